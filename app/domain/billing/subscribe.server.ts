import type { User } from '#app/domain/accounts/user.server.ts'
import { AppError } from '#app/domain/errors.ts'
import type { CouponName } from './catalogue.server.ts'

/** Discounts somebody may ask for at the plans; which of them is given is decided here. */
export type AskedOffer = Extract<CouponName, 'welcome' | 'limit'>

export type Begun =
  /** To be paid in the browser: the provider's secret of the first invoice. */
  | { state: 'pay'; clientSecret: string }
  /** Paid already, by a tab that was faster. */
  | { state: 'done' }

export type BeginOptions = { offer?: AskedOffer | undefined }

/**
 * Begins a subscription at a price, to be paid with what is answered; asked for twice, there is still one. Throws
 * bad_request for prices that are not ours, conflict 'Already Subscribed' for people who pay already (they change
 * instead: see change.server), unavailable when the provider is away.
 */
export async function beginSubscription(
  _user: User,
  _priceId: unknown,
  _options: BeginOptions = {},
): Promise<Begun> {
  throw new AppError('unavailable', 'Billing is not ready yet.')
}

/** The same on the provider's own page (in demo billing: `?dialog=pay` of ours); answers where to go. */
export async function beginCheckout(
  _user: User,
  _priceId: unknown,
  _options: BeginOptions & { origin: string },
): Promise<{ url: string }> {
  throw new AppError('unavailable', 'Billing is not ready yet.')
}
