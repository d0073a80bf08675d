import type Stripe from 'stripe'
import { idOf } from './stripe-client.server.ts'

/** How Stripe says that a card did not pay, or that its bank wants its owner to be there. */
const REFUSED = ['StripeCardError', 'invoice_payment_intent_requires_action']

/**
 * Charges what is owed to a card that it was not tried with: the customer's own, or the one kept for the subscription.
 * Answers whether it is paid. Each card is tried once, however often this is asked for.
 */
export async function collectOwed(stripe: Stripe, subscriptionId: string): Promise<boolean> {
  const [subscription, open] = await Promise.all([
    stripe.subscriptions.retrieve(subscriptionId, { expand: ['customer'] }),
    stripe.invoices.list({
      subscription: subscriptionId,
      status: 'open',
      limit: 1,
      expand: ['data.payments'],
    }),
  ])
  const [invoice] = open.data
  if (!invoice) return false
  const tried = await cardsTried(stripe, invoice)
  const { customer, default_payment_method: kept } = subscription
  const own =
    typeof customer === 'string' || customer.deleted ? null : customer.invoice_settings.default_payment_method
  const card = [idOf(own), idOf(kept)].find((each) => each !== null && !tried.has(each))
  if (!card) return false
  try {
    const idempotencyKey = `owed:${invoice.id}:${card}`
    const paid = await stripe.invoices.pay(invoice.id, { payment_method: card }, { idempotencyKey })
    return paid.status === 'paid'
  } catch (error) {
    const { type, code } = error as { type?: string; code?: string }
    // Stripe tries by itself, too.
    if (code === 'invoice_already_paid') return true
    if (REFUSED.includes(type ?? '') || REFUSED.includes(code ?? '')) return false
    throw error
  }
}

/** The cards an invoice was tried with. */
async function cardsTried(stripe: Stripe, invoice: Stripe.Invoice): Promise<Set<string | null>> {
  const waiting = invoice.payments?.data.find(({ status }) => status === 'open')
  const id = idOf(waiting?.payment.payment_intent)
  if (!id) return new Set()
  const [intent, charges] = await Promise.all([
    stripe.paymentIntents.retrieve(id),
    stripe.charges.list({ payment_intent: id, limit: 100 }),
  ])
  // A card that was refused is taken off the payment again, and stays with the charge that failed; one whose bank wants
  // its owner to be there stays on the payment, and has no charge.
  return new Set([idOf(intent.payment_method), ...charges.data.map((charge) => charge.payment_method)])
}
