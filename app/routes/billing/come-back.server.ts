import { redirect } from 'react-router'
import type { User } from '#app/domain/accounts/user.server.ts'
import { syncSubscription } from '#app/domain/billing/sync.server.ts'
import type { BillingView } from '#app/domain/billing/types.ts'
import { billingOf } from '#app/domain/billing/view.server.ts'
import { AppError } from '#app/domain/errors.ts'
import { PLANS } from '#app/domain/usage/plans.ts'
import { type Flash, flashHeader } from '#app/http/flash.server.ts'
import { plansAddress } from './plans-view.ts'

/** What a payment page adds to the address it leads back to. */
const MARKS = ['redirect_status', 'payment_intent', 'setup_intent', 'session_id', 'checkout'] as const

/** Whether an address is one that a payment page has led back to. */
export function isReturn(query: URLSearchParams): boolean {
  return MARKS.some((mark) => query.has(mark))
}

/** `claim` is what the address says; it decides which sentence is said of a payment that has not arrived, nothing else. */
export function newsOf(claim: string | null, billing: Pick<BillingView, 'status' | 'plan' | 'open'>): Flash {
  const { status, plan, open } = billing
  if (status === 'active' && plan && !open) {
    const description = `You are on ${PLANS[plan].label} now.`
    return { kind: 'good', title: 'Subscription Successful', description }
  }
  if (claim === 'processing') {
    const description = 'Your payment is on its way. Your plan begins as soon as it has arrived.'
    return { kind: 'info', title: 'Payment processing', description }
  }
  if (claim === 'requires_payment_method') {
    return { kind: 'bad', title: 'Payment failed — Please try another payment method' }
  }
  return { kind: 'bad', title: 'Something went wrong — Please try again later' }
}

/**
 * Answers somebody who comes back from paying: asks the provider how it went, says so, and leads to an address that can
 * be loaded again. What this address says is not believed.
 */
export async function comeBack(user: User | null, query: URLSearchParams): Promise<Response> {
  const plans = plansAddress({ yearly: false, next: null, code: '' })
  if (!user) return redirect(plans)
  const claim = query.get('redirect_status')
  const flash = await readAgain(user).then(
    (billing) => newsOf(claim, billing),
    (error: unknown): Flash => {
      if (!(error instanceof AppError)) throw error
      // The provider does not answer: what has been paid will be noticed without anybody waiting for it.
      const description = 'We cannot ask the payment provider right now. Your plan begins as soon as we can.'
      return { kind: 'info', title: 'Payment processing', description }
    },
  )
  return redirect(plans, { headers: { 'set-cookie': await flashHeader(flash) } })
}

async function readAgain(user: User): Promise<BillingView> {
  await syncSubscription(user.id)
  return billingOf(user)
}
