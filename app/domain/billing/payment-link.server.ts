import type { User } from '#app/domain/accounts/user.server.ts'
import { AppError } from '#app/domain/errors.ts'
import { hasMail } from '#app/domain/mail/deliver.server.ts'
import { queueLetter } from '#app/domain/mail/queue.server.ts'
import { env } from '#app/env.server.ts'
import { amountOf, COUPONS, CURRENCY, nameOf } from './catalogue.server.ts'
import type { BillingLetter } from './letters.ts'
import { formatMoney } from './money.ts'
import type { OfferName } from './offers.server.ts'
import { beginCheckout, choiceAsked } from './subscribe.server.ts'
import { syncSubscription } from './sync.server.ts'
import type { BillingStatus, Choice } from './types.ts'
import { billingOf } from './view.server.ts'

type Asked = { priceId: unknown; offer: OfferName | undefined; origin: string }
type PaymentLetter = Extract<BillingLetter, { kind: 'payment_link' }>

/**
 * Has a letter sent with the page on which somebody pays, so that another device can be used: of a first subscription at
 * `priceId`, begun as on this device and so only once, or without one of the payment that waits already. Throws forbidden
 * where no letters are sent, conflict when nothing waits, and what beginCheckout throws.
 */
export async function mailPaymentLink(
  user: User,
  { priceId, ...asked }: Partial<Asked> & { origin: string },
): Promise<void> {
  if (!hasMail) throw new AppError('forbidden', 'This server sends no letters. Please pay on this device.')
  const letter =
    priceId === undefined
      ? await waitingPayment(user, asked.origin)
      : await firstPayment(user, { priceId, offer: undefined, ...asked })
  await queueLetter({ kind: 'billing', userId: user.id, letter, isDemo: env.billing === 'demo' })
}

async function firstPayment(user: User, { priceId, offer, origin }: Asked): Promise<PaymentLetter> {
  const choice = choiceAsked(priceId)
  const { url } = await beginCheckout(user, priceId, { offer, origin })
  // The provider's page may be for what is owed already, which no offer makes cheaper.
  const { open } = await billingOf(user)
  const amount = open?.amount ?? firstAmount(choice, offer)
  const usual = amountOf(choice)
  return {
    kind: 'payment_link',
    url,
    what: nameOf(choice),
    amount: formatMoney(amount, CURRENCY),
    after: amount === usual ? null : `${formatMoney(usual, CURRENCY)} a ${choice.interval}`,
    forOneDay: true,
  }
}

function firstAmount(choice: Choice, offer: OfferName | undefined): number {
  const percent = offer && choice.interval === 'month' ? COUPONS[offer].percentOff : 0
  return amountOf(choice) - Math.round((amountOf(choice) * percent) / 100)
}

/** What waits while a subscription runs is the price of a change; what was not begun has no name here. */
function waitsFor(status: BillingStatus, choice: Choice | null): string {
  if (status === 'active') return 'the change of your plan'
  return choice ? nameOf(choice) : 'your plan'
}

async function waitingPayment(user: User, origin: string): Promise<PaymentLetter> {
  await syncSubscription(user.id)
  const { open, plan, interval, status } = await billingOf(user)
  if (!open) throw new AppError('conflict', 'No payment is waiting.')
  const what = waitsFor(status, plan && interval && { plan, interval })
  return {
    kind: 'payment_link',
    url: open.url ?? `${origin}/subscription?dialog=pay`,
    what,
    amount: formatMoney(open.amount, open.currency),
    after: null,
    forOneDay: status !== 'past_due' && status !== 'unpaid',
  }
}
