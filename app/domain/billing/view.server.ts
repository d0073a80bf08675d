import { desc, eq } from 'drizzle-orm'
import type { User } from '#app/domain/accounts/user.server.ts'
import { db, prepared, value } from '#db/client.server.ts'
import { invoices, subscriptions } from '#db/schema/billing.ts'
import { after } from '#app/providers/payments/calendar.ts'
import type { NextPayment } from '#app/providers/payments/payments.ts'
import { amountOf, CURRENCY } from './catalogue.server.ts'
import { retentionFree } from './retention.ts'
import { GRACE_DAYS, refundableUntil } from './standing.server.ts'
import type { BillingView, Choice, PaidPlan } from './types.ts'

const DAY = 86_400_000

const byUser = prepared((db) =>
  db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.userId, value(subscriptions.userId, 'userId')))
    .prepare('subscription_by_user'),
)

type Row = typeof subscriptions.$inferSelect

/** A person's billing from our own data, in one question to the database. */
export async function billingOf(user: Pick<User, 'id'>): Promise<BillingView> {
  const [row] = await byUser().execute({ userId: user.id })
  return viewOf(row, new Date())
}

function viewOf(row: Row | undefined, ours: Date): BillingView {
  if (!row) return nothing(ours)
  const now = new Date(ours.getTime() + row.clockAheadMs)
  const canceled = row.status === 'canceled' || row.status === 'none'
  const left = row.paidTotal - row.refundedTotal
  const until = refundableUntil(row.firstPaidAt)
  const renewal = renewalOf(row)
  const byItself = row.status === 'active' && !row.cancelAtPeriodEnd ? renewal : null
  return {
    customerId: row.customerId,
    status: row.status,
    plan: canceled ? null : paid(row.plan),
    interval: canceled ? null : row.interval,
    amount: canceled ? null : row.amount,
    currency: row.currency ?? CURRENCY,
    discountPercent: row.discountPercent,
    nextAmount: byItself?.amount ?? null,
    nextDate: byItself?.at ?? null,
    renewal,
    currentPeriodEnd: canceled ? null : row.currentPeriodEnd,
    // A provider may leave the mark on what has ended by now.
    cancelAtPeriodEnd: !canceled && row.cancelAtPeriodEnd,
    accessEndsAt: canceled ? null : accessEnd(row),
    scheduled: scheduledOf(row),
    open: openOf(row, renewal, now),
    refundable: until && until > now && left > 0 ? { amount: left, until } : null,
    resumeCharge:
      row.status === 'paused' && (!row.paidThrough || row.paidThrough <= now) ? row.nextAmount : null,
    retentionOffered: row.status === 'active' && retentionFree(row.retentionUsedAt, now),
    cancelReason: row.cancelReason,
    now,
  }
}

function nothing(now: Date): BillingView {
  return {
    customerId: null,
    status: 'none',
    plan: null,
    interval: null,
    amount: null,
    currency: CURRENCY,
    discountPercent: null,
    nextAmount: null,
    nextDate: null,
    renewal: null,
    currentPeriodEnd: null,
    cancelAtPeriodEnd: false,
    accessEndsAt: null,
    scheduled: null,
    open: null,
    refundable: null,
    resumeCharge: null,
    retentionOffered: false,
    cancelReason: null,
    now,
  }
}

function choiceOf({ plan, interval }: Row): Choice | null {
  const name = paid(plan)
  return name && interval ? { plan: name, interval } : null
}

function renewalOf(row: Row): NextPayment | null {
  const { nextAmount: amount, currentPeriodEnd: at, interval, amount: usual } = row
  if (amount === null || !at || !interval || usual === null) return null
  // Taking a pause or a cancellation back gives up what was scheduled.
  const scheduled = row.status === 'paused' || row.cancelAtPeriodEnd ? null : scheduledOf(row)
  return scheduled
    ? { amount, at, usual: amountOf(scheduled), interval: scheduled.interval }
    : { amount, at, usual, interval }
}

function openOf(row: Row, renewal: NextPayment | null, now: Date): BillingView['open'] {
  if (row.openAmount === null) return null
  const open = { amount: row.openAmount, currency: row.currency ?? CURRENCY, url: row.openUrl }
  const { status, amount: usual } = row
  // While a subscription runs and is paid for, what waits is the price of a change.
  if (status === 'active' || status === 'paused') return { ...open, choice: null, next: null }
  const choice = choiceOf(row)
  if (status === 'none' || status === 'canceled') {
    const at = choice && new Date(after(now.getTime(), 1, choice.interval))
    const next = choice && at && usual !== null && { amount: usual, at, usual, interval: choice.interval }
    return { ...open, choice, next: next || null }
  }
  return { ...open, choice, next: row.cancelAtPeriodEnd ? null : renewal }
}

function paid(plan: Row['plan']): PaidPlan | null {
  return plan === 'free' ? null : plan
}

function scheduledOf({ scheduledPlan, scheduledInterval, scheduledAt }: Row): BillingView['scheduled'] {
  const plan = paid(scheduledPlan)
  return plan && scheduledInterval && scheduledAt
    ? { plan, interval: scheduledInterval, at: scheduledAt }
    : null
}

/** When paid features end, if they are going to, as far as that can be said now. */
function accessEnd(row: Row): Date | null {
  if (row.status === 'paused') return row.paidThrough ?? row.currentPeriodEnd
  if (row.status === 'past_due' && row.paidThrough) {
    return new Date(row.paidThrough.getTime() + GRACE_DAYS * DAY)
  }
  return row.cancelAtPeriodEnd ? row.currentPeriodEnd : null
}

export type InvoiceRow = {
  id: string
  number: string | null
  status: 'draft' | 'open' | 'paid' | 'void' | 'uncollectible'
  description: string
  /** Cents: what was paid, or is to be. */
  amount: number
  refunded: number
  currency: string
  createdAt: Date
  periodStart: Date
  periodEnd: Date
  url: string | null
  pdfUrl: string | null
}

/** The newest invoices, at most `count`. */
export async function listInvoices(user: Pick<User, 'id'>, count = 24): Promise<InvoiceRow[]> {
  const rows = await db
    .select()
    .from(invoices)
    .where(eq(invoices.userId, user.id))
    .orderBy(desc(invoices.createdAt), desc(invoices.id))
    .limit(count)
  return rows.map((row) => ({
    id: row.id,
    number: row.number,
    status: row.status,
    description: row.description,
    amount: row.status === 'paid' ? row.amountPaid : row.amountDue,
    refunded: row.amountRefunded,
    currency: row.currency,
    createdAt: row.createdAt,
    periodStart: row.periodStart,
    periodEnd: row.periodEnd,
    url: row.url,
    pdfUrl: row.pdfUrl,
  }))
}
