import { and, eq, sql } from 'drizzle-orm'
import { AppError } from '#app/domain/errors.ts'
import { env } from '#app/env.server.ts'
import { type Database, prepared, value } from '#db/client.server.ts'
import { usageLedger, usagePeriods } from '#db/schema/usage.ts'
import { type LimitOffer, stampLimitOffer } from './offer.server.ts'
import { periodOf } from './period.ts'
import { nextPlan, type PlanName, planOf, type PlanHolder } from './plans.ts'

export type Usage = {
  plan: PlanName
  maxWords: number
  wordsUsed: number
  wordsLeft: number
  period: string
  /** The next larger plan that is to be had; null on the largest, and where no plans are sold. */
  larger: PlanName | null
}

/** Words a person may have rewritten in a month: their plan's, or the whole server's when billing is off. */
export function wordsPerMonth(user: Pick<PlanHolder, 'subscription'>): number {
  return env.billing === 'off' ? (env.wordsPerMonth ?? 0) : planOf(user.subscription).wordsPerMonth
}

const periodRow = prepared((db) =>
  db
    .select({ used: usagePeriods.used, reserved: usagePeriods.reserved })
    .from(usagePeriods)
    .where(
      and(
        eq(usagePeriods.userId, value(usagePeriods.userId, 'userId')),
        eq(usagePeriods.period, value(usagePeriods.period, 'period')),
      ),
    )
    .prepare('usage_period'),
)

/** What is being asked of the database, by the person as one request knows them. */
const beingAsked = new WeakMap<PlanHolder, Promise<Usage>>()

/**
 * This month's allowance of `user`: words held by runs under way count as used. The frame of a page and the page itself
 * ask at the same time, and share one answer.
 */
export function currentUsage(user: PlanHolder): Promise<Usage> {
  const asked = beingAsked.get(user)
  if (asked) return asked
  const answer = usageAt(user, new Date()).finally(() => beingAsked.delete(user))
  beingAsked.set(user, answer)
  return answer
}

/** The allowance of `user` in the month of `now`. */
export async function usageAt(user: PlanHolder, now: Date): Promise<Usage> {
  const period = periodOf(now)
  const [row] = await periodRow().execute({ userId: user.id, period })
  const maxWords = wordsPerMonth(user)
  const wordsUsed = (row?.used ?? 0) + (row?.reserved ?? 0)
  return {
    plan: planOf(user.subscription).name,
    maxWords,
    wordsUsed,
    wordsLeft: Math.max(0, maxWords - wordsUsed),
    period,
    larger: env.billing === 'off' ? null : (nextPlan(user.subscription)?.name ?? null),
  }
}

/**
 * Holds `words` back from the allowance of the month, in one statement, so that parallel requests can never take more
 * than there is. Throws limit_reached, with the figures for the page, when they do not fit.
 */
export async function reserveWords(
  tx: Database,
  user: PlanHolder,
  words: number,
  now = new Date(),
): Promise<string> {
  const period = periodOf(now)
  const limit = wordsPerMonth(user)
  const taken = await tx
    .insert(usagePeriods)
    .select(
      tx
        .select({
          userId: sql`${user.id}::uuid`.as('user_id'),
          period: sql`${period}`.as('period'),
          used: sql`0`.as('used'),
          reserved: sql`${words}::int`.as('reserved'),
        })
        .from(sql`(select 1) as one`)
        .where(sql`${words}::int <= ${limit}::int`),
    )
    .onConflictDoUpdate({
      target: [usagePeriods.userId, usagePeriods.period],
      set: { reserved: sql`${usagePeriods.reserved} + ${words}` },
      setWhere: sql`${usagePeriods.used} + ${usagePeriods.reserved} + ${words} <= ${limit}`,
    })
    .returning({ reserved: usagePeriods.reserved })
  if (taken.length === 0) throw new LimitReached(words)
  return period
}

/** Thrown inside the transaction; `explainLimit` turns it into the answer with figures once that is rolled back. */
export class LimitReached extends Error {
  readonly words: number

  constructor(words: number) {
    super('Word limit exceeded')
    this.words = words
  }
}

/** The refusal people see: how much they asked for, how much is used, what the month holds, and the offer if there is one. */
export async function explainLimit(user: PlanHolder, reached: LimitReached): Promise<AppError> {
  const usage = await currentUsage(user)
  const offer: LimitOffer | null = await stampLimitOffer(user)
  return new AppError('limit_reached', 'Word limit exceeded', {
    details: { wordsUsed: usage.wordsUsed, wordCount: reached.words, maxWords: usage.maxWords, offer },
  })
}

export type Settlement = {
  userId: string
  runId: string
  kind: string
  period: string
  outcome: string
  /** What was held back, and how much of it is charged now; the rest goes back. */
  reserved: number
  charged: number
}

/** Ends a reservation: the books move by exactly `charged`, and the ledger says what for. */
export async function settleWords(tx: Database, settlement: Settlement): Promise<void> {
  const { userId, runId, kind, period, outcome, reserved, charged } = settlement
  await tx
    .update(usagePeriods)
    .set({
      used: sql`${usagePeriods.used} + ${charged}`,
      reserved: sql`${usagePeriods.reserved} - ${reserved}`,
    })
    .where(and(eq(usagePeriods.userId, userId), eq(usagePeriods.period, period)))
  await tx.insert(usageLedger).values({ userId, runId, kind, period, outcome, words: charged })
}
