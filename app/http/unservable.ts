import type { IncomingMessage, ServerResponse } from 'node:http'

/** What some request asks for that cannot even be put before a route: methods that `Request` refuses, and no address. */
const REFUSED_METHODS = new Set(['TRACE', 'TRACK', 'CONNECT'])
const ALLOWED = 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS'

/** Answers a request that no route can be asked about; false when `request` is not of that kind. */
export function refuseUnservable(request: IncomingMessage, response: ServerResponse): boolean {
  const { method = '', headers, url = '' } = request
  if (REFUSED_METHODS.has(method)) {
    refuse(response, 405, `This address only accepts ${ALLOWED}.`, { allow: ALLOWED })
    return true
  }
  if (!url.startsWith('/') || !URL.canParse(`http://${headers.host ?? 'localhost'}${url}`)) {
    refuse(response, 400, 'This address could not be read.')
    return true
  }
  return false
}

function refuse(
  response: ServerResponse,
  status: number,
  message: string,
  more: Record<string, string> = {},
) {
  response
    .writeHead(status, {
      'content-type': 'application/json',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
      ...more,
    })
    .end(JSON.stringify({ message }))
}
