import { and, desc, eq, gte, isNotNull, isNull } from 'drizzle-orm'
import { formatMoney, dayOf, inMillionths } from '#app/domain/spending/money.ts'
import { env } from '#app/env.server.ts'
import { db } from '#db/client.server.ts'
import { users } from '#db/schema/accounts.ts'
import { modelDays, modelSpending } from '#db/schema/spending.ts'

const DAY = 86_400_000
/** Days that are told one by one. */
const DAYS = 30
/** People named who reached their ceiling today. */
const NAMED = 20

/** What a day's calls of a model took; the cost is in millionths of the currency, and as it is read. */
type DayOfModel = typeof modelDays.$inferSelect & { price: string }

/** A ceiling, what of it is counted today (calls under way at the most they may cost), and whether a call was refused. */
type CeilingState = { most: string; counted: string; share: number; isReached: boolean }

/** Returns what models were asked and have cost, by the last thirty days (UTC), and how the ceilings stand today. */
export async function modelUse(now = new Date()) {
  const today = dayOf(now)
  const days = Array.from({ length: DAYS }, (_, at) => dayOf(new Date(now.getTime() - (DAYS - 1 - at) * DAY)))
  const currency = env.modelCurrency
  const [rows, [all], reached] = await Promise.all([
    db
      .select()
      .from(modelDays)
      .where(gte(modelDays.day, days[0] ?? today))
      .orderBy(desc(modelDays.day), modelDays.model),
    db
      .select()
      .from(modelSpending)
      .where(and(eq(modelSpending.day, today), isNull(modelSpending.userId))),
    db
      .select({ id: users.id, email: users.email, amount: modelSpending.amount })
      .from(modelSpending)
      .innerJoin(users, eq(users.id, modelSpending.userId))
      .where(and(eq(modelSpending.day, today), isNotNull(modelSpending.reachedAt)))
      .orderBy(desc(modelSpending.amount))
      .limit(NAMED),
  ])
  const { ceilings, prices, model } = env.llm ?? { ceilings: { all: undefined, person: undefined } }
  const most = ceilings.all === undefined ? undefined : inMillionths(ceilings.all)
  const counted = all?.amount ?? 0
  const ceiling: CeilingState | null =
    most === undefined
      ? null
      : {
          most: formatMoney(most, currency),
          counted: formatMoney(counted, currency),
          share: Math.min(1, counted / most),
          isReached: all?.reachedAt != null,
        }
  return {
    hasModel: env.llm !== undefined,
    /** The model that is asked and has no price, so that nothing is known of its cost. */
    unpriced: model !== undefined && !prices?.has(model) ? model : null,
    ceiling,
    ceilingOfPerson:
      ceilings.person === undefined ? null : formatMoney(inMillionths(ceilings.person), currency),
    reached: reached.map(({ amount, ...person }) => ({ ...person, counted: formatMoney(amount, currency) })),
    days: days.map((day) => ({
      day,
      cost: rows.reduce((sum, row) => (row.day === day ? sum + row.cost : sum), 0),
    })),
    total: formatMoney(
      rows.reduce((sum, { cost }) => sum + cost, 0),
      currency,
    ),
    rows: rows.map((row): DayOfModel => ({ ...row, price: formatMoney(row.cost, currency) })),
  }
}

/** Returns what models have cost today for somebody, as it is read; null where models have no prices. */
export async function modelCostToday(userId: string, now = new Date()): Promise<string | null> {
  if (!env.llm || env.llm.prices.size === 0) return null
  const [row] = await db
    .select({ amount: modelSpending.amount })
    .from(modelSpending)
    .where(and(eq(modelSpending.day, dayOf(now)), eq(modelSpending.userId, userId)))
  return formatMoney(row?.amount ?? 0, env.modelCurrency)
}
