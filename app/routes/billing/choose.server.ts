import { href } from 'react-router'
import * as z from 'zod'
import { limitBilling } from '#app/domain/accounts/attempts.server.ts'
import type { User } from '#app/domain/accounts/user.server.ts'
import { choiceOf } from '#app/domain/billing/catalogue.server.ts'
import { changePlan, type PlanMove, previewMove } from '#app/domain/billing/change.server.ts'
import { askedOffer } from '#app/domain/billing/offers.server.ts'
import { beginCheckout, choiceAsked } from '#app/domain/billing/subscribe.server.ts'
import type { PaidPlan } from '#app/domain/billing/types.ts'
import { billingOf } from '#app/domain/billing/view.server.ts'
import { AppError } from '#app/domain/errors.ts'
import { PLANS } from '#app/domain/usage/plans.ts'
import { sayingWhatFailed } from '#app/http/billing-failure.server.ts'
import type { Done } from '#app/http/mutation.server.ts'
import { formatDay } from '#app/ui/format.ts'
import { amountWords } from './amounts.ts'
import type { Discount } from './discount.ts'
import { pays } from './plan-button.ts'
import { chooseAddress, plansAddress, type PlansView } from './plans-view.ts'

/** A price, and what the person had before them when they agreed to it: nothing yet, or what is due and from when. */
export const Chosen = z.object({
  price: z.string({ error: 'Please choose a plan.' }),
  offer: z.string().optional(),
  agreed: z.enum(['now', 'later']).optional(),
  at: z.string().optional(),
  dueNow: z.coerce.number().optional(),
})
type Chosen = z.infer<typeof Chosen>

/** What choosing a price would do, or why it cannot be chosen. */
export type Question =
  | { kind: 'move'; price: string; move: PlanMove }
  | { kind: 'refused'; title: string; why: string }

const NOT_SCHEDULED = 'Failed to schedule downgrade. Please try again later.'

/** What has to be agreed to before `price` is chosen. Asks the payment provider. */
export async function questionOf(user: User, price: string, discount: Discount): Promise<Question> {
  try {
    if (choiceOf(price)) await limitBilling(user)
    const offer = discount.kind === 'given' ? discount.offer : undefined
    return { kind: 'move', price, move: await previewMove(user, price, offer) }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const { title } = error.details
    const own = typeof title === 'string' ? title : 'Subscription Error'
    return { kind: 'refused', title: own, why: error.message }
  }
}

/**
 * Takes a price: to the payment for those who do not pay yet, as a change of their subscription for those who do. What a
 * change costs must have been shown: without that it is asked about first.
 */
export async function choosePlan(
  user: User,
  { price, offer, agreed, at, dueNow }: Chosen,
  { view, origin }: { view: PlansView; origin: string },
): Promise<Done> {
  await limitBilling(user)
  choiceAsked(price)
  const { status, plan: before } = await billingOf(user)
  if (!pays(status)) {
    return { to: (await beginCheckout(user, price, { offer: askedOffer({ offer }), origin })).url }
  }
  if (!agreed) return { to: chooseAddress(view, price) }
  const shown = at !== undefined && dueNow !== undefined ? { at, dueNow } : undefined
  const changed = changePlan(user, price, shown)
  const done = await (agreed === 'later' ? sayingWhatFailed(NOT_SCHEDULED, changed) : changed)
  return after(user, before, done)
}

async function after(
  user: User,
  before: PaidPlan | null,
  done: Awaited<ReturnType<typeof changePlan>>,
): Promise<Done> {
  const { plan, interval } = done.to
  const to = plansAddress()
  if (done.kind === 'later') {
    const { name } = amountWords(done.to)
    return {
      to,
      flash: {
        kind: 'good',
        title: plan === before ? 'Change Scheduled' : 'Downgrade Scheduled',
        description: `You keep what you have until ${formatDay(done.at)}. Then ${name} begins.`,
      },
    }
  }
  if (done.kind === 'now') {
    const description =
      plan === before
        ? `You pay for ${PLANS[plan].label} by the ${interval} now.`
        : `You are on ${PLANS[plan].label} now.`
    return { to, flash: { kind: 'good', title: 'Subscription Successful', description } }
  }
  // The bank wants to ask first: on the provider's page, which works without script, too.
  const { open } = await billingOf(user)
  return { to: open?.url ?? href('/subscription/pay') }
}
