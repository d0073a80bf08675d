import { eq, gt, sql } from 'drizzle-orm'
import { db, rowsOf } from '#db/client.server.ts'
import { users } from '#db/schema/accounts.ts'
import { documents, storedObjects } from '#db/schema/library.ts'
import { runs } from '#db/schema/runs.ts'
import { usageLedger } from '#db/schema/usage.ts'

const DAY = 86_400_000
/** Days whose words are told one by one. */
const DAYS = 30

/** Jobs of one kind that wait, are worked on, or could not be done. */
export type Queue = { name: string; waiting: number; active: number; failed: number }

/** Words that were charged on one day (UTC) of one kind of work. */
type DayOfWords = { day: string; kind: string; words: number; runs: number }

async function queues(): Promise<Queue[]> {
  const [there] = rowsOf<{ is: boolean }>(
    await db.execute(sql`select to_regclass('pgboss.job') is not null as is`),
  )
  if (!there?.is) return []
  const found = await db.execute(sql`
    select name,
      count(*) filter (where state in ('created', 'retry')) as waiting,
      count(*) filter (where state = 'active') as active,
      count(*) filter (where state = 'failed') as failed
    from pgboss.job where name not like '\\_\\_pgboss%' group by name order by name`)
  return rowsOf<{ name: string; waiting: string; active: string; failed: string }>(found).map((row) => ({
    name: row.name,
    waiting: Number(row.waiting),
    active: Number(row.active),
    failed: Number(row.failed),
  }))
}

/** Returns what the server has to do and what was done on it in the last thirty days, in figures alone. */
export async function serverState(now = new Date()) {
  const since = new Date(now.getTime() - DAYS * DAY)
  const day = sql<string>`to_char(${usageLedger.createdAt} at time zone 'UTC', 'YYYY-MM-DD')`
  const [jobs, people, writing, files, stored, words] = await Promise.all([
    queues(),
    db.$count(users),
    db.$count(runs, eq(runs.status, 'running')),
    db.$count(documents),
    db
      .select({ bytes: sql<number>`coalesce(sum(${storedObjects.bytes}), 0)`.mapWith(Number) })
      .from(storedObjects),
    db
      .select({
        day,
        kind: usageLedger.kind,
        words: sql<number>`sum(${usageLedger.words})`.mapWith(Number),
        runs: sql<number>`count(*)`.mapWith(Number),
      })
      .from(usageLedger)
      .where(gt(usageLedger.createdAt, since))
      .groupBy(day, usageLedger.kind)
      .orderBy(sql`1 desc`, usageLedger.kind),
  ])
  return { jobs, people, writing, files, storedBytes: stored[0]?.bytes ?? 0, words: words as DayOfWords[] }
}
