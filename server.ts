import { existsSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { lookup } from '#app/lookup.ts'
import { createRequestListener } from '@remix-run/node-fetch-server'
import sirv from 'sirv'
import type * as App from './app/server/handler.server.ts'
import { clientAddress } from './app/http/client-address.ts'
import { endInOrder, isClosing } from './app/http/early-answer.ts'
import { refuseUnservable } from './app/http/unservable.ts'
import { isLostWrite } from './db/errors.ts'

process.chdir(import.meta.dirname)
const development = process.argv.includes('--dev')
process.env.NODE_ENV ??= development ? 'development' : 'production'

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

/** Times after which slow or idle connections are let go, so that they cannot use up the server. */
const TIMEOUTS = {
  headersTimeout: 15_000,
  requestTimeout: 120_000,
  keepAliveTimeout: 10_000,
  /** How often is looked for them: by itself Node.js lets them have 30 s more. */
  connectionsCheckingInterval: 5_000,
}
/** A reader that takes nothing of what is there for them for so long is let go. */
const STALLED_MS = 60_000
const MAX_CONNECTIONS = 5_000
/** How long the database stays open for answers that are being written when all streams have ended. */
const LAST_ANSWERS_MS = 3_000

const { app, assets } = await (development ? develop() : serveBuild()).catch(giveUp)
await app.startService().catch(giveUp)

const origin = app.env.origin === undefined ? undefined : new URL(app.env.origin)
const addressing = {
  trustProxy: app.env.proxies > 0,
  host: origin?.host,
  protocol: origin?.protocol,
}
const listener: Middleware = (request, response) => {
  if (refuseUnservable(request, response)) return
  const client = { address: clientAddress(request, app.env.proxies) }
  createRequestListener((asked: Request) => app.handle(asked, client), addressing)(request, response)
}
/** Answers that are not at their end. */
const answers = new Set<ServerResponse>()
let stopping = false

const server = createServer(TIMEOUTS, (request, response) => {
  if (isClosing(request)) return
  endInOrder(request, response)
  answers.add(response)
  if (stopping) response.shouldKeepAlive = false
  response.once('close', () => {
    answers.delete(response)
    if (stopping) setImmediate(() => server.closeIdleConnections())
  })
  // A file that vanishes while it is sent (a new build) ends that one answer, not the process.
  response.setTimeout(STALLED_MS, () => {
    // Without anything to take, an answer is merely being worked on.
    if (response.writableLength > 0) response.destroy()
  })
  response.on('pipe', (source: NodeJS.EventEmitter) => source.on('error', () => response.destroy()))
  // It would be believed before X-Forwarded-Proto, and proxies that overwrite that one hand this one on as it came.
  delete request.headers.forwarded
  assets(request, response, () => listener(request, response, () => {}))
})
server.maxConnections = MAX_CONNECTIONS
server.on('error', (error: NodeJS.ErrnoException) => giveUp(notListening(error)))
server.listen(app.env.port, app.env.host, () => {
  const { port } = server.address() as AddressInfo
  console.log(`Wordkin is ready at ${app.env.origin ?? `http://${app.env.host}:${port}`}`)
})

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop())

/** Takes no new work, lets streams finish or end with a clear event, and leaves. A second signal leaves at once. */
async function stop() {
  if (stopping) process.exit(1)
  stopping = true
  server.close()
  server.closeIdleConnections()
  // Whoever keeps a connection for their next request, such as a proxy, shall make it to another process.
  for (const answer of answers) answer.shouldKeepAlive = false
  await app.stopService(lastAnswers)
  // Answers that are just being written get a moment; whoever keeps a connection open without need does not.
  setTimeout(() => server.closeAllConnections(), 1_000).unref()
  server.once('close', () => process.exit())
  server.closeIdleConnections()
  setTimeout(() => process.exit(), 2_000).unref()
}

/** Resolves when nothing is being answered any more, or after a moment. */
async function lastAnswers(): Promise<void> {
  const end = performance.now() + LAST_ANSWERS_MS
  while (answers.size > 0 && performance.now() < end) await sleep(20)
}

// One request's mistake must not take everybody else down; what happened is in the log.
process.on('unhandledRejection', (error) => app.log.error({ err: error }, 'unhandled rejection'))
// After an exception nobody caught, the state of the process is unknown: it stops in good order and is started anew.
process.on('uncaughtException', (error) => {
  if (isLostWrite(error)) return app.log.warn({ err: error }, 'a connection to the database was lost')
  app.log.fatal({ err: error }, 'uncaught exception')
  process.exitCode = 1
  void stop()
})

/** Files whose names say what is in them: they never change. */
const NAMED_BY_CONTENT = /^\/(?:assets\/.+-[\w-]{8}|fonts\/.+-\d+\.\d+)\.\w+(?:\.br|\.gz)?$/

async function serveBuild(): Promise<{ app: typeof App; assets: Middleware }> {
  const entry = './build/server/index.js'
  if (!existsSync(entry)) throw new Error('The product is not built yet. Run npm run build first.')
  const files = sirv('build/client', {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders(response, path) {
      response.setHeader(
        'cache-control',
        NAMED_BY_CONTENT.test(path) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      )
      response.setHeader('x-content-type-options', 'nosniff')
    },
  })
  const assets: Middleware = (request, response, next) => {
    files(request, response, () => (request.url?.startsWith('/assets/') ? noSuchAsset(response) : next()))
  }
  return { app: (await import(entry)) as typeof App, assets }
}

/** A file of another build may be there a moment later, on another server: nobody is to remember that it was not. */
function noSuchAsset(response: ServerResponse) {
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'x-content-type-options': 'nosniff' }
  response.writeHead(404, { ...headers, 'cache-control': 'no-store' }).end('There is no such file.\n')
}

