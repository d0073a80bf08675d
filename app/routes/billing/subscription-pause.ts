import { href } from 'react-router'
import * as z from 'zod'
import { formatDate } from '#app/domain/billing/money.ts'
import { pauseSubscription } from '#app/domain/billing/pause.server.ts'
import { changeBilling } from '#app/http/billing-failure.server.ts'
import { onlyBy } from '#app/http/errors.server.ts'
import { resourceAction } from '#app/http/mutation.server.ts'

const FAILED = 'Failed to pause subscription. Please try again later.'

/** Stops collecting; paid features last to the end of what is paid. */
export const action = resourceAction(
  z.object({}),
  { back: href('/account'), title: 'Failed to pause subscription' },
  async ({ user }) => {
    const { accessEndsAt, released } = await changeBilling(user, () => pauseSubscription(user), FAILED)
    const until = `Nothing is charged any more. You keep your plan until ${formatDate(accessEndsAt)}.`
    const message = released ? `${until} The change you had scheduled was given up.` : until
    return {
      answer: { success: true, message, accessEndsAt },
      flash: { kind: 'good', title: 'Subscription Paused', description: message },
    }
  },
)

export const loader = onlyBy('POST')
