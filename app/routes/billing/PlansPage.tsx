import { brand } from '#app/brand.ts'
import { firstPayment } from '#app/domain/billing/first-payment.ts'
import { PLAN_NAMES, PLANS, REFUND_DAYS, SAVINGS_PERCENT, WELCOME_OFFER } from '#app/domain/usage/plans.ts'
import { chipClass } from '#app/ui/chip-class.ts'
import { DemoBilling } from '#app/ui/DemoBilling.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { OfferEnd } from '#app/ui/OfferEnd.tsx'
import { DiscountForm } from './DiscountForm.tsx'
import { PlanCard } from './PlanCard.tsx'
import { pays, planButton } from './plan-button.ts'
import type { PlansData } from './plans-data.server.ts'
import { plansAddress, type PlansView } from './plans-view.ts'
import { StandingNotice } from './StandingNotice.tsx'

type PlansPageProps = {
  data: PlansData
  next: string | null
  now: Date
  /** A dialog over it says itself that no card is charged. */
  saysDemo: boolean
}

/** The three plans, what somebody has of them, and what each costs. */
export function PlansPage({ data, next, now, saysDemo }: PlansPageProps) {
  const { view, standing, discount, prices, mode, mail, stripeKey } = data
  const interval = view.yearly ? 'year' : 'month'
  const beginner = !standing || !pays(standing.billing.status)
  const percentOff = discount.kind === 'given' ? discount.percentOff : 0
  const query = next ? `&next=${encodeURIComponent(next)}` : ''
  return (
    <>
      <a href={standing ? '/dashboard' : '/'}>Back to {standing ? 'your dashboard' : 'the start page'}</a>
      {next && !standing && (
        <Notice kind="info" title="That page is for members">
          <p>
            <a href={`/auth?${query.slice(1)}`}>Sign in</a> or{' '}
            <a href={`/auth?tab=register${query}`}>create a free account</a> to go on to it.
          </p>
        </Notice>
      )}
      <h1>Plans for every amount of writing</h1>
      {mode === 'demo' && !saysDemo && <DemoBilling />}
      {standing && <StandingNotice billing={standing.billing} mode={mode} mail={mail} />}
      {beginner && discount.kind === 'refused' && (
        <Notice kind="warn" role="status" title="No discount">
          <p>{discount.why}</p>
        </Notice>
      )}
      {beginner && discount.kind === 'given' && (
        <div data-offer={discount.endsAt ? '' : undefined}>
          <Notice kind="good" title={`${discount.percentOff}% off the first month`}>
            <p>
              {view.yearly
                ? 'The discount is for the first month of a monthly price, not for yearly ones.'
                : 'Of a monthly plan. It is taken off before you pay; the months after cost the full price.'}
              {discount.code && view.code === '' && ` It is ${discount.code}, the best there is for you.`}
            </p>
            {discount.endsAt && <OfferEnd endsAt={discount.endsAt} now={now} />}
          </Notice>
        </div>
      )}
      <Period view={view} />
      <div className="grid gap-4 lg:grid-cols-3">
        {PLAN_NAMES.map((name) => (
          <PlanCard
            key={name}
            plan={PLANS[name]}
            view={view}
            button={planButton(name, view.yearly, standing)}
            isCustomer={!beginner}
            discount={beginner ? discount : { kind: 'none' }}
            first={
              name !== 'free' && data.newcomer && beginner
                ? firstPayment({ plan: name, interval }, percentOff, now)
                : null
            }
            price={prices.find((price) => price.plan === name && price.interval === interval)?.price}
            stripeKey={stripeKey}
            mail={mail}
          />
        ))}
      </div>
      {beginner && <DiscountForm view={view} discount={discount} />}
      <ul className="grid list-disc gap-x-10 gap-y-2 ps-5 text-ink-soft md:grid-cols-2">
        <li>
          {REFUND_DAYS}-day money-back guarantee on your first payment: in your account, or by writing to{' '}
          <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>.
        </li>
        <li>Cancel anytime. You keep your plan until the end of what you have paid for.</li>
        <li>Secure payments: your card is seen by the payment provider, never by us.</li>
        <li>Prices in USD. Plans renew automatically until you cancel.</li>
        <li>Grasshopper and Ninja include ChatPDF and Study Buddy.</li>
        <li>Your words start anew on the first day of every month (UTC).</li>
        {beginner && discount.kind !== 'given' && (
          <li>
            First time here? {WELCOME_OFFER.code} takes {WELCOME_OFFER.percentOff}% off the first month of a
            monthly plan.
          </li>
        )}
      </ul>
    </>
  )
}

/** Whether prices are by the month or by the year, for all plans at once. */
function Period({ view }: { view: PlansView }) {
  return (
    <nav className="cluster" aria-label="Billing period" id="period">
      {[false, true].map((yearly) => (
        <a
          key={String(yearly)}
          className={chipClass()}
          href={`${plansAddress({ ...view, yearly })}#period`}
          aria-current={yearly === view.yearly ? 'true' : undefined}
        >
          {yearly ? `Annual, save ${SAVINGS_PERCENT}%` : 'Monthly'}
        </a>
      ))}
    </nav>
  )
}
