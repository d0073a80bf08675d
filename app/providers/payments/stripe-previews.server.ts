import type Stripe from 'stripe'
import type { Change, ChangePreview, Forecast, NextPayment, Order } from './payments.ts'
import { intervalOf, onlyItem } from './stripe-items.ts'
import { momentOf, secondsOf } from './stripe-client.server.ts'

/** What beginning would charge, in place of what was begun before and never paid, or given up. */
export async function previewStart(
  stripe: Stripe,
  { customerId, priceId, couponId }: Omit<Order, 'customerId'> & { customerId: string | null },
): Promise<Forecast> {
  const [price, invoice, bound] = await Promise.all([
    stripe.prices.retrieve(priceId),
    stripe.invoices.createPreview({
      ...(customerId && { customer: customerId }),
      subscription_details: { items: [{ price: priceId }] },
      ...(couponId && { discounts: [{ coupon: couponId }] }),
    }),
    customerId ? creditBound(stripe, customerId) : 0,
  ])
  return forecastOf(invoice, price, endOf(invoice), bound)
}

/** Credit that went into what is not paid yet; it comes back when that is taken back, which beginning anew does. */
async function creditBound(stripe: Stripe, customer: string): Promise<number> {
  const open = await stripe.invoices.list({ customer, status: 'open', limit: 100 })
  return open.data.reduce(
    (sum, { starting_balance: start, ending_balance: end }) => sum + ((end ?? start) - start),
    0,
  )
}

/** What an invoice that is shown beforehand charges, and what its price costs at `at`, with the credit that is left. */
function forecastOf(invoice: Stripe.Invoice, price: Stripe.Price, at: Date, moreCredit = 0): Forecast {
  const rest = invoice.total + invoice.starting_balance - moreCredit
  const usual = price.unit_amount ?? 0
  const next = { amount: Math.max(0, usual + Math.min(0, rest)), at, usual, interval: intervalOf(price) }
  return { dueNow: Math.max(0, rest), currency: invoice.currency, next }
}

/** The end of what an invoice charges for. */
function endOf(invoice: Stripe.Invoice, atLeast = 0): Date {
  const ends = invoice.lines.data.filter(({ amount }) => amount > 0).map(({ period }) => period.end)
  return momentOf(Math.max(atLeast, ...ends))
}

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
  return {
    ...forecastOf(invoice, price, endOf(invoice, item.current_period_end)),
    at: momentOf(at),
    lines: linesOf(invoice),
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

/** What the period after this one would be charged at another price. */
export async function previewSchedule(
  stripe: Stripe,
  { subscriptionId, priceId }: { subscriptionId: string; priceId: string },
): Promise<Forecast> {
  const [subscription, price] = await Promise.all([
    stripe.subscriptions.retrieve(subscriptionId),
    stripe.prices.retrieve(priceId),
  ])
  const item = onlyItem(subscription)
  const { amount_due: amount, currency } = await stripe.invoices.createPreview({
    subscription: subscription.id,
    subscription_details: {
      items: [{ id: item.id, price: priceId }],
      proration_behavior: 'none',
      ...(subscription.cancel_at_period_end && { cancel_at_period_end: false }),
    },
  })
  const at = momentOf(item.current_period_end)
  return {
    dueNow: 0,
    currency,
    next: { amount, at, usual: price.unit_amount ?? 0, interval: intervalOf(price) },
  }
}

/** What going on would charge: at once, where a new period begins with it, or when the present one ends. */
export async function previewResume(
  stripe: Stripe,
  subscriptionId: string,
  { chargeNow }: { chargeNow: boolean },
): Promise<Forecast> {
  const subscription = await stripe.subscriptions.retrieve(subscriptionId)
  const item = onlyItem(subscription)
  if (chargeNow) {
    const invoice = await stripe.invoices.createPreview({
      subscription: subscription.id,
      subscription_details: { billing_cycle_anchor: { type: 'now' }, proration_behavior: 'none' },
    })
    return forecastOf(invoice, item.price, endOf(invoice))
  }
  // What was scheduled is given up: the present price is named, so that it counts.
  const { amount_due: amount, currency } = await stripe.invoices.createPreview({
    subscription: subscription.id,
    subscription_details: {
      items: [{ id: item.id, price: item.price.id }],
      proration_behavior: 'none',
      ...(subscription.cancel_at_period_end && { cancel_at_period_end: false }),
    },
  })
  const at = momentOf(item.current_period_end)
  const usual = item.price.unit_amount ?? 0
  return { dueNow: 0, currency, next: { amount, at, usual, interval: intervalOf(item.price) } }
}

/** The next renewal of a subscription, as if a pause or a cancellation were taken back; null when there can be none. */
export async function paymentIfItGoesOn(
  stripe: Stripe,
  subscription: Stripe.Subscription,
): Promise<NextPayment | null> {
  const item = onlyItem(subscription)
  const { id, schedule, cancel_at_period_end: ends } = subscription
  const scheduled = schedule === null || typeof schedule === 'string' ? schedule : schedule.id
  try {
    const invoice = await stripe.invoices.createPreview(
      scheduled
        ? { schedule: scheduled }
        : { subscription: id, ...(ends && { subscription_details: { cancel_at_period_end: false } }) },
    )
    const price = scheduled ? await priceOf(stripe, invoice, item.price) : item.price
    const at = momentOf(item.current_period_end)
    return { amount: invoice.amount_due, at, usual: price.unit_amount ?? 0, interval: intervalOf(price) }
  } catch (error) {
    // There is none, or Stripe does not count it beforehand: then it is not told, and everything else is still read.
    if (error instanceof Error && 'type' in error && error.type === 'StripeInvalidRequestError') return null
    throw error
  }
}

/** The price that an invoice charges for the time to come. */
async function priceOf(stripe: Stripe, invoice: Stripe.Invoice, known: Stripe.Price): Promise<Stripe.Price> {
  const line = invoice.lines.data.filter(({ amount }) => amount >= 0).at(-1)
  const price = line?.pricing?.price_details?.price
  const id = typeof price === 'string' ? price : price?.id
  return id === undefined || id === known.id ? known : stripe.prices.retrieve(id)
}

/** What paying for a change that waits leads to; null where none waits. */
export async function waitingChange(
  stripe: Stripe,
  subscription: Stripe.Subscription,
  invoice: Stripe.Invoice,
): Promise<{ priceId: string; next: NextPayment } | null> {
  const wanted = subscription.pending_update?.subscription_items?.[0]?.price
  if (!wanted) return null
  const price = typeof wanted === 'string' ? await stripe.prices.retrieve(wanted) : wanted
  const at = endOf(invoice, onlyItem(subscription).current_period_end)
  const usual = price.unit_amount ?? 0
  // All the credit there was went into the invoice that waits.
  return { priceId: price.id, next: { amount: usual, at, usual, interval: intervalOf(price) } }
}
