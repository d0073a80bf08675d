import { href } from 'react-router'
import { effectiveMonthlyPrice, type Plan, SAVINGS_PERCENT } from '#app/domain/usage/plans.ts'
import { regularWords, thenWords } from '#app/domain/billing/renewal.ts'
import type { Forecast } from '#app/domain/billing/types.ts'
import { Badge } from '#app/ui/Badge.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { formatCount, formatDay, formatMoney, formatPrice } from '#app/ui/format.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { BeginForm } from './BeginForm.tsx'
import type { Discount } from './discount.ts'
import { PaymentLinkForm } from './PaymentLinkForm.tsx'
import type { PlanButton } from './plan-button.ts'
import { chooseAddress, entranceAddress, freeAddress, plansAddress, type PlansView } from './plans-view.ts'
import { WithdrawForm } from './WithdrawForm.tsx'

export type PlanCardProps = {
  plan: Plan
  view: PlansView
  button: PlanButton
  /** They pay for a plan already. */
  isCustomer: boolean
  /** What comes off the first month, for those who could begin. */
  discount: Discount
  /** What beginning costs now and later, for those to whom the price list applies as it is. */
  first: Forecast | null
  /** What the payment provider calls the price; undefined for Free. */
  price: string | undefined
  /** Opens Stripe's form on this page; null where payment has a page of its own. */
  stripeKey: string | null
  /** Letters can be sent. */
  mail: boolean
}

/** One plan with its price, what it holds, and what can be done about it. */
export function PlanCard(props: PlanCardProps) {
  const { plan, view, button, discount, first, isCustomer } = props
  const { yearly } = view
  const popular = plan.name === 'grasshopper'
  // Who pays already sees which plan is theirs.
  const mine = isCustomer ? button.kind === 'none' && button.label === 'Current Plan' : undefined
  const off = !yearly && plan.monthlyPrice > 0 && discount.kind === 'given'
  return (
    <Card
      as="section"
      id={`plan-${plan.name}`}
      accent={mine ?? popular}
      className="flex flex-col gap-4"
      aria-labelledby={`plan-${plan.name}-title`}
    >
      <div className="cluster justify-between">
        <h2 id={`plan-${plan.name}-title`}>{plan.label}</h2>
        {popular && <Badge tone="accent">Most Popular</Badge>}
      </div>
      <p>
        <span className="font-serif text-3xl font-semibold tabular-nums">
          {formatPrice(yearly ? effectiveMonthlyPrice(plan) : plan.monthlyPrice)}
        </span>{' '}
        per month
        <span className="block min-h-6 text-ink-soft">
          {yearly && plan.yearlyPrice > 0
            ? `${formatPrice(plan.yearlyPrice)} per year, save ${SAVINGS_PERCENT}%`
            : off
              ? `${discount.percentOff}% off the first month`
              : ''}
        </span>
      </p>
      <ul className="flex flex-1 flex-col gap-2">
        {[`${formatCount(plan.wordsPerMonth)} words a month`, ...plan.features].map((feature) => (
          <li key={feature} className="flex gap-2">
            <Icon name="check" /> {feature}
          </li>
        ))}
      </ul>
      <div>
        {first && (
          <p className="mb-2 text-ink-soft">
            {off
              ? `${formatMoney(first.dueNow, first.currency)} now, ${thenWords(first.next, first.currency, formatDay)}`
              : first.next && `Renews by itself: ${regularWords(first.next, first.currency, formatDay)}`}
          </p>
        )}
        <PlanAction {...props} />
      </div>
    </Card>
  )
}

function PlanAction({ plan, view, button, price = '', discount: given, stripeKey, mail }: PlanCardProps) {
  const here = plansAddress(view)
  const discount: Discount = view.yearly ? { kind: 'none' } : given
  const variant = plan.name === 'grasshopper' ? 'primary' : 'secondary'
  switch (button.kind) {
    case 'none':
      return (
        <Button disabled block>
          {button.label}
        </Button>
      )
    case 'enter': {
      const then = plan.name === 'free' ? '/dashboard' : chooseAddress(view, price)
      return (
        <span data-auth-dialog>
          <LinkButton href={entranceAddress(then)} variant={variant} block>
            {button.label}
          </LinkButton>
        </span>
      )
    }
    case 'stay':
      return <WithdrawForm back={here} label={button.label} block />
    case 'free':
      return (
        <LinkButton href={freeAddress(view)} variant="secondary" block>
          {button.label}
        </LinkButton>
      )
    case 'first':
      return (
        <LinkButton href={href('/account')} variant="secondary" block>
          {button.label}
        </LinkButton>
      )
    case 'ask':
      return (
        <LinkButton href={chooseAddress(view, price)} variant={button.up ? 'primary' : 'secondary'} block>
          {button.label}
        </LinkButton>
      )
    case 'begin':
      return (
        <div className="stack gap-2">
          <BeginForm view={view} price={price} discount={discount} stripeKey={stripeKey}>
            <Button variant={variant} block busyLabel="Opening payment…">
              {button.label}
            </Button>
          </BeginForm>
          {/* Demo billing has a page of its own between here and the payment, which offers it. */}
          {mail && stripeKey && (
            <PaymentLinkForm back={here} price={price} discount={discount} of={plan.label} />
          )}
        </div>
      )
  }
}
