import { and, eq, gte, sql } from 'drizzle-orm'
import { db } from '#db/client.server.ts'
import { usageLedger } from '#db/schema/usage.ts'
import { monthsUntil } from './period.ts'
import { type Tool, toolOf } from './tools.ts'
import type { PlanHolder } from './plans.ts'

/** The words of one month, YYYY-MM, and those of each tool that took any. */
export type MonthOfWords = { period: string; words: number; tools: Partial<Record<Tool, number>> }

/** Words charged in each of the last `months` months up to now, the oldest first; months without any are there, too. */
export async function wordsByMonth(
  user: Pick<PlanHolder, 'id'>,
  months = 12,
  now = new Date(),
): Promise<MonthOfWords[]> {
  const periods = monthsUntil(now, months)
  const rows = await db
    .select({
      period: usageLedger.period,
      kind: usageLedger.kind,
      words: sql<number>`sum(${usageLedger.words})::int`,
    })
    .from(usageLedger)
    .where(and(eq(usageLedger.userId, user.id), gte(usageLedger.period, periods[0] ?? '')))
    .groupBy(usageLedger.period, usageLedger.kind)
  return periods.map((period) => {
    const month: MonthOfWords = { period, words: 0, tools: {} }
    for (const row of rows) {
      if (row.period !== period || row.words === 0) continue
      const tool = toolOf(row.kind)
      month.words += row.words
      month.tools[tool] = (month.tools[tool] ?? 0) + row.words
    }
    return month
  })
}
