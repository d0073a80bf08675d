import type { BillingView } from '#app/domain/billing/types.ts'
import { PLANS } from '#app/domain/usage/plans.ts'

/** Returns what the plan that is paid for is called in a sentence. */
export function planLabel({ plan }: Pick<BillingView, 'plan'>): string {
  return plan ? PLANS[plan].label : 'your plan'
}
