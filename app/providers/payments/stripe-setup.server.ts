import type Stripe from 'stripe'
import type { Price } from './payments.ts'
import { inTime, openClient, type StripeAccess, unlessMissing } from './stripe-client.server.ts'

/** What is to be on sale. `key` names things at Stripe so that they are found again. */
export type Shop = {
  products: {
    key: string
    name: string
    plan: string
    prices: (Omit<Price, 'id' | 'label'> & { key: string })[]
  }[]
  coupons: { id: string; name: string; percentOff: number }[]
  promotionCode: { code: string; couponId: string }
  /** Where the product is reached; without it no address is given to Stripe. */
  origin: string | undefined
}

export type ShopResult = {
  /** Ids of prices by their keys. */
  prices: Record<string, string>
  portalConfiguration: string
  /** `secret` is told once, when the endpoint is made. */
  webhook: { url: string; secret: string | null } | null
  /** What was made or changed, in sentences; empty when all was there. */
  done: string[]
}

/** What we want to hear of: everything after which a customer has to be read again. */
export const EVENTS = [
  'customer.updated',
  'customer.deleted',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.pending_update_applied',
  'customer.subscription.pending_update_expired',
  'invoice.finalized',
  'invoice.paid',
  'invoice.payment_failed',
  'invoice.payment_action_required',
  'invoice.voided',
  'invoice.marked_uncollectible',
  'charge.refunded',
  'checkout.session.completed',
  'checkout.session.expired',
  'subscription_schedule.updated',
  'subscription_schedule.released',
  'subscription_schedule.canceled',
] as const satisfies Stripe.WebhookEndpointCreateParams.EnabledEvent[]

export const WEBHOOK_PATH = '/api/stripe/webhook'
const OURS = { made_by: 'wordkin' }

/** Puts into an account at Stripe what billing needs of it. Doing it again changes only what is different. */
export async function setUpShop(access: StripeAccess, shop: Shop): Promise<ShopResult> {
  const stripe = await openClient(access)
  const done: string[] = []
  const prices = new Map<string, string>()
  for (const product of shop.products) {
    const id = await inTime(() => productOf(stripe, product, done))
    for (const price of product.prices) {
      prices.set(price.key, await inTime(() => priceOf(stripe, id, product.plan, price, done)))
    }
  }
  for (const coupon of shop.coupons) await inTime(() => putCoupon(stripe, coupon, done))
  await inTime(() => putCode(stripe, shop.promotionCode, done))
  const portalConfiguration = await inTime(() => portalOf(stripe, shop.origin, done))
  const { origin } = shop
  const webhook = origin ? await inTime(() => webhookOf(stripe, origin + WEBHOOK_PATH, done)) : null
  return { prices: Object.fromEntries(prices), portalConfiguration, webhook, done }
}

async function productOf(
  stripe: Stripe,
  { key, name }: Shop['products'][number],
  done: string[],
): Promise<string> {
  const known = await unlessMissing(stripe.products.retrieve(key))
  if (!known) {
    await stripe.products.create({ id: key, name, metadata: OURS })
    done.push(`Made the product ${name}.`)
  } else if (known.name !== name || !known.active) {
    await stripe.products.update(key, { name, active: true })
    done.push(`Changed the product ${name}.`)
  }
  return key
}

async function priceOf(
  stripe: Stripe,
  product: string,
  plan: string,
  { key, amount, currency, interval }: Shop['products'][number]['prices'][number],
  done: string[],
): Promise<string> {
  const known = await stripe.prices.list({ lookup_keys: [key], active: true, limit: 1 })
  const [price] = known.data
  const fits =
    price?.unit_amount === amount &&
    price.currency === currency &&
    price.recurring?.interval === interval &&
    price.metadata.plan === plan
  if (fits) return price.id
  // What a price costs cannot be changed: those who pay the old one go on paying it.
  const made = await stripe.prices.create({
    product,
    currency,
    unit_amount: amount,
    recurring: { interval },
    lookup_key: key,
    transfer_lookup_key: true,
    metadata: { ...OURS, plan },
  })
  done.push(`Made the price ${key}: ${(amount / 100).toFixed(2)} ${currency} a ${interval}.`)
  return made.id
}

async function putCoupon(stripe: Stripe, { id, name, percentOff }: Shop['coupons'][number], done: string[]) {
  const known = await unlessMissing(stripe.coupons.retrieve(id))
  if (!known) {
    await stripe.coupons.create({ id, name, percent_off: percentOff, duration: 'once', metadata: OURS })
    done.push(`Made the coupon ${id}: ${percentOff} % off one invoice.`)
  } else if (known.percent_off !== percentOff || known.duration !== 'once' || !known.valid) {
    throw new Error(`There is another coupon called ${id}. Delete it at Stripe, or configure another name.`)
  }
}

async function putCode(stripe: Stripe, { code, couponId }: Shop['promotionCode'], done: string[]) {
  const known = await stripe.promotionCodes.list({ code, active: true, limit: 1 })
  if (known.data.length > 0) return
  await stripe.promotionCodes.create({
    code,
    promotion: { type: 'coupon', coupon: couponId },
    restrictions: { first_time_transaction: true },
    metadata: OURS,
  })
  done.push(`Made the promotion code ${code}.`)
}

/** Cards and invoices only: plans are changed with us, where the rules of changing are. */
async function portalOf(stripe: Stripe, origin: string | undefined, done: string[]): Promise<string> {
  const configuration = {
    features: {
      invoice_history: { enabled: true },
      payment_method_update: { enabled: true },
      customer_update: { enabled: false },
      subscription_cancel: { enabled: false },
      subscription_update: { enabled: false },
    },
    ...(origin && { default_return_url: `${origin}/account` }),
    metadata: OURS,
  }
  const known = await stripe.billingPortal.configurations.list({ active: true, limit: 100 })
  const ours = known.data.find(({ metadata }) => metadata?.made_by === OURS.made_by)
  if (ours) return (await stripe.billingPortal.configurations.update(ours.id, configuration)).id
  const made = await stripe.billingPortal.configurations.create(configuration)
  done.push('Made the configuration of the billing portal.')
  return made.id
}

async function webhookOf(
  stripe: Stripe,
  url: string,
  done: string[],
): Promise<NonNullable<ShopResult['webhook']>> {
  const known = await stripe.webhookEndpoints.list({ limit: 100 })
  const ours = known.data.find((endpoint) => endpoint.url === url)
  if (ours) {
    await stripe.webhookEndpoints.update(ours.id, { enabled_events: [...EVENTS], disabled: false })
    return { url, secret: null }
  }
  const made = await stripe.webhookEndpoints.create({ url, enabled_events: [...EVENTS], metadata: OURS })
  done.push(`Asked Stripe to tell ${url} what happens.`)
  return { url, secret: made.secret ?? null }
}
