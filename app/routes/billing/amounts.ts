import type { Choice } from '#app/domain/billing/types.ts'
import { PLANS } from '#app/domain/usage/plans.ts'

/** A choice in words, with its price in cents as the catalogue has it. */
export function amountWords({ plan, interval }: Choice) {
  const { label, monthlyPrice, yearlyPrice } = PLANS[plan]
  return interval === 'year'
    ? { name: `${label}, yearly`, amount: yearlyPrice, per: 'year' }
    : { name: `${label}, monthly`, amount: monthlyPrice, per: 'month' }
}
