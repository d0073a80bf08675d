import { PLANS, RETENTION_OFFER } from '#app/domain/usage/plans.ts'
import { Button } from '#app/ui/Button.tsx'
import { DialogActions } from '#app/ui/Dialog.tsx'
import { formatCount, formatDay } from '#app/ui/format.ts'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { TextAreaField } from '#app/ui/TextAreaField.tsx'
import { CLOSE, Nothing, type OfBilling, planLabel } from './BillingEnd.tsx'
import { linkToBilling } from './billing-panels.ts'

/** Ends the subscription, after an offer to stay. */
export function Cancel({ billing }: OfBilling) {
  if (!billing.plan) return <Nothing what="You have no subscription that could be canceled." />
  const end = billing.accessEndsAt ?? billing.currentPeriodEnd
  // What is owed is not collected from somebody who leaves, and what is not paid for does not go on.
  const atOnce = billing.status === 'past_due'
  return (
    <>
      <Retention billing={billing} />
      <form method="post" action={linkToBilling('cancel')} className="stack">
        <p>
          {atOnce
            ? `Your last payment failed, so ${planLabel(billing)} ends at once and nothing more is charged. `
            : end && `You keep ${planLabel(billing)} until ${formatDay(end)}. `}
          Then you are on Free, with {formatCount(PLANS.free.wordsPerMonth)} words a month. Your texts and
          files stay.
        </p>
        <TextAreaField
          id="reason"
          name="reason"
          label="What made you leave? (optional)"
          rows={3}
          maxLength={500}
        />
        <DialogActions>
          <LinkButton href={CLOSE} variant="secondary">
            Keep my subscription
          </LinkButton>
          <Button variant="danger" busyLabel="Canceling…">
            Cancel subscription
          </Button>
        </DialogActions>
      </form>
    </>
  )
}

function Retention({ billing }: OfBilling) {
  if (!billing.retentionOffered) return null
  return (
    <Notice kind="good" title={`Stay, and take ${RETENTION_OFFER.percentOff}% off your next invoice`}>
      <form method="post" action={linkToBilling('stay')} className="stack stack-sm">
        <p>Your plan goes on as it is. You can still cancel at any time.</p>
        <div>
          <Button variant="secondary" busyLabel="Applying…">
            Stay with {RETENTION_OFFER.percentOff}% off
          </Button>
        </div>
      </form>
    </Notice>
  )
}

/** The offer to stay by itself. */
export function Stay({ billing }: OfBilling) {
  if (!billing.retentionOffered) return <Nothing what="This offer is not open to you now." />
  return <Retention billing={billing} />
}
