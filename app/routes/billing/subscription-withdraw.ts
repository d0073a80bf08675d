import { href } from 'react-router'
import * as z from 'zod'
import { withdrawPayment } from '#app/domain/billing/withdraw.server.ts'
import { changeBilling } from '#app/http/billing-failure.server.ts'
import { onlyBy } from '#app/http/errors.server.ts'
import { resourceAction } from '#app/http/mutation.server.ts'

/** Takes back a payment that was begun and not made: nothing waits any more, and nothing was charged. */
export const action = resourceAction(
  z.object({}),
  { back: href('/account'), title: 'Nothing was withdrawn' },
  async ({ user }) => {
    await changeBilling(user, () => withdrawPayment(user))
    const message = 'Nothing was charged, and nothing waits to be paid.'
    return {
      answer: { success: true, message },
      flash: { kind: 'good', title: 'Payment withdrawn', description: message },
    }
  },
)

export const loader = onlyBy('POST')
