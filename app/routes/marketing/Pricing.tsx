import { landingAddress, type LandingView } from '#app/domain/marketing/addresses.ts'
import { PRICING } from '#app/domain/marketing/copy.ts'
import {
  effectiveMonthlyPrice,
  PLAN_NAMES,
  PLANS,
  type Plan,
  type PlanName,
  SAVINGS_PERCENT,
} from '#app/domain/usage/plans.ts'
import { Badge } from '#app/ui/Badge.tsx'
import { Card } from '#app/ui/Card.tsx'
import { chipClass } from '#app/ui/chip-class.ts'
import { formatCount, formatPrice } from '#app/ui/format.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { chooseAddress, entranceAddress, plansAddress } from '../billing/plans-view.ts'

/** What the payment provider calls the price of a plan, by the interval on show. */
type PriceIds = Partial<Record<PlanName, string>>
type PricingProps = { view: LandingView; signedIn: boolean; billing: string; prices: PriceIds }

/** The plans, by month or by year, from the catalogue. */
export function Pricing({ view, signedIn, billing, prices }: PricingProps) {
  const { yearly } = view
  return (
    <section className="band band-tint" id="pricing" aria-labelledby="pricing-title">
      <div className="band-inner stack">
        <div className="band-head">
          <h2 id="pricing-title">{PRICING.title}</h2>
          {billing === 'off' && <p className="text-lg text-ink-soft">{PRICING.off}</p>}
        </div>
        <nav className="cluster" aria-label="Billing period">
          {[false, true].map((year) => (
            <a
              key={String(year)}
              className={chipClass()}
              href={`${landingAddress({ ...view, yearly: year })}#pricing`}
              aria-current={year === yearly ? 'true' : undefined}
              data-swap="billing"
            >
              {year ? `${PRICING.yearly}, ${PRICING.save.toLowerCase()}` : PRICING.monthly}
            </a>
          ))}
        </nav>
        <div className="plans" data-swap-busy>
          {PLAN_NAMES.map((name) => (
            <PlanCard
              key={name}
              plan={PLANS[name]}
              yearly={yearly}
              signedIn={signedIn}
              price={prices[name]}
            />
          ))}
        </div>
        <p className="fine">
          {PRICING.notes} {billing !== 'off' && PRICING.offer} {billing === 'demo' && PRICING.demo}
        </p>
      </div>
    </section>
  )
}

type PlanCardProps = { plan: Plan; yearly: boolean; signedIn: boolean; price: string | undefined }

function PlanCard({ plan, yearly, signedIn, price }: PlanCardProps) {
  const popular = plan.name === 'grasshopper'
  const plans = { yearly, ownYearly: false, next: null, code: '' }
  // The same as from the plans page: what was chosen is asked about on the other side of the door.
  const chosen = price === undefined ? plansAddress(plans) : chooseAddress(plans, price)
  const join = plan.name === 'free' ? '/auth?tab=register' : entranceAddress(chosen)
  return (
    <Card as="section" accent={popular} className="plan" aria-labelledby={`plan-${plan.name}`}>
      <div className="cluster justify-between">
        <h3 id={`plan-${plan.name}`}>{plan.label}</h3>
        {popular && <Badge tone="accent">{PRICING.popular}</Badge>}
      </div>
      <p>
        <span className="plan-price tabular-nums">
          {formatPrice(yearly ? effectiveMonthlyPrice(plan) : plan.monthlyPrice)}
        </span>{' '}
        per month
        {yearly && plan.yearlyPrice > 0 && (
          <span className="fine">
            <br />
            {formatPrice(plan.yearlyPrice)} per year, save {SAVINGS_PERCENT}%
          </span>
        )}
      </p>
      <ul className="ticks">
        {[`${formatCount(plan.wordsPerMonth)} words a month`, ...plan.features].map((feature) => (
          <li key={feature}>
            <Icon name="check" /> {feature}
          </li>
        ))}
      </ul>
      {/* With script the way in opens over the page, as it does on the plans page. */}
      <span data-auth-dialog>
        <LinkButton href={signedIn ? chosen : join} variant={popular ? 'primary' : 'secondary'} block>
          {plan.name === 'free' ? 'Start free' : `Choose ${plan.label}`}
        </LinkButton>
      </span>
    </Card>
  )
}
