import { scheduleDowngrade } from '#app/domain/billing/change.server.ts'
import { formatDate } from '#app/domain/billing/money.ts'
import { PLANS } from '#app/domain/usage/plans.ts'
import { billingCall } from '#app/http/billing-call.server.ts'
import { onlyBy } from '#app/http/errors.server.ts'

/** Has the subscription go on at `priceId`, a lower one, when its period ends. */
export const action = billingCall(
  'Failed to schedule downgrade',
  async ({ user, fields }) => {
    const { to, at } = await scheduleDowngrade(user, fields.priceId)
    const message = `${PLANS[to.plan].label} begins on ${formatDate(at)}. Until then you keep what you have.`
    return {
      answer: { success: true, message, at },
      flash: { kind: 'good', title: 'Downgrade Scheduled', description: message },
    }
  },
  'Failed to schedule downgrade. Please try again later.',
)

export const loader = onlyBy('POST')
