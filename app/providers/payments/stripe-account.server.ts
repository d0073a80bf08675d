import type Stripe from 'stripe'
import type { ProviderAccount, ProviderInvoice, ProviderStatus, ProviderSubscription } from './payments.ts'
import { idOf, momentOf } from './stripe-client.server.ts'
import { readCoupons } from './stripe-coupons.ts'
import { intervalOf, onlyItem } from './stripe-items.ts'
import { priceOfCheckout } from './stripe-orders.server.ts'
import { paymentIfItGoesOn, waitingChange } from './stripe-previews.server.ts'

/** How many invoices and charges are looked through: a monthly subscription's of forty years. */
const MOST = 500
const PAGE = 100

/** Reads a customer with all that hangs on it. */
export async function readStripeAccount(stripe: Stripe, customerId: string): Promise<ProviderAccount> {
  const of = { customer: customerId, limit: PAGE }
  const lists = Promise.all([
    stripe.subscriptions
      .list({
        ...of,
        status: 'all',
        expand: ['data.schedule', 'data.discounts.source.coupon', 'data.latest_invoice.confirmation_secret'],
      })
      .autoPagingToArray({ limit: MOST }),
    stripe.invoices.list({ ...of, expand: ['data.payments'] }).autoPagingToArray({ limit: MOST }),
    stripe.charges.list(of).autoPagingToArray({ limit: MOST }),
    stripe.checkout.sessions.list({ customer: customerId, status: 'open', limit: 1 }),
  ])
  // A customer who is gone is answered as such, whatever their lists say.
  lists.catch(() => undefined)
  const customer = await stripe.customers.retrieve(customerId, { expand: ['test_clock'] })
  if (customer.deleted) return gone(customerId)
  const [subscriptions, invoices, charges, checkouts] = await lists
  // A payment has a charge for each card it was tried with, those that were declined among them.
  const refunded = new Map<string | null, number>()
  for (const { payment_intent, amount_refunded } of charges) {
    const intent = idOf(payment_intent)
    refunded.set(intent, (refunded.get(intent) ?? 0) + amount_refunded)
  }
  const kept = invoices.filter((invoice) => idOf(invoice.customer) === customerId)
  const paid = kept.filter((invoice) => invoice.amount_paid > 0)
  const first = paid.at(-1)
  const clock = typeof customer.test_clock === 'object' ? customer.test_clock : null
  return {
    customerId,
    deleted: false,
    now: clock ? momentOf(clock.frozen_time) : new Date(),
    subscriptions: await Promise.all(
      subscriptions.map((subscription) => subscriptionOf(stripe, subscription, kept)),
    ),
    invoices: kept.map((invoice) => invoiceOf(invoice, refunded)),
    openCheckout: checkoutOf(checkouts.data[0]),
    firstPayment: first
      ? { at: paidAt(first) ?? momentOf(first.created), amount: first.amount_paid, currency: first.currency }
      : null,
  }
}

function gone(customerId: string): ProviderAccount {
  return {
    customerId,
    deleted: true,
    now: new Date(),
    subscriptions: [],
    invoices: [],
    openCheckout: null,
    firstPayment: null,
  }
}

function checkoutOf(session: Stripe.Checkout.Session | undefined): ProviderAccount['openCheckout'] {
  if (!session?.url || session.amount_total === null || !session.currency) return null
  const { url, amount_total: amount, currency } = session
  return { url, amount, currency, priceId: priceOfCheckout(session) }
}

const STATUSES: Record<string, ProviderStatus> = {
  incomplete: 'incomplete',
  incomplete_expired: 'canceled',
  trialing: 'active',
  active: 'active',
  paused: 'active',
  past_due: 'past_due',
  unpaid: 'unpaid',
  canceled: 'canceled',
}

