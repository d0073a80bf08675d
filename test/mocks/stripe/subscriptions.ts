import type Stripe from 'stripe'
import { pageOf, rowsLike } from './answers.ts'
import { changePrice } from './changing.ts'
import { DISCOUNT, giveDiscounts } from './coupons.ts'
import { endSubscription } from './endings.ts'
import { changed } from './events.ts'
import { invalid, missing, noSuch } from './failures.ts'
import type { Subscription } from './objects.ts'
import {
  created,
  flag,
  hash,
  integer,
  listOf,
  merged,
  metadata,
  oneOf,
  orEmpty,
  page,
  parameters,
  type Read,
  text,
} from './parameters.ts'
import { itemOf } from './periods.ts'
import { call } from './requests.ts'
import { startSubscription } from './starting.ts'
import type { World } from './world.ts'

const BEHAVIOR = oneOf(
  'allow_incomplete',
  'default_incomplete',
  'error_if_incomplete',
  'pending_if_incomplete',
)
const PRORATION = oneOf('none', 'create_prorations', 'always_invoice')
const FEEDBACK = oneOf(
  'customer_service',
  'low_quality',
  'missing_features',
  'other',
  'switched_service',
  'too_complex',
  'too_expensive',
  'unused',
)
const DETAILS = hash({ comment: orEmpty(text), feedback: orEmpty(FEEDBACK) })
const SETTINGS = hash({
  save_default_payment_method: oneOf('on_subscription', 'off'),
  payment_method_types: listOf(text),
})

const CREATE = parameters<Stripe.SubscriptionCreateParams>()({
  customer: text,
  items: listOf(hash({ price: text, quantity: integer })),
  billing_mode: hash({ type: oneOf('classic', 'flexible') }),
  discounts: orEmpty(listOf(hash(DISCOUNT))),
  payment_behavior: BEHAVIOR,
  payment_settings: SETTINGS,
  default_payment_method: text,
  off_session: flag,
  metadata: orEmpty(metadata),
})
const UPDATE = parameters<Stripe.SubscriptionUpdateParams>()({
  items: listOf(hash({ id: text, price: text, quantity: integer })),
  billing_cycle_anchor: hash({ type: oneOf('now', 'unchanged') }),
  proration_behavior: PRORATION,
  proration_date: integer,
  payment_behavior: BEHAVIOR,
  payment_settings: SETTINGS,
  default_payment_method: text,
  discounts: orEmpty(listOf(hash(DISCOUNT))),
  cancel_at_period_end: flag,
  cancellation_details: DETAILS,
  pause_collection: orEmpty(
    hash({ behavior: oneOf('void', 'keep_as_draft', 'mark_uncollectible'), resumes_at: integer }),
  ),
  off_session: flag,
  metadata: orEmpty(metadata),
})
const LIST = parameters<Stripe.SubscriptionListParams>()({
  ...page,
  customer: text,
  price: text,
  status: oneOf(
    'all',
    'active',
    'canceled',
    'ended',
    'incomplete',
    'incomplete_expired',
    'past_due',
    'unpaid',
    'paused',
    'trialing',
  ),
  test_clock: text,
  created,
})

/** What may be passed with a change that waits for its payment. */
const PENDING = new Set([
  'items',
  'billing_cycle_anchor',
  'proration_behavior',
  'proration_date',
  'payment_behavior',
  'off_session',
  'expand',
])

function refuseImpossible(subscription: Subscription, params: Record<string, unknown>): void {
  const names = Object.keys(params)
  if (subscription.ended_at !== null) {
    const allowed = new Set(['metadata', 'cancellation_details', 'expand'])
    const refused = names.find((name) => !allowed.has(name))
    if (refused) {
      throw invalid(
        'A canceled subscription can only update its cancellation_details and metadata.',
        refused,
        'invalid_canceled_subscription_fields',
      )
    }
  }
  if (subscription.status === 'incomplete') {
    const allowed = new Set(['metadata', 'default_payment_method', 'payment_settings', 'expand'])
    const refused = names.find((name) => !allowed.has(name))
    if (refused)
      throw invalid(
        `This subscription is incomplete: its ${refused} cannot be updated until its first invoice is paid.`,
        refused,
      )
  }
  if (subscription.schedule && 'cancel_at_period_end' in params) {
    throw invalid(
      `The subscription is managed by the subscription schedule \`${subscription.schedule}\`, and updating any cancelation behavior directly is not allowed. Please update the schedule instead.`,
      'cancel_at_period_end',
    )
  }
  if (params.payment_behavior === 'pending_if_incomplete') {
    const refused = names.find((name) => !PENDING.has(name))
    if (refused)
      throw invalid(
        `When \`payment_behavior\` is set to \`pending_if_incomplete\`, you can't pass \`${refused}\`.`,
        refused,
      )
  }
}

function priceOf(world: World, id: string | undefined, param: string) {
  if (!id) throw missing(param)
  return world.get('price', id, param)
}

