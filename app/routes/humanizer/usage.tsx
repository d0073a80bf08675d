import { href, Link } from 'react-router'
import { brand } from '#app/brand.ts'
import { currentUsage } from '#app/domain/usage/allowance.server.ts'
import { planOf } from '#app/domain/usage/plans.ts'
import { requireUser } from '#app/http/session.server.ts'
import { Dialog } from '#app/ui/Dialog.tsx'
import { formatCount } from '#app/ui/format.ts'
import { ProgressBar } from '#app/ui/ProgressBar.tsx'
import type { Route } from './+types/usage'
import { useOverPage } from './over-page.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { plan, wordsUsed, wordsLeft, maxWords } = await currentUsage(requireUser(context, request))
  return { planLabel: planOf(plan).label, wordsUsed, wordsLeft, maxWords }
}

/** Where this month's words went, and what is left. */
export default function UsageDialog({ loaderData }: Route.ComponentProps) {
  const { planLabel, wordsUsed, wordsLeft, maxWords } = loaderData
  const { here } = useOverPage()
  const percent = maxWords === 0 ? 100 : Math.min(100, Math.round((wordsUsed / maxWords) * 100))
  return (
    <Dialog id="usage" title="Usage Insights" href={here}>
      <title>{`Usage Insights · ${brand.name}`}</title>
      <div className="stack">
        <p>
          {planLabel} plan: {formatCount(maxWords)} words a month
        </p>
        <ProgressBar
          id="usage-bar"
          label="Words used"
          value={percent}
          words={`${formatCount(wordsUsed)} of ${formatCount(maxWords)} (${percent}%)`}
          tone={percent > 90 ? 'bad' : percent > 70 ? 'warn' : 'accent'}
        />
        <p>
          <strong className="tabular-nums">{formatCount(wordsLeft)}</strong> words remaining
        </p>
        <h3>What is tracked</h3>
        <ul className="list-disc ps-5">
          <li>Humanizer: the words of the text you put in</li>
          <li>Chat PDF questions and responses</li>
          <li>Quiz generation in Study Buddy</li>
          <li>Related videos lookup</li>
          <li>Key points generation</li>
        </ul>
        <p className="text-ink-soft">
          Usage resets automatically at the end of each month (UTC).{' '}
          <Link to={`${href('/account/usage')}#ledger`}>See each charge</Link>
        </p>
      </div>
    </Dialog>
  )
}
