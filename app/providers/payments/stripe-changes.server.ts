import type Stripe from 'stripe'
import { type Change, PaymentFailure, type PaymentStep } from './payments.ts'
import { onlyItem } from './stripe-items.ts'
import { idOf, secondsOf } from './stripe-client.server.ts'
import { stepOf } from './stripe-orders.server.ts'
import { release } from './stripe-schedules.server.ts'

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

/** Takes back a change that waits for its payment: Stripe forgets it with its invoice. */
export async function withdrawChange(stripe: Stripe, id: string): Promise<void> {
  const { pending_update: waits, latest_invoice: invoice } = await stripe.subscriptions.retrieve(id)
  const invoiceId = idOf(invoice)
  if (waits && invoiceId) await stripe.invoices.voidInvoice(invoiceId)
}
