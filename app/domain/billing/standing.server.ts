import { PLAN_NAMES, type PlanName, REFUND_DAYS } from '#app/domain/usage/plans.ts'
import type { ProviderAccount, ProviderSubscription } from '#app/providers/payments/payments.ts'
import type { subscriptions } from '#db/schema/billing.ts'
import { amountOf, choiceOf, COUPONS, type CouponName } from './catalogue.server.ts'
import type { BillingStatus, Choice, PaidPlan } from './types.ts'

const DAY = 86_400_000
/** How long paid features outlast the paid time while a failed payment is tried again. */
export const GRACE_DAYS = 21

const LIVE = ['active', 'past_due', 'unpaid']

export function isLive({ status }: Pick<ProviderSubscription, 'status'>): boolean {
  return LIVE.includes(status)
}

/** The running subscriptions, the one that counts first: the oldest of the best. More than one is a mistake. */
export function liveOf(account: ProviderAccount): ProviderSubscription[] {
  if (account.deleted) return []
  return account.subscriptions
    .filter(isLive)
    .sort(
      (one, other) =>
        LIVE.indexOf(one.status) - LIVE.indexOf(other.status) ||
        one.createdAt.getTime() - other.createdAt.getTime(),
    )
}

/** The subscription a person is shown: the running one, else one that waits for its first payment, else the last. */
export function currentOf(account: ProviderAccount): ProviderSubscription | undefined {
  if (account.deleted) return undefined
  const [live] = liveOf(account)
  return (
    live ?? account.subscriptions.find(({ status }) => status === 'incomplete') ?? account.subscriptions[0]
  )
}

/** What a subscription is for. Prices that are not sold any more say it themselves; undefined for those that do not. */
export function choiceOfSubscription(sub: ProviderSubscription): Choice | undefined {
  const known = choiceOf(sub.priceId)
  if (known) return known
  const plan = PLAN_NAMES.find((name): name is PaidPlan => name !== 'free' && name === sub.planName)
  return plan && { plan, interval: sub.interval }
}

/** `paused` is a status for people; to the provider it is a running subscription that is not collected. */
function statusOf(sub: ProviderSubscription | undefined): BillingStatus {
  if (!sub) return 'none'
  return sub.status === 'active' && sub.paused ? 'paused' : sub.status
}

/** The plan somebody is entitled to, and until when; null while that goes on by itself. In the provider's time. */
export type Entitlement = { plan: PlanName; endsAt: Date | null }

/** active: yes. paused: to the end of what is paid. past_due: while it is tried again. cancelled: to the end of the period. */
export function entitlementOf(account: ProviderAccount): Entitlement {
  const [sub] = liveOf(account)
  const plan = sub && choiceOfSubscription(sub)?.plan
  if (!sub || !plan || sub.status === 'unpaid') return { plan: 'free', endsAt: null }
  const ends: Date[] = []
  if (sub.cancelAtPeriodEnd) ends.push(sub.currentPeriodEnd)
  if (sub.paused) ends.push(sub.paidThrough ?? sub.currentPeriodStart)
  if (sub.status === 'past_due') {
    ends.push(new Date((sub.paidThrough ?? sub.createdAt).getTime() + GRACE_DAYS * DAY))
  }
  const endsAt = ends.sort((one, other) => one.getTime() - other.getTime())[0] ?? null
  return endsAt && endsAt <= account.now ? { plan: 'free', endsAt: null } : { plan, endsAt }
}

/** Whether what a paused subscription was last paid for is over, so that going on begins, and charges, a new period. */
export function resumeCharges(
  sub: Pick<ProviderSubscription, 'paused' | 'paidThrough'>,
  { now }: Pick<ProviderAccount, 'now'>,
) {
  return sub.paused && (sub.paidThrough === null || sub.paidThrough <= now)
}

/** The last time a coupon was given to any subscription of the customer. */
export function couponUsedAt(account: ProviderAccount, name: CouponName): Date | null {
  const used = account.subscriptions
    .flatMap(({ couponsUsed, status }) => (status === 'incomplete' ? [] : couponsUsed))
    .filter(({ couponId }) => couponId === COUPONS[name].id)
    .map(({ at }) => at.getTime())
  return used.length > 0 ? new Date(Math.max(...used)) : null
}

export function paidTotal(account: ProviderAccount): number {
  return account.invoices.reduce((sum, { amountPaid }) => sum + amountPaid, 0)
}

export function refundedTotal(account: ProviderAccount): number {
  return account.invoices.reduce((sum, { amountRefunded }) => sum + amountRefunded, 0)
}

/** When the time for asking everything back is over; null for people who never paid. */
export function refundableUntil(firstPaidAt: Date | null): Date | null {
  return firstPaidAt && new Date(firstPaidAt.getTime() + REFUND_DAYS * DAY)
}

type Row = Omit<
  typeof subscriptions.$inferInsert,
  'userId' | 'provider' | 'refundRequestedAt' | 'cancelReason' | 'createdAt'
>

/** A customer as the row that is kept of it; the same account always makes the same row. */
export function rowOf(account: ProviderAccount, now: Date): Row {
  const sub = currentOf(account)
  const choice = sub && sub.status !== 'canceled' ? choiceOfSubscription(sub) : undefined
  const scheduled = sub?.schedule ? choiceOf(sub.schedule.priceId) : undefined
  const discount = sub && isLive(sub) ? sub.discount : null
  // Without scripts nothing is begun before it is paid: then the page where it is paid is what waits.
  const open = sub?.openInvoice ?? (sub && isLive(sub) ? null : account.openCheckout)
  const begins = open && 'priceId' in open ? choiceOf(open.priceId) : undefined
  return {
    customerId: account.customerId,
    subscriptionId: sub?.id ?? null,
    // What was begun and never paid for was no subscription that could have been cancelled.
    status: sub?.status === 'canceled' && !account.firstPayment ? 'none' : statusOf(sub),
    plan: (choice ?? begins)?.plan ?? null,
    interval: (choice ?? begins)?.interval ?? null,
    amount: begins ? amountOf(begins) : (sub?.amount ?? null),
    currency: sub?.currency ?? open?.currency ?? null,
    discountPercent: discount?.percentOff ?? null,
    nextAmount: sub?.next?.amount ?? null,
    currentPeriodStart: sub?.currentPeriodStart ?? null,
    currentPeriodEnd: sub?.currentPeriodEnd ?? null,
    paidThrough: sub?.paidThrough ?? null,
    cancelAtPeriodEnd: sub?.cancelAtPeriodEnd ?? false,
    resumesAt: sub?.resumesAt ?? null,
    scheduledPlan: scheduled?.plan ?? null,
    scheduledInterval: scheduled?.interval ?? null,
    scheduledAt: (scheduled && sub?.schedule?.at) ?? null,
    openAmount: open?.amount ?? null,
    openUrl: open?.url ?? null,
    firstPaidAt: account.firstPayment?.at ?? null,
    paidTotal: paidTotal(account),
    refundedTotal: refundedTotal(account),
    retentionUsedAt: couponUsedAt(account, 'retention'),
    welcomeUsedAt: couponUsedAt(account, 'welcome'),
    limitOfferUsedAt: couponUsedAt(account, 'limit'),
    clockAheadMs:
      Math.abs(account.now.getTime() - now.getTime()) < CLOCKS_DIFFER_MS
        ? 0
        : account.now.getTime() - now.getTime(),
    syncedAt: now,
  }
}

/** Less than this is the time an answer takes, or a clock that is not set well. */
const CLOCKS_DIFFER_MS = 60_000
