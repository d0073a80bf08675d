import { listPrice } from '#app/domain/billing/first-payment.ts'
import type { Choice } from '#app/domain/billing/types.ts'
import { PLANS } from '#app/domain/usage/plans.ts'

/** A choice in words, with its price in cents as the catalogue has it. */
export function amountWords(choice: Choice) {
  const { plan, interval } = choice
  const name = `${PLANS[plan].label}, ${interval === 'year' ? 'yearly' : 'monthly'}`
  return { name, amount: listPrice(choice), per: interval }
}
