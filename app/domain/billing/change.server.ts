import { randomUUID } from 'node:crypto'
import type { User } from '#app/domain/accounts/user.server.ts'
import { AppError } from '#app/domain/errors.ts'
import type {
  ChangePreview,
  Forecast,
  NextPayment,
  ProviderSubscription,
} from '#app/providers/payments/payments.ts'
import { amountOf, priceIdOf } from './catalogue.server.ts'
import { atDesk, type Desk } from './customer.server.ts'
import { accountOf, forecastChange, forecastLater, forecastStart } from './forecast.server.ts'
import { moveOf } from './moves.ts'
import type { OfferName } from './offers.server.ts'
import { choiceOfSubscription, liveOf } from './standing.server.ts'
import { choiceAsked } from './subscribe.server.ts'
import type { Choice } from './types.ts'

/** How long a price that was shown holds, in milliseconds. */
const PRICE_HOLDS_MS = 3_600_000

/** What is said when a price is another one than was shown. */
export const PRICE_MOVED = 'The price has changed since you saw it. Please check it again.'

export type PlanMove =
  /** Already there. */
  | { kind: 'same'; to: Choice }
  /** Nothing to change yet: they do not pay. */
  | ({ kind: 'begin'; to: Choice } & Forecast)
  /** At once, for `dueNow` cents; `at` (ISO) and `dueNow` go back to changePlan. */
  | ({ kind: 'now'; to: Choice; at: string } & Omit<ChangePreview, 'at'>)
  /** When the period that is paid for ends: `amount` is charged then. */
  | { kind: 'later'; to: Choice; at: Date; amount: number; currency: string; next: NextPayment | null }

/**
 * What choosing a price would do for `user`, and what it costs, to be shown before they agree; `offer` is the discount they
 * would begin with. Asks the provider. Throws bad_request for unknown prices, conflict for subscriptions that cannot be
 * changed as they are and offers that are over.
 */
export async function previewMove(
  user: Pick<User, 'id'>,
  priceId: unknown,
  offer?: OfferName,
): Promise<PlanMove> {
  const to = choiceAsked(priceId)
  const account = await accountOf(user)
  const [sub] = account ? liveOf(account) : []
  if (!sub || sub.status === 'unpaid') {
    return { kind: 'begin', to, ...(await forecastStart(user, account, to, offer)) }
  }
  const move = moveOf(changeable(sub), to)
  if (move === 'same') return { kind: 'same', to }
  if (move === 'later') {
    const { next, currency } = await forecastLater(sub, to)
    const amount = next?.amount ?? amountOf(to)
    return { kind: 'later', to, at: sub.currentPeriodEnd, amount, currency, next }
  }
  const { at, ...preview } = await forecastChange(sub, to)
  return { kind: 'now', to, ...preview, at: at.toISOString() }
}

/** What is changed from. Throws conflict for subscriptions that must be put in order first. */
function changeable(sub: ProviderSubscription): Choice {
  if (sub.status !== 'active')
    throw new AppError('conflict', 'Your last payment failed. Please update your card first.')
  if (sub.paused) throw new AppError('conflict', 'Your subscription is paused. Please resume it first.')
  const choice = choiceOfSubscription(sub)
  if (!choice) throw new AppError('conflict', 'Your subscription cannot be changed here. Please write to us.')
  return choice
}

export type Changed =
  | { kind: 'now'; to: Choice }
  /** The bank wants the person to confirm in the browser first. */
  | { kind: 'pay'; to: Choice; clientSecret: string }
  | { kind: 'later'; to: Choice; at: Date }

/** What was shown to the person: from when it was counted (ISO) and what it came to. */
export type Agreed = { at: string; dueNow: number }

/**
 * Changes to a price as `previewMove` showed it. Throws bad_request for unknown prices and figures that were never shown,
 * conflict 'Already Subscribed' for the same price, conflict when the price has moved since it was shown or the card was
 * declined.
 */
export function changePlan(user: Pick<User, 'id'>, priceId: unknown, agreed?: Agreed): Promise<Changed> {
  const to = choiceAsked(priceId)
  return atDesk(user, async (desk) => {
    const sub = running(desk)
    const move = moveOf(changeable(sub), to)
    if (move === 'same') throw new AppError('conflict', 'Already Subscribed')
    if (move === 'later') return { kind: 'later', to, at: await schedule(desk, sub, to) }
    return changeNow(desk, sub, to, agreed)
  })
}

