import { href, redirect, useLocation, useOutlet } from 'react-router'
import { brand } from '#app/brand.ts'
import script from '#app/enhance/payment.ts?script'
import { env } from '#app/env.server.ts'
import { userContext } from '#app/http/context.server.ts'
import { safeNext } from '#app/http/next.server.ts'
import type { PageHandle } from '#app/http/page-handle.ts'
import { DocumentScript } from '#app/ui/DocumentScript.tsx'
import type { Route } from './+types/subscription'
import { BillingOff } from './BillingOff.tsx'
import { comeBack, isReturn } from './come-back.server.ts'
import { looksAt, plansData } from './plans-data.server.ts'
import { movedPlans } from './plans-view.ts'
import { PaymentDialog } from './PaymentDialog.tsx'
import { PlansPage } from './PlansPage.tsx'

export const handle: PageHandle = {
  document: true,
  payment: true,
  saysFailedPayment: true,
  sameForVisitors: ['/subscription'],
  sitemap: ['/subscription'],
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const user = context.get(userContext)
  const asked = url.searchParams.get('next')
  const next = asked && safeNext(asked)
  if (env.billing === 'off') {
    return { plans: null, next, words: env.wordsPerMonth ?? 0, signedIn: user !== null, now: new Date() }
  }
  const moved = movedPlans(url)
  if (moved) throw redirect(moved)
  if (isReturn(url.searchParams)) throw await comeBack(user, url.searchParams)
  const { customer, view } = await looksAt(url, context)
  return { plans: await plansData(customer, view), next, words: 0, signedIn: user !== null, now: new Date() }
}

export default function Subscription({ loaderData }: Route.ComponentProps) {
  const { plans, next, words, signedIn, now } = loaderData
  const dialog = useOutlet()
  const { pathname } = useLocation()
  const saysDemo = [href('/subscription/pay'), href('/subscription/bank')].some((path) => path === pathname)
  return (
    <div className="page stack gap-8">
      {dialog ?? <title>{`Plans · ${brand.name}`}</title>}
      {/* Opens Stripe's form on this page; it works without. */}
      {plans?.stripeKey && <DocumentScript src={script} />}
      {plans?.stripeKey && <PaymentDialog />}
      {plans ? (
        <PlansPage data={plans} next={next} now={now} saysDemo={saysDemo} />
      ) : (
        <BillingOff words={words} signedIn={signedIn} next={next} />
      )}
    </div>
  )
}
