import type { Invoice, Subscription } from '#test/mocks/stripe/objects.ts'
import { itemOf } from '#test/mocks/stripe/periods.ts'
import { subscriptionOf } from '#test/mocks/stripe/settling.ts'
import type { World } from '#test/mocks/stripe/world.ts'

/** Days of access after the paid time while a failed payment is tried again: part of what we promise. */
const GRACE_DAYS = 21
const DAY = 86_400

const LIVE = new Set(['active', 'past_due', 'unpaid'])

/** Subscriptions of a customer that run at Stripe. */
export function running(world: World, customer: string): Subscription[] {
  return world.all('subscription').filter((each) => each.customer === customer && LIVE.has(each.status))
}

const paidInvoices = (world: World, customer: string) =>
  world.all('invoice').filter((each) => each.customer === customer && each.status === 'paid')

function paidUntil(world: World, subscription: Subscription): number {
  const ends = paidInvoices(world, subscription.customer)
    .filter((each) => subscriptionOf(world, each) === subscription)
    .flatMap(({ lines }) => lines.filter(({ amount }) => amount > 0).map(({ period }) => period.end))
  return Math.max(0, ...ends)
}

/** The plan a customer has a right to by Stripe's own state, from the promises alone. */
export function rightOf(world: World, customer: string): string {
  const now = world.now(customer)
  for (const subscription of running(world, customer)) {
    const plan = world.get('price', itemOf(subscription).price).metadata.plan ?? 'free'
    const until = paidUntil(world, subscription)
    if (subscription.status === 'unpaid') continue
    if (subscription.status === 'past_due' && now >= until + GRACE_DAYS * DAY) continue
    if (subscription.pause_collection && now >= until) continue
    return plan
  }
  return 'free'
}

/** Running time that nobody paid for, in words; a renewal is charged within two hours. */
export function runsForNothing(world: World, customer: string): string[] {
  return running(world, customer)
    .filter(({ status, pause_collection: pause }) => status === 'active' && !pause)
    .filter((each) => paidUntil(world, each) + 7200 < world.now(customer))
    .map(
      ({ id }) =>
        `${id} since ${new Date(paidUntil(world, world.get('subscription', id)) * 1000).toISOString()}`,
    )
}

function chargesOf(world: World, customer: string) {
  return world.all('charge').filter((each) => each.customer === customer && each.paid)
}

export function moneyOf(world: World, customer: string) {
  const charges = chargesOf(world, customer)
  return {
    paid: charges.reduce((sum, { amount }) => sum + amount, 0),
    refunded: charges.reduce((sum, { amount_refunded: back }) => sum + back, 0),
  }
}

const isGivenBack = (world: World, invoice: Invoice) =>
  invoice.payments.some(({ payment }) =>
    world.all('charge').some((each) => each.payment_intent === payment.payment_intent && each.refunded),
  )

/**
 * Times for which a customer has paid more than once, in words; empty when there are none. A line that charges covers
 * its period, one that gives back uncovers it; what was given back as a whole counts for nothing.
 */
export function paidTwice(world: World, customer: string): string[] {
  const edges = paidInvoices(world, customer)
    .filter((invoice) => !isGivenBack(world, invoice))
    .flatMap(({ id, lines }) =>
      lines.flatMap(({ amount, period }) => [
        { at: period.start, by: Math.sign(amount), id },
        { at: period.end, by: -Math.sign(amount), id },
      ]),
    )
  const moments = [...new Set(edges.map(({ at }) => at))].sort((one, other) => one - other)
  let covered = 0
  return moments.flatMap((moment) => {
    const here = edges.filter(({ at }) => at === moment)
    covered += here.reduce((sum, { by }) => sum + by, 0)
    const when = new Date(moment * 1000).toISOString()
    return covered > 1 ? [`${when}: ${covered} times (${here.map(({ id }) => id).join(', ')})`] : []
  })
}
