import type { User } from '#app/domain/accounts/user.server.ts'
import { AppError } from '#app/domain/errors.ts'
import type { PlanName } from '#app/domain/usage/plans.ts'
import { env } from '#app/env.server.ts'

/** What comes with paid plans. */
export const PAID_FEATURES = { chat: 'Chat PDF', study: 'Study Buddy' } as const

/** The plan whose features somebody has: without billing everybody has all of them. */
export function effectivePlan(user: Pick<User, 'subscription'>): PlanName {
  return env.billing === 'off' ? 'ninja' : user.subscription
}

/** Whether Chat PDF and Study Buddy are theirs. What a `User` says of the plan is true at the moment they were read. */
export function hasPaidPlan(user: Pick<User, 'subscription'>): boolean {
  return effectivePlan(user) !== 'free'
}

/** Throws plan_required, with where to go, for people without a paid plan. */
export function requirePaidPlan(user: Pick<User, 'subscription'>, feature: keyof typeof PAID_FEATURES): void {
  if (hasPaidPlan(user)) return
  const message = `${PAID_FEATURES[feature]} comes with Grasshopper and Ninja. Please choose a plan first.`
  throw new AppError('plan_required', message, { details: { upgrade: '/subscription' } })
}