async function subscriptionOf(
  stripe: Stripe,
  subscription: Stripe.Subscription,
  invoices: Stripe.Invoice[],
): Promise<ProviderSubscription> {
  const item = onlyItem(subscription)
  const own = invoices.filter((invoice) => subscriptionIdOf(invoice) === subscription.id)
  const pause = subscription.pause_collection
  const ended = subscription.ended_at !== null
  const [next, openInvoice] = await Promise.all([
    ended ? null : paymentIfItGoesOn(stripe, subscription),
    openOf(stripe, subscription, own),
  ])
  return {
    id: subscription.id,
    // A status that is not known yet gives nothing for free.
    status: STATUSES[subscription.status] ?? 'unpaid',
    priceId: item.price.id,
    planName: item.price.metadata.plan ?? null,
    amount: (item.price.unit_amount ?? 0) * (item.quantity ?? 1),
    currency: subscription.currency,
    interval: intervalOf(item.price),
    createdAt: momentOf(subscription.created),
    currentPeriodStart: momentOf(item.current_period_start),
    currentPeriodEnd: momentOf(item.current_period_end),
    paidThrough: paidThrough(own),
    cancelAtPeriodEnd: subscription.cancel_at_period_end,
    endedAt: subscription.ended_at === null ? null : momentOf(subscription.ended_at),
    paused: pause !== null || subscription.status === 'paused',
    resumesAt: pause?.resumes_at ? momentOf(pause.resumes_at) : null,
    schedule: scheduledOf(subscription.schedule),
    discount: discountOf(subscription.discounts),
    next,
    couponsUsed: readCoupons(subscription.metadata, momentOf(subscription.created)),
    openInvoice,
  }
}

export function subscriptionIdOf(invoice: Stripe.Invoice): string | null {
  return idOf(invoice.parent?.subscription_details?.subscription)
}

/** The end of the last time that was charged for and paid. */
function paidThrough(invoices: Stripe.Invoice[]): Date | null {
  const ends = invoices
    .filter((invoice) => invoice.status === 'paid')
    .flatMap((invoice) =>
      invoice.lines.data.filter(({ amount }) => amount > 0).map(({ period }) => period.end),
    )
  return ends.length > 0 ? momentOf(Math.max(...ends)) : null
}

function scheduledOf(schedule: string | Stripe.SubscriptionSchedule | null) {
  if (schedule === null || typeof schedule === 'string' || !schedule.current_phase) return null
  const from = schedule.current_phase.end_date
  const next = schedule.phases.find((phase) => phase.start_date >= from)
  const priceId = idOf(next?.items[0]?.price)
  return next && priceId ? { priceId, at: momentOf(next.start_date) } : null
}

function discountOf(discounts: (string | Stripe.Discount)[]) {
  const [discount] = discounts
  const coupon = typeof discount === 'object' ? discount.source.coupon : null
  if (!coupon || typeof coupon === 'string') return null
  return { couponId: coupon.id, percentOff: coupon.percent_off ?? 0 }
}

async function openOf(
  stripe: Stripe,
  subscription: Stripe.Subscription,
  invoices: Stripe.Invoice[],
): Promise<ProviderSubscription['openInvoice']> {
  const latest = typeof subscription.latest_invoice === 'object' ? subscription.latest_invoice : null
  // One that was given up goes on when its newest invoice is paid; nobody shall pay an older one for nothing.
  const counts = (invoice: Stripe.Invoice) => subscription.status !== 'unpaid' || invoice.id === latest?.id
  const open = invoices.find((invoice) => invoice.status === 'open' && counts(invoice))
  if (!open) return null
  const secret = latest?.id === open.id ? latest.confirmation_secret?.client_secret : undefined
  return {
    id: open.id,
    amount: open.amount_remaining,
    currency: open.currency,
    clientSecret: secret ?? null,
    url: open.hosted_invoice_url ?? null,
    change: latest?.id === open.id ? await waitingChange(stripe, subscription, open) : null,
  }
}

const paidAt = (invoice: Stripe.Invoice) =>
  invoice.status_transitions.paid_at === null ? null : momentOf(invoice.status_transitions.paid_at)

const INVOICE_STATUSES = ['draft', 'open', 'paid', 'void', 'uncollectible'] as const

function invoiceOf(invoice: Stripe.Invoice, refunded: Map<string | null, number>): ProviderInvoice {
  const charged = invoice.lines.data.filter(({ amount }) => amount > 0).at(-1) ?? invoice.lines.data[0]
  const payments = invoice.payments?.data ?? []
  const back = payments.map(({ payment }) => refunded.get(idOf(payment.payment_intent)) ?? 0)
  return {
    id: invoice.id,
    number: invoice.number,
    status: INVOICE_STATUSES.find((known) => known === invoice.status) ?? 'draft',
    description: charged?.description ?? 'Subscription',
    amountDue: invoice.amount_due,
    amountPaid: invoice.amount_paid,
    amountRefunded: back.reduce((sum, amount) => sum + amount, 0),
    currency: invoice.currency,
    createdAt: momentOf(invoice.created),
    paidAt: paidAt(invoice),
    periodStart: momentOf(charged?.period.start ?? invoice.period_start),
    periodEnd: momentOf(charged?.period.end ?? invoice.period_end),
    url: invoice.hosted_invoice_url ?? null,
    pdfUrl: invoice.invoice_pdf ?? null,
  }
}
