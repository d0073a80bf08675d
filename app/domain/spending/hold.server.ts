import { and, eq, isNull, sql } from 'drizzle-orm'
import { type Database, db, rowsOf } from '#db/client.server.ts'
import { modelDays, modelSpending } from '#db/schema/spending.ts'
import { dayOf } from './money.ts'

/** The most that may be spent in a day (UTC), in millionths of the currency: in all, and by each person. */
export type Ceilings = { all?: number | undefined; person?: number | undefined }
export type Ceiling = keyof Ceilings

/** An amount that is counted as spent until it is known what the call has cost. */
export type Hold = { day: string; userId: string | null; amount: number }

/** A call that a ceiling leaves no room for. Nothing of it is counted. */
export class CeilingReached extends Error {
  override readonly name = 'CeilingReached'
  readonly ceiling: Ceiling

  constructor(ceiling: Ceiling) {
    super(`The daily ceiling of model costs was reached: ${ceiling}`)
    this.ceiling = ceiling
  }
}

const BOUNDLESS = Number.MAX_SAFE_INTEGER

/**
 * Counts `amount` as spent, in all and by a person, or by neither: one statement looks and counts, so that calls of
 * several machines can never together take more than there is. What a process that dies had held stays counted for the
 * day, as the endpoint may well have charged for it. Throws CeilingReached.
 */
export async function holdCost(
  userId: string | null,
  amount: number,
  { all = BOUNDLESS, person = BOUNDLESS }: Ceilings,
  now = new Date(),
): Promise<Hold> {
  const day = dayOf(now)
  const whose = [null, ...(userId === null ? [] : [userId])]
  await db.transaction(async (tx) => {
    const rows = whose.map((id) => sql`(${id}::uuid, ${id === null ? all : person}::bigint)`)
    const counted = rowsOf<{ user_id: string | null }>(
      await tx.execute(sql`
        insert into ${modelSpending} as spent (day, user_id, amount)
        select ${day}, whose.id, ${amount}::bigint from (values ${sql.join(rows, sql`, `)}) as whose (id, most)
        where ${amount}::bigint <= whose.most
        on conflict (day, user_id) do update set amount = spent.amount + excluded.amount
        where spent.amount + excluded.amount
          <= case when excluded.user_id is null then ${all}::bigint else ${person}::bigint end
        returning user_id`),
    )
    if (counted.length < whose.length)
      throw new CeilingReached(counted.some(({ user_id: id }) => id === null) ? 'person' : 'all')
  })
  return { day, userId, amount }
}

/** What a call took: `isEstimated` where the endpoint did not say so itself. */
export type Call = { model: string; input: number; output: number; isEstimated: boolean; cost: number }

/** Puts what a call has really cost in the place of what was held for it, and adds it to the day's figures of its model. */
export async function settleCost(hold: Hold, call: Call): Promise<void> {
  const { day, userId, amount } = hold
  const { model, input, output, isEstimated, cost } = call
  const difference = cost - amount
  await db.transaction(async (tx) => {
    if (difference !== 0) {
      // The row of all first, as where it was held.
      await add(tx, day, null, difference)
      if (userId !== null) await add(tx, day, userId, difference)
    }
    await tx
      .insert(modelDays)
      .values({ day, model, calls: 1, estimated: isEstimated ? 1 : 0, input, output, cost })
      .onConflictDoUpdate({
        target: [modelDays.day, modelDays.model],
        set: {
          calls: sql`${modelDays.calls} + 1`,
          estimated: sql`${modelDays.estimated} + excluded.estimated`,
          input: sql`${modelDays.input} + excluded.input`,
          output: sql`${modelDays.output} + excluded.output`,
          cost: sql`${modelDays.cost} + excluded.cost`,
        },
      })
  })
}

/** Whoever deleted their account meanwhile has no row any more. */
async function add(tx: Database, day: string, userId: string | null, difference: number): Promise<void> {
  await tx
    .update(modelSpending)
    .set({ amount: sql`greatest(0, ${modelSpending.amount} + ${difference}::bigint)` })
    .where(
      and(
        eq(modelSpending.day, day),
        userId === null ? isNull(modelSpending.userId) : eq(modelSpending.userId, userId),
      ),
    )
}
