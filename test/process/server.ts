import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { environment } from '../setup/environment.ts'
import { until } from '../until.ts'
import { createVisitor, type Visitor } from '../walks/visitor.ts'

const ROOT = new URL('../..', import.meta.url)
const PASSWORD = 'seven green bottles'

export type Exit = { code: number | null; signal: NodeJS.Signals | null }

/** A new folder for data, and how to remove it. */
export function dataFolder() {
  const path = mkdtempSync(join(tmpdir(), 'wordkin-process-'))
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) }
}

/** Whatever happens in a test, no server outlives its file. */
const children = new Set<ChildProcess>()
afterAll(() => {
  for (const child of children) child.kill('SIGKILL')
})

/** Runs `node server.ts` (or another program) with nothing configured but `variables`; it may also refuse to start. */
export function runServer(variables: Record<string, string>, program = 'server.ts') {
  const child = spawn(process.execPath, [program], {
    cwd: ROOT,
    env: environment({ PORT: '0', ...variables }),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  children.add(child)
  let out = ''
  let err = ''
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => (out += chunk))
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => (err += chunk))
  let exit: Exit | undefined
  const exited = new Promise<Exit>((resolve) =>
    child.once('close', (code, signal) => {
      exit = { code, signal }
      children.delete(child)
      resolve(exit)
    }),
  )
  return {
    pid: child.pid ?? 0,
    out: () => out,
    err: () => err,
    exited,
    /** How it ended, or undefined while it runs. */
    exit: () => exit,
    kill: (signal: NodeJS.Signals) => child.kill(signal),
  }
}

/** Starts a server and waits until it says that it is ready. Throws with what it said when it ends instead. */
export async function startServer(variables: Record<string, string>) {
  const server = runServer(variables)
  const url = await until(() => {
    if (server.exit()) throw new Error(`The server ended: ${server.out()}${server.err()}`)
    return /is ready at (\S+)/.exec(server.out())?.[1]
  }, 'the server to start')

  const visitor = () => createVisitor((request) => fetch(request), { origin: url })

  return {
    ...server,
    url,
    visitor,
    /** A visitor who has just made an account. */
    async member(): Promise<Visitor & { email: string }> {
      const email = `${crypto.randomUUID()}@example.org`
      const account = { firstName: 'Ada', lastName: 'Byron', email, password: PASSWORD }
      const browser = visitor()
      const { status, text } = await browser.call('POST', '/api/register', { json: account })
      if (status !== 200) throw new Error(`No account: ${text}`)
      return Object.assign(browser, { email })
    },
    /** The same person at this server: their cookies, from another one on the same database. */
    moved(from: Visitor): Visitor {
      const browser = visitor()
      for (const [name, value] of from.cookies) browser.cookies.set(name, value)
      return browser
    },
    async stop() {
      if (!server.exit()) server.kill('SIGTERM')
      return server.exited
    },
  }
}

export type Server = Awaited<ReturnType<typeof startServer>>

/** Starts a worker beside servers on the same database, and waits until it is ready. */
export async function startWorker(variables: Record<string, string>) {
  const worker = runServer(variables, 'worker.ts')
  await until(() => {
    if (worker.exit()) throw new Error(`The worker ended: ${worker.out()}${worker.err()}`)
    return worker.out().includes('ready')
  }, 'the worker to start')
  return {
    ...worker,
    async stop() {
      if (!worker.exit()) worker.kill('SIGTERM')
      return worker.exited
    },
  }
}
