import { PLANS } from '#app/domain/usage/plans.ts'
import type { ProviderAccount } from '#app/providers/payments/payments.ts'
import type { subscriptions } from '#db/schema/billing.ts'
import { CURRENCY, nameOf } from './catalogue.server.ts'
import { formatDate, formatMoney } from './money.ts'
import { nextWords } from './renewal.ts'
import { currentOf, isLive, type rowOf } from './standing.server.ts'
import type { BillingLetter } from '#app/domain/mail/billing-letters.ts'

type Before = typeof subscriptions.$inferSelect
type Row = ReturnType<typeof rowOf>

/** Something a person is told, once: `subject` is what makes it the same thing. */
export type News = { kind: BillingLetter['kind']; subject: string; letter: BillingLetter }

const DAY = 86_400_000
/** Older payments are not told of: the letter got lost, or the customer was not ours yet. */
const RECENT_MS = 7 * DAY

/** What has happened between what we knew (`before`) and what is so now, as far as the person must hear of it. */
export function newsOf(before: Before, row: Row, account: ProviderAccount): News[] {
  return [
    ...receipts(row, account),
    ...refund(before, row),
    ...failure(row, account),
    ...cancellation(before, row),
    ...ending(before, row, account),
    ...change(before, row, account),
  ]
}

function receipts(row: Row, account: ProviderAccount): News[] {
  const renews = renewalWords(row, account)
  const newest = account.invoices[0]?.id
  return account.invoices
    .filter(({ status, amountPaid }) => status === 'paid' && amountPaid > 0)
    .filter(({ paidAt }) => paidAt !== null && account.now.getTime() - paidAt.getTime() < RECENT_MS)
    .map((invoice) => ({
      kind: 'receipt' as const,
      subject: invoice.id,
      letter: {
        kind: 'receipt' as const,
        what: invoice.description,
        amount: formatMoney(invoice.amountPaid, invoice.currency),
        number: invoice.number,
        from: formatDate(invoice.periodStart),
        to: formatDate(invoice.periodEnd),
        renews: invoice.id === newest ? renews : null,
      },
    }))
}

/** When a subscription is charged next, and how much; null when it is not charged again by itself. */
function renewalWords(row: Row, account: ProviderAccount): string | null {
  const next = row.status === 'active' && !row.cancelAtPeriodEnd && currentOf(account)?.next
  return next ? nextWords(next, row.currency ?? CURRENCY, formatDate) : null
}

function refund(before: Before, row: Row): News[] {
  const [was, is] = [before.refundedTotal, row.refundedTotal ?? 0]
  if (is <= was) return []
  const amount = formatMoney(is - was, row.currency ?? before.currency ?? CURRENCY)
  return [{ kind: 'refund', subject: String(is), letter: { kind: 'refund', amount } }]
}

function failure(row: Row, account: ProviderAccount): News[] {
  const open = currentOf(account)?.openInvoice
  if (row.status !== 'past_due' || !open) return []
  const amount = formatMoney(open.amount, open.currency)
  return [{ kind: 'payment_failed', subject: open.id, letter: { kind: 'payment_failed', amount } }]
}

function cancellation(before: Before, row: Row): News[] {
  if (!row.cancelAtPeriodEnd || before.cancelAtPeriodEnd || !row.currentPeriodEnd || !row.plan) return []
  const letter = {
    kind: 'cancelled',
    plan: PLANS[row.plan].label,
    until: formatDate(row.currentPeriodEnd),
  } as const
  return [{ kind: 'cancelled', subject: `${row.subscriptionId}:${row.syncedAt?.toISOString()}`, letter }]
}

function ending(before: Before, row: Row, account: ProviderAccount): News[] {
  const wasLive = ['active', 'paused', 'past_due', 'unpaid'].includes(before.status)
  const sub = currentOf(account)
  if (!wasLive || !before.plan || !before.subscriptionId) return []
  if (sub && isLive(sub) && sub.status !== 'unpaid') return []
  // Who was on Free for want of a payment has lost nothing more.
  if (before.status === 'unpaid') return []
  const unpaid = sub?.status === 'unpaid'
  const letter = { kind: 'ended', plan: PLANS[before.plan].label, unpaid } as const
  return [{ kind: 'ended', subject: `${before.subscriptionId}:${row.syncedAt?.toISOString()}`, letter }]
}

function change(before: Before, row: Row, account: ProviderAccount): News[] {
  if (!before.plan || !row.plan || before.subscriptionId !== row.subscriptionId) return []
  // What only waits to be begun is no change of what is there.
  if (before.status === 'none' || before.status === 'canceled' || row.status === 'canceled') return []
  if (
    !before.interval ||
    !row.interval ||
    before.status === 'incomplete' ||
    row.plan === 'free' ||
    before.plan === 'free'
  )
    return []
  if (before.plan === row.plan && before.interval === row.interval) return []
  const [from, to] = [
    nameOf({ plan: before.plan, interval: before.interval }),
    nameOf({ plan: row.plan, interval: row.interval }),
  ]
  const renews = renewalWords(row, account)
  return [
    {
      kind: 'plan_changed',
      subject: `${row.subscriptionId}:${row.syncedAt?.toISOString()}`,
      letter: { kind: 'plan_changed', from, to, renews },
    },
  ]
}
