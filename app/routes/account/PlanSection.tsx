import { type PlanName, planOf } from '#app/domain/usage/plans.ts'
import { Card } from '#app/ui/Card.tsx'
import { formatCount, formatDay } from '#app/ui/format.ts'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { PlanBadge } from '#app/ui/PlanBadge.tsx'
import { ProgressBar } from '#app/ui/ProgressBar.tsx'

type PlanSectionProps = {
  plan: PlanName
  wordsUsed: number
  maxWords: number
  wordsLeft: number
  resetsOn: Date
}

/** The plan, and what is left of this month's words. */
export function PlanSection({ plan, wordsUsed, maxWords, wordsLeft, resetsOn }: PlanSectionProps) {
  return (
    <Card as="section" id="plan" className="stack" aria-labelledby="plan-title">
      <div className="cluster cluster-apart">
        <h2 id="plan-title">Plan and words</h2>
        <PlanBadge plan={plan} />
      </div>
      <ProgressBar
        id="words-used"
        label={`${planOf(plan).label}: ${formatCount(maxWords)} words a month`}
        value={Math.min(wordsUsed, maxWords)}
        max={maxWords}
        words={`${formatCount(wordsUsed)} used, ${formatCount(wordsLeft)} left until ${formatDay(resetsOn)}`}
      />
      {plan === 'free' && <p className="muted">No Active Subscription</p>}
      <div className="cluster">
        <LinkButton href="/subscription" variant="secondary">
          See the plans
        </LinkButton>
      </div>
    </Card>
  )
}
