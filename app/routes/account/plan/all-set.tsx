import { href } from 'react-router'
import { nextWords } from '#app/domain/billing/renewal.ts'
import type { BillingView } from '#app/domain/billing/types.ts'
import { RETENTION_OFFER } from '#app/domain/usage/plans.ts'
import { requireUser } from '#app/http/session.server.ts'
import { formatDay } from '#app/ui/format.ts'
import { PageDialog } from '#app/ui/FormDialog.tsx'
import { BackToAccount } from '../NothingDialog.tsx'
import type { Route } from './+types/all-set'
import { billingForDialog } from './billing-data.server.ts'
import { planLabel } from './plan-label.ts'

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const billing = await billingForDialog(requireUser(context, request))
  return { ...newsOf(billing), released: url.searchParams.has('released') }
}

/** How a subscription stands after it was changed, in a few words and in a sentence. */
function newsOf(billing: BillingView): { news?: string; words: string } {
  const { status, cancelAtPeriodEnd, accessEndsAt, discountPercent, renewal, currency } = billing
  const until = accessEndsAt ? ` You keep ${planLabel(billing)} until ${formatDay(accessEndsAt)}.` : ''
  if (cancelAtPeriodEnd) {
    const words = `Your subscription is canceled.${until} Until then you can reactivate it here.`
    return { news: 'Subscription Canceled', words }
  }
  if (status === 'paused') {
    return {
      news: 'Subscription Paused',
      words: `Your subscription is paused.${until} Resume it whenever you like.`,
    }
  }
  if (discountPercent) {
    const next = renewal ? nextWords(renewal, currency, formatDay) : ''
    return {
      news: `Your ${RETENTION_OFFER.percentOff}% discount has been applied to your next invoice!`,
      words: `Your plan goes on. ${next}`,
    }
  }
  if (status === 'canceled')
    return { news: 'Subscription Canceled', words: 'Your subscription has ended. You are on Free.' }
  return { words: 'Your subscription is as you left it.' }
}

/** Says how it stands, once something was done about a subscription. */
export default function AllSet({ loaderData: { news, words, released } }: Route.ComponentProps) {
  return (
    <PageDialog title="You're all set" back={href('/account')}>
      <div role="status" className="grid gap-2">
        {news && <p className="font-semibold">{news}</p>}
        <p>
          {words}
          {released && ' The change of plan that was scheduled has been given up.'}
        </p>
      </div>
      <BackToAccount />
    </PageDialog>
  )
}
