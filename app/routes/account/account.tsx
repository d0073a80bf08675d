import { brand } from '#app/brand.ts'
import { currentUsage } from '#app/domain/usage/allowance.server.ts'
import { endOfPeriod } from '#app/domain/usage/period.ts'
import { planOf } from '#app/domain/usage/plans.ts'
import { themeOf } from '#app/http/preferences.server.ts'
import { requireUser } from '#app/http/session.server.ts'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { Facts } from '#app/ui/Facts.tsx'
import { formatCount, formatDay } from '#app/ui/format.ts'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { PlanBadge } from '#app/ui/PlanBadge.tsx'
import { ProgressBar } from '#app/ui/ProgressBar.tsx'
import { ThemeForm } from '#app/ui/ThemeForm.tsx'
import type { Route } from './+types/account'

export async function loader({ request, context }: Route.LoaderArgs) {
  const user = requireUser(context, request)
  const usage = await currentUsage(user)
  return {
    name: `${user.firstName} ${user.lastName}`,
    email: user.email,
    theme: themeOf(request),
    ...usage,
    resetsOn: endOfPeriod(usage.period),
  }
}

export default function Account({ loaderData }: Route.ComponentProps) {
  const { name, email, theme, plan, wordsUsed, maxWords, wordsLeft, resetsOn } = loaderData
  return (
    <div className="reading stack stack-lg">
      <title>{`My account · ${brand.name}`}</title>
      <h1 className="page-title">My account</h1>
      <Card as="section" className="stack">
        <h2>Profile</h2>
        <Facts
          facts={[
            { label: 'Name', value: name },
            { label: 'Email', value: email },
          ]}
        />
      </Card>
      <Card as="section" className="stack">
        <div className="cluster cluster-apart">
          <h2>Plan and words</h2>
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
      <Card as="section" className="stack">
        <h2>Appearance</h2>
        <ThemeForm theme={theme} returnTo="/account" />
      </Card>
      <Card as="section" className="stack">
        <h2>Sign out</h2>
        <p>Ends your session on this device.</p>
        <form method="post" action="/api/logout">
          <Button type="submit" variant="secondary" icon="sign-out" busyLabel="Signing out…">
            Sign Out
          </Button>
        </form>
      </Card>
    </div>
  )
}
