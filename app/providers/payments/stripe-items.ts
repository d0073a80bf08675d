import type Stripe from 'stripe'
import type { Interval } from './payments.ts'

/** Our subscriptions have one item. */
export function onlyItem(subscription: Stripe.Subscription): Stripe.SubscriptionItem {
  const [item] = subscription.items.data
  if (!item) throw new Error(`Subscription ${subscription.id} has no item.`)
  return item
}

/** How often a price is charged. */
export function intervalOf(price: Stripe.Price): Interval {
  return price.recurring?.interval === 'year' ? 'year' : 'month'
}
