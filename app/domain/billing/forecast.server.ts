import type { User } from '#app/domain/accounts/user.server.ts'
import { AppError } from '#app/domain/errors.ts'
import type {
  ChangePreview,
  Forecast,
  ProviderAccount,
  ProviderSubscription,
} from '#app/providers/payments/payments.ts'
import { choiceOf, COUPONS, priceIdOf } from './catalogue.server.ts'
import { rowFor } from './customer.server.ts'
import { couponFor, type OfferName } from './offers.server.ts'
import { askProvider, payments } from './provider.server.ts'
import { choiceOfSubscription, currentOf, liveOf, resumeCharges } from './standing.server.ts'
import { begunBefore, owedFor } from './subscribe.server.ts'
import type { Choice } from './types.ts'

/*
 * What somebody will be charged, as the provider counts it: every amount that stands on a button, in a dialog or in a letter
 * before it is paid comes from here, or was read from the provider with the rest of the account.
 */

/** A person's customer at the provider as it is now; null for people who are none. */
export async function accountOf(user: Pick<User, 'id'>): Promise<ProviderAccount | null> {
  const row = await rowFor(user.id, (await payments()).kind)
  return row ? askProvider((provider) => provider.readAccount(row.customerId)) : null
}

/** What beginning a subscription to `to` charges, with the discount asked for. Throws as couponFor does. */
export async function forecastStart(
  user: Pick<User, 'id'>,
  account: ProviderAccount | null,
  to: Choice,
  offer: OfferName | undefined,
): Promise<Forecast> {
  const couponId = await couponFor(user, to, offer, account)
  const order = { customerId: account?.customerId ?? null, priceId: priceIdOf(to), couponId }
  const live = account && liveOf(account)[0]
  // What waits for the same already is what will be paid.
  const waiting = account && ((live && owedFor(live, to)) ?? begunBefore(account, order))
  if (waiting?.openInvoice) return forecastOf(waiting, waiting.openInvoice)
  const known = account?.deleted ? null : order.customerId
  return askProvider((provider) => provider.previewStart({ ...order, customerId: known }))
}

/** What changing a running subscription to `to` at once charges, counted from `at`. */
export function forecastChange(sub: ProviderSubscription, to: Choice, at?: Date): Promise<ChangePreview> {
  const change = { subscriptionId: sub.id, priceId: priceIdOf(to), at }
  return askProvider((provider) => provider.previewChange(change))
}

/** What changing to `to` with the end of the period will charge then. */
export function forecastLater(sub: ProviderSubscription, to: Choice): Promise<Forecast> {
  const change = { subscriptionId: sub.id, priceId: priceIdOf(to) }
  return askProvider((provider) => provider.previewSchedule(change))
}

/** What resuming charges, now or next. Throws conflict without a subscription. */
export async function forecastResume(user: Pick<User, 'id'>): Promise<Forecast> {
  const account = await accountOf(user)
  const [sub] = account ? liveOf(account) : []
  if (!account || !sub) throw new AppError('conflict', 'You have no subscription.')
  return askProvider((provider) => provider.previewResume(sub.id, { chargeNow: resumeCharges(sub, account) }))
}

/** What waits to be paid: what it is for (null for prices that are not sold here), what it costs, and what comes after. */
export type WaitingPayment = Forecast & {
  to: Choice | null
  /** What a first payment has off. */
  percentOff: number | null
}

/** What paying what waits charges, of a subscription that was begun; null when nothing waits. */
export async function forecastPayment(user: Pick<User, 'id'>): Promise<WaitingPayment | null> {
  const account = await accountOf(user)
  const sub = account && currentOf(account)
  if (!sub?.openInvoice) return null
  const { change } = sub.openInvoice
  const to = change ? choiceOf(change.priceId) : choiceOfSubscription(sub)
  const first = sub.status === 'incomplete' ? sub.couponsUsed[0]?.couponId : undefined
  const coupon = Object.values(COUPONS).find(({ id }) => id === first)
  return { ...forecastOf(sub, sub.openInvoice), to: to ?? null, percentOff: coupon?.percentOff ?? null }
}

function forecastOf(
  sub: ProviderSubscription,
  { amount, currency, change }: NonNullable<ProviderSubscription['openInvoice']>,
): Forecast {
  if (change) return { dueNow: amount, currency, next: change.next }
  // Paying what is owed takes neither a cancellation nor a pause back.
  return { dueNow: amount, currency, next: sub.cancelAtPeriodEnd || sub.paused ? null : sub.next }
}
