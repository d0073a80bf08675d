import { billingOf } from '#app/domain/billing/view.server.ts'
import { currentUsage } from '#app/domain/usage/allowance.server.ts'
import { call, onlyBy } from '#app/http/errors.server.ts'
import { requireCaller } from '#app/http/session.server.ts'

/** How the caller's subscription stands, from our own data. Amounts are cents of `currency`. */
export const loader = call(async ({ context }) => {
  const user = requireCaller(context)
  const [billing, usage] = await Promise.all([billingOf(user), currentUsage(user)])
  return Response.json({
    plan: user.subscription,
    status: billing.status === 'none' ? null : billing.status,
    cancelAtPeriodEnd: billing.cancelAtPeriodEnd,
    nextBillingDate: billing.nextDate,
    amount: billing.amount,
    currency: billing.currency,
    interval: billing.interval,
    currentPeriodEnd: billing.currentPeriodEnd,
    accessEndsAt: billing.accessEndsAt,
    scheduled: billing.scheduled,
    discountPercent: billing.discountPercent,
    refundable: billing.refundable,
    retentionOffered: billing.retentionOffered,
    wordsUsed: usage.wordsUsed,
    maxWords: usage.maxWords,
  })
})

export const action = onlyBy('GET')
