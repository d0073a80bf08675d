import { acceptRetention } from '#app/domain/billing/cancel.server.ts'
import { billingCall } from '#app/http/billing-call.server.ts'
import { onlyBy } from '#app/http/errors.server.ts'

/** Takes the discount for staying. Which one that is, and whether it can be had, the request has no say in. */
export const action = billingCall(
  'Failed to apply discount',
  async ({ user }) => {
    await acceptRetention(user)
    const message = 'Your 25% discount has been applied to your next invoice!'
    return { answer: { success: true, message }, flash: { kind: 'good', title: message } }
  },
  'Failed to apply discount. Please try again later.',
)

export const loader = onlyBy('POST')
