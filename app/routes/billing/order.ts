import { listPrice } from '#app/domain/billing/first-payment.ts'
import type { Choice, Forecast, NextPayment } from '#app/domain/billing/types.ts'
import { formatDay, formatMoney } from '#app/ui/format.ts'
import { amountWords } from './amounts.ts'

/** A payment as the provider counts it: for what, null for what is not sold here any more, and what a first one has off. */
export type Order = Forecast & { to: Choice | null; percentOff: number | null }

type Line = { label: string; value: string }

/** Returns the lines of an order: what it is, what comes off, the tax, what is charged today, and what comes by itself. */
export function orderLines({ to, dueNow, currency, next, percentOff }: Order): Line[] {
  const off = to && percentOff !== null && to.interval === 'month' ? percentOff : null
  return [
    ...(to ? [planLine(to)] : []),
    ...(off !== null ? [{ label: 'Discount', value: `${off}% off the first month` }] : []),
    { label: 'Tax', value: 'None is added' },
    { label: 'Charged today', value: formatMoney(dueNow, currency) },
    ...renewalLines(next, currency),
  ]
}

function planLine(to: Choice): Line {
  return { label: amountWords(to).name, value: `${formatMoney(listPrice(to), 'usd')} a ${to.interval}` }
}

/** Returns the payments that come by themselves. */
export function renewalLines(next: NextPayment | null, currency: string): Line[] {
  if (!next) return []
  const { amount, at, usual, interval } = next
  if (amount === usual) {
    return [
      { label: `Then on ${formatDay(at)}, and every ${interval} after`, value: formatMoney(usual, currency) },
    ]
  }
  return [
    { label: `Then on ${formatDay(at)}`, value: formatMoney(amount, currency) },
    { label: `Every ${interval} after that`, value: formatMoney(usual, currency) },
  ]
}
