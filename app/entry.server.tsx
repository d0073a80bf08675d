import { Writable } from 'node:stream'
import { renderToPipeableStream, renderToStaticMarkup } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { nonceContext, paymentContext, requestIdContext } from '#app/http/context.server.ts'
import { log, requestLog } from '#app/http/log.server.ts'
import type { PageHandle } from '#app/http/page-handle.ts'
import { RequestId } from '#app/ui/request-id.ts'

/** Above this size React would move finished content into templates that only a script puts in its place. */
const NEVER_OUTLINE = 64 * 1024 * 1024

/** Renders the whole page before the first byte: without JavaScript a fallback would stay for ever. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> | Response {
  headers.set('content-type', 'text/html; charset=utf-8')
  if (saysOf(routerContext, 'payment')) context.set(paymentContext, true)
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  const nonce = context.get(nonceContext)
  const page = (
    <RequestId value={context.get(requestIdContext)}>
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
    </RequestId>
  )
  if (saysOf(routerContext, 'document')) {
    // Nothing waits on such pages, and without React in the browser they need no marks for it either.
    return new Response(`<!DOCTYPE html>${renderToStaticMarkup(page)}`, { status, headers })
  }
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      progressiveChunkSize: NEVER_OUTLINE,
      onAllReady() {
        pipe(collect((body) => resolve(new Response(body, { status, headers }))))
      },
      onShellError: reject,
      onError(error) {
        log.error({ err: error }, 'rendering failed')
      },
    })
    request.signal.addEventListener('abort', () => abort(request.signal.reason), { once: true })
  })
}

/** Whether the page, or one that it stands in, says so of itself: see `PageHandle`. */
function saysOf({ staticHandlerContext, routeModules }: EntryContext, what: 'document' | 'payment'): boolean {
  return staticHandlerContext.matches.some(
    ({ route: { id } }) =>
      Object.hasOwn(routeModules, id) && (routeModules[id]?.handle as PageHandle | undefined)?.[what],
  )
}

/**
 * The page with its scripts loaded after what it looks like. The framework asks for them as urgently as for styles and fonts,
 * between which a slow line is divided; nothing of the first view waits for them.
 */
function scriptsAfterView(html: string): string {
  return html.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchPriority="low"')
}

/** Takes a page in pieces and hands it on as a whole: many small pieces through a stream cost more than all of rendering. */
function collect(done: (body: Uint8Array<ArrayBuffer>) => void): Writable {
  const pieces: Uint8Array[] = []
  return new Writable({
    write(piece: Uint8Array, _encoding, next) {
      pieces.push(piece)
      next()
    },
    final(next) {
      done(Buffer.from(scriptsAfterView(Buffer.concat(pieces).toString())))
      next()
    },
  })
}

/** Anything thrown that is not an answer is a bug: it is logged under the request's id, and the person sees a plain 500. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  requestLog(context).error({ err: error }, 'unexpected error')
}
