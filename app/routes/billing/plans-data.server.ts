import { limitBilling } from '#app/domain/accounts/attempts.server.ts'
import type { User } from '#app/domain/accounts/user.server.ts'
import { CHOICES, choiceOf, priceIdOf } from '#app/domain/billing/catalogue.server.ts'
import { type PlanMove, previewMove } from '#app/domain/billing/change.server.ts'
import { forecastPayment } from '#app/domain/billing/forecast.server.ts'
import { offersFor } from '#app/domain/billing/offers.server.ts'
import type { BillingView } from '#app/domain/billing/types.ts'
import { AppError } from '#app/domain/errors.ts'
import { hasMail } from '#app/domain/mail/deliver.server.ts'
import { env } from '#app/env.server.ts'
import { type Discount, discountOf } from './discount.ts'
import { pays } from './plan-button.ts'
import type { PlansView } from './plans-view.ts'

/** What is asked before a plan is changed. */
export type Question =
  | { kind: 'move'; price: string; move: PlanMove }
  /** Free again, from `at` on. */
  | { kind: 'free'; at: Date | null }
  | { kind: 'refused'; title: string; why: string }

export const UNAVAILABLE = {
  title: 'Subscription Unavailable',
  why: 'This subscription option is currently unavailable',
}
const FAILED = 'Subscription Error'

/** All that the plans page shows. Asks the payment provider only for the price of a change that `view` asks about. */
export async function plansData(person: { user: User; billing: BillingView } | null, view: PlansView) {
  const { user, billing } = person ?? { user: null, billing: null }
  // Who pays already has no first month to take anything off.
  const offers = user && (billing && pays(billing.status) ? [] : await offersFor(user))
  const discount = discountOf(view.code, offers)
  return {
    view,
    standing: user && billing && { plan: user.subscription, billing },
    discount,
    /** Nobody's credit or past changes what a first payment costs: the price list can say it. */
    newcomer: offers === null || offers.length > 0,
    prices: CHOICES.map((choice) => ({ ...choice, price: priceIdOf(choice) })),
    question: user && billing && (await questionOf({ user, billing, view, discount })),
    payment: user && view.dialog && env.billing === 'demo' ? await forecastPayment(user) : null,
    mode: env.billing,
    mail: hasMail,
    stripeKey: env.stripe?.publishableKey ?? null,
  }
}

export type PlansData = Awaited<ReturnType<typeof plansData>>

type Asking = { user: User; billing: BillingView; view: PlansView; discount: Discount }

async function questionOf({ user, billing, view, discount }: Asking): Promise<Question | null> {
  if (view.confirm === 'free') {
    if (!pays(billing.status) || billing.cancelAtPeriodEnd) return null
    return { kind: 'free', at: billing.accessEndsAt ?? billing.currentPeriodEnd }
  }
  if (view.confirm !== 'plan') return null
  const price = view.price ?? ''
  if (!choiceOf(price)) return { kind: 'refused', ...UNAVAILABLE }
  try {
    const offer = discount.kind === 'given' ? discount.offer : undefined
    // Each look at a price asks the provider.
    await limitBilling(user)
    return { kind: 'move', price, move: await previewMove(user, price, offer) }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return { kind: 'refused', title: FAILED, why: error.message }
  }
}
