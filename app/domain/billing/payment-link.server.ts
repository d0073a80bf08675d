import type { User } from '#app/domain/accounts/user.server.ts'
import { AppError } from '#app/domain/errors.ts'
import { hasMail } from '#app/domain/mail/deliver.server.ts'
import { queueLetter } from '#app/domain/mail/queue.server.ts'
import { env } from '#app/env.server.ts'
import { nameOf } from './catalogue.server.ts'
import { forecastPayment } from './forecast.server.ts'
import type { BillingLetter } from '#app/domain/mail/billing-letters.ts'
import { formatDate, formatMoney } from './money.ts'
import type { OfferName } from './offers.server.ts'
import { thenWords } from './renewal.ts'
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
  if (!hasMail) throw new AppError('forbidden', 'This server sends no email. Please pay on this device.')
  const letter =
    priceId === undefined
      ? await waitingPayment(user, asked.origin)
      : await firstPayment(user, { priceId, offer: undefined, ...asked })
  const { origin } = asked
  await queueLetter({ kind: 'billing', userId: user.id, letter, isDemo: env.billing === 'demo', origin })
}

async function firstPayment(user: User, { priceId, offer, origin }: Asked): Promise<PaymentLetter> {
  const choice = choiceAsked(priceId)
  const { url } = await beginCheckout(user, priceId, { offer, origin })
  // Begun by now: what waits is what will be paid, whatever the order was.
  const { open } = await billingOf(user)
  if (!open) throw new AppError('conflict', 'No payment is waiting.')
  return {
    kind: 'payment_link',
    url,
    what: nameOf(choice),
    amount: formatMoney(open.amount, open.currency),
    after: open.next && thenWords(open.next, open.currency, formatDate),
    forOneDay: true,
  }
}

/** What waits while a subscription runs is the price of a change; what was not begun has no name here. */
function waitsFor(status: BillingStatus, choice: Choice | null): string {
  if (status === 'active') return 'the change of your plan'
  return choice ? nameOf(choice) : 'your plan'
}

async function waitingPayment(user: User, origin: string): Promise<PaymentLetter> {
  await syncSubscription(user.id)
  const { open, status } = await billingOf(user)
  if (!open) throw new AppError('conflict', 'No payment is waiting.')
  const next = open.next ?? (await forecastPayment(user))?.next
  return {
    kind: 'payment_link',
    url: open.url ?? `${origin}/subscription/pay`,
    what: waitsFor(status, open.choice),
    amount: formatMoney(open.amount, open.currency),
    after: next ? thenWords(next, open.currency, formatDate) : null,
    forOneDay: status !== 'past_due' && status !== 'unpaid',
  }
}
