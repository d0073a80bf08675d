import { desc, eq } from 'drizzle-orm'
import type { User } from '#app/domain/accounts/user.server.ts'
import { db, prepared, value } from '#db/client.server.ts'
import { invoices, subscriptions } from '#db/schema/billing.ts'
import { CURRENCY } from './catalogue.server.ts'
import { retentionFree } from './retention.ts'
import { GRACE_DAYS, refundableUntil } from './standing.server.ts'
import type { BillingView, PaidPlan } from './types.ts'

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
  return {
    customerId: row.customerId,
    status: row.status,
    plan: canceled ? null : paid(row.plan),
    interval: canceled ? null : row.interval,
    amount: canceled ? null : row.amount,
    currency: row.currency ?? CURRENCY,
    discountPercent: row.discountPercent,
    nextAmount: row.nextAmount,
    nextDate: row.nextAmount === null ? null : row.currentPeriodEnd,
    currentPeriodEnd: canceled ? null : row.currentPeriodEnd,
    // A provider may leave the mark on what has ended by now.
    cancelAtPeriodEnd: !canceled && row.cancelAtPeriodEnd,
    accessEndsAt: canceled ? null : accessEnd(row),
    scheduled: scheduledOf(row),
    open:
      row.openAmount === null
        ? null
        : { amount: row.openAmount, currency: row.currency ?? CURRENCY, url: row.openUrl },
    refundable: until && until > now && left > 0 ? { amount: left, until } : null,
    resumeCharge: row.status === 'paused' && (!row.paidThrough || row.paidThrough <= now) ? row.amount : null,
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
