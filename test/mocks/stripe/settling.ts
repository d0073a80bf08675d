import { changed } from './events.ts'
import { invalid } from './failures.ts'
import type { Invoice, PaymentMethod, Subscription } from './objects.ts'
import { itemOf } from './periods.ts'
import type { PriceChange, World } from './world.ts'

export function subscriptionOf(world: World, invoice: Invoice): Subscription {
  return world.get('subscription', invoice.parent.subscription_details.subscription)
}

/** Makes a change of price come true. */
export function applyChange(world: World, subscription: Subscription, change: PriceChange): void {
  const item = itemOf(subscription)
  item.price = change.price
  item.current_period_start = change.start
  item.current_period_end = change.end
  subscription.billing_cycle_anchor = change.anchor
  world.state.billed[item.id] = change.billed
}

/** What follows when an invoice is paid, with a card or because nothing was due. */
export function invoicePaid(world: World, invoice: Invoice, method: PaymentMethod | null): void {
  const now = world.now(invoice.customer)
  invoice.status = 'paid'
  invoice.amount_paid = invoice.amount_due
  invoice.amount_remaining = 0
  invoice.next_payment_attempt = null
  invoice.status_transitions.paid_at = now
  for (const payment of invoice.payments) {
    if (payment.status === 'open') Object.assign(payment, { status: 'paid', amount_paid: invoice.amount_due })
  }
  changed(world, 'invoice.paid', invoice)
  const subscription = subscriptionOf(world, invoice)
  if (method && subscription.payment_settings.save_default_payment_method === 'on_subscription') {
    subscription.default_payment_method = method.id
  }
  const waiting = world.state.waiting[invoice.id]
  if (waiting) {
    delete world.state.waiting[invoice.id]
    subscription.pending_update = null
    applyChange(world, subscription, waiting)
  }
  const others = world
    .all('invoice')
    .some(
      (each) =>
        each.status === 'open' &&
        subscriptionOf(world, each) === subscription &&
        !world.state.waiting[each.id],
    )
  if (subscription.status === 'incomplete' || (isBehind(subscription, invoice) && !others))
    subscription.status = 'active'
  changed(world, 'customer.subscription.updated', subscription)
}

/** One that was given up goes on when its newest invoice is paid; older debts do not bring it back. */
function isBehind({ status, latest_invoice: latest }: Subscription, invoice: Invoice): boolean {
  return status === 'past_due' || (status === 'unpaid' && latest === invoice.id)
}

/** Takes an invoice back: nobody can pay it any more. What waited for it is forgotten. */
export function voidInvoice(world: World, invoice: Invoice): void {
  if (invoice.status !== 'open' && invoice.status !== 'draft') {
    throw invalid(`You can only pass in open invoices. This invoice isn't open.`, 'invoice')
  }
  const now = world.now(invoice.customer)
  // Credit that was used for it comes back.
  if (invoice.ending_balance !== null) {
    world.get('customer', invoice.customer).balance += invoice.starting_balance - invoice.ending_balance
  }
  invoice.status = 'void'
  invoice.next_payment_attempt = null
  invoice.automatically_finalizes_at = null
  invoice.status_transitions.voided_at = now
  for (const payment of invoice.payments) {
    if (payment.status !== 'open') continue
    payment.status = 'canceled'
    const intent = world.get('payment_intent', payment.payment.payment_intent)
    if (intent.status !== 'succeeded')
      Object.assign(intent, { status: 'canceled', canceled_at: now, next_action: null })
  }
  if (world.state.waiting[invoice.id]) {
    delete world.state.waiting[invoice.id]
    subscriptionOf(world, invoice).pending_update = null
  }
  changed(world, 'invoice.voided', invoice)
}
