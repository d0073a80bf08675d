import { withdrawPayment } from '#app/domain/billing/withdraw.server.ts'
import { billingCall } from '#app/http/billing-call.server.ts'
import { onlyBy } from '#app/http/errors.server.ts'

/** Takes back a payment that was begun and not made: nothing waits any more, and nothing was charged. */
export const action = billingCall('Nothing was withdrawn', async ({ user }) => {
  await withdrawPayment(user)
  const message = 'Nothing was charged, and nothing waits to be paid.'
  return {
    answer: { success: true, message },
    flash: { kind: 'good', title: 'Payment withdrawn', description: message },
  }
})

export const loader = onlyBy('POST')
