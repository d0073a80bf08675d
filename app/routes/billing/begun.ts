import { payWords } from '#app/domain/billing/renewal.ts'
import type { BillingView } from '#app/domain/billing/types.ts'
import { formatDay, formatMoney } from '#app/ui/format.ts'
import { amountWords } from './amounts.ts'

/** What somebody began to pay for and has not paid, in a heading: it is an offer still, and no debt. */
export function begunTitle({ open }: Pick<BillingView, 'open'>): string {
  return open?.choice ? `You began ${amountWords(open.choice).name}` : 'You began to change your plan'
}

/** What would be paid for it, and that nothing is until then. */
export function begunWords(
  { status }: Pick<BillingView, 'status'>,
  { amount, currency, next }: NonNullable<BillingView['open']>,
): string {
  const terms = next
    ? payWords({ dueNow: amount, currency, next }, null, formatDay)
    : `It costs ${formatMoney(amount, currency)} now.`
  const until =
    status === 'active' ? 'Until you pay, everything stays as it is.' : 'Nothing is charged until you pay.'
  return `${until} ${terms}`
}
