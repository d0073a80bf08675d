import type { Price, Subscription, SubscriptionItem } from './objects.ts'

/** A time some intervals after `anchor`, in seconds: the 31st of a month without one is its last day. */
export function afterIntervals(price: Price, anchor: number, times: number): number {
  const { interval, interval_count: each } = price.recurring ?? { interval: 'month', interval_count: 1 }
  const steps = each * times
  if (interval === 'day' || interval === 'week') return anchor + steps * (interval === 'day' ? 1 : 7) * 86_400
  const from = new Date(anchor * 1000)
  const months = interval === 'year' ? steps * 12 : steps
  const wanted = new Date(from)
  wanted.setUTCDate(1)
  wanted.setUTCMonth(from.getUTCMonth() + months)
  const lastDay = new Date(Date.UTC(wanted.getUTCFullYear(), wanted.getUTCMonth() + 1, 0)).getUTCDate()
  wanted.setUTCDate(Math.min(from.getUTCDate(), lastDay))
  return Math.floor(wanted.getTime() / 1000)
}

/** The end of the period that begins at `start`, counted from the anchor so that the day of the month stays. */
export function periodEnd(price: Price, anchor: number, start: number): number {
  for (let times = 1; ; times += 1) {
    const end = afterIntervals(price, anchor, times)
    if (end > start) return end
  }
}

/** The only item: subscriptions of this server have one, as ours do. */
export function itemOf(subscription: Subscription): SubscriptionItem {
  const [item] = subscription.items
  if (!item) throw new Error(`${subscription.id} has no item.`)
  return item
}
