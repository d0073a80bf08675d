import { href } from 'react-router'
import * as z from 'zod'
import { acceptRetention } from '#app/domain/billing/cancel.server.ts'
import { RETENTION_OFFER } from '#app/domain/usage/plans.ts'
import { changeBilling } from '#app/http/billing-failure.server.ts'
import { onlyBy } from '#app/http/errors.server.ts'
import { resourceAction } from '#app/http/mutation.server.ts'

const FAILED = 'Failed to apply discount. Please try again later.'

/** Takes the discount for staying. Which one that is, and whether it can be had, the request has no say in. */
export const action = resourceAction(
  z.object({}),
  { back: href('/account'), title: 'Failed to apply discount' },
  async ({ user }) => {
    await changeBilling(user, () => acceptRetention(user), FAILED)
    const message = `Your ${RETENTION_OFFER.percentOff}% discount has been applied to your next invoice!`
    return { answer: { success: true, message }, flash: { kind: 'good', title: message } }
  },
)

export const loader = onlyBy('POST')
