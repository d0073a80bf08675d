import { redirect } from 'react-router'
import * as z from 'zod'
import { demoPay } from '#app/domain/billing/demo.server.ts'
import { AppError } from '#app/domain/errors.ts'
import { env } from '#app/env.server.ts'
import { readFields } from '#app/http/body.server.ts'
import { call, onlyBy } from '#app/http/errors.server.ts'
import { flashHeader } from '#app/http/flash.server.ts'
import { requireCaller } from '#app/http/session.server.ts'
import { valid } from '#app/http/valid.server.ts'

/** The card a demo payment is made with; `answer` is what the person tells its make-believe bank. */
const Payment = z.object({
  card: z.enum(['works', 'confirm', 'declined', 'fails_later'], 'Please choose how the payment goes.'),
  answer: z.enum(['yes', 'no']).optional(),
})

/**
 * Plays the payment page of a provider: pays what is open with a make-believe card and leads back to the plans the way a
 * provider does, with how it went in the address. Only in demo billing; the address alone grants nothing.
 */
export const action = call(async ({ request, context }) => {
  if (env.billing !== 'demo') throw new AppError('not_found', 'There is no such address.')
  const user = requireCaller(context)
  const { card, answer } = valid(Payment, await readFields(request))
  const state = answer === 'no' ? 'requires_payment_method' : await demoPay(user, card, answer === 'yes')
  if (state === 'requires_action') return redirect('/subscription?dialog=bank', { status: 303 })
  if (state === 'nothing_to_pay') {
    const flash = await flashHeader({ kind: 'info', title: 'No payment is waiting' })
    return redirect('/subscription', { status: 303, headers: { 'set-cookie': flash } })
  }
  return redirect(`/subscription?redirect_status=${state}`, { status: 303 })
})

export const loader = onlyBy('POST')
