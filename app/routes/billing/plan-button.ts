import type { BillingView, PaidPlan } from '#app/domain/billing/types.ts'
import { PLAN_NAMES, type PlanName, PLANS } from '#app/domain/usage/plans.ts'
import { formatDay } from '#app/ui/format.ts'

/** What is known of the person before the cards: null for visitors. */
export type Standing = {
  /** The plan that is theirs today, paid for or given. */
  plan: PlanName
  billing: Pick<
    BillingView,
    'status' | 'plan' | 'interval' | 'cancelAtPeriodEnd' | 'accessEndsAt' | 'scheduled' | 'open'
  >
}

/** What the button of a card does. */
export type PlanButton =
  /** Through the door first. */
  | { kind: 'enter'; label: string }
  /** To the payment. */
  | { kind: 'begin'; label: string }
  /** To a page that says what it costs and when. */
  | { kind: 'ask'; label: string; up: boolean }
  /** Takes back the payment that waits. */
  | { kind: 'stay'; label: string }
  /** To the account, where something must be put in order before anything is changed. */
  | { kind: 'first'; label: string }
  /** Back to Free at the end of the period. */
  | { kind: 'free'; label: string }
  /** Nothing to press, and why. */
  | { kind: 'none'; label: string }

/** Whether somebody pays for a plan, so that another is a change of it and not a second one. */
export function pays(status: BillingView['status']): boolean {
  return status === 'active' || status === 'paused' || status === 'past_due'
}

/** What the card of `plan`, at the monthly or `yearly` price, offers somebody. */
export function planButton(plan: PlanName, yearly: boolean, standing: Standing | null): PlanButton {
  const { label } = PLANS[plan]
  if (!standing) return { kind: 'enter', label: plan === 'free' ? 'Start free' : `Choose ${label}` }
  return pays(standing.billing.status)
    ? buttonOfPayer(plan, yearly, standing)
    : buttonOfOthers(plan, standing)
}

const rank = (plan: PlanName) => PLAN_NAMES.indexOf(plan)

function buttonOfOthers(plan: PlanName, { plan: own, billing }: Standing): PlanButton {
  if (plan === 'free' && own === 'free' && billing.open) return { kind: 'stay', label: 'Stay on Free' }
  if (plan === own) return { kind: 'none', label: 'Current Plan' }
  // A plan that was given to them holds what the smaller ones hold.
  if (rank(plan) < rank(own)) return { kind: 'none', label: 'Included in your plan' }
  return { kind: 'begin', label: `Choose ${PLANS[plan].label}` }
}

function buttonOfPayer(plan: PlanName, yearly: boolean, { billing }: Standing): PlanButton {
  const interval = yearly ? 'year' : 'month'
  const own = billing.plan as PaidPlan
  const { label } = PLANS[plan]
  if (plan === 'free') {
    if (!billing.cancelAtPeriodEnd) return { kind: 'free', label: 'Switch to Free' }
    return { kind: 'none', label: billing.accessEndsAt ? `From ${formatDay(billing.accessEndsAt)}` : 'Soon' }
  }
  const { scheduled } = billing
  if (scheduled?.plan === plan && scheduled.interval === interval) {
    return { kind: 'none', label: `From ${formatDay(scheduled.at)}` }
  }
  if (plan === own && interval === billing.interval) return { kind: 'none', label: 'Current Plan' }
  if (billing.status === 'past_due') return { kind: 'first', label: 'Update your card first' }
  if (billing.status === 'paused') return { kind: 'first', label: 'Resume your plan first' }
  if (plan === own)
    return { kind: 'ask', label: yearly ? 'Switch to yearly' : 'Switch to monthly', up: yearly }
  const up = rank(plan) > rank(own)
  return { kind: 'ask', label: `${up ? 'Upgrade' : 'Downgrade'} to ${label}`, up }
}
