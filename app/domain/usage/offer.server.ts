import { and, eq, isNull, sql } from 'drizzle-orm'
import { env } from '#app/env.server.ts'
import { db } from '#db/client.server.ts'
import { users } from '#db/schema/accounts.ts'
import { subscriptions } from '#db/schema/billing.ts'
import { LIMIT_OFFER, type PlanHolder } from './plans.ts'

export type LimitOffer = { percentOff: number; endsAt: string }

/**
 * The offer of the limit dialog. Its end is stamped the first time it is shown, once per person, so that a reload never
 * starts it anew. Null when it is over, for people who pay or have ever paid (they have no first month any more), and
 * where no plans are sold.
 */
export async function stampLimitOffer(user: PlanHolder, now = new Date()): Promise<LimitOffer | null> {
  if (user.subscription !== 'free' || env.billing === 'off' || (await hasPaid(user))) return null
  const endsAt = new Date(now.getTime() + LIMIT_OFFER.hours * 3_600_000)
  await db
    .update(users)
    .set({ limitOfferEndsAt: endsAt })
    .where(and(eq(users.id, user.id), isNull(users.limitOfferEndsAt)))
  const [row] = await db
    .select({ endsAt: sql<Date>`${users.limitOfferEndsAt}`.mapWith(users.limitOfferEndsAt) })
    .from(users)
    .where(eq(users.id, user.id))
  if (!row || row.endsAt <= now) return null
  return { percentOff: LIMIT_OFFER.percentOff, endsAt: row.endsAt.toISOString() }
}

async function hasPaid(user: PlanHolder): Promise<boolean> {
  const [row] = await db
    .select({ at: subscriptions.firstPaidAt })
    .from(subscriptions)
    .where(eq(subscriptions.userId, user.id))
  return Boolean(row?.at)
}
