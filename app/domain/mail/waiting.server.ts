import { sql } from 'drizzle-orm'
import { type Database, rowsOf } from '#db/client.server.ts'
import type { LetterJob } from './compose.server.ts'
import { LETTERS } from './queue.server.ts'

/** The letters that have not gone yet, as `tx` sees the queue; none where there is no queue. */
export async function waitingLetters(tx: Database): Promise<LetterJob[]> {
  const [there] = rowsOf<{ is: boolean }>(
    await tx.execute(sql`select to_regclass('pgboss.job') is not null as is`),
  )
  if (!there?.is) return []
  const found = await tx.execute(sql`
    select data::text as data from pgboss.job
    where name = ${LETTERS} and state in ('created', 'retry', 'active') order by created_on`)
  return rowsOf<{ data: string }>(found).map(({ data }) => JSON.parse(data) as LetterJob)
}
