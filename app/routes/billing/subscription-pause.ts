import { formatDate } from '#app/domain/billing/money.ts'
import { pauseSubscription } from '#app/domain/billing/pause.server.ts'
import { billingCall } from '#app/http/billing-call.server.ts'
import { onlyBy } from '#app/http/errors.server.ts'

/** Stops collecting; paid features last to the end of what is paid. */
export const action = billingCall(
  'Failed to pause subscription',
  async ({ user }) => {
    const { accessEndsAt, released } = await pauseSubscription(user)
    const until = `Nothing is charged any more. You keep your plan until ${formatDate(accessEndsAt)}.`
    const message = released ? `${until} The change you had scheduled was given up.` : until
    return {
      answer: { success: true, message, accessEndsAt },
      flash: { kind: 'good', title: 'Subscription Paused', description: message },
    }
  },
  'Failed to pause subscription. Please try again later.',
)

export const loader = onlyBy('POST')
