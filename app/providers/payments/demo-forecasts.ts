import type { DemoAccount, DemoInvoice, DemoSubscription } from './demo-account.ts'
import { end, isLive, openInvoices, pay, priceOf, settle, type Terms, upgradeCost } from './demo-books.ts'
import { begin, found, known, newAccount, resume, upgrade } from './demo-changes.ts'
import type { Change, ChangePreview, Forecast, NextPayment, Order } from './payments.ts'

/*
 * What a step would charge is found by taking it, on a copy of the books that is thrown away: with the same functions that
 * take it in earnest, and a card that pays.
 */

/** What `step` would charge at once, and what would come after it for the subscription it answers. */
function forecast(
  terms: Terms,
  account: DemoAccount,
  step: (copy: DemoAccount) => DemoSubscription,
): Forecast {
  const copy = copyOf(account)
  const paidBefore = new Set(copy.invoices.filter(isPaid).map(({ id }) => id))
  const sub = step(copy)
  const charged = copy.invoices.filter((invoice) => isPaid(invoice) && !paidBefore.has(invoice.id))
  return {
    dueNow: charged.reduce((sum, { amount }) => sum + amount, 0),
    currency: priceOf(terms, sub.priceId).currency,
    next: nextPayment(terms, copy, sub),
  }
}

const isPaid = ({ status }: DemoInvoice) => status === 'paid'

function copyOf(account: DemoAccount): DemoAccount {
  return { ...structuredClone(account), card: 'works' }
}

/** What the next period of a subscription will be charged, if nothing is done; null when it will not be. */
function nextPayment(terms: Terms, account: DemoAccount, sub: DemoSubscription): NextPayment | null {
  if (sub.status !== 'active' || sub.paused || sub.cancelAtPeriodEnd) return null
  const copy = copyOf(account)
  const own = found(copy, sub.id)
  const at = own.periodEnd
  settle(terms, copy, at)
  const invoice = copy.invoices.find((each) => each.subscriptionId === sub.id && each.createdAt === at)
  const { amount: usual, interval } = priceOf(terms, own.priceId)
  return invoice ? { amount: invoice.amount, at: new Date(at), usual, interval } : null
}

/** The next payment of a subscription that goes on: what is owed is paid, a pause or a cancellation taken back. */
export function paymentIfItGoesOn(
  terms: Terms,
  account: DemoAccount,
  sub: DemoSubscription,
  now: number,
): NextPayment | null {
  if (sub.status === 'canceled') return null
  return forecast(terms, account, (copy) => {
    const own = found(copy, sub.id)
    const [owed] = openInvoices(copy, own).filter(({ reason }) => reason !== 'upgrade')
    if (owed) pay(terms, own, owed, now)
    // Taking either back gives up what was scheduled.
    if (own.cancelAtPeriodEnd || own.paused) own.schedule = null
    own.cancelAtPeriodEnd = false
    own.paused = false
    return own
  }).next
}

/** What paying for an upgrade that waits leads to; null where none waits. */
export function waitingChange(
  terms: Terms,
  account: DemoAccount,
  sub: DemoSubscription,
  now: number,
): { priceId: string; next: NextPayment } | null {
  const priceId = sub.pendingPrice
  if (!priceId) return null
  const { next } = forecast(terms, account, (copy) => {
    const own = found(copy, sub.id)
    const [waiting] = openInvoices(copy, own).filter(({ reason }) => reason === 'upgrade')
    if (waiting) pay(terms, own, waiting, now)
    return own
  })
  return next && { priceId, next }
}

/** What beginning would charge, in place of what was begun before and never paid, or given up. */
export function forecastStart(
  terms: Terms,
  account: DemoAccount | null,
  order: Omit<Order, 'customerId'>,
  now: number,
): Forecast {
  return forecast(terms, account ?? newAccount(''), (copy) => {
    for (const sub of copy.subscriptions) {
      if (sub.status === 'incomplete' || sub.status === 'unpaid') end(copy, sub, now)
    }
    const { subscriptionId } = begin(terms, copy, { ...order, customerId: 'demo_cus_nobody' }, now)
    const sub = found(copy, subscriptionId)
    for (const invoice of openInvoices(copy, sub)) pay(terms, sub, invoice, now)
    return sub
  })
}

/** What changing the price at once would charge. */
export function forecastChange(
  terms: Terms,
  account: DemoAccount,
  { subscriptionId, priceId, at }: Change,
  now: number,
): ChangePreview {
  known(terms, priceId)
  const moment = at?.getTime() ?? now
  const cost = upgradeCost(terms, found(account, subscriptionId), priceId, moment)
  const change = { subscriptionId, priceId, at: new Date(moment) }
  const result = forecast(terms, account, (copy) => {
    const sub = found(copy, subscriptionId)
    upgrade(terms, copy, sub, change, now)
    return sub
  })
  return { ...result, at: change.at, lines: linesOf(cost, result.dueNow) }
}

/** What an upgrade is made of, so that it adds up to what is due. */
function linesOf(cost: ReturnType<typeof upgradeCost>, dueNow: number): ChangePreview['lines'] {
  const { lines, discount, credit, amount } = cost
  const more = [
    { description: 'Discount', amount: -discount },
    { description: 'Kept as credit', amount: credit },
    { description: 'Your credit', amount: dueNow - amount },
  ]
  return [...lines, ...more.filter((line) => line.amount !== 0)]
}

/** What changing the price with the end of the period would cost then. */
export function forecastSchedule(
  terms: Terms,
  account: DemoAccount,
  { subscriptionId, priceId }: { subscriptionId: string; priceId: string },
): Forecast {
  known(terms, priceId)
  return forecast(terms, account, (copy) => {
    const sub = found(copy, subscriptionId)
    sub.cancelAtPeriodEnd = false
    sub.schedule = { priceId, at: sub.periodEnd }
    return sub
  })
}

/** What going on after a pause, a cancellation or a scheduled change would cost. */
export function forecastResume(
  terms: Terms,
  account: DemoAccount,
  subscriptionId: string,
  { chargeNow, now }: { chargeNow: boolean; now: number },
): Forecast {
  return forecast(terms, account, (copy) => {
    const sub = found(copy, subscriptionId)
    sub.schedule = null
    sub.cancelAtPeriodEnd = false
    if (isLive(sub)) resume(terms, copy, sub, { chargeNow, now })
    return sub
  })
}
