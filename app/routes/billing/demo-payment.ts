import { redirect } from 'react-router'
import * as z from 'zod'
import { limitBilling } from '#app/domain/accounts/attempts.server.ts'
import type { User } from '#app/domain/accounts/user.server.ts'
import { demoPay } from '#app/domain/billing/demo.server.ts'
import { AppError } from '#app/domain/errors.ts'
import { env } from '#app/env.server.ts'
import { lookup } from '#app/lookup.ts'
import { type Fields, readFields } from '#app/http/body.server.ts'
import { isPageRequest } from '#app/http/page-request.ts'
import { call, onlyBy } from '#app/http/errors.server.ts'
import { type Flash, redirectWith } from '#app/http/flash.server.ts'
import { requireCaller } from '#app/http/session.server.ts'
import { valid } from '#app/http/valid.server.ts'

/** The card a demo payment is made with; `answer` is what the person tells its make-believe bank. */
const Payment = z.object({
  card: z.enum(['works', 'confirm', 'declined', 'fails_later'], 'Please choose how the payment goes.'),
  answer: z.enum(['yes', 'no']).optional(),
})

/** Where the payment goes on that is not over. */
const NEXT = lookup({
  requires_action: '/subscription?dialog=bank',
  requires_payment_method: '/subscription?dialog=pay&failed=card',
})

function plans(flash: Flash): Promise<Response> {
  return redirectWith('/subscription', flash)
}

async function pay(user: User, fields: Fields): Promise<Response> {
  const { card, answer } = valid(Payment, fields)
  await limitBilling(user)
  const state = answer === 'no' ? 'requires_payment_method' : await demoPay(user, card, answer === 'yes')
  if (state === 'nothing_to_pay') return plans({ kind: 'info', title: 'No payment is waiting' })
  // A card that is refused leaves people where they can try another.
  return redirect(NEXT.get(state) ?? `/subscription?redirect_status=${state}`, { status: 303 })
}

/**
 * Plays the payment page of a provider: pays what is open with a make-believe card and leads back to the plans the way a
 * provider does, with how it went in the address. Only in demo billing; the address alone grants nothing.
 */
export const action = call(async ({ request, context }) => {
  if (env.billing !== 'demo') throw new AppError('not_found', 'There is no such address.')
  const user = requireCaller(context)
  try {
    return await pay(user, await readFields(request))
  } catch (error) {
    if (!(error instanceof AppError) || !isPageRequest(request)) throw error
    return plans({ kind: 'bad', title: 'Subscription Error', description: error.message })
  }
})

export const loader = onlyBy('POST')
