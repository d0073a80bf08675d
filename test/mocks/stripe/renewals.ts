import { closeSchedule, endSubscription } from './endings.ts'
import { changed } from './events.ts'
import { collectRenewal, DRAFT_SECONDS, finalize, newInvoice } from './invoices.ts'
import type { CheckoutSession, Invoice, Subscription } from './objects.ts'
import { itemOf, periodEnd } from './periods.ts'
import { line } from './prorations.ts'
import { subscriptionOf, voidInvoice } from './settling.ts'
import { netOf } from './starting.ts'
import type { World } from './world.ts'

type Due = { at: number; run: () => void }

const INCOMPLETE_SECONDS = 23 * 3600

/** The next thing that time brings for a subscription, if any. */
function nextOf(world: World, subscription: Subscription): Due | undefined {
  if (subscription.ended_at !== null) return undefined
  const item = itemOf(subscription)
  if (subscription.status === 'incomplete') {
    return {
      at: subscription.created + INCOMPLETE_SECONDS,
      run: () => endSubscription(world, subscription, 'incomplete_expired'),
    }
  }
  const { pending_update: pending, latest_invoice: latest, pause_collection: pause } = subscription
  const found: Due[] = [{ at: item.current_period_end, run: () => turn(world, subscription) }]
  if (pending && latest) {
    found.push({ at: pending.expires_at, run: () => voidInvoice(world, world.get('invoice', latest)) })
  }
  if (pause?.resumes_at) {
    const resume = () => {
      subscription.pause_collection = null
      changed(world, 'customer.subscription.updated', subscription)
    }
    found.push({ at: pause.resumes_at, run: resume })
  }
  return earliest(found)
}

/** The end of a period: it ends, or goes over to what was scheduled, and is charged for the next one. */
function turn(world: World, subscription: Subscription): void {
  if (subscription.pending_update && subscription.latest_invoice) {
    voidInvoice(world, world.get('invoice', subscription.latest_invoice))
  }
  if (subscription.cancel_at_period_end) return endSubscription(world, subscription, 'canceled')
  const item = itemOf(subscription)
  const start = item.current_period_end
  const schedule = subscription.schedule
    ? world.get('subscription_schedule', subscription.schedule)
    : undefined
  const phase = schedule?.phases.find((each) => each.start_date <= start && start < each.end_date)
  if (schedule && !phase) {
    if (schedule.end_behavior === 'cancel') return endSubscription(world, subscription, 'canceled')
    closeSchedule(world, schedule, 'completed')
  }
  const before = world.get('price', item.price)
  const price = world.get('price', phase?.items[0]?.price ?? item.price)
  if (price.recurring?.interval !== before.recurring?.interval) subscription.billing_cycle_anchor = start
  item.price = price.id
  item.current_period_start = start
  item.current_period_end = periodEnd(price, subscription.billing_cycle_anchor, start)
  if (schedule && phase) {
    // What was taken off once before is not taken off again.
    const left = phase.discounts.filter(({ discount }) => world.get('discount', discount).end === null)
    subscription.discounts = left.map(({ discount }) => discount)
    schedule.current_phase = { start_date: phase.start_date, end_date: phase.end_date }
    changed(world, 'subscription_schedule.updated', schedule)
  }
  const period = { start, end: item.current_period_end }
  const waiting = world.state.pendingLines[subscription.id] ?? []
  delete world.state.pendingLines[subscription.id]
  const lines = [...waiting, line(world, item, price, price.unit_amount, period)]
  const invoice = newInvoice(world, subscription, lines, 'subscription_cycle')
  invoice.automatically_finalizes_at = start + DRAFT_SECONDS
  // While nothing is collected, or after it was given up, the books go on without being presented to anybody.
  const idle = subscription.pause_collection !== null || subscription.status === 'unpaid'
  world.state.billed[item.id] = { amount: idle ? 0 : netOf(invoice, price.unit_amount), ...period }
  if (subscription.status === 'unpaid') invoice.automatically_finalizes_at = null
  changed(world, 'customer.subscription.updated', subscription)
}

function nextOfInvoice(world: World, invoice: Invoice): Due | undefined {
  if (invoice.status === 'draft' && invoice.automatically_finalizes_at !== null) {
    return { at: invoice.automatically_finalizes_at, run: () => present(world, invoice) }
  }
  if (invoice.status === 'open' && invoice.next_payment_attempt !== null) {
    return { at: invoice.next_payment_attempt, run: () => collectRenewal(world, invoice) }
  }
  return undefined
}

/** Finalises a renewal and collects it, or does with it what pausing says. */
function present(world: World, invoice: Invoice): void {
  const pause = subscriptionOf(world, invoice).pause_collection
  if (pause?.behavior === 'keep_as_draft') invoice.automatically_finalizes_at = null
  else if (pause) {
    if (pause.behavior === 'void') voidInvoice(world, invoice)
    else Object.assign(invoice, { status: 'uncollectible', automatically_finalizes_at: null })
  } else {
    finalize(world, invoice)
    if (invoice.status === 'open') collectRenewal(world, invoice)
  }
}

function earliest(found: Due[]): Due | undefined {
  return found.reduce<Due | undefined>(
    (first, each) => (first && first.at <= each.at ? first : each),
    undefined,
  )
}

function nextOfSession(world: World, session: CheckoutSession): Due | undefined {
  if (session.status !== 'open') return undefined
  const expire = () => {
    Object.assign(session, { status: 'expired', url: null })
    changed(world, 'checkout.session.expired', session)
  }
  return { at: session.expires_at, run: expire }
}

/** Does all that has become due by now, in the order in which it did, for the customers on a test clock or on none. */
export function catchUp(world: World, clock: string | null): void {
  const until = clock ? world.get('test_helpers.test_clock', clock).frozen_time : world.now()
  const concerned = ({ customer }: { customer: string }) =>
    world.find('customer', customer)?.test_clock === clock
  for (let rounds = 0; rounds < 10_000; rounds += 1) {
    const next = earliest(
      [
        ...world
          .all('subscription')
          .filter(concerned)
          .map((each) => nextOf(world, each)),
        ...world
          .all('invoice')
          .filter(concerned)
          .map((each) => nextOfInvoice(world, each)),
        ...world
          .all('checkout.session')
          .filter(concerned)
          .map((each) => nextOfSession(world, each)),
      ].filter((due) => due !== undefined),
    )
    if (!next || next.at > until) return
    world.during(next.at, next.run)
  }
  throw new Error('Time brings more and more.')
}
