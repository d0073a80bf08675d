import type Stripe from 'stripe'
import { type Change, type ChangePreview, PaymentFailure, type PaymentStep } from './payments.ts'
import { onlyItem } from './stripe-account.server.ts'
import { idOf, momentOf, secondsOf } from './stripe-client.server.ts'
import { stepOf } from './stripe-orders.server.ts'
import { release } from './stripe-schedules.server.ts'

/** What a change of price would charge now, and what comes after. Nothing is changed. */
export async function previewChange(stripe: Stripe, change: Change): Promise<ChangePreview> {
  const [subscription, price] = await Promise.all([
    stripe.subscriptions.retrieve(change.subscriptionId, { expand: ['test_clock'] }),
    stripe.prices.retrieve(change.priceId),
  ])
  const item = onlyItem(subscription)
  const clock = typeof subscription.test_clock === 'object' ? subscription.test_clock : null
  const at = change.at ? secondsOf(change.at) : (clock?.frozen_time ?? secondsOf(new Date()))
  const invoice = await stripe.invoices.createPreview({
    subscription: subscription.id,
    subscription_details: {
      items: [{ id: item.id, price: change.priceId }],
      proration_behavior: 'always_invoice',
      proration_date: at,
    },
  })
  const ends = invoice.lines.data.filter(({ amount }) => amount > 0).map(({ period }) => period.end)
  return {
    dueNow: invoice.amount_due,
    currency: invoice.currency,
    at: momentOf(at),
    lines: linesOf(invoice),
    nextAmount: price.unit_amount ?? 0,
    nextDate: momentOf(Math.max(item.current_period_end, ...ends)),
  }
}

/** What an invoice is made of, so that it adds up to what is due. */
function linesOf(invoice: Stripe.Invoice): ChangePreview['lines'] {
  const lines = invoice.lines.data.map(({ description, amount }) => ({
    description: description ?? '',
    amount,
  }))
  const off = (invoice.total_discount_amounts ?? []).reduce((sum, { amount }) => sum + amount, 0)
  if (off > 0) lines.push({ description: 'Discount', amount: -off })
  const credit = invoice.amount_due - invoice.total
  if (credit !== 0) lines.push({ description: credit < 0 ? 'Your credit' : 'Kept as credit', amount: credit })
  return lines
}

/**
 * Changes the price and charges the difference. The change waits at Stripe for its payment: a card that asks its owner
 * is answered with the secret; one that refuses leaves everything as it was.
 */
export async function changeNow(stripe: Stripe, change: Change, key: string): Promise<PaymentStep> {
  const before = await stripe.subscriptions.retrieve(change.subscriptionId)
  if (onlyItem(before).price.id === change.priceId) return { state: 'done', subscriptionId: before.id }
  await release(stripe, before)
  const subscription = await stripe.subscriptions.update(
    before.id,
    {
      items: [{ id: onlyItem(before).id, price: change.priceId }],
      proration_behavior: 'always_invoice',
      ...(change.at && { proration_date: secondsOf(change.at) }),
      payment_behavior: 'pending_if_incomplete',
      expand: ['latest_invoice.confirmation_secret', 'latest_invoice.payments'],
    },
    { idempotencyKey: key },
  )
  if (!subscription.pending_update) return { state: 'done', subscriptionId: subscription.id }
  const invoice = typeof subscription.latest_invoice === 'object' ? subscription.latest_invoice : null
  const payment = invoice?.payments?.data.find(({ status }) => status === 'open')
  const intentId = idOf(payment?.payment.payment_intent)
  const intent = intentId ? await stripe.paymentIntents.retrieve(intentId) : undefined
  if (intent?.status === 'requires_action') return stepOf(subscription)
  if (invoice) await stripe.invoices.voidInvoice(invoice.id)
  throw new PaymentFailure('declined', intent?.last_payment_error?.message ?? 'Your card was declined.')
}
