import { href } from 'react-router'
import * as z from 'zod'
import { cancelSubscription } from '#app/domain/billing/cancel.server.ts'
import { formatDate } from '#app/domain/billing/money.ts'
import { changeBilling } from '#app/http/billing-failure.server.ts'
import { onlyBy } from '#app/http/errors.server.ts'
import { resourceAction } from '#app/http/mutation.server.ts'

const Asked = z.object({ reason: z.string().optional().catch(undefined) })
const FAILED = 'Failed to cancel subscription. Please try again later.'

/** Ends the subscription with its period; `reason`, if there is one, is kept. Both calls that cancel are this one. */
export const action = resourceAction(
  Asked,
  { back: href('/account'), title: 'Failed to cancel subscription' },
  async ({ user, values: { reason } }) => {
    const { endsAt } = await changeBilling(user, () => cancelSubscription(user, reason), FAILED)
    const message = `Your plan stays yours until ${formatDate(endsAt)}.`
    return {
      answer: { success: true, message, endsAt },
      flash: { kind: 'good', title: 'Subscription Canceled', description: message },
    }
  },
)

export const loader = onlyBy('POST')
