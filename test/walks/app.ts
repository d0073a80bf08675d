import { randomUUID } from 'node:crypto'
import postgres from 'postgres'
import { inject } from 'vitest'
import { createDatabase } from '../postgres.ts'
import { configure } from '../setup/environment.ts'
import { TEMPLATE } from '../setup/postgres-cluster.ts'
import { workerFolder } from '../setup/worker-folder.ts'
import { createVisitor, type Handle, type Visitor } from './visitor.ts'

export const PASSWORD = 'seven green bottles'

type Built = { handle: Handle; startService(): Promise<void>; stopService(): Promise<void> }

/** The product as nothing configures it, which all files of a worker share. */
let shared: Promise<App> | undefined

/**
 * Starts the built product in this process, on a database of its own and configured by `variables`. The product reads its
 * configuration when it is loaded, once per process: files that need no variables share one, and with it its database;
 * those that do have a process of their own (see vitest.config.ts). Throws when a process is asked for two.
 */
export function startApp(variables?: Record<string, string>): Promise<App> {
  if (shared && variables) throw new Error('This process runs the product as nothing configures it already.')
  if (variables) return start(variables)
  // Stopped with the worker.
  shared ??= start({}).then((app) => ({ ...app, stop: async () => {} }))
  return shared
}

async function start(variables: Record<string, string>) {
  const databaseUrl = await createDatabase(inject('postgres'), { template: TEMPLATE })
  const dataDir = workerFolder()
  configure({
    NODE_ENV: 'production',
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    SHUTDOWN_GRACE_SECONDS: '1',
    // However busy the machine is, a file that is read in the end is read within the request.
    UPLOAD_WAIT_SECONDS: '170',
    ...variables,
  })
  const built = (await import(new URL('../../build/server/index.js', import.meta.url).href)) as Built
  await built.startService()
  const sql = postgres(databaseUrl, { max: 2, onnotice: () => {} })
  const visitor = () => createVisitor(built.handle)

  /** A visitor who has just made an account, on the given plan. */
  async function member(plan = 'free'): Promise<Visitor & { email: string }> {
    const email = `${randomUUID()}@example.org`
    const browser = visitor()
    const account = { firstName: 'Ada', lastName: 'Byron', email, password: PASSWORD }
    const answer = await browser.call('POST', '/api/register', { json: account })
    if (answer.status !== 200) throw new Error(`No account: ${answer.text}`)
    if (plan !== 'free') await sql`update users set subscription = ${plan} where email = ${email}`
    return Object.assign(browser, { email })
  }

  return {
    sql,
    /** Where it keeps its files. */
    dataDir,
    visitor,
    member,
    async stop() {
      await sql.end()
      await built.stopService()
    },
  }
}

export type App = Awaited<ReturnType<typeof start>>
