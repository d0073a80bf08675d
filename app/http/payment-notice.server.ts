import type { User } from '#app/domain/accounts/user.server.ts'
import { billingOf } from '#app/domain/billing/view.server.ts'
import { PLANS } from '#app/domain/usage/plans.ts'
import { env } from '#app/env.server.ts'

/** That a renewal could not be charged, for the top of every page until it is paid; null when all is well. */
export async function paymentNoticeFor(user: Pick<User, 'id'>) {
  if (env.billing === 'off') return null
  const { status, plan, open, accessEndsAt, currency } = await billingOf(user)
  if (status !== 'past_due' || !plan) return null
  return { plan: PLANS[plan].label, amount: open?.amount ?? null, currency, keptUntil: accessEndsAt }
}
