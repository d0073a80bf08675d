import type Stripe from 'stripe'
import { intervalOf, onlyItem } from './stripe-items.ts'
import { idOf } from './stripe-client.server.ts'

/**
 * Changes the price at the end of the period. Stripe wants the present spelt out as the first phase; what is taken off
 * the next invoice has to be named again for the second.
 */
export async function scheduleChange(
  stripe: Stripe,
  { subscriptionId, priceId }: { subscriptionId: string; priceId: string },
): Promise<void> {
  const [subscription, price] = await Promise.all([
    stripe.subscriptions.retrieve(subscriptionId),
    stripe.prices.retrieve(priceId),
  ])
  if (subscription.cancel_at_period_end) {
    await stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: false })
  }
  const attached = idOf(subscription.schedule)
  const schedule = attached
    ? await stripe.subscriptionSchedules.retrieve(attached)
    : await stripe.subscriptionSchedules.create({ from_subscription: subscriptionId })
  const item = onlyItem(subscription)
  const discounts = subscription.discounts.flatMap((each) => ({ discount: idOf(each) ?? undefined }))
  const present = schedule.current_phase ?? {
    start_date: item.current_period_start,
    end_date: item.current_period_end,
  }
  await stripe.subscriptionSchedules.update(schedule.id, {
    end_behavior: 'release',
    phases: [
      {
        items: [{ price: item.price.id, quantity: 1 }],
        start_date: present.start_date,
        end_date: item.current_period_end,
        discounts,
        proration_behavior: 'none',
      },
      {
        items: [{ price: priceId, quantity: 1 }],
        duration: { interval: intervalOf(price), interval_count: 1 },
        discounts,
        proration_behavior: 'none',
      },
    ],
  })
}

/** Lets a subscription go on by itself. Does nothing where no schedule holds it. */
export async function release(stripe: Stripe, subscription: Stripe.Subscription): Promise<void> {
  const id = idOf(subscription.schedule)
  if (!id) return
  try {
    await stripe.subscriptionSchedules.release(id)
  } catch (error) {
    const { status } = await stripe.subscriptionSchedules.retrieve(id)
    if (status === 'active' || status === 'not_started') throw error
  }
}
