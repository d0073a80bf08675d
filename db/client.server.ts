import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { findPackageJSON } from 'node:module'
import type { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import type { PgColumn, PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { Sql } from 'postgres'
import { lockFolder } from './folder-lock.server.ts'
import { openPool } from './pool.server.ts'

export type Database = PgDatabase<PgQueryResultHKT>

/** Listens for, and sends, short messages between processes on the same database. */
export type Notifier = {
  notify(channel: string, message: string): Promise<void>
  /** Returns a function that ends the listening. */
  listen(channel: string, onMessage: (message: string) => void): Promise<() => Promise<void>>
}

/** The database without Drizzle, for libraries that write their own SQL. */
export type RawDatabase = {
  /** Whether it is the embedded one, which only this process uses. */
  embedded: boolean
  /** Runs one statement with `values`, or any number of them without. */
  executeSql(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>
  /** Calls `onMessage` for each notification, and `onConnect` whenever there may have been some that were missed. */
  listen(
    channel: string,
    onMessage: (message: string) => void,
    onConnect: () => void,
  ): Promise<{ close(): Promise<void> }>
}

/** The database, once `openDatabase` has been awaited. A live binding, so that every importer sees it. */
export let db: Database
export let notifier: Notifier
export let rawDatabase: RawDatabase
let close: (() => Promise<void>) | undefined

/** How the transactions of this process stand with its connections, for figures; counts since the start. */
export const transactions = { size: 1, open: 0, waiting: 0, begun: 0, waitedMs: 0 }

/** Keeps a prepared statement per opened database; `prepare` runs at its first use. For hot queries. */
export function prepared<T>(prepare: (database: Database) => T): () => T {
  let made: { database: Database; statement: T } | undefined
  return () => {
    if (made?.database !== db) made = { database: db, statement: prepare(db) }
    return made.statement
  }
}

/** A named value of a prepared statement, encoded (and cleaned) as `column` encodes its values. */
export function value(column: PgColumn, name: string) {
  return sql.param(sql.placeholder(name), column)
}

/** Drizzle has taken the conversion of JSON and dates away from the driver. */
function asText(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString()
  const isJson = typeof value === 'object' && value !== null && !Array.isArray(value)
  return isJson ? JSON.stringify(value) : value
}

/** Connections of a process to PostgreSQL. */
const CONNECTIONS = 10
/** The same with the one that it listens on. */
export const POOL_CONNECTIONS = CONNECTIONS + 1

/** Counts how many transactions wait for a connection, and how long: the driver does not say. */
function countTransactions(pool: Sql): void {
  const begin = pool.begin.bind(pool) as (options: string, work: (tx: unknown) => unknown) => Promise<unknown>
  const counted = async (first: unknown, second?: unknown) => {
    const [options, work] = typeof first === 'string' ? [first, second] : ['', first]
    const askedAt = performance.now()
    let isWaiting = true
    const settle = () => {
      if (isWaiting) transactions.waiting--
      isWaiting = false
    }
    transactions.waiting++
    try {
      return await begin(options, async (tx) => {
        settle()
        transactions.begun++
        transactions.waitedMs += performance.now() - askedAt
        transactions.open++
        try {
          return await (work as (tx: unknown) => unknown)(tx)
        } finally {
          transactions.open--
        }
      })
    } finally {
      settle()
    }
  }
  pool.begin = counted as typeof pool.begin
}

type SqlValues = Parameters<Sql['unsafe']>[1]

/** Held by whoever migrates, so that of several processes that start at once one does. */
export const MIGRATION_LOCK = 7_203_001
const options = { casing: 'snake_case' } as const

/** Where the migrations are, whether this runs from source or from the build. */
export function migrationsFolder(): string {
  const packageJson = findPackageJSON('..', import.meta.url) ?? findPackageJSON('.', import.meta.url)
  return join(dirname(packageJson ?? process.cwd()), 'db/migrations')
}

/** What a statement of one's own answered: the two drivers wrap rows differently. */
export function rowsOf<T>(answer: unknown): T[] {
  return (Array.isArray(answer) ? [...answer] : (answer as { rows: unknown[] }).rows) as T[]
}

type Where = {
  databaseUrl?: string
  dataDir: string
  /** Leaves the schema as it is. */
  asItIs?: boolean
}

/**
 * Opens PostgreSQL at `databaseUrl` or, without one, the embedded PGlite database in `dataDir`, and brings the schema up
 * to date. Several processes may start at once: one migrates, the others wait. Throws when a second process asks for
 * the same PGlite folder.
 */
export async function openDatabase({ databaseUrl, dataDir, asItIs = false }: Where): Promise<void> {
  await (databaseUrl ? openPostgres(databaseUrl, asItIs) : openPglite(join(dataDir, 'pglite'), asItIs))
}

/** Ends all connections. Safe to call twice. */
export async function closeDatabase(): Promise<void> {
  const closing = close
  close = undefined
  await closing?.()
}

async function openPostgres(url: string, asItIs: boolean) {
  const [{ default: postgres }, { drizzle }, { migrate }] = await Promise.all([
    import('postgres'),
    import('drizzle-orm/postgres-js'),
    import('drizzle-orm/postgres-js/migrator'),
  ])
  if (!asItIs) {
    // A connection of its own holds the lock: drizzle's migrate takes none.
    const single = postgres(url, { max: 1, onnotice: () => {}, connect_timeout: 10 })
    try {
      await single`select pg_advisory_lock(${MIGRATION_LOCK})`.catch((error: unknown) => {
        throw cannotOpen(url, error)
      })
      await migrate(drizzle(single, options), { migrationsFolder: migrationsFolder() })
    } finally {
      await single.end()
    }
  }
  transactions.size = CONNECTIONS
  const pool = await openPool(url, CONNECTIONS, (connections) => {
    countTransactions(connections)
    db = drizzle(connections, options)
  })
  notifier = {
    async notify(channel, message) {
      await pool.current().notify(channel, message)
    },
    async listen(channel, onMessage) {
      const listening = await pool.listener.listen(channel, onMessage)
      return () => listening.unlisten()
    },
  }
  rawDatabase = {
    embedded: false,
    async executeSql(text, values = []) {
      const connections = pool.current()
      if (values.length > 0) {
        return { rows: [...(await connections.unsafe(text, values.map(asText) as SqlValues))] }
      }
      // It may be several statements with a transaction of their own, which must stay on one connection.
      const connection = await connections.reserve()
      try {
        const rows = await connection.unsafe(text)
        return { rows: Array.isArray(rows[0]) ? rows.flat() : [...rows] }
      } catch (error) {
        await connection.unsafe('rollback').catch(() => {})
        throw error
      } finally {
        connection.release()
      }
    },
    async listen(channel, onMessage, onConnect) {
      const listening = await pool.listener.listen(channel, onMessage, onConnect)
      return { close: () => listening.unlisten() }
    },
  }
  close = () => pool.end()
}

/** Why there is no database to be had, in words; what the driver says tells neither user nor password. */
function cannotOpen(url: string, error: unknown): Error {
  const host = url.replace(/^\w+:\/\/([^/]*@)?/, '').split(/[/?]/)[0]
  const said = error instanceof Error ? error.message : 'no answer'
  const question = 'Is it running, and is DATABASE_URL right?'
  return new Error(`PostgreSQL at ${host} cannot be opened: ${said}. ${question}`, { cause: error })
}

/** Claims the folder beside which the embedded database is. Throws, in words, when it cannot be used or is in use. */
function claimFolder(folder: string): () => void {
  try {
    mkdirSync(dirname(folder), { recursive: true })
    return lockFolder(`${folder}.lock`)
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code
    if (!code) throw error
    throw new Error(
      `The data folder ${dirname(folder)} cannot be used (${code}). Let this user write there, or choose another DATA_DIR.`,
      { cause: error },
    )
  }
}

async function openPglite(folder: string, asItIs: boolean) {
  const unlock = claimFolder(folder)
  try {
    const [{ PGlite }, { withPreparedStatements }, { drizzle }, { migrate }] = await Promise.all([
      import('@electric-sql/pglite'),
      import('./pglite-statements.server.ts'),
      import('drizzle-orm/pglite'),
      import('drizzle-orm/pglite/migrator'),
    ])
    const client: PGlite = await PGlite.create(folder).catch((error: unknown) => {
      const said = error instanceof Error ? error.message : 'no reason'
      const advice = 'Put a backup back, or move the folder away to begin anew.'
      throw new Error(`The embedded database in ${folder} cannot be opened (${said}). ${advice}`, {
        cause: error,
      })
    })
    if (!asItIs) await migrate(drizzle(client, options), { migrationsFolder: migrationsFolder() })
    db = drizzle({ client: withPreparedStatements(client), ...options })
    notifier = {
      async notify(channel, message) {
        await client.query('select pg_notify($1, $2)', [channel, message])
      },
      listen: (channel, onMessage) => client.listen(channel, onMessage),
    }
    rawDatabase = {
      embedded: true,
      async executeSql(text, values = []) {
        if (values.length > 0) return client.query(text, values)
        try {
          return { rows: (await client.exec(text)).flatMap(({ rows }) => rows) }
        } catch (error) {
          // Statements that begin a transaction by themselves must not leave the only connection inside it.
          await client.query('rollback').catch(() => {})
          throw error
        }
      },
      async listen(channel, onMessage, onConnect) {
        const close = await client.listen(channel, onMessage)
        onConnect()
        return { close }
      },
    }
    close = async () => {
      await client.close()
      unlock()
    }
  } catch (error) {
    unlock()
    throw error
  }
}
