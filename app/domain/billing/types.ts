import type { PlanName } from '#app/domain/usage/plans.ts'
import type { Forecast, Interval, NextPayment } from '#app/providers/payments/payments.ts'

export type { Forecast, NextPayment }

/** How a subscription stands; `none` for people who have or had none, `canceled` once it has ended. */
export type BillingStatus = 'none' | 'incomplete' | 'active' | 'paused' | 'past_due' | 'unpaid' | 'canceled'

export type PaidPlan = Exclude<PlanName, 'free'>
/** What somebody may choose to pay for. */
export type Choice = { plan: PaidPlan; interval: Interval }

/** A person's billing as pages show it: all of our own data, so that it is there while the provider is away. */
export type BillingView = {
  /** Null where there is no customer at the provider yet: no portal, no invoices. */
  customerId: string | null
  status: BillingStatus
  /** What they pay for; null with status none and canceled. */
  plan: PaidPlan | null
  interval: Interval | null
  /** Cents a period, before discounts. */
  amount: number | null
  currency: string
  discountPercent: number | null
  /** What the next invoice will be, and when; null when none comes by itself. */
  nextAmount: number | null
  nextDate: Date | null
  /** The next regular payment, if it goes on: whatever is owed is paid, a pause or a cancellation taken back. */
  renewal: NextPayment | null
  currentPeriodEnd: Date | null
  cancelAtPeriodEnd: boolean
  /** When paid features end, if they are going to: cancelled or paused. */
  accessEndsAt: Date | null
  scheduled: { plan: PaidPlan; interval: Interval; at: Date } | null
  /**
   * What waits to be paid, an invoice or a first subscription: `url` is the provider's page for it. `choice` is what it is
   * for and `next` what comes after; both null where it is the price of a change (see forecastPayment).
   */
  open: {
    amount: number
    currency: string
    url: string | null
    choice: Choice | null
    next: NextPayment | null
  } | null
  /** Cents that would be given back now; null when the time for that is over. */
  refundable: { amount: number; until: Date } | null
  /** Cents that resuming charges at once, discounts counted, because what was paid for is over; null when it charges nothing. */
  resumeCharge: number | null
  /** The discount for staying can still be had. */
  retentionOffered: boolean
  cancelReason: string | null
  /** The provider's present for this person: differs from ours in demo billing whose time was moved forward. */
  now: Date
}
