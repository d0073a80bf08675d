import type { InvoiceLine, Price, Subscription, SubscriptionItem } from './objects.ts'
import { itemOf, periodEnd } from './periods.ts'
import type { PriceChange, World } from './world.ts'

export function line(
  world: World,
  item: SubscriptionItem,
  price: Price,
  amount: number,
  period: { start: number; end: number },
  proration = false,
): InvoiceLine {
  const name = world.get('product', price.product).name
  const rest = amount < 0 ? 'Unused time on' : 'Remaining time on'
  return {
    id: world.newId('il'),
    object: 'line_item',
    amount,
    subtotal: amount,
    currency: price.currency,
    description: proration
      ? `${rest} ${name}`
      : `1 × ${name} (at $${(price.unit_amount / 100).toFixed(2)} / ${price.recurring?.interval})`,
    period,
    pricing: { type: 'price_details', price_details: { price: price.id, product: price.product } },
    parent: {
      type: 'subscription_item_details',
      subscription_item_details: { subscription: item.subscription, subscription_item: item.id, proration },
    },
  }
}

export type Prorating = { at: number; credit: boolean; restart: boolean }

/**
 * What changing the price at a moment charges and gives back. Flexible billing gives back what was really debited for
 * the time left, discounts counted. Another interval, or `restart`, begins a new period at once.
 */
export function changeOfPrice(world: World, subscription: Subscription, price: Price, how: Prorating) {
  const item = itemOf(subscription)
  const old = world.get('price', item.price)
  const { current_period_start: start, current_period_end: end } = item
  const restarts = how.restart || old.recurring?.interval !== price.recurring?.interval
  const lines: InvoiceLine[] = []
  const billed = world.state.billed[item.id] ?? { amount: old.unit_amount, start, end }
  const left = Math.max(0, billed.end - how.at) / (billed.end - billed.start)
  const unused = Math.round(billed.amount * left)
  if (how.credit && unused > 0) {
    lines.push(line(world, item, old, -unused, { start: how.at, end: billed.end }, true))
  }
  const newEnd = restarts ? periodEnd(price, how.at, how.at) : end
  const debit = restarts
    ? price.unit_amount
    : how.credit
      ? Math.round((price.unit_amount * Math.max(0, end - how.at)) / (end - start))
      : 0
  const period = { start: how.at, end: newEnd }
  if (debit > 0) lines.push(line(world, item, price, debit, period, !restarts))
  const change: PriceChange = {
    price: price.id,
    start: restarts ? how.at : start,
    end: newEnd,
    anchor: restarts ? how.at : subscription.billing_cycle_anchor,
    billed: debit > 0 ? { amount: debit, ...period } : billed,
  }
  return { lines, change, restarts, debit }
}
