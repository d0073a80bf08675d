import { cancelSubscription } from '#app/domain/billing/cancel.server.ts'
import { formatDate } from '#app/domain/billing/money.ts'
import { billingCall } from '#app/http/billing-call.server.ts'
import { onlyBy } from '#app/http/errors.server.ts'

/** Ends the subscription with its period; `reason`, if there is one, is kept. Both calls that cancel are this one. */
export const action = billingCall(
  'Failed to cancel subscription',
  async ({ user, fields }) => {
    const reason = typeof fields.reason === 'string' ? fields.reason : undefined
    const { endsAt } = await cancelSubscription(user, reason)
    const message = `Your plan stays yours until ${formatDate(endsAt)}.`
    return {
      answer: { success: true, message, endsAt },
      flash: { kind: 'good', title: 'Subscription Canceled', description: message },
    }
  },
  'Failed to cancel subscription. Please try again later.',
)

export const loader = onlyBy('POST')
