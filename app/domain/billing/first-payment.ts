import { PLANS } from '#app/domain/usage/plans.ts'
import { after } from '#app/providers/payments/calendar.ts'
import type { Forecast } from '#app/providers/payments/payments.ts'
import { lessPercent } from '#app/providers/payments/percent.ts'
import type { Choice } from './types.ts'

/** Cents for a period of a choice, as the catalogue has it. */
export function listPrice({ plan, interval }: Choice): number {
  return interval === 'year' ? PLANS[plan].yearlyPrice : PLANS[plan].monthlyPrice
}

/**
 * What somebody who never paid is charged who begins at `now` with so much per cent off, and what comes after: what a card
 * of the price list says. Only monthly prices have a discount.
 */
export function firstPayment(choice: Choice, percentOff: number, now: Date): Forecast {
  const usual = listPrice(choice)
  const { interval } = choice
  const at = new Date(after(now.getTime(), 1, interval))
  return {
    dueNow: interval === 'month' ? lessPercent(usual, percentOff) : usual,
    currency: 'usd',
    next: { amount: usual, at, usual, interval },
  }
}
