import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Sql } from 'postgres'
import { migrationsFolder } from './client.server.ts'

/** What a look at PostgreSQL tells. */
export type DatabaseState = {
  /** As PostgreSQL counts: 170002 is 17.2. */
  version: number
  /** How far its clock is ahead of this process's, in milliseconds. */
  aheadMs: number
  /** Connections that roles like ours may have in all, and how many all have now. */
  connections: { allowed: number; open: number }
  /** Migrations of this program that are not applied, and applied ones that it does not know. */
  migrations: { pending: number; unknown: number }
  /** Whether this role may make tables. */
  mayCreate: boolean
  /** Jobs that nobody began within `lateMinutes`, and whether any is being worked on. */
  late: { jobs: number; minutes: number; anyAtWork: boolean }
}

type Journal = { entries: { when: number }[] }

/**
 * Looks at the PostgreSQL database at `url` without changing it. Jobs count as late after `lateMinutes`. Throws what the
 * driver says when it cannot be reached.
 */
export async function inspectDatabase(url: string, lateMinutes: number): Promise<DatabaseState> {
  const sql = await connect(url)
  try {
    const [server] = await sql<Pick<DatabaseState, 'version' | 'mayCreate'>[]>`
      select current_setting('server_version_num')::int as version,
        has_database_privilege(current_database(), 'CREATE') as "mayCreate"`
    const [connections] = await sql<DatabaseState['connections'][]>`
      select current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
          - coalesce(current_setting('reserved_connections', true), '0')::int as allowed,
        (select count(*) from pg_stat_activity where backend_type = 'client backend')::int as open`
    if (!server || !connections) throw new Error('The database answered nothing.')
    return {
      ...server,
      connections,
      aheadMs: await clockOf(sql),
      migrations: await migrationsOf(sql),
      late: await lateJobs(sql, lateMinutes),
    }
  } finally {
    await sql.end({ timeout: 2 })
  }
}

async function connect(url: string): Promise<Sql> {
  const { default: postgres } = await import('postgres')
  return postgres(url, {
    max: 1,
    onnotice: () => {},
    connect_timeout: 5,
    connection: { statement_timeout: 5_000 },
  })
}

/**
 * Returns which of these events of the payment provider are about customers of the database at `url` and have not been
 * taken, and when the last event was. Throws what the driver says when it cannot be reached.
 */
export async function inspectEvents(
  url: string,
  events: readonly { id: string; customerId: string | null }[],
): Promise<{ missed: Set<string>; lastTakenAt: Date | null }> {
  const sql = await connect(url)
  try {
    const taken = await sql<{ id: string }[]>`
      select id from billing_events where id in ${sql(['', ...events.map(({ id }) => id)])}`
    const customers = await sql<{ id: string }[]>`
      select customer_id as id from subscriptions
      where customer_id in ${sql(['', ...events.map(({ customerId }) => customerId ?? '')])}`
    const [last] = await sql<{ at: Date | null }[]>`select max(received_at) as at from billing_events`
    const known = new Set(taken.map(({ id }) => id))
    const ours = new Set(customers.map(({ id }) => id))
    const missed = events.filter(({ id, customerId }) => !known.has(id) && ours.has(customerId ?? ''))
    return { missed: new Set(missed.map(({ id }) => id)), lastTakenAt: last?.at ?? null }
  } finally {
    await sql.end({ timeout: 2 })
  }
}

/** The best of three: what the way to it takes blurs the answer by half of that. */
async function clockOf(sql: Sql): Promise<number> {
  let best = { took: Number.POSITIVE_INFINITY, ahead: 0 }
  for (let attempt = 0; attempt < 3; attempt++) {
    const before = Date.now()
    const [row] = await sql<
      { now: number }[]
    >`select (extract(epoch from clock_timestamp()) * 1000)::float8 as now`
    const after = Date.now()
    const took = after - before
    if (took < best.took) best = { took, ahead: (row?.now ?? before) - (before + after) / 2 }
  }
  return Math.round(best.ahead)
}

async function migrationsOf(sql: Sql): Promise<DatabaseState['migrations']> {
  const journal = JSON.parse(readFileSync(join(migrationsFolder(), 'meta/_journal.json'), 'utf8')) as Journal
  const ours = journal.entries.map(({ when }) => when)
  const [table] = await sql<{ there: boolean }[]>`
    select to_regclass('drizzle.__drizzle_migrations') is not null as there`
  if (!table?.there) return { pending: ours.length, unknown: 0 }
  const rows = await sql<{ at: number }[]>`select created_at::float8 as at from drizzle.__drizzle_migrations`
  const applied = rows.map(({ at }) => at)
  const newest = Math.max(0, ...applied)
  return {
    pending: ours.filter((when) => when > newest).length,
    unknown: applied.filter((when) => !ours.includes(when)).length,
  }
}

async function lateJobs(sql: Sql, lateMinutes: number): Promise<DatabaseState['late']> {
  const [table] = await sql<{ there: boolean }[]>`select to_regclass('pgboss.job') is not null as there`
  if (!table?.there) return { jobs: 0, minutes: 0, anyAtWork: false }
  const [late] = await sql<DatabaseState['late'][]>`
    select count(*) filter (where waiting)::int as jobs,
      coalesce(extract(epoch from now() - min(start_after) filter (where waiting)) / 60, 0)::int as minutes,
      coalesce(bool_or(state = 'active'), false) as "anyAtWork"
    from (
      select state, start_after,
        state in ('created', 'retry') and start_after < now() - ${lateMinutes} * interval '1 minute' as waiting
      from pgboss.job
    ) as jobs`
  return late ?? { jobs: 0, minutes: 0, anyAtWork: false }
}
