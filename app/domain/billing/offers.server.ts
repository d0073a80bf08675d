import { eq } from 'drizzle-orm'
import type { User } from '#app/domain/accounts/user.server.ts'
import { AppError } from '#app/domain/errors.ts'
import { WELCOME_OFFER } from '#app/domain/usage/plans.ts'
import type { ProviderAccount } from '#app/providers/payments/payments.ts'
import { prepared, value } from '#db/client.server.ts'
import { users } from '#db/schema/accounts.ts'
import { subscriptions } from '#db/schema/billing.ts'
import { COUPONS, type CouponName } from './catalogue.server.ts'
import type { Choice } from './types.ts'

/** Discounts that somebody can have on their first month. */
export type OfferName = Extract<CouponName, 'welcome' | 'limit'>

/** A discount that somebody can have now; without `endsAt` it has no end, without `code` it is not asked for by one. */
export type Offer = { name: OfferName; percentOff: number; endsAt: Date | null; code: string | null }

const standingOf = prepared((db) =>
  db
    .select({ endsAt: users.limitOfferEndsAt, firstPaidAt: subscriptions.firstPaidAt })
    .from(users)
    .leftJoin(subscriptions, eq(subscriptions.userId, users.id))
    .where(eq(users.id, value(users.id, 'userId')))
    .prepare('offers_of_user'),
)

/**
 * The discounts on the first month of a monthly price that `user` can have now, the greatest first. Who has ever paid
 * has none. That of the limit dialog is there from when it was shown to when it ends.
 */
export async function offersFor(user: Pick<User, 'id'>, now = new Date()): Promise<Offer[]> {
  const [found] = await standingOf().execute({ userId: user.id })
  if (!found || found.firstPaidAt) return []
  const welcome = { name: 'welcome', endsAt: null, code: WELCOME_OFFER.code } as const
  const limit = { name: 'limit', endsAt: found.endsAt, code: null } as const
  const open: Omit<Offer, 'percentOff'>[] = found.endsAt && found.endsAt > now ? [welcome, limit] : [welcome]
  return open
    .map((offer) => ({ ...offer, percentOff: COUPONS[offer.name].percentOff }))
    .sort((one, other) => other.percentOff - one.percentOff)
}

/** The offer a code stands for, however it was typed; undefined for codes that stand for nothing. */
function offerOfCode(code: unknown): OfferName | undefined {
  return typeof code === 'string' && code.trim().toUpperCase() === WELCOME_OFFER.code ? 'welcome' : undefined
}

/** The offer that a request asks for by its name or by a code; whether it is given is decided by couponFor. */
export function askedOffer({ offer, code }: { offer?: unknown; code?: unknown }): OfferName | undefined {
  return offer === 'welcome' || offer === 'limit' ? offer : offerOfCode(code)
}

/**
 * The coupon an order gets: the one asked for, if this customer can have it right now. Yearly prices have none. Throws
 * conflict for offers that are over, so that nobody pays more than they were shown.
 */
export async function couponFor(
  user: Pick<User, 'id'>,
  { interval }: Choice,
  asked: OfferName | undefined,
  account: ProviderAccount | null,
): Promise<string | undefined> {
  if (!asked || interval !== 'month') return undefined
  const offers = account?.firstPayment ? [] : await offersFor(user)
  const offer = offers.find(({ name }) => name === asked)
  if (!offer) throw new AppError('conflict', 'This offer has ended. Please check the price again.')
  return COUPONS[offer.name].id
}
