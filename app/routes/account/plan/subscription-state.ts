import type { BillingView } from '#app/domain/billing/types.ts'
import { nextPlan } from '#app/domain/usage/plans.ts'
import type { Tone } from '#app/ui/tone.ts'

type Standing = Pick<BillingView, 'status' | 'plan' | 'cancelAtPeriodEnd' | 'scheduled'>

/** What can be pressed in the subscription section. */
export type SubscriptionButton =
  | 'upgrade'
  | 'change'
  | 'pause'
  | 'cancel'
  | 'resume'
  | 'reactivate'
  | 'keep'
  | 'card'

/** How a subscription stands, in a word and its colour; undefined where there is none. */
export function statusBadge({
  status,
  cancelAtPeriodEnd,
}: Standing): { tone: Tone; label: string } | undefined {
  switch (status) {
    case 'none':
    case 'incomplete':
      return undefined
    case 'canceled':
      return { tone: 'bad', label: 'Canceled' }
    case 'unpaid':
      return { tone: 'bad', label: 'Unpaid' }
    case 'past_due':
      return { tone: 'bad', label: 'Payment failed' }
    case 'paused':
      return { tone: 'info', label: 'Paused' }
    case 'active':
      return cancelAtPeriodEnd ? { tone: 'warn', label: 'Canceling' } : { tone: 'good', label: 'Active' }
  }
}

/** What somebody may do about their subscription now, in the order of the buttons. */
export function subscriptionButtons({
  status,
  plan,
  cancelAtPeriodEnd,
  scheduled,
}: Standing): SubscriptionButton[] {
  if (status === 'past_due') return ['card', 'cancel']
  if (status === 'paused') return ['resume', 'cancel']
  if (status !== 'active') return []
  if (cancelAtPeriodEnd) return ['reactivate']
  // Above the largest plan there is none.
  const other = plan && !nextPlan(plan) ? 'change' : 'upgrade'
  return scheduled ? ['keep', other, 'pause', 'cancel'] : [other, 'pause', 'cancel']
}
