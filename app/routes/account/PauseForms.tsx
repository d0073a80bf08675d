import { nextWords, thenWords } from '#app/domain/billing/renewal.ts'
import { PLANS } from '#app/domain/usage/plans.ts'
import { Button } from '#app/ui/Button.tsx'
import { DialogActions } from '#app/ui/Dialog.tsx'
import { formatDay, formatMoney } from '#app/ui/format.ts'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import type { Resuming } from './billing-data.server.ts'
import { CLOSE, Nothing, type OfBilling, planLabel } from './BillingEnd.tsx'
import { linkToBilling } from './billing-panels.ts'

/** Stops the charges. */
export function Pause({ billing }: OfBilling) {
  if (billing.status !== 'active') return <Nothing what="You have no subscription that could be paused." />
  if (billing.cancelAtPeriodEnd)
    return <Nothing what="Your subscription is canceled: there is nothing to pause." />
  return (
    <form method="post" action={linkToBilling('pause')} className="stack">
      <p>
        Nothing more is charged until you resume, which you can at any time.{' '}
        {billing.currentPeriodEnd &&
          `${planLabel(billing)} lasts until ${formatDay(billing.currentPeriodEnd)}, as you have paid for it.`}{' '}
        Your texts, files and remaining words stay.
      </p>
      {billing.scheduled && (
        <Notice
          kind="warn"
          title={`The change to ${PLANS[billing.scheduled.plan].label} on ${formatDay(billing.scheduled.at)} is given up`}
        />
      )}
      <DialogActions>
        <LinkButton href={CLOSE} variant="secondary">
          Not now
        </LinkButton>
        <Button busyLabel="Pausing…">Pause subscription</Button>
      </DialogActions>
    </form>
  )
}

type ResumeProps = OfBilling & { resuming: Resuming | null }

/** Goes on, and says what that charges, now and later. */
export function Resume({ billing, resuming }: ResumeProps) {
  if (!billing.plan || !resuming) return <Nothing what="You have no subscription that could be resumed." />
  if (billing.status === 'active' && !billing.cancelAtPeriodEnd && !billing.scheduled)
    return <Nothing what="Your subscription is running: there is nothing to resume." />
  if ('refused' in resuming) return <Nothing what={resuming.refused} />
  const { dueNow, currency, next } = resuming
  const charges = billing.resumeCharge !== null
  const amount = formatMoney(dueNow, currency)
  return (
    <form method="post" action={linkToBilling('resume')} className="stack">
      <input type="hidden" name="dueNow" value={dueNow} />
      <p>
        {charges
          ? `What you had paid for is over: a new ${billing.interval} of ${planLabel(billing)} begins now. You pay ${amount}, ${thenWords(next, currency, formatDay)}.`
          : `Your plan goes on as before. Nothing is charged now. ${next ? nextWords(next, currency, formatDay) : ''}`}
      </p>
      <DialogActions>
        <LinkButton href={CLOSE} variant="secondary">
          Not now
        </LinkButton>
        <Button busyLabel="Resuming…">
          {dueNow > 0 ? `Pay ${amount} and resume` : 'Resume Subscription'}
        </Button>
      </DialogActions>
    </form>
  )
}
