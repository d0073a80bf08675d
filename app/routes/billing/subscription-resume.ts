import { resumeSubscription } from '#app/domain/billing/pause.server.ts'
import { billingCall } from '#app/http/billing-call.server.ts'
import { onlyBy } from '#app/http/errors.server.ts'

/** Undoes a pause, a cancellation and a scheduled change; refused when it charges something else than `dueNow` (cents). */
export const action = billingCall(
  'Failed to resume subscription',
  async ({ user, fields }) => {
    const agreed = fields.dueNow === undefined ? undefined : Number(fields.dueNow)
    const { charged } = await resumeSubscription(user, agreed)
    const message = charged
      ? 'A new period has begun today and is being charged.'
      : 'Your plan goes on as before.'
    return {
      answer: { success: true, message, charged },
      flash: { kind: 'good', title: 'Subscription Resumed', description: message },
    }
  },
  'Failed to resume subscription. Please try again later.',
)

export const loader = onlyBy('POST')
