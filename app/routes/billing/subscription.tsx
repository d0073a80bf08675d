import { brand } from '#app/brand.ts'
import {
  effectiveMonthlyPrice,
  PLAN_NAMES,
  PLANS,
  type Plan,
  SAVINGS_PERCENT,
} from '#app/domain/usage/plans.ts'
import { env } from '#app/env.server.ts'
import { userContext } from '#app/http/context.server.ts'
import { safeNext } from '#app/http/next.server.ts'
import { Badge } from '#app/ui/Badge.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { formatCount, formatPrice } from '#app/ui/format.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { Tabs } from '#app/ui/Tabs.tsx'
import type { Route } from './+types/subscription'

export function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams
  const user = context.get(userContext)
  const next = query.get('next')
  return {
    yearly: query.get('billing') === 'annual',
    next: next && safeNext(next),
    plan: user?.subscription,
    billingOff: env.billing === 'off',
  }
}

export default function Subscription({ loaderData }: Route.ComponentProps) {
  const { yearly, next, plan, billingOff } = loaderData
  const query = next ? `next=${encodeURIComponent(next)}` : ''
  return (
    <div className="page stack stack-lg">
      <title>{`Plans · ${brand.name}`}</title>
      <a href={plan ? '/dashboard' : '/'}>Back to {plan ? 'your dashboard' : 'the start page'}</a>
      {next && !plan && (
        <Notice kind="info" title="That page is for members">
          <p>
            <a href={`/auth?${query}`}>Sign in</a> or{' '}
            <a href={`/auth?tab=register&${query}`}>create a free account</a> to go on to it.
          </p>
        </Notice>
      )}
      <h1 className="page-title">Plans for every amount of writing</h1>
      {billingOff && (
        <Notice kind="info" title="Everything is included here">
          This server does not charge for plans.
        </Notice>
      )}
      <Tabs
        label="Billing period"
        tabs={[
          { href: `/subscription${query && `?${query}`}`, label: 'Monthly', current: !yearly },
          {
            href: `/subscription?billing=annual${query && `&${query}`}`,
            label: `Bill annually, −${SAVINGS_PERCENT}%`,
            current: yearly,
          },
        ]}
      />
      <div className="grid gap-4 md:grid-cols-3">
        {PLAN_NAMES.map((name) => (
          <PlanCard
            key={name}
            plan={PLANS[name]}
            yearly={yearly}
            current={plan === name}
            visitor={!plan}
            query={query}
          />
        ))}
      </div>
      <p className="muted">
        Prices in USD. Your allowance starts anew on the first day of every month (UTC). Questions about a
        plan? Write to <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>.
      </p>
    </div>
  )
}

type PlanCardProps = { plan: Plan; yearly: boolean; current: boolean; visitor: boolean; query: string }

function PlanCard({ plan, yearly, current, visitor, query }: PlanCardProps) {
  const perMonth = yearly ? effectiveMonthlyPrice(plan) : plan.monthlyPrice
  return (
    <Card as="section" accent={plan.name === 'grasshopper'} className="stack">
      <div className="cluster cluster-apart">
        <h2>{plan.label}</h2>
        {plan.name === 'grasshopper' && <Badge tone="accent">Most Popular</Badge>}
      </div>
      <p>
        <span className="stat-value num">{formatPrice(perMonth)}</span> per month
        {yearly && plan.yearlyPrice > 0 && (
          <span className="muted"> ({formatPrice(plan.yearlyPrice)} per year)</span>
        )}
      </p>
      <ul className="stack stack-sm">
        {[`${formatCount(plan.wordsPerMonth)} words a month`, ...plan.features].map((feature) => (
          <li key={feature} className="flex gap-2">
            <Icon name="check" /> {feature}
          </li>
        ))}
      </ul>
      {current && <Button disabled>Current Plan</Button>}
      {visitor && (
        <LinkButton href={`/auth?tab=register${query && `&${query}`}`}>
          {plan.name === 'free' ? 'Start free' : 'Create an account'}
        </LinkButton>
      )}
    </Card>
  )
}
