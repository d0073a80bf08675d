import { data } from 'react-router'
import { brand } from '#app/brand.ts'
import { billingOf } from '#app/domain/billing/view.server.ts'
import { AppError } from '#app/domain/errors.ts'
import { env } from '#app/env.server.ts'
import { readForm } from '#app/http/body.server.ts'
import { userContext } from '#app/http/context.server.ts'
import { retryHeaders, statusOf } from '#app/http/errors.server.ts'
import { safeNext } from '#app/http/next.server.ts'
import { publicOrigin } from '#app/http/origin.server.ts'
import { redirect } from 'react-router'
import type { PageHandle } from '#app/http/page-handle.ts'
import script from '#app/enhance/payment.ts?script'
import { DocumentScript } from '#app/ui/DocumentScript.tsx'
import type { Route } from './+types/subscription'
import { BillingOff } from './BillingOff.tsx'
import { choosePlan } from './choose.server.ts'
import { comeBack, isReturn } from './come-back.server.ts'
import { pays } from './plan-button.ts'
import { PayDialog } from './PayDialog.tsx'
import { plansData } from './plans-data.server.ts'
import { entranceAddress, plansAddress, plansViewOf } from './plans-view.ts'
import { PlansPage } from './PlansPage.tsx'
import { QuestionDialog } from './QuestionDialog.tsx'

/** Opens Stripe's form on this page; it works without. */

export const handle: PageHandle = { document: true }

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams
  const user = context.get(userContext)
  const asked = query.get('next')
  const next = asked && safeNext(asked)
  if (env.billing === 'off') {
    return { plans: null, next, words: env.wordsPerMonth ?? 0, signedIn: user !== null, now: new Date() }
  }
  if (isReturn(query)) throw await comeBack(user, query)
  const billing = user && (await billingOf(user))
  const view = plansViewOf(query, billing !== null && pays(billing.status) && billing.interval === 'year')
  // A link from a letter is followed on another device, where nobody is signed in yet.
  if (!user && view.dialog && env.billing === 'demo') {
    throw redirect(`/auth?next=${encodeURIComponent(plansAddress(view, { dialog: view.dialog }))}`)
  }
  const plans = await plansData(user && billing && { user, billing }, view)
  return { plans, next, words: 0, signedIn: user !== null, now: new Date() }
}

/** A refusal says when to come back; pages drop an action's headers unless they are asked for. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

/** Chooses a plan. */
export async function action({ request, context }: Route.ActionArgs) {
  const user = context.get(userContext)
  const view = plansViewOf(new URL(request.url).searchParams)
  const form = await readForm(request)
  if (!user) {
    const price = form.get('price')
    const more = typeof price === 'string' ? { confirm: 'plan' as const, price } : {}
    return redirect(entranceAddress(plansAddress(view, more)), { status: 303 })
  }
  try {
    return await choosePlan({ user, form, view, origin: publicOrigin(request) })
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return data({ failure: error.message }, { status: statusOf(error), headers: retryHeaders(error) })
  }
}

export default function Subscription({ loaderData, actionData }: Route.ComponentProps) {
  const { plans, next, words, signedIn, now } = loaderData
  const failure = actionData?.failure
  const close = plans ? plansAddress(plans.view) : ''
  return (
    <div className="page stack stack-lg">
      <title>{`${failure ? 'Error: ' : ''}Plans · ${brand.name}`}</title>
      {plans?.stripeKey && <DocumentScript src={script} />}
      {plans?.question && !failure && <QuestionDialog data={plans} question={plans.question} />}
      {plans?.view.dialog && plans.mode === 'demo' && plans.standing && (
        <PayDialog
          payment={plans.payment}
          bank={plans.view.dialog === 'bank'}
          failed={plans.view.failed}
          mail={plans.mail}
          close={close}
        />
      )}
      {plans ? (
        <PlansPage data={plans} next={next} now={now} failure={failure} />
      ) : (
        <BillingOff words={words} signedIn={signedIn} next={next} />
      )}
    </div>
  )
}
