import { href, Link, redirect } from 'react-router'
import { usageAt } from '#app/domain/usage/allowance.server.ts'
import { endOfPeriod } from '#app/domain/usage/period.ts'
import { requireUser } from '#app/http/session.server.ts'
import { Card } from '#app/ui/Card.tsx'
import { PlanBadge } from '#app/ui/PlanBadge.tsx'
import { movedFrom } from '../old-addresses.ts'
import { Section } from '#app/ui/Section.tsx'
import { WordsBar } from '../usage/WordsBar.tsx'
import type { Route } from './+types/plan'
import { billingData } from './billing-data.server.ts'
import { cardChanged } from './card-changed.server.ts'
import { SubscriptionCard } from './SubscriptionCard.tsx'

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const user = requireUser(context, request)
  const moved = movedFrom(url)
  if (moved) throw redirect(moved)
  if (url.searchParams.get('card') === 'changed') throw await cardChanged(user)
  const [billing, usage] = await Promise.all([billingData(user), usageAt(user, new Date())])
  return { billing, plan: user.subscription, usage: { ...usage, resetsOn: endOfPeriod(usage.period) } }
}

/** What is paid for and what it gives: the first thing of the account. */
export default function Plan({ loaderData: { billing, plan, usage } }: Route.ComponentProps) {
  return (
    <Section title="Plan">
      {billing && <SubscriptionCard plan={plan} data={billing} />}
      <Card as="section" className="grid grid-cols-[minmax(0,1fr)] gap-4" aria-labelledby="words-title">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <h2 id="words-title">Words this month</h2>
          {!billing && <PlanBadge plan={plan} />}
        </div>
        <WordsBar usage={usage} />
        <p>
          <Link to={href('/account/usage')}>Where they went</Link>
        </p>
      </Card>
    </Section>
  )
}
