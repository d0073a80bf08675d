import { changed } from './events.ts'
import type { Schedule, Subscription } from './objects.ts'
import { subscriptionOf, voidInvoice } from './settling.ts'
import type { World } from './world.ts'

/** Ends a subscription for good, with all that hangs on it. */
export function endSubscription(
  world: World,
  subscription: Subscription,
  status: 'canceled' | 'incomplete_expired',
): void {
  const now = world.now(subscription.customer)
  subscription.status = status
  subscription.ended_at = now
  subscription.canceled_at ??= now
  subscription.cancellation_details.reason ??= 'cancellation_requested'
  for (const invoice of world.all('invoice')) {
    if (subscriptionOf(world, invoice) !== subscription) continue
    const waits = invoice.status === 'open' || invoice.status === 'draft'
    // What a first invoice or a pending update asked for has no purpose any more; other debts stay, uncollected.
    if (waits && (status === 'incomplete_expired' || world.state.waiting[invoice.id]))
      voidInvoice(world, invoice)
    else if (waits)
      Object.assign(invoice, {
        auto_advance: false,
        next_payment_attempt: null,
        automatically_finalizes_at: null,
      })
  }
  if (subscription.schedule)
    closeSchedule(world, world.get('subscription_schedule', subscription.schedule), 'canceled')
  delete world.state.pendingLines[subscription.id]
  changed(world, 'customer.subscription.deleted', subscription)
}

/** Ends a schedule; its subscription goes on by itself when it is released or completed. */
export function closeSchedule(
  world: World,
  schedule: Schedule,
  status: 'released' | 'completed' | 'canceled',
): void {
  const now = world.now(schedule.customer)
  const at = { released: 'released_at', completed: 'completed_at', canceled: 'canceled_at' } as const
  schedule.status = status
  schedule[at[status]] = now
  schedule.current_phase = null
  const subscription = schedule.subscription ? world.find('subscription', schedule.subscription) : undefined
  if (status !== 'canceled') {
    schedule.released_subscription = schedule.subscription
    schedule.subscription = null
  }
  if (subscription) subscription.schedule = null
  changed(world, `subscription_schedule.${status}`, schedule)
}