/** Where Google is not configured, developers sign in at an imitation of it, with people who do not exist. */
async function imitateGoogle() {
  if (process.env.GOOGLE_CLIENT_ID) return
  const { startGoogle } = await import('./test/mocks/google.ts')
  const origin = process.env.APP_URL ?? `http://127.0.0.1:${process.env.PORT ?? 3000}`
  const people = [
    { email: 'ada@example.com', name: 'Ada Lovelace' },
    { email: 'mary@example.com', name: 'Mary Somerville', email_verified: false },
  ]
  const google = await startGoogle(origin, people)
  Object.assign(process.env, google.variables)
  console.log(`Sign-in with Google is imitated at ${google.url}`)
}

async function develop(): Promise<{ app: typeof App; assets: Middleware }> {
  await imitateGoogle()
  const vite = await (await import('vite')).createServer({
    server: { middlewareMode: true },
    appType: 'custom',
  })
  const load = () => vite.ssrLoadModule('./app/server/handler.server.ts') as Promise<typeof App>
  let running = await load()
  let turn: Promise<unknown> = Promise.resolve()
  // What had been started by older code is stopped, and started anew: once, however many requests come meanwhile.
  const renew = async () => {
    const fresh = await load()
    if (fresh === running) return running
    await running.stopService()
    await fresh.startService()
    running = fresh
    return running
  }
  /** The newest code, for each request. */
  const newest = () => {
    const next = turn.then(renew)
    turn = next.catch(() => {})
    return next
  }
  const newestApp: typeof App = {
    ...running,
    handle: async (...args) => {
      try {
        return await (await newest()).handle(...args)
      } catch (error) {
        if (error instanceof Error) vite.ssrFixStacktrace(error)
        console.error(error)
        return brokenCode(error)
      }
    },
    stopService: (...args) => running.stopService(...args),
  }
  return { app: newestApp, assets: vite.middlewares }
}

/** The page of code that cannot be run: Vite's own message over it, until what is wrong was changed. */
function brokenCode(error: unknown): Response {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error))
  const told = JSON.stringify({ message, stack }).replaceAll('<', '\\u003c')
  const script = `import { createHotContext, ErrorOverlay } from '/@vite/client'
document.body.append(new ErrorOverlay(${told}))
createHotContext('/broken').on('wordkin:server-changed', () => location.reload())`
  return new Response(
    `<!DOCTYPE html><title>The code cannot be run</title><body><script type="module">${script}</script>`,
    { status: 500, headers: { 'content-type': 'text/html; charset=utf-8' } },
  )
}

/** Why nobody can be served where it was asked for, in words. */
function notListening(error: NodeJS.ErrnoException): Error {
  const where = `${app.env.host}:${app.env.port}`
  const words = lookup({
    EADDRINUSE: `The address ${where} is taken by another process. Stop that one, or choose another PORT.`,
    EACCES: `This user may not listen on ${where}. Choose a PORT from 1024 on.`,
    EADDRNOTAVAIL: `This machine has no address ${app.env.host}. Choose another HOST.`,
  })
  const said = words.get(error.code ?? '')
  return said ? new Error(`${said} (${error.code})`, { cause: error }) : error
}

function giveUp(error: unknown): never {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
