import type { PlanName } from '#app/domain/usage/plans.ts'
import { Card } from '#app/ui/Card.tsx'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { PlanBadge } from '#app/ui/PlanBadge.tsx'

/** The plan, and where to choose another. */
export function PlanSection({ plan }: { plan: PlanName }) {
  return (
    <Card as="section" id="plan" className="stack" aria-labelledby="plan-title">
      <div className="cluster cluster-apart">
        <h2 id="plan-title">Plan</h2>
        <PlanBadge plan={plan} />
      </div>
      {plan === 'free' && <p className="muted">No Active Subscription</p>}
      <div className="cluster">
        <LinkButton href="/subscription" variant="secondary">
          See the plans
        </LinkButton>
      </div>
    </Card>
  )
}
