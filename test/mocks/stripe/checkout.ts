import type Stripe from 'stripe'
import { pageOf, rowsLike } from './answers.ts'
import { behaviourOf, declineOf, newMethod } from './cards.ts'
import { DISCOUNT, reduction } from './coupons.ts'
import { changed } from './events.ts'
import { invalid, missing } from './failures.ts'
import type { CheckoutSession, PaymentError } from './objects.ts'
import {
  created,
  flag,
  hash,
  integer,
  listOf,
  metadata,
  oneOf,
  page,
  parameters,
  text,
} from './parameters.ts'
import { attempt, authenticate } from './payments.ts'
import { call } from './requests.ts'
import { startSubscription } from './starting.ts'
import type { World } from './world.ts'

const CREATE = parameters<Stripe.Checkout.SessionCreateParams>()({
  mode: oneOf('payment', 'setup', 'subscription'),
  customer: text,
  client_reference_id: text,
  line_items: listOf(hash({ price: text, quantity: integer })),
  discounts: listOf(hash(DISCOUNT)),
  allow_promotion_codes: flag,
  success_url: text,
  cancel_url: text,
  expires_at: integer,
  ui_mode: oneOf('hosted_page', 'embedded_page', 'elements', 'form'),
  subscription_data: hash({ metadata, billing_mode: hash({ type: oneOf('classic', 'flexible') }) }),
  payment_method_collection: oneOf('always', 'if_required'),
  locale: text,
  custom_text: hash({ submit: hash({ message: text }) }),
  metadata,
})
const LIST = parameters<Stripe.Checkout.SessionListParams>()({
  ...page,
  customer: text,
  subscription: text,
  status: oneOf('open', 'complete', 'expired'),
  created,
})

const messageOf = (submit?: { message?: string }) =>
  submit?.message === undefined ? null : { message: submit.message }

export const CHECKOUT_CALLS = [
  call('post', '/v1/checkout/sessions', CREATE, (world, params) => {
    if (params.mode !== 'subscription') throw invalid('This server knows subscriptions only.', 'mode')
    if (!params.success_url) throw missing('success_url')
    if (!params.customer) throw missing('customer')
    if (params.discounts && params.allow_promotion_codes !== undefined) {
      throw invalid(
        'You may only specify one of these parameters: allow_promotion_codes, discounts.',
        'discounts',
      )
    }
    const [item] = params.line_items ?? []
    if (!item?.price) throw missing('line_items')
    const price = world.get('price', item.price, 'line_items[0][price]')
    if (!price.active) throw invalid('The price specified is inactive.', 'line_items[0][price]')
    for (const name of ['success_url', 'cancel_url'] as const) {
      const address = params[name]
      if (address && !URL.canParse(address.replace('{CHECKOUT_SESSION_ID}', 'cs'))) {
        throw invalid('Not a valid URL', name, 'url_invalid')
      }
    }
    const customer = world.get('customer', params.customer, 'customer').id
    const now = world.now(customer)
    const expires = params.expires_at ?? now + 24 * 3600
    if (expires < now + 30 * 60 || expires > now + 24 * 3600) {
      throw invalid(
        'The `expires_at` timestamp must be between 30 minutes and 24 hours from now.',
        'expires_at',
      )
    }
    const off = (params.discounts ?? []).reduce((total, each, index) => {
      const coupon = each.coupon ? world.get('coupon', each.coupon, `discounts[${index}][coupon]`) : undefined
      return total + (coupon ? reduction(coupon, price.unit_amount) : 0)
    }, 0)
    const id = world.idFor('checkout.session')
    const session: CheckoutSession = {
      id,
      object: 'checkout.session',
      created: now,
      customer,
      mode: 'subscription',
      status: 'open',
      payment_status: 'unpaid',
      url: `${world.baseUrl}/c/pay/${id}`,
      success_url: params.success_url,
      cancel_url: params.cancel_url ?? null,
      client_reference_id: params.client_reference_id ?? null,
      line_items: [{ price: price.id, quantity: item.quantity ?? 1 }],
      discounts:
        params.discounts?.map((each) => ({
          coupon: each.coupon ?? null,
          promotion_code: each.promotion_code ?? null,
        })) ?? null,
      subscription: null,
      invoice: null,
      amount_total: price.unit_amount - off,
      currency: price.currency,
      expires_at: expires,
      ui_mode: 'hosted_page',
      allow_promotion_codes: params.allow_promotion_codes ?? null,
      custom_text: { submit: messageOf(params.custom_text?.submit) },
      metadata: params.metadata ?? {},
      livemode: false,
    }
    world.state.subscriptionData[id] = params.subscription_data?.metadata ?? {}
    return world.put(session)
  }),
  call('get', '/v1/checkout/sessions', LIST, (world, params) => {
    const { customer, status, subscription } = params
    const rows = rowsLike(world, 'checkout.session', { customer, status, subscription })
    return { body: pageOf(world, '/v1/checkout/sessions', rows, params) }
  }),
  call('get', '/v1/checkout/sessions/:id', {}, (world, _params, path) =>
    world.get('checkout.session', path('id')),
  ),
  call('post', '/v1/checkout/sessions/:id/expire', {}, (world, _params, path) => {
    const session = world.get('checkout.session', path('id'))
    if (session.status !== 'open') {
      throw invalid('Only Checkout Sessions with a status in ["open"] can be expired.', 'session')
    }
    Object.assign(session, { status: 'expired', url: null })
    changed(world, 'checkout.session.expired', session)
    return session
  }),
]

/** The customer pays on the hosted page. Answers what the card said against it, or null when it is done. */
export function payCheckout(world: World, session: CheckoutSession, card: string): PaymentError | null {
  if (session.status !== 'open') throw invalid('This page has expired or was used already.')
  const method = newMethod(world, card)
  const kept = behaviourOf(method)
  if (kept.present === 'declines') return declineOf(kept)
  const [item] = session.line_items
  const subscription = startSubscription(world, {
    customer: session.customer,
    price: world.get('price', item?.price ?? ''),
    discounts: (session.discounts ?? []).map(({ coupon, promotion_code: code }) => ({
      ...(coupon && { coupon }),
      ...(code && { promotion_code: code }),
    })),
    behavior: 'default_incomplete',
    saves: 'on_subscription',
    metadata: world.state.subscriptionData[session.id] ?? {},
  })
  const invoice = world.get('invoice', subscription.latest_invoice ?? '')
  const waiting = invoice.payments.find(({ status }) => status === 'open')
  if (waiting) {
    const intent = world.get('payment_intent', waiting.payment.payment_intent)
    // The page has asked its visitor by then, when the card wants that.
    if (attempt(world, intent, method, 'present')) authenticate(world, intent, true)
  }
  Object.assign(session, { status: 'complete', payment_status: 'paid', url: null })
  session.subscription = subscription.id
  session.invoice = invoice.id
  changed(world, 'checkout.session.completed', session)
  return null
}
