import { LIMIT_OFFER, PLANS, RETENTION_OFFER, WELCOME_OFFER } from '#app/domain/usage/plans.ts'
import { env } from '#app/env.server.ts'
import type { Price } from '#app/providers/payments/payments.ts'
import { listPrice } from './first-payment.ts'
import type { Choice, PaidPlan } from './types.ts'

export const CURRENCY = 'usd'
const PAID_PLANS = ['grasshopper', 'ninja'] as const satisfies PaidPlan[]
const INTERVALS = ['month', 'year'] as const

type PriceName = `${PaidPlan}_${'month' | 'year'}`
const DEMO_PRICES: Record<PriceName, string> = {
  grasshopper_month: 'demo_grasshopper_month',
  grasshopper_year: 'demo_grasshopper_year',
  ninja_month: 'demo_ninja_month',
  ninja_year: 'demo_ninja_year',
}
const PRICES = env.stripe?.prices ?? DEMO_PRICES

/** The discounts there are, and what the provider calls them. */
export const COUPONS: Record<'welcome' | 'limit' | 'retention', { id: string; percentOff: number }> = {
  welcome: { id: env.stripe?.coupons.welcome ?? WELCOME_OFFER.code, percentOff: WELCOME_OFFER.percentOff },
  limit: { id: env.stripe?.coupons.limit ?? 'demo_limit', percentOff: LIMIT_OFFER.percentOff },
  retention: { id: env.stripe?.coupons.retention ?? 'demo_stay', percentOff: RETENTION_OFFER.percentOff },
}
export type CouponName = keyof typeof COUPONS

/** What the provider calls the price of a choice. */
export function priceIdOf({ plan, interval }: Choice): string {
  return PRICES[`${plan}_${interval}`]
}

/** Cents for a period of a choice. */
export const amountOf = listPrice

/** Everything that can be paid for. */
export const CHOICES: readonly Choice[] = PAID_PLANS.flatMap((plan) =>
  INTERVALS.map((interval) => ({ plan, interval })),
)

/** The choice that a price is for; undefined for prices that are not ours. The plan comes from here, never from a request. */
export function choiceOf(priceId: unknown): Choice | undefined {
  return CHOICES.find((choice) => priceIdOf(choice) === priceId)
}

/** "Grasshopper, monthly". */
export function nameOf({ plan, interval }: Choice): string {
  return `${PLANS[plan].label}, ${interval === 'year' ? 'yearly' : 'monthly'}`
}

/** The prices as a provider is told of them. */
export const PRICE_LIST: readonly Price[] = CHOICES.map((choice) => ({
  id: priceIdOf(choice),
  amount: amountOf(choice),
  currency: CURRENCY,
  interval: choice.interval,
  label: nameOf(choice),
}))
