import { href } from 'react-router'
import * as z from 'zod'
import { resumeSubscription } from '#app/domain/billing/pause.server.ts'
import { changeBilling } from '#app/http/billing-failure.server.ts'
import { onlyBy } from '#app/http/errors.server.ts'
import { resourceAction } from '#app/http/mutation.server.ts'
import { resumedNews } from './resumed.server.ts'

const Agreed = z.object({ dueNow: z.coerce.number().optional() })
const FAILED = 'Failed to resume subscription. Please try again later.'

/** Undoes a pause, a cancellation and a scheduled change; refused when it charges something else than `dueNow` (cents). */
export const action = resourceAction(
  Agreed,
  { back: href('/account'), title: 'Failed to resume subscription' },
  async ({ user, values: { dueNow } }) => {
    const { charged } = await changeBilling(user, () => resumeSubscription(user, dueNow), FAILED)
    const message = charged
      ? 'A new period has begun today and is being charged.'
      : 'Your plan goes on as before.'
    return {
      answer: { success: true, message, charged },
      flash: await resumedNews(user, charged),
    }
  },
)

export const loader = onlyBy('POST')
