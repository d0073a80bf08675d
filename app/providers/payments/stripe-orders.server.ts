import type Stripe from 'stripe'
import type { Order, PaymentStep, Returns, Terms } from './payments.ts'
import { unlessMissing } from './stripe-client.server.ts'
import { firstCoupon } from './stripe-coupons.ts'

const FLEXIBLE = { type: 'flexible' } as const
const orderOf = ({ priceId, couponId }: Order) => `${priceId} ${couponId ?? ''}`

/** The price that a page of Stripe's was opened for. */
export function priceOfCheckout({ metadata }: Stripe.Checkout.Session): string | null {
  return metadata?.order?.split(' ')[0] || null
}

/** Begins a subscription whose first invoice is paid in the browser. */
export async function startSubscription(stripe: Stripe, order: Order, key: string): Promise<PaymentStep> {
  // Whoever pays here must not be able to pay on a page that is still open elsewhere.
  await closeCheckouts(stripe, order.customerId)
  const begun = await stripe.subscriptions.create(
    {
      customer: order.customerId,
      items: [{ price: order.priceId }],
      billing_mode: FLEXIBLE,
      payment_behavior: 'default_incomplete',
      payment_settings: { save_default_payment_method: 'on_subscription' },
      ...(order.couponId && {
        discounts: [{ coupon: order.couponId }],
        metadata: firstCoupon(order.couponId),
      }),
      expand: ['latest_invoice.confirmation_secret'],
    },
    { idempotencyKey: key },
  )
  return stepOf(begun)
}

/** What is left to do for a subscription that was answered with its newest invoice and its secret. */
export function stepOf(subscription: Stripe.Subscription): PaymentStep {
  const { id, latest_invoice: invoice } = subscription
  const secret = typeof invoice === 'object' ? invoice?.confirmation_secret?.client_secret : undefined
  // Nothing is due where a coupon takes it all.
  return secret
    ? { state: 'pay', subscriptionId: id, clientSecret: secret }
    : { state: 'done', subscriptionId: id }
}

/** A page of Stripe's that begins a subscription when it is paid on: one at a time, the same one for the same order. */
export async function startCheckout(
  stripe: Stripe,
  order: Order & Returns & Terms,
  key: string,
): Promise<{ url: string }> {
  const { customerId: customer, couponId } = order
  for (const open of await openCheckouts(stripe, customer)) {
    const isSame = open.metadata?.order === orderOf(order) && open.success_url === successOf(order)
    if (isSame && open.url) return { url: open.url }
    await expire(stripe, open)
  }
  // Begun in another tab and never paid: it must not be paid after this one.
  const begun = await stripe.subscriptions.list({ customer, status: 'incomplete', limit: 100 })
  for (const { id } of begun.data) await unlessMissing(stripe.subscriptions.cancel(id))
  // A page that was closed is not answered again to the same key: each has a key of its own.
  const last = await stripe.checkout.sessions.list({ customer, limit: 1 })
  const session = await stripe.checkout.sessions.create(
    {
      mode: 'subscription',
      customer,
      line_items: [{ price: order.priceId, quantity: 1 }],
      ...(couponId && { discounts: [{ coupon: couponId }] }),
      subscription_data: { billing_mode: FLEXIBLE, ...(couponId && { metadata: firstCoupon(couponId) }) },
      metadata: { order: orderOf(order) },
      custom_text: { submit: { message: order.terms } },
      success_url: successOf(order),
      cancel_url: order.cancelUrl,
    },
    { idempotencyKey: `${key}:${last.data[0]?.id ?? 'first'}` },
  )
  if (!session.url) throw new Error(`Checkout session ${session.id} has no page.`)
  return { url: session.url }
}

const successOf = ({ returnUrl }: Returns) =>
  `${returnUrl}${returnUrl.includes('?') ? '&' : '?'}session_id={CHECKOUT_SESSION_ID}`

async function openCheckouts(stripe: Stripe, customer: string): Promise<Stripe.Checkout.Session[]> {
  return (await stripe.checkout.sessions.list({ customer, status: 'open', limit: 100 })).data
}

/** Closes all pages on which a customer could still begin a subscription. */
export async function closeCheckouts(stripe: Stripe, customer: string): Promise<void> {
  for (const open of await openCheckouts(stripe, customer)) await expire(stripe, open)
}

/** Closes a page. One that was paid on meanwhile cannot be closed; the account will tell. */
async function expire(stripe: Stripe, session: Stripe.Checkout.Session): Promise<void> {
  try {
    await stripe.checkout.sessions.expire(session.id)
  } catch (error) {
    const { status } = await stripe.checkout.sessions.retrieve(session.id)
    if (status === 'open') throw error
  }
}
