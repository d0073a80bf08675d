import { and, eq, gte, sql } from 'drizzle-orm'
import type { User } from '#app/domain/accounts/user.server.ts'
import { db } from '#db/client.server.ts'
import { usageLedger } from '#db/schema/usage.ts'
import { monthsUntil } from './period.ts'

/** The words of one month, YYYY-MM. */
export type MonthOfWords = { period: string; words: number }

/** Words charged in each of the last `months` months up to now, the oldest first; months without any are there, too. */
export async function wordsByMonth(
  user: Pick<User, 'id'>,
  months = 12,
  now = new Date(),
): Promise<MonthOfWords[]> {
  const periods = monthsUntil(now, months)
  const rows = await db
    .select({ period: usageLedger.period, words: sql<number>`sum(${usageLedger.words})::int` })
    .from(usageLedger)
    .where(and(eq(usageLedger.userId, user.id), gte(usageLedger.period, periods[0] ?? '')))
    .groupBy(usageLedger.period)
  const words = new Map(rows.map((row) => [row.period, row.words]))
  return periods.map((period) => ({ period, words: words.get(period) ?? 0 }))
}
