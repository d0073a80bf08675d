import { redirect } from 'react-router'
import { limitBilling } from '#app/domain/accounts/attempts.server.ts'
import type { User } from '#app/domain/accounts/user.server.ts'
import { cancelSubscription } from '#app/domain/billing/cancel.server.ts'
import { choiceOf } from '#app/domain/billing/catalogue.server.ts'
import { changePlan } from '#app/domain/billing/change.server.ts'
import { askedOffer } from '#app/domain/billing/offers.server.ts'
import { beginCheckout } from '#app/domain/billing/subscribe.server.ts'
import { billingOf } from '#app/domain/billing/view.server.ts'
import { AppError } from '#app/domain/errors.ts'
import type { PaidPlan } from '#app/domain/billing/types.ts'
import { PLANS } from '#app/domain/usage/plans.ts'
import { sayingWhatFailed } from '#app/http/billing-failure.server.ts'
import { type Flash, redirectWith } from '#app/http/flash.server.ts'
import { formatDay } from '#app/ui/format.ts'
import { amountWords } from './amounts.ts'
import { pays } from './plan-button.ts'
import { plansAddress, type PlansView } from './plans-view.ts'
import { UNAVAILABLE } from './plans-data.server.ts'

type Chosen = { user: User; form: FormData; view: PlansView; origin: string }

const NOT_SCHEDULED = 'Failed to schedule downgrade. Please try again later.'
const NOT_CANCELLED = 'Failed to cancel subscription. Please try again later.'

function back(flash: Flash): Promise<Response> {
  return redirectWith('/subscription', flash)
}

/** What the person had before them when they agreed; undefined when nothing was shown yet. */
function agreedTo(form: FormData): { at: string; dueNow: number } | undefined {
  const [at, dueNow] = [form.get('at'), form.get('dueNow')]
  return typeof at === 'string' && typeof dueNow === 'string' ? { at, dueNow: Number(dueNow) } : undefined
}

/**
 * Takes the plan a form names (`price`, or `plan=free`): to the payment for those who do not pay yet, as a change of
 * their subscription for those who do. What a change costs must have been shown: without that it is asked about first.
 */
export async function choosePlan({ user, form, view, origin }: Chosen): Promise<Response> {
  await limitBilling(user)
  if (form.get('plan') === 'free') return toFree(user)
  const price = form.get('price')
  if (typeof price !== 'string' || !choiceOf(price)) throw new AppError('invalid', UNAVAILABLE.why)
  const { status, plan: before } = await billingOf(user)
  if (!pays(status)) {
    const { url } = await beginCheckout(user, price, {
      offer: askedOffer({ offer: form.get('offer') }),
      origin,
    })
    return redirect(url, { status: 303 })
  }
  if (!form.has('agreed')) return redirect(plansAddress(view, { confirm: 'plan', price }), { status: 303 })
  const changed = change({ user, price, before }, agreedTo(form))
  return form.get('agreed') === 'later' ? sayingWhatFailed(NOT_SCHEDULED, changed) : changed
}

async function toFree(user: User): Promise<Response> {
  const { endsAt } = await sayingWhatFailed(NOT_CANCELLED, cancelSubscription(user))
  // One whose payment had failed ends at once.
  const { status } = await billingOf(user)
  return back({
    kind: 'good',
    title: 'Subscription Canceled',
    description:
      status === 'canceled'
        ? 'You are on Free.'
        : `You keep your plan until ${formatDay(endsAt)}. Then you are on Free.`,
  })
}

type Agreed = { at: string; dueNow: number } | undefined

async function change(
  { user, price, before }: { user: User; price: string; before: PaidPlan | null },
  agreed: Agreed,
) {
  const done = await changePlan(user, price, agreed)
  const { name } = amountWords(done.to)
  if (done.kind === 'later') {
    return back({
      kind: 'good',
      title: done.to.plan === before ? 'Change Scheduled' : 'Downgrade Scheduled',
      description: `You keep what you have until ${formatDay(done.at)}. Then ${name} begins.`,
    })
  }
  if (done.kind === 'now') {
    const { plan, interval } = done.to
    const description =
      plan === before
        ? `You pay for ${PLANS[plan].label} by the ${interval} now.`
        : `You are on ${PLANS[plan].label} now.`
    return back({ kind: 'good', title: 'Subscription Successful', description })
  }
  // The bank wants to ask first: on the provider's page, which works without script, too.
  const { open } = await billingOf(user)
  return redirect(open?.url ?? plansAddress(undefined, { dialog: 'pay' }), {
    status: 303,
  })
}
