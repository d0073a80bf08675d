import { randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { constants, gzip } from 'node:zlib'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import * as build from 'virtual:react-router/server-build'
import { AppError } from './domain/errors.ts'
import { env } from './env.server.ts'
import { limitBody } from './http/body.server.ts'
import { clientAddressContext, nonceContext, requestIdContext } from './http/context.server.ts'
import { errorAnswer } from './http/errors.server.ts'
import { log } from './http/log.server.ts'
import { refuseForeign, securityHeaders } from './http/security.server.ts'

export { startService, stopService } from './service.server.ts'
export { env, log }

const compress = promisify(gzip)
const route = createRequestHandler(build, env.mode)

/**
 * Answers one request with the whole product: any request that reaches here gets an answer with the security headers
 * and a request id, whatever happens inside.
 */
export async function handle(request: Request, client: { address: string }): Promise<Response> {
  const started = performance.now()
  const requestId = randomBytes(9).toString('base64url')
  const nonce = randomBytes(16).toString('base64')
  const path = new URL(request.url).pathname
  const context = new RouterContextProvider()
  context.set(nonceContext, nonce)
  context.set(requestIdContext, requestId)
  context.set(clientAddressContext, client.address)

  let response: Response
  try {
    refuseForeign(request)
    response = await route(limitBody(request, path), context)
  } catch (error) {
    if (error instanceof AppError) response = errorAnswer(error)
    else {
      log.error({ err: error, requestId }, 'unexpected error')
      response = Response.json({ message: 'Something went wrong on our side.', requestId }, { status: 500 })
    }
  }
  response = await compressed(request, response)
  for (const [name, value] of Object.entries(securityHeaders(nonce))) response.headers.set(name, value)
  response.headers.set('x-request-id', requestId)
  if (!response.headers.has('cache-control')) response.headers.set('cache-control', 'private, no-store')
  log.info(
    {
      requestId,
      method: request.method,
      path,
      status: response.status,
      ms: Math.round(performance.now() - started),
    },
    'request',
  )
  return response
}

/** Pages are sent compressed to those who take it; streams and small answers go as they are. */
async function compressed(request: Request, response: Response): Promise<Response> {
  const html = response.headers.get('content-type')?.startsWith('text/html') ?? false
  const streamed = response.headers.get('cache-control')?.includes('no-transform') ?? false
  if (!html || streamed || !/\bgzip\b/.test(request.headers.get('accept-encoding') ?? '')) return response
  const bytes = await compress(await response.arrayBuffer(), { level: constants.Z_BEST_SPEED })
  const headers = new Headers(response.headers)
  headers.set('content-encoding', 'gzip')
  headers.set('vary', 'accept-encoding')
  return new Response(new Uint8Array(bytes), { status: response.status, headers })
}
