import { timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Registry } from 'prom-client'
import type { Env } from '#app/env.server.ts'

const TIMEOUTS = { headersTimeout: 5_000, requestTimeout: 5_000, keepAliveTimeout: 65_000 }
/** Whoever gathers figures needs one or two. */
const MAX_CONNECTIONS = 16

/**
 * Shows the figures at /metrics on a port of their own, where no visitor comes. Answers the port, and what closes it.
 * Throws with a plain sentence when the port cannot be had.
 */
export async function serveMetrics(
  registry: Registry,
  { host, port, token }: NonNullable<Env['metrics']>,
): Promise<{ port: number; close: () => Promise<void> }> {
  const server = createServer(TIMEOUTS, (request, response) => {
    const answer = (status: number, text: string, type = 'text/plain; charset=utf-8') => {
      response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(text)
    }
    const [path] = (request.url ?? '').split('?')
    if (path !== '/metrics' || request.method !== 'GET') return answer(404, 'There is nothing here.\n')
    if (token !== undefined && !holds(request, token)) {
      response.setHeader('www-authenticate', 'Bearer')
      return answer(401, 'The figures need METRICS_TOKEN as a bearer token.\n')
    }
    registry.metrics().then(
      (text) => answer(200, text, registry.contentType),
      () => answer(500, 'The figures could not be gathered.\n'),
    )
  })
  server.maxConnections = MAX_CONNECTIONS
  await new Promise<void>((ready, fail) => {
    server.once('error', (cause: Error & { code?: string }) => {
      fail(new Error(`METRICS_PORT: ${host}:${port} cannot be listened on (${cause.code})`, { cause }))
    })
    server.listen(port, host, ready)
  })
  server.unref()
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}

/** Whether a request carries the token; how long the answer takes says nothing about it. */
function holds(request: IncomingMessage, token: string): boolean {
  const given = Buffer.from(request.headers.authorization ?? '')
  const wanted = Buffer.from(`Bearer ${token}`)
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
