import type { User } from '#app/domain/accounts/user.server.ts'
import { AppError } from '#app/domain/errors.ts'
import type { ProviderAccount, ProviderSubscription } from '#app/providers/payments/payments.ts'
import { amountOf, choiceOf, CURRENCY, priceIdOf } from './catalogue.server.ts'
import { atNewDesk, type Desk } from './customer.server.ts'
import { couponFor, type OfferName } from './offers.server.ts'
import { renewsWords } from './renewal.ts'
import { choiceOfSubscription, liveOf } from './standing.server.ts'
import type { Choice } from './types.ts'

export type Begun =
  /** To be paid in the browser: the provider's secret of the invoice, and what it comes to. */
  | { state: 'pay'; clientSecret: string }
  /** Nothing is left to be paid. */
  | { state: 'done' }

/** The discount somebody asks for. */
export type AskedOffer = OfferName

/** `offer` is what was asked for; whether it is given is decided here. */
export type BeginOptions = { offer?: AskedOffer | undefined }

/** The choice that a price is for. Throws bad_request for prices that are not ours. */
export function choiceAsked(priceId: unknown): Choice {
  const choice = choiceOf(priceId)
  if (choice) return choice
  throw new AppError('bad_request', 'This subscription option is currently unavailable', {
    details: { title: 'Subscription Unavailable' },
  })
}

/**
 * Begins a subscription at a price, to be paid with what is answered; asked for twice, there is still one. Throws
 * bad_request for prices that are not ours, conflict 'Already Subscribed' for people who pay already (they change
 * instead: see change.server), unavailable when the provider is away.
 */
export function beginSubscription(user: User, priceId: unknown, options: BeginOptions = {}): Promise<Begun> {
  const choice = choiceAsked(priceId)
  return atNewDesk(user, async (desk) => {
    const owed = await settleOld(desk, choice)
    if (owed) return owed
    const order = await orderOf(user, desk, choice, options)
    const waiting = begunBefore(desk.account, order)?.openInvoice
    if (waiting?.clientSecret) return { state: 'pay', clientSecret: waiting.clientSecret }
    await dropIncomplete(desk)
    const step = await desk.ask((provider) =>
      provider.startSubscription(order, startKey('start', desk, order)),
    )
    return step.state === 'done' ? step : { state: 'pay', clientSecret: step.clientSecret }
  })
}

/** The same on the provider's own page (in demo billing: a page of ours); answers where to go. */
export function beginCheckout(
  user: User,
  priceId: unknown,
  { origin, ...options }: BeginOptions & { origin: string },
): Promise<{ url: string }> {
  const choice = choiceAsked(priceId)
  const plans = `${origin}/subscription`
  return atNewDesk(user, async (desk) => {
    const owed = await settleOld(desk, choice)
    if (owed) return { url: liveOf(desk.account)[0]?.openInvoice?.url ?? `${plans}/pay` }
    const order = await orderOf(user, desk, choice, options)
    const waiting = begunBefore(desk.account, order)?.openInvoice
    // Where the payment is a form of ours, it is still the same one.
    if (waiting?.url === null) return { url: `${plans}/pay` }
    await dropIncomplete(desk)
    // A second click within these minutes leads to the same page.
    const key = `${startKey('checkout', desk, order)}:${Math.floor(Date.now() / 600_000)}`
    const terms = renewsWords(amountOf(choice), CURRENCY, choice.interval)
    return desk.ask((provider) =>
      provider.startCheckout({ ...order, returnUrl: plans, cancelUrl: plans, terms }, key),
    )
  })
}

/** What somebody who pays already, or should have, gets instead of a second subscription. */
async function settleOld(desk: Desk, choice: Choice): Promise<Begun | undefined> {
  // Ending the refund would pay back, and end, what is begun now.
  if (desk.row.refundRequestedAt) {
    throw new AppError('conflict', 'Your refund is still under way. Please try again in a few minutes.')
  }
  const [live] = liveOf(desk.account)
  if (!live) return undefined
  if (live.status !== 'unpaid') throw new AppError('conflict', 'Already Subscribed')
  const secret = owedFor(live, choice)?.openInvoice?.clientSecret
  if (secret) return { state: 'pay', clientSecret: secret }
  await desk.ask((provider) => provider.cancelNow(live.id, `replace:${live.id}`))
  return undefined
}

/** A subscription that was given up, if paying what it owes brings `choice` back. */
export function owedFor(live: ProviderSubscription, choice: Choice): ProviderSubscription | undefined {
  const has = choiceOfSubscription(live)
  const same = has?.plan === choice.plan && has.interval === choice.interval
  return same && live.status === 'unpaid' && live.openInvoice?.clientSecret ? live : undefined
}

type OrderHere = { customerId: string; priceId: string; couponId: string | undefined }

async function orderOf(
  user: User,
  { account }: Desk,
  choice: Choice,
  { offer }: BeginOptions,
): Promise<OrderHere> {
  const couponId = await couponFor(user, choice, offer, account)
  return { customerId: account.customerId, priceId: priceIdOf(choice), couponId }
}

/** The subscription of the same order, if it was begun already and waits to be paid. */
export function begunBefore(
  { subscriptions }: ProviderAccount,
  { priceId, couponId }: Pick<OrderHere, 'priceId' | 'couponId'>,
): ProviderSubscription | undefined {
  return subscriptions.find(
    (sub) =>
      sub.status === 'incomplete' && sub.priceId === priceId && sub.couponsUsed[0]?.couponId === couponId,
  )
}

/** A subscription that was begun and never paid must not be paid any more once there is another one. */
async function dropIncomplete({ account, ask }: Desk): Promise<void> {
  for (const { id, status } of account.subscriptions) {
    if (status === 'incomplete') await ask((provider) => provider.cancelNow(id, `drop:${id}`))
  }
}

/** The same order on the same past has the same key: told twice, the provider begins one subscription. */
function startKey(kind: string, { account }: Desk, { priceId, couponId = '' }: OrderHere): string {
  const newest = account.subscriptions[0]
  return `${kind}:${account.customerId}:${priceId}:${couponId}:${newest?.id ?? ''}:${newest?.status ?? ''}`
}
