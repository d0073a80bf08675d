import { periodEnd } from './calendar.ts'
import type { DemoAccount, DemoBilled, DemoInvoice, DemoSubscription } from './demo-account.ts'
import type { Price } from './payments.ts'
import { lessPercent } from './percent.ts'

/** The prices and discounts there are. */
export type Terms = { prices: ReadonlyMap<string, Price>; percentOff: ReadonlyMap<string, number> }

const DAY = 86_400_000
/** A first payment, or an upgrade that waits for one, is forgotten after this. */
const PAY_WITHIN = 23 * 3_600_000
/** How many days after a failed renewal it is tried again, each counted from the one before. */
const RETRY_DAYS = [3, 5, 7]

export function priceOf(terms: Terms, id: string): Price {
  const price = terms.prices.get(id)
  if (!price) throw new Error(`There is no price ${id}`)
  return price
}

/** What `amount` comes to with a coupon. */
export function discounted(terms: Terms, amount: number, coupon: string | null): number {
  return lessPercent(amount, (coupon && terms.percentOff.get(coupon)) || 0)
}

export function isLive({ status }: DemoSubscription): boolean {
  return status === 'active' || status === 'past_due' || status === 'unpaid'
}

type Bill = Pick<DemoInvoice, 'reason' | 'description' | 'amount' | 'periodStart' | 'periodEnd'> & {
  /** Where the invoice is for something else than its amount and period. */
  billed?: DemoBilled
}

/** Writes an invoice; credit comes off first, and what comes to nothing is paid. */
export function bill(account: DemoAccount, sub: DemoSubscription, now: number, item: Bill): DemoInvoice {
  const credit = Math.min(account.credit, item.amount)
  account.credit -= credit
  const number = account.invoices.length + 1
  const invoice: DemoInvoice = {
    billed: { amount: item.amount, start: item.periodStart, end: item.periodEnd },
    ...item,
    id: `${sub.id.replace('_sub_', '_in_')}_${number}`,
    subscriptionId: sub.id,
    number: `DEMO-${String(number).padStart(4, '0')}`,
    status: 'open',
    amount: item.amount - credit,
    credited: credit,
    refunded: 0,
    createdAt: now,
    paidAt: null,
    attempts: 0,
    nextAttempt: null,
    secret: `demo_secret_${crypto.randomUUID()}`,
  }
  account.invoices.unshift(invoice)
  return invoice
}

/** Has the invoice paid: what it was for comes into force. */
export function pay(terms: Terms, sub: DemoSubscription, invoice: DemoInvoice, now: number): void {
  invoice.status = 'paid'
  invoice.paidAt = now
  invoice.nextAttempt = null
  if (invoice.reason === 'upgrade') applyUpgrade(terms, sub, invoice)
  // Time without access is not paid for: a period that is over by now begins anew.
  else if (sub.periodEnd <= now && invoice.reason === 'renewal') startPeriod(terms, sub, invoice, now)
  sub.billed = invoice.billed
  sub.status = 'active'
}

function startPeriod(terms: Terms, sub: DemoSubscription, invoice: DemoInvoice, now: number) {
  sub.anchor = now
  sub.periodStart = now
  sub.periodEnd = periodEnd(now, now, priceOf(terms, sub.priceId).interval)
  invoice.periodStart = sub.periodStart
  invoice.periodEnd = sub.periodEnd
  invoice.billed = { amount: invoice.billed.amount, start: sub.periodStart, end: sub.periodEnd }
}

function applyUpgrade(terms: Terms, sub: DemoSubscription, invoice: DemoInvoice) {
  if (!sub.pendingPrice) return
  const intervalChanges = priceOf(terms, sub.priceId).interval !== priceOf(terms, sub.pendingPrice).interval
  sub.priceId = sub.pendingPrice
  sub.pendingPrice = null
  sub.coupon = null
  sub.schedule = null
  sub.cancelAtPeriodEnd = false
  if (intervalChanges) {
    sub.anchor = invoice.periodStart
    sub.periodStart = invoice.periodStart
    sub.periodEnd = invoice.periodEnd
  }
}

/** Ends a subscription; what it still wanted is not wanted any more. */
export function end(account: DemoAccount, sub: DemoSubscription, at: number): void {
  sub.status = 'canceled'
  sub.endedAt = at
  sub.cancelAtPeriodEnd = false
  sub.paused = false
  sub.schedule = null
  sub.pendingPrice = null
  for (const invoice of openInvoices(account, sub)) withdraw(account, invoice)
}

/** Takes an unpaid invoice back; the credit that went into it is there again. */
export function withdraw(account: DemoAccount, invoice: DemoInvoice): void {
  invoice.status = 'void'
  account.credit += invoice.credited
}

export function openInvoices(account: DemoAccount, sub: DemoSubscription): DemoInvoice[] {
  return account.invoices.filter(
    ({ subscriptionId, status }) => subscriptionId === sub.id && status === 'open',
  )
}

