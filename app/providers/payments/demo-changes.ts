import { periodEnd } from './calendar.ts'
import type { DemoAccount, DemoCard, DemoSubscription } from './demo-account.ts'
import {
  bill,
  charge,
  discounted,
  isLive,
  openInvoices,
  pay,
  priceOf,
  type Terms,
  upgradeCost,
  withdraw,
} from './demo-books.ts'
import { type Change, type Order, PaymentFailure, type PaymentStep, type Price } from './payments.ts'

const DECLINED = 'The demo card was declined. Please try another one.'

/** `requires_action`: the make-believe bank asks first. */
export type DemoPaid = 'succeeded' | 'requires_action' | 'requires_payment_method' | 'nothing_to_pay'

/** A customer's books before anything is in them. */
export function newAccount(userId: string): DemoAccount {
  return { userId, aheadMs: 0, card: 'works', credit: 0, subscriptions: [], invoices: [], answered: [] }
}

/** Begins a subscription, whose first invoice waits to be paid. */
export function begin(
  terms: Terms,
  account: DemoAccount,
  { customerId, priceId, couponId }: Order,
  now: number,
): PaymentStep {
  const price = known(terms, priceId)
  const coupon = couponId === undefined ? null : knownCoupon(terms, couponId)
  const sub: DemoSubscription = {
    id: `${customerId.replace('_cus_', '_sub_')}_${account.subscriptions.length + 1}`,
    status: 'incomplete',
    priceId,
    createdAt: now,
    anchor: now,
    periodStart: now,
    periodEnd: periodEnd(now, now, price.interval),
    cancelAtPeriodEnd: false,
    endedAt: null,
    paused: false,
    schedule: null,
    coupon: null,
    couponsUsed: coupon ? [{ couponId: coupon, at: now }] : [],
    pendingPrice: null,
    billed: null,
  }
  account.subscriptions.unshift(sub)
  const amount = discounted(terms, price.amount, coupon)
  const { periodStart, periodEnd: end } = sub
  const item = { reason: 'create', description: price.label, amount, periodStart, periodEnd: end } as const
  return step(sub, bill(account, sub, now, item).secret)
}

/** Pays the newest open invoice with a make-believe card; `confirmed`: its owner has said yes to the bank. */
export function payOpen(
  terms: Terms,
  account: DemoAccount,
  { card, confirmed }: { card: DemoCard; confirmed: boolean },
  now: number,
): DemoPaid {
  const sub = account.subscriptions.find((candidate) => openInvoices(account, candidate).length > 0)
  const [invoice] = sub ? openInvoices(account, sub) : []
  if (!sub || !invoice) return 'nothing_to_pay'
  if (card === 'declined') return 'requires_payment_method'
  if (card === 'confirm' && !confirmed) return 'requires_action'
  account.card = card
  pay(terms, sub, invoice, now)
  return 'succeeded'
}

/** Changes the price at once, if the card pays for it. */
export function upgrade(
  terms: Terms,
  account: DemoAccount,
  sub: DemoSubscription,
  change: Change,
  now: number,
): PaymentStep {
  known(terms, change.priceId)
  if (mustLive(sub).status !== 'active')
    throw new PaymentFailure('invalid', 'An unpaid subscription cannot be changed.')
  const cost = upgradeCost(terms, sub, change.priceId, change.at?.getTime() ?? now)
  if (cost.amount > account.credit && !pays(account)) throw new PaymentFailure('declined', DECLINED)
  for (const waiting of openInvoices(account, sub)) withdraw(account, waiting)
  sub.pendingPrice = change.priceId
  const { amount, periodStart, periodEnd: end, billed } = cost
  const description = `Change to ${priceOf(terms, change.priceId).label}`
  const item = { reason: 'upgrade', description, amount, periodStart, periodEnd: end, billed } as const
  const invoice = bill(account, sub, now, item)
  account.credit += cost.credit
  if (account.card === 'confirm' && invoice.amount > 0) return step(sub, invoice.secret)
  pay(terms, sub, invoice, now)
  return { state: 'done', subscriptionId: sub.id }
}

/** Collects again; `chargeNow`: a new period begins, and is charged, at once. */
export function resume(
  terms: Terms,
  account: DemoAccount,
  sub: DemoSubscription,
  { chargeNow, now }: { chargeNow: boolean; now: number },
): void {
  mustLive(sub).paused = false
  if (!chargeNow) return
  sub.anchor = now
  sub.periodStart = now
  sub.periodEnd = periodEnd(now, now, priceOf(terms, sub.priceId).interval)
  charge(terms, account, sub, now)
}

/** Charges a renewal that failed to the card there is now; answers whether it is paid. */
export function payOwed(terms: Terms, account: DemoAccount, sub: DemoSubscription, now: number): boolean {
  const owed = openInvoices(account, sub).find(({ reason }) => reason === 'renewal')
  if (!owed || !pays(account)) return false
  pay(terms, sub, owed, now)
  return true
}

/** Takes back an upgrade that waits for its payment. */
export function withdrawUpgrade(account: DemoAccount, sub: DemoSubscription): void {
  for (const invoice of openInvoices(account, sub)) {
    if (invoice.reason === 'upgrade') withdraw(account, invoice)
  }
  sub.pendingPrice = null
}

/** Gives back what was paid, for all subscriptions or for one. */
export function giveBack(account: DemoAccount, subscriptionId?: string): void {
  for (const invoice of account.invoices) {
    const counts = subscriptionId === undefined || invoice.subscriptionId === subscriptionId
    if (counts && invoice.status === 'paid') invoice.refunded = invoice.amount
  }
}

/** Whether the card pays while nobody is there. */
function pays({ card }: DemoAccount): boolean {
  return card === 'works' || card === 'confirm'
}

function step(sub: DemoSubscription, clientSecret: string): PaymentStep {
  return { state: 'pay', subscriptionId: sub.id, clientSecret }
}

/** Subscriptions are numbered under their customer, so that each leads back to it. */
export function customerOf(subscriptionId: string): string {
  return subscriptionId.replace('_sub_', '_cus_').replace(/_\d+$/, '')
}

/** The subscription of that id. Throws a PaymentFailure. */
export function found(account: DemoAccount, id: string): DemoSubscription {
  const sub = account.subscriptions.find((candidate) => candidate.id === id)
  if (!sub) throw new PaymentFailure('gone', 'There is no such subscription.')
  return sub
}

/** The subscription, if it runs. Throws a PaymentFailure. */
export function mustLive(sub: DemoSubscription): DemoSubscription {
  if (!isLive(sub)) throw new PaymentFailure('invalid', 'This subscription is not running.')
  return sub
}

/** The price of that id. Throws a PaymentFailure. */
export function known(terms: Terms, priceId: string): Price {
  const price = terms.prices.get(priceId)
  if (!price) throw new PaymentFailure('invalid', 'There is no such price.')
  return price
}

/** The coupon of that id. Throws a PaymentFailure. */
export function knownCoupon(terms: Terms, couponId: string): string {
  if (!terms.percentOff.has(couponId)) throw new PaymentFailure('invalid', 'There is no such discount.')
  return couponId
}