/** A change that is refused half-way leaves nothing behind. */
function allOrNothing(subscription: Subscription, run: () => Subscription): Subscription {
  const before = structuredClone(subscription)
  try {
    return run()
  } catch (error) {
    Object.assign(subscription, before)
    throw error
  }
}

function update(world: World, subscription: Subscription, params: Read<typeof UPDATE>): Subscription {
  const now = world.now(subscription.customer)
  if (params.default_payment_method) {
    subscription.default_payment_method = world.get(
      'payment_method',
      params.default_payment_method,
      'default_payment_method',
    ).id
  }
  if (params.payment_settings?.save_default_payment_method) {
    subscription.payment_settings.save_default_payment_method =
      params.payment_settings.save_default_payment_method
  }
  subscription.metadata = merged(subscription.metadata, params.metadata)
  if (params.discounts !== undefined) {
    const owner = { customer: subscription.customer, subscription: subscription.id }
    subscription.discounts = giveDiscounts(world, params.discounts || [], owner)
  }
  if (params.cancel_at_period_end !== undefined) {
    subscription.cancel_at_period_end = params.cancel_at_period_end
    subscription.cancel_at = params.cancel_at_period_end ? itemOf(subscription).current_period_end : null
    subscription.canceled_at = params.cancel_at_period_end ? now : null
    subscription.cancellation_details.reason = params.cancel_at_period_end ? 'cancellation_requested' : null
  }
  if (params.cancellation_details?.comment !== undefined) {
    subscription.cancellation_details.comment = params.cancellation_details.comment || null
  }
  if (params.cancellation_details?.feedback !== undefined) {
    subscription.cancellation_details.feedback = params.cancellation_details.feedback || null
  }
  if (params.pause_collection !== undefined) {
    const { behavior, resumes_at: until } = params.pause_collection || {}
    if (params.pause_collection && !behavior) throw missing('pause_collection[behavior]')
    subscription.pause_collection = behavior ? { behavior, resumes_at: until ?? null } : null
  }
  const [item] = params.items ?? []
  const restart = params.billing_cycle_anchor?.type === 'now'
  if (item || restart) {
    const own = itemOf(subscription)
    if (item && item.id !== own.id) {
      throw invalid(
        'This server keeps one item for a subscription: pass the id of the item that is to change.',
        'items[0][id]',
      )
    }
    changePrice(world, subscription, {
      price: item?.price ? priceOf(world, item.price, 'items[0][price]') : world.get('price', own.price),
      proration: params.proration_behavior ?? 'create_prorations',
      behavior: params.payment_behavior ?? 'allow_incomplete',
      at: params.proration_date ?? now,
      restart,
    })
  }
  changed(world, 'customer.subscription.updated', subscription)
  return subscription
}

export const SUBSCRIPTION_CALLS = [
  call('post', '/v1/subscriptions', CREATE, (world, params) => {
    if (!params.customer) throw missing('customer')
    const customer = world.get('customer', params.customer, 'customer')
    if (params.items?.length !== 1) throw missing('items')
    return startSubscription(world, {
      customer: customer.id,
      price: priceOf(world, params.items[0]?.price, 'items[0][price]'),
      discounts: params.discounts || [],
      behavior: params.payment_behavior ?? 'allow_incomplete',
      saves: params.payment_settings?.save_default_payment_method ?? 'off',
      metadata: merged({}, params.metadata),
      ...(params.default_payment_method && {
        method: world.get('payment_method', params.default_payment_method, 'default_payment_method'),
      }),
    })
  }),
  call('get', '/v1/subscriptions', LIST, (world, params) => {
    const rows = rowsLike(world, 'subscription', { customer: params.customer })
      .filter((each) => params.price === undefined || itemOf(each).price === params.price)
      .filter((each) => {
        if (params.status === 'all') return true
        if (params.status === 'ended') return each.ended_at !== null
        return params.status === undefined ? each.status !== 'canceled' : each.status === params.status
      })
    return { body: pageOf(world, '/v1/subscriptions', rows, params) }
  }),
  call('get', '/v1/subscriptions/:id', {}, (world, _params, path) => world.get('subscription', path('id'))),
  call('post', '/v1/subscriptions/:id', UPDATE, (world, params, path) => {
    const subscription = world.get('subscription', path('id'))
    refuseImpossible(subscription, params)
    return allOrNothing(subscription, () => update(world, subscription, params))
  }),
  call(
    'delete',
    '/v1/subscriptions/:id',
    parameters<Stripe.SubscriptionCancelParams>()({
      cancellation_details: DETAILS,
      invoice_now: flag,
      prorate: flag,
    }),
    (world, params, path) => {
      const subscription = world.get('subscription', path('id'))
      if (subscription.ended_at !== null) throw noSuch('subscription', subscription.id)
      if (params.cancellation_details?.comment)
        subscription.cancellation_details.comment = params.cancellation_details.comment
      endSubscription(
        world,
        subscription,
        subscription.status === 'incomplete' ? 'incomplete_expired' : 'canceled',
      )
      return subscription
    },
  ),
]