/** Only schedules: for the call of that name. Throws conflict when the price is no downgrade. */
export function scheduleDowngrade(
  user: Pick<User, 'id'>,
  priceId: unknown,
): Promise<{ to: Choice; at: Date }> {
  const to = choiceAsked(priceId)
  return atDesk(user, async (desk) => {
    const sub = running(desk)
    const move = moveOf(changeable(sub), to)
    if (move === 'same') throw new AppError('conflict', 'Already Subscribed')
    if (move === 'now')
      throw new AppError('conflict', 'That is not a downgrade. Please choose the plan on the plans page.')
    return { to, at: await schedule(desk, sub, to) }
  })
}

/** The subscription that runs. Throws conflict without one. */
export function running({ account }: Desk): ProviderSubscription {
  const [sub] = liveOf(account)
  if (!sub) throw new AppError('conflict', 'You have no subscription.')
  return sub
}

async function schedule({ ask }: Desk, sub: ProviderSubscription, to: Choice): Promise<Date> {
  const priceId = priceIdOf(to)
  // Who picks a plan for the time after does not want to leave.
  if (sub.cancelAtPeriodEnd)
    await ask((provider) => provider.setCancelAtPeriodEnd(sub.id, false, randomUUID()))
  if (sub.schedule?.priceId !== priceId) {
    await ask((provider) => provider.scheduleChange({ subscriptionId: sub.id, priceId }, randomUUID()))
  }
  return sub.currentPeriodEnd
}

async function changeNow(
  desk: Desk,
  sub: ProviderSubscription,
  to: Choice,
  agreed?: Agreed,
): Promise<Changed> {
  const { ask, account } = desk
  const at = await priceHolds(desk, sub, to, agreed)
  const change = { subscriptionId: sub.id, priceId: priceIdOf(to), at }
  if (sub.schedule) await ask((provider) => provider.releaseSchedule(sub.id, randomUUID()))
  if (sub.cancelAtPeriodEnd)
    await ask((provider) => provider.setCancelAtPeriodEnd(sub.id, false, randomUUID()))
  try {
    // The same agreement clicked twice is one change; a new one after a refusal is asked anew.
    const key = `change:${sub.id}:${change.priceId}:${at.toISOString()}:${account.invoices[0]?.id ?? ''}`
    const step = await ask((provider) => provider.changeNow(change, key))
    return step.state === 'done' ? { kind: 'now', to } : { kind: 'pay', to, clientSecret: step.clientSecret }
  } catch (error) {
    await restore(desk, sub)
    throw error
  }
}

/** Puts back what stood in the way of a change that did not happen. */
async function restore(
  { ask }: Desk,
  { id, schedule, cancelAtPeriodEnd }: ProviderSubscription,
): Promise<void> {
  if (schedule) {
    const { priceId } = schedule
    await ask((provider) => provider.scheduleChange({ subscriptionId: id, priceId }, randomUUID()))
  }
  if (cancelAtPeriodEnd) await ask((provider) => provider.setCancelAtPeriodEnd(id, true, randomUUID()))
}

/** The moment the agreed price was counted from. Throws conflict when it is another one by now. */
async function priceHolds(
  { account }: Desk,
  sub: ProviderSubscription,
  to: Choice,
  agreed?: Agreed,
): Promise<Date> {
  if (!agreed) throw new AppError('conflict', 'Please look at the price first, then confirm.')
  const at = new Date(agreed.at)
  if (Number.isNaN(at.getTime()) || at > account.now || !Number.isSafeInteger(agreed.dueNow)) {
    throw new AppError('bad_request', 'That price was never offered.')
  }
  if (account.now.getTime() - at.getTime() > PRICE_HOLDS_MS || at < sub.currentPeriodStart) {
    throw new AppError('conflict', PRICE_MOVED)
  }
  const { dueNow } = await forecastChange(sub, to, at)
  if (dueNow !== agreed.dueNow) throw new AppError('conflict', PRICE_MOVED)
  return at
}
