import { giveDiscounts, type DiscountParams } from './coupons.ts'
import { changed } from './events.ts'
import { cardRefused, invalid } from './failures.ts'
import { collect, finalize, newInvoice, standingMethod } from './invoices.ts'
import type { Invoice, PaymentMethod, Price, Subscription } from './objects.ts'
import { periodEnd } from './periods.ts'
import { line } from './prorations.ts'
import type { World } from './world.ts'

export type Start = {
  customer: string
  price: Price
  discounts: DiscountParams[]
  behavior: 'allow_incomplete' | 'default_incomplete' | 'error_if_incomplete' | 'pending_if_incomplete'
  saves: 'on_subscription' | 'off'
  metadata: Record<string, string>
  method?: PaymentMethod
}

/** Begins a subscription with its first invoice, which is charged at once or waits, as `behavior` says. */
export function startSubscription(world: World, start: Start): Subscription {
  const { customer, price } = start
  if (!price.active)
    throw invalid(
      'The price specified is inactive. This field only accepts active prices.',
      'items[0][price]',
    )
  if (!price.recurring)
    throw invalid(
      'The price specified is set to `type=one_time` but this field only accepts prices with `type=recurring`.',
      'items[0][price]',
    )
  const now = world.now(customer)
  const id = world.idFor('subscription')
  const end = periodEnd(price, now, now)
  const subscription: Subscription = {
    id,
    object: 'subscription',
    created: now,
    start_date: now,
    customer,
    status: 'incomplete',
    billing_mode: { type: 'flexible', flexible: null },
    billing_cycle_anchor: now,
    collection_method: 'charge_automatically',
    currency: price.currency,
    items: [
      {
        id: world.newId('si'),
        object: 'subscription_item',
        created: now,
        price: price.id,
        quantity: 1,
        subscription: id,
        current_period_start: now,
        current_period_end: end,
        metadata: {},
      },
    ],
    latest_invoice: null,
    default_payment_method: start.method?.id ?? null,
    payment_settings: { save_default_payment_method: start.saves },
    discounts: giveDiscounts(world, start.discounts, { customer, subscription: id }),
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    ended_at: null,
    cancellation_details: { comment: null, feedback: null, reason: null },
    pause_collection: null,
    pending_update: null,
    schedule: null,
    test_clock: world.get('customer', customer).test_clock,
    metadata: start.metadata,
    livemode: false,
  }
  world.put(subscription)
  const [item] = subscription.items
  if (!item) throw new Error('A subscription has an item.')
  changed(world, 'customer.subscription.created', subscription)
  const invoice = newInvoice(
    world,
    subscription,
    [line(world, item, price, price.unit_amount, { start: now, end })],
    'subscription_create',
  )
  world.state.billed[item.id] = { amount: netOf(invoice, price.unit_amount), start: now, end }
  finalize(world, invoice)
  if (invoice.status === 'paid' || start.behavior === 'default_incomplete') return subscription
  const error = collect(world, invoice, start.method ?? standingMethod(world, subscription), 'absent')
  if (error && start.behavior === 'error_if_incomplete') throw cardRefused(error)
  return subscription
}

/** What was really asked for a charge of `debit` on an invoice, its discounts counted. */
export function netOf(invoice: Invoice, debit: number): number {
  return debit - invoice.total_discount_amounts.reduce((total, { amount }) => total + amount, 0)
}