/** Brings the books up to `now`: renewals, payments tried again, ends and scheduled changes, each at its time. */
export function settle(terms: Terms, account: DemoAccount, now: number): void {
  for (const sub of account.subscriptions) {
    for (let due = nextDue(account, sub); due && due.at <= now; due = nextDue(account, sub)) {
      due.happen(terms)
    }
  }
}

type Due = { at: number; happen(terms: Terms): void }

/** What happens next to a subscription by itself. */
function nextDue(account: DemoAccount, sub: DemoSubscription): Due | undefined {
  const due: Due[] = []
  for (const invoice of openInvoices(account, sub)) {
    const { nextAttempt, createdAt } = invoice
    if (nextAttempt !== null) {
      due.push({ at: nextAttempt, happen: (terms) => collect(terms, account, sub, invoice, nextAttempt) })
    } else if (invoice.reason !== 'renewal') {
      const at = createdAt + PAY_WITHIN
      due.push({ at, happen: () => giveUp(account, sub, invoice, at) })
    }
  }
  const at = sub.periodEnd
  if (isLive(sub) && sub.cancelAtPeriodEnd) due.push({ at, happen: () => end(account, sub, at) })
  else if (sub.status === 'active') due.push({ at, happen: (terms) => renew(terms, account, sub, at) })
  return due.sort((one, other) => one.at - other.at)[0]
}

function giveUp(account: DemoAccount, sub: DemoSubscription, invoice: DemoInvoice, at: number) {
  withdraw(account, invoice)
  sub.pendingPrice = null
  if (sub.status === 'incomplete') end(account, sub, at)
}

/** Begins the next period of an active subscription, at `at`. */
function renew(terms: Terms, account: DemoAccount, sub: DemoSubscription, at: number) {
  for (const waiting of openInvoices(account, sub)) giveUp(account, sub, waiting, at)
  if (sub.schedule) {
    sub.priceId = sub.schedule.priceId
    sub.schedule = null
    sub.anchor = at
  }
  const price = priceOf(terms, sub.priceId)
  sub.periodStart = at
  sub.periodEnd = periodEnd(sub.anchor, at, price.interval)
  if (!sub.paused) charge(terms, account, sub, at)
}

/** Charges the period a subscription is in. */
export function charge(terms: Terms, account: DemoAccount, sub: DemoSubscription, at: number): void {
  const price = priceOf(terms, sub.priceId)
  const invoice = bill(account, sub, at, {
    reason: 'renewal',
    description: price.label,
    amount: discounted(terms, price.amount, sub.coupon),
    periodStart: sub.periodStart,
    periodEnd: sub.periodEnd,
  })
  sub.coupon = null
  collect(terms, account, sub, invoice, at)
}

function collect(
  terms: Terms,
  account: DemoAccount,
  sub: DemoSubscription,
  invoice: DemoInvoice,
  at: number,
) {
  if (invoice.amount === 0 || account.card === 'works' || account.card === 'confirm') {
    pay(terms, sub, invoice, at)
    return
  }
  const wait = RETRY_DAYS[invoice.attempts++]
  invoice.nextAttempt = wait === undefined ? null : at + wait * DAY
  sub.status = wait === undefined ? 'unpaid' : 'past_due'
}

/** What is left at `at` of what was paid. */
function unusedOf(billed: DemoBilled | null, at: number): number {
  return billed ? Math.round(billed.amount * leftOf(billed, at)) : 0
}

/** The part of a time that is still to come at `at`, 0 to 1. */
function leftOf({ start, end }: Pick<DemoBilled, 'start' | 'end'>, at: number): number {
  return Math.min(1, Math.max(0, (end - at) / (end - start)))
}

/** What changing the price at `at` costs now, and from when it counts. What was paid for the time left is given back. */
export function upgradeCost(terms: Terms, sub: DemoSubscription, priceId: string, at: number) {
  const [from, to] = [priceOf(terms, sub.priceId), priceOf(terms, priceId)]
  const unused = unusedOf(sub.billed, at)
  const restart = from.interval !== to.interval
  const left = leftOf({ start: sub.periodStart, end: sub.periodEnd }, at)
  const wanted = restart ? to.amount : Math.round(to.amount * left)
  const difference = Math.max(0, wanted - unused)
  const amount = discounted(terms, difference, sub.coupon)
  const end = restart ? periodEnd(at, at, to.interval) : sub.periodEnd
  return {
    lines: [
      { description: `Unused time on ${from.label}`, amount: -unused },
      { description: restart ? to.label : `Remaining time on ${to.label}`, amount: wanted },
    ],
    amount,
    discount: difference - amount,
    credit: Math.max(0, unused - wanted),
    periodStart: restart ? at : sub.periodStart,
    periodEnd: end,
    billed: { amount: wanted - (difference - amount), start: at, end },
  }
}
