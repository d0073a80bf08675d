import { effectiveMonthlyPrice, type Plan, SAVINGS_PERCENT } from '#app/domain/usage/plans.ts'
import { regularWords, thenWords } from '#app/domain/billing/renewal.ts'
import type { Forecast } from '#app/domain/billing/types.ts'
import { Badge } from '#app/ui/Badge.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { formatCount, formatDay, formatMoney, formatPrice } from '#app/ui/format.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import type { Discount } from './discount.ts'
import { PaymentLinkForm } from './PaymentLinkForm.tsx'
import type { PlanButton } from './plan-button.ts'
import { entranceAddress, plansAddress, type PlansView } from './plans-view.ts'
import { WithdrawForm } from './WithdrawForm.tsx'

export type PlanCardProps = {
  plan: Plan
  view: PlansView
  button: PlanButton
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
  const { plan, view, discount, first } = props
  const { yearly } = view
  const popular = plan.name === 'grasshopper'
  const off = !yearly && plan.monthlyPrice > 0 && discount.kind === 'given'
  return (
    <Card
      as="section"
      id={`plan-${plan.name}`}
      accent={popular}
      className="stack plan-card"
      aria-labelledby={`plan-${plan.name}-title`}
    >
      <div className="cluster cluster-apart">
        <h2 id={`plan-${plan.name}-title`}>{plan.label}</h2>
        {popular && <Badge tone="accent">Most Popular</Badge>}
      </div>
      <p>
        <span className="stat-value">
          {formatPrice(yearly ? effectiveMonthlyPrice(plan) : plan.monthlyPrice)}
        </span>{' '}
        per month
        <span className="plan-fine muted">
          {yearly && plan.yearlyPrice > 0
            ? `${formatPrice(plan.yearlyPrice)} per year, save ${SAVINGS_PERCENT}%`
            : off
              ? `${discount.percentOff}% off the first month`
              : ''}
        </span>
      </p>
      <a
        className="plan-switch"
        href={`${plansAddress({ ...view, yearly: !yearly })}#plan-${plan.name}`}
        aria-current={yearly ? 'true' : undefined}
      >
        Bill annually
        <span className="visually-hidden">
          {' '}
          for {plan.label} (now {yearly ? 'on' : 'off'})
        </span>
      </a>
      <ul className="stack stack-sm">
        {[`${formatCount(plan.wordsPerMonth)} words a month`, ...plan.features].map((feature) => (
          <li key={feature} className="flex gap-2">
            <Icon name="check" /> {feature}
          </li>
        ))}
      </ul>
      <div className="plan-action">
        {first && (
          <p className="muted mb-2">
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
      const then = plan.name === 'free' ? '/dashboard' : plansAddress(view, { confirm: 'plan', price })
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
        <LinkButton href={plansAddress(view, { confirm: 'free' })} variant="secondary" block>
          {button.label}
        </LinkButton>
      )
    case 'first':
      return (
        <LinkButton href="/account#subscription" variant="secondary" block>
          {button.label}
        </LinkButton>
      )
    case 'ask':
      return (
        <LinkButton
          href={plansAddress(view, { confirm: 'plan', price })}
          variant={button.up ? 'primary' : 'secondary'}
          block
        >
          {button.label}
        </LinkButton>
      )
    case 'begin':
      return (
        <div className="stack stack-sm">
          <BeginForm action={here} price={price} discount={discount} stripeKey={stripeKey}>
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

type BeginFormProps = {
  action: string
  price: string
  discount: Discount
  stripeKey: string | null
  children: React.ReactNode
}

/** Leads to the payment of a first subscription; with script, Stripe's form opens on this page instead. */
export function BeginForm({ action, price, discount, stripeKey, children }: BeginFormProps) {
  return (
    <form method="post" action={action} data-pay={stripeKey ?? undefined}>
      <input type="hidden" name="price" value={price} />
      {discount.kind === 'given' && <input type="hidden" name="offer" value={discount.offer} />}
      {children}
    </form>
  )
}
