import { reduction } from './coupons.ts'
import { endSubscription } from './endings.ts'
import { changed } from './events.ts'
import type { Discount, Invoice, InvoiceLine, PaymentError, PaymentMethod, Subscription } from './objects.ts'
import { attempt, newIntent } from './payments.ts'
import { invoicePaid, subscriptionOf } from './settling.ts'
import type { World } from './world.ts'

const HOUR = 3600
const DAY = 86_400
/** Days after each failed attempt to the next one; after the last of them it is given up. */
const RETRIES = [3, 5, 7]

type Draft = {
  customer: string
  subscription: string
  lines: InvoiceLine[]
  reason: Invoice['billing_reason']
  discounts: string[]
  currency: string
}

/** An invoice with its sums, not kept anywhere yet. Discounts come off what is charged, never off what is given back. */
export function draftInvoice(world: World, draft: Draft): Invoice {
  const now = world.now(draft.customer)
  const subtotal = sum(draft.lines.map(({ amount }) => amount))
  let charged = sum(draft.lines.map(({ amount }) => Math.max(0, amount)))
  const reductions = draft.discounts.map((id) => {
    const amount = reduction(world.get('coupon', world.get('discount', id).source.coupon), charged)
    charged -= amount
    return { discount: id, amount }
  })
  const total = subtotal - sum(reductions.map(({ amount }) => amount))
  const balance = world.get('customer', draft.customer).balance
  const due = Math.max(0, total + balance)
  return {
    id: world.idFor('invoice'),
    object: 'invoice',
    created: now,
    customer: draft.customer,
    number: null,
    status: 'draft',
    billing_reason: draft.reason,
    currency: draft.currency,
    lines: draft.lines,
    discounts: draft.discounts,
    subtotal,
    total,
    total_discount_amounts: reductions,
    starting_balance: balance,
    ending_balance: null,
    amount_due: due,
    amount_paid: 0,
    amount_remaining: due,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    automatically_finalizes_at: null,
    next_payment_attempt: null,
    period_start: draft.lines[0]?.period.start ?? now,
    period_end: draft.lines[0]?.period.end ?? now,
    parent: {
      type: 'subscription_details',
      subscription_details: { subscription: draft.subscription, metadata: {} },
    },
    payments: [],
    status_transitions: { finalized_at: null, paid_at: null, voided_at: null, marked_uncollectible_at: null },
    hosted_invoice_url: null,
    invoice_pdf: null,
    livemode: false,
  }
}

const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)

/** Keeps an invoice for a subscription; what is taken off once is used up by it. */
export function newInvoice(
  world: World,
  subscription: Subscription,
  lines: InvoiceLine[],
  reason: Invoice['billing_reason'],
): Invoice {
  const { id, customer, currency } = subscription
  const active = subscription.discounts.map((discount) => world.get('discount', discount))
  const invoice = draftInvoice(world, {
    customer,
    subscription: id,
    lines,
    reason,
    discounts: active.map((discount) => discount.id),
    currency,
  })
  const used = (discount: Discount) =>
    invoice.total_discount_amounts.some((each) => each.discount === discount.id && each.amount > 0) &&
    world.get('coupon', discount.source.coupon).duration === 'once'
  for (const discount of active.filter(used)) discount.end = invoice.created
  subscription.discounts = active.filter((discount) => !used(discount)).map((discount) => discount.id)
  subscription.latest_invoice = invoice.id
  world.put(invoice)
  changed(world, 'invoice.created', invoice)
  return invoice
}

/** Makes an invoice payable: it gets its number, uses the customer's credit, and waits for a payment if any is due. */
export function finalize(world: World, invoice: Invoice): void {
  const customer = world.get('customer', invoice.customer)
  invoice.status = 'open'
  invoice.automatically_finalizes_at = null
  invoice.status_transitions.finalized_at = world.now(invoice.customer)
  invoice.number = `TEST-${String(world.all('invoice').filter(({ number }) => number !== null).length + 1).padStart(4, '0')}`
  invoice.hosted_invoice_url = `${world.baseUrl}/i/${invoice.id}`
  invoice.invoice_pdf = `${world.baseUrl}/i/${invoice.id}/pdf`
  invoice.starting_balance = customer.balance
  invoice.amount_due = Math.max(0, invoice.total + customer.balance)
  invoice.amount_remaining = invoice.amount_due
  invoice.ending_balance = Math.min(0, invoice.total + customer.balance)
  customer.balance = invoice.ending_balance
  changed(world, 'invoice.finalized', invoice)
  if (invoice.amount_due === 0) invoicePaid(world, invoice, null)
  else newIntent(world, invoice)
}

/** The card that is charged when nobody is asked. */
export function standingMethod(world: World, subscription: Subscription): PaymentMethod | undefined {
  const { invoice_settings: settings } = world.get('customer', subscription.customer)
  const id = subscription.default_payment_method ?? settings.default_payment_method
  return id ? world.find('payment_method', id) : undefined
}

const NO_CARD: PaymentError = {
  type: 'card_error',
  code: 'resource_missing',
  message: 'This customer has no attached payment source or default payment method.',
}

/** Charges an open invoice to a card. Answers what went wrong, or null. */
export function collect(
  world: World,
  invoice: Invoice,
  method: PaymentMethod | undefined,
  owner: 'present' | 'absent',
): PaymentError | null {
  const waiting = invoice.payments.find(({ status }) => status === 'open')
  if (!waiting) throw new Error(`${invoice.id} waits for no payment.`)
  invoice.attempted = true
  invoice.attempt_count += 1
  const intent = world.get('payment_intent', waiting.payment.payment_intent)
  const error = method ? attempt(world, intent, method, owner) : NO_CARD
  if (error) changed(world, 'invoice.payment_failed', invoice)
  return error
}

/** Charges a renewal; when that fails it is tried again in some days, until it is given up. */
export function collectRenewal(world: World, invoice: Invoice): void {
  const subscription = subscriptionOf(world, invoice)
  const error = collect(world, invoice, standingMethod(world, subscription), 'absent')
  if (!error) return
  const wait = RETRIES[invoice.attempt_count - 1]
  invoice.next_payment_attempt = wait === undefined ? null : world.now(invoice.customer) + wait * DAY
  if (wait === undefined && world.state.afterRetries === 'cancel') {
    subscription.cancellation_details.reason = 'payment_failed'
    endSubscription(world, subscription, 'canceled')
    return
  }
  subscription.status = wait === undefined ? 'unpaid' : 'past_due'
  changed(world, 'customer.subscription.updated', subscription)
}

/** An hour passes between the making of a renewal's invoice and its collection. */
export const DRAFT_SECONDS = HOUR
