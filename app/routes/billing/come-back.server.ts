import { redirect } from 'react-router'
import { limitBilling } from '#app/domain/accounts/attempts.server.ts'
import type { User } from '#app/domain/accounts/user.server.ts'
import { type PaymentResult, returnedFromPayment } from '#app/domain/billing/returned.server.ts'
import { billingOf } from '#app/domain/billing/view.server.ts'
import { AppError } from '#app/domain/errors.ts'
import { PLANS } from '#app/domain/usage/plans.ts'
import { type Flash, flashHeader } from '#app/http/flash.server.ts'
import { DECLINED } from './declined.ts'
import { plansAddress } from './plans-view.ts'

/** What a payment page adds to the address it leads back to. */
const MARKS = ['redirect_status', 'payment_intent', 'setup_intent', 'session_id', 'checkout'] as const

const NEWS: Record<PaymentResult, Flash> = {
  succeeded: { kind: 'good', title: 'Subscription Successful' },
  processing: {
    kind: 'info',
    title: 'Payment processing',
    description: 'Your payment is on its way. Your plan begins as soon as it has arrived.',
  },
  requires_payment_method: { kind: 'bad', title: DECLINED },
  unknown: { kind: 'bad', title: 'Something went wrong — Please try again later' },
}

/** Whether an address is one that a payment page has led back to. */
export function isReturn(query: URLSearchParams): boolean {
  return MARKS.some((mark) => query.has(mark))
}

/**
 * Answers somebody who comes back from paying: says how it went, as the provider has it and not as the address does, and
 * leads to an address that can be loaded again.
 */
export async function comeBack(user: User | null, query: URLSearchParams): Promise<Response> {
  const plans = plansAddress()
  if (!user) return redirect(plans)
  try {
    await limitBilling(user)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return redirect(plans, {
      headers: { 'set-cookie': await flashHeader({ ...NEWS.unknown, description: error.message }) },
    })
  }
  const result = await returnedFromPayment(user, query.get('redirect_status'))
  const { plan } = await billingOf(user)
  const flash =
    result === 'succeeded' && plan
      ? { ...NEWS.succeeded, description: `You are on ${PLANS[plan].label} now.` }
      : NEWS[result]
  return redirect(plans, { headers: { 'set-cookie': await flashHeader(flash) } })
}
