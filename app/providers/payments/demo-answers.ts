import type { DemoAccount, DemoInvoice, DemoSubscription } from './demo-account.ts'
import { isLive, openInvoices, priceOf, type Terms } from './demo-books.ts'
import { paymentIfItGoesOn, waitingChange } from './demo-forecasts.ts'
import type { ProviderAccount, ProviderInvoice, ProviderSubscription } from './payments.ts'

const date = (ms: number) => new Date(ms)
const dateOrNull = (ms: number | null) => (ms === null ? null : new Date(ms))

/** The demo provider's books of one customer in the words that all providers use. */
export function answer(terms: Terms, customerId: string, account: DemoAccount, now: number): ProviderAccount {
  const paid = account.invoices.filter(({ status, amount }) => status === 'paid' && amount > 0)
  const first = paid.at(-1)
  return {
    customerId,
    deleted: false,
    now: date(now),
    subscriptions: account.subscriptions.map((sub) => subscription(terms, account, sub, now)),
    invoices: account.invoices.slice(0, 24).map((invoice) => invoiceOf(terms, invoice)),
    // Its subscriptions begin with an invoice that waits, as in a browser with scripts.
    openCheckout: null,
    firstPayment: first
      ? { at: date(first.paidAt ?? first.createdAt), amount: first.amount, currency: currencyOf(terms) }
      : null,
  }
}

function currencyOf(terms: Terms): string {
  return [...terms.prices.values()][0]?.currency ?? 'usd'
}

function subscription(
  terms: Terms,
  account: DemoAccount,
  sub: DemoSubscription,
  now: number,
): ProviderSubscription {
  const { amount, currency, interval } = priceOf(terms, sub.priceId)
  const covered = account.invoices
    .filter((invoice) => invoice.subscriptionId === sub.id && invoice.status === 'paid')
    .filter(({ refunded, amount }) => amount === 0 || refunded < amount)
    .map((invoice) => invoice.periodEnd)
  const [open] = openInvoices(account, sub)
  const percentOff = sub.coupon ? terms.percentOff.get(sub.coupon) : undefined
  return {
    id: sub.id,
    status: sub.status,
    priceId: sub.priceId,
    amount,
    currency,
    interval,
    createdAt: date(sub.createdAt),
    currentPeriodStart: date(sub.periodStart),
    currentPeriodEnd: date(sub.periodEnd),
    paidThrough: covered.length > 0 ? date(Math.max(...covered)) : null,
    cancelAtPeriodEnd: sub.cancelAtPeriodEnd,
    endedAt: dateOrNull(sub.endedAt),
    paused: isLive(sub) && sub.paused,
    resumesAt: null,
    schedule: sub.schedule && { priceId: sub.schedule.priceId, at: date(sub.schedule.at) },
    discount: sub.coupon && percentOff ? { couponId: sub.coupon, percentOff } : null,
    next: paymentIfItGoesOn(terms, account, sub, now),
    couponsUsed: sub.couponsUsed.map(({ couponId, at }) => ({ couponId, at: date(at) })),
    openInvoice: open
      ? {
          id: open.id,
          amount: open.amount,
          currency,
          clientSecret: open.secret,
          url: null,
          change: waitingChange(terms, account, sub, now),
        }
      : null,
  }
}

function invoiceOf(terms: Terms, invoice: DemoInvoice): ProviderInvoice {
  return {
    id: invoice.id,
    number: invoice.number,
    status: invoice.status,
    description: invoice.description,
    amountDue: invoice.amount,
    amountPaid: invoice.status === 'paid' ? invoice.amount : 0,
    amountRefunded: invoice.refunded,
    currency: currencyOf(terms),
    createdAt: date(invoice.createdAt),
    paidAt: dateOrNull(invoice.paidAt),
    periodStart: date(invoice.periodStart),
    periodEnd: date(invoice.periodEnd),
    url: null,
    pdfUrl: null,
  }
}
