import { href } from 'react-router'
import * as z from 'zod'
import { scheduleDowngrade } from '#app/domain/billing/change.server.ts'
import { formatDate } from '#app/domain/billing/money.ts'
import { PLANS } from '#app/domain/usage/plans.ts'
import { changeBilling } from '#app/http/billing-failure.server.ts'
import { onlyBy } from '#app/http/errors.server.ts'
import { resourceAction } from '#app/http/mutation.server.ts'

const Asked = z.object({ priceId: z.unknown() })
const FAILED = 'Failed to schedule downgrade. Please try again later.'

/** Has the subscription go on at `priceId`, a lower one, when its period ends. */
export const action = resourceAction(
  Asked,
  { back: href('/account'), title: 'Failed to schedule downgrade' },
  async ({ user, values: { priceId } }) => {
    const { to, at } = await changeBilling(user, () => scheduleDowngrade(user, priceId), FAILED)
    const message = `${PLANS[to.plan].label} begins on ${formatDate(at)}. Until then you keep what you have.`
    return {
      answer: { success: true, message, at },
      flash: { kind: 'good', title: 'Downgrade Scheduled', description: message },
    }
  },
)

export const loader = onlyBy('POST')
