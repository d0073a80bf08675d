import { randomBytes } from 'node:crypto'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import * as build from 'virtual:react-router/server-build'
import { AppError } from '../domain/errors.ts'
import { reachedAt } from '../domain/mail/reached.server.ts'
import { env } from '../env.server.ts'
import { limitBody } from '../http/body.server.ts'
import {
  clientAddressContext,
  nonceContext,
  paymentContext,
  requestIdContext,
  routeContext,
  sitemapContext,
} from '../http/context.server.ts'
import { errorAnswer } from '../http/errors.server.ts'
import { flashHeader } from '../http/flash.server.ts'
import { gatherHandles } from '../http/gathered-handles.ts'
import { log } from '../http/log.server.ts'
import { safeNext } from '../http/next.server.ts'
import { refusingPages } from '../http/page-refusals.server.ts'
import { publicOrigin } from '../http/origin.server.ts'
import { isPageRequest } from '../http/page-request.ts'
import { createPageCache } from '../http/pages.server.ts'
import { refuseForeign, securityHeaders } from '../http/security.server.ts'
import { emit } from '../observe/events.ts'
import { inSpan, type Span } from '../observe/tracing.server.ts'
import { withWork } from '../observe/work-context.server.ts'

export { startService, stopService } from './service.server.ts'
export { env, log }

const route = createRequestHandler(refusingPages(build), env.mode)
const { sameForVisitors, payment, sitemap, bodyLimit } = gatherHandles(build)
const { finishPage, keptPage } = createPageCache(sameForVisitors)

/** After how many seconds something that is away is worth another try, where the answer itself does not know. */
const TRY_AGAIN_SECONDS = 5

/**
 * Answers one request with the whole product: any request that reaches here gets an answer with the security headers
 * and a request id, whatever happens inside.
 */
export function handle(request: Request, client: { address: string }): Promise<Response> {
  const requestId = randomBytes(9).toString('base64url')
  const parent = request.headers.get('traceparent')
  return withWork({ requestId }, () =>
    inSpan(
      request.method,
      'server',
      { 'wordkin.request_id': requestId },
      (span) => reachedAt(publicOrigin(request), () => answer(request, client, requestId, span)),
      parent,
    ),
  )
}

async function answer(
  request: Request,
  client: { address: string },
  requestId: string,
  span: Span,
): Promise<Response> {
  const started = performance.now()
  const nonce = randomBytes(16).toString('base64')
  const url = new URL(request.url)
  const path = url.pathname
  const context = new RouterContextProvider()
  context.set(nonceContext, nonce)
  context.set(requestIdContext, requestId)
  context.set(clientAddressContext, client.address)
  context.set(sitemapContext, sitemap)

  let response: Response
  try {
    refuseForeign(request)
    const kept = keptPage(request, url)
    // These are few, and their patterns are their addresses.
    if (kept) {
      context.set(routeContext, path)
      context.set(paymentContext, payment.has(path + url.search))
    }
    response = kept ?? (await route(limitBody(request, bodyLimit(request)), context))
  } catch (error) {
    if (error instanceof AppError) response = await refusal(request, path, error)
    else {
      log.error({ err: error }, 'unexpected error')
      response = Response.json({ message: 'Something went wrong on our side.', requestId }, { status: 500 })
    }
  }
  response = await finishPage(request, url, response, [nonce, requestId])
  for (const [name, value] of Object.entries(securityHeaders(nonce, context.get(paymentContext)))) {
    // An answer may be stricter with itself than pages are.
    if (!response.headers.has(name)) response.headers.set(name, value)
  }
  response.headers.set('x-request-id', requestId)
  if (response.status === 503 && !response.headers.has('retry-after')) {
    response.headers.set('retry-after', String(TRY_AGAIN_SECONDS))
  }
  if (!response.headers.has('cache-control')) response.headers.set('cache-control', 'private, no-store')
  const { method } = request
  const { status } = response
  const ms = performance.now() - started
  const matched = context.get(routeContext)
  // A link that lets somebody in is as good as a key.
  const address = path.replace(/^(\/shared)\/.*/s, '$1/:token')
  log.info({ method, path: address, status, ms: Math.round(ms) }, 'request')
  emit('answered', { route: matched, method, status, ms })
  span.rename(`${method} ${matched}`)
  span.note({ 'http.request.method': method, 'http.route': matched, 'http.response.status_code': status })
  return response
}

/** A refusal before any route was asked: calls get JSON, a form that was too large leads back to its page. */
async function refusal(request: Request, path: string, error: AppError): Promise<Response> {
  if (error.code !== 'too_large' || !isPageRequest(request)) return errorAnswer(error)
  const referer = request.headers.get('referer') ?? ''
  const from = URL.canParse(referer) ? new URL(referer) : { pathname: path, search: '' }
  const description = `${error.message} Your browser's Back button leads to what you typed.`
  return new Response(null, {
    status: 303,
    headers: {
      location: safeNext(from.pathname + from.search, '/'),
      'set-cookie': await flashHeader({ kind: 'bad', title: 'File too large', description }),
    },
  })
}
