import type { BillingView } from '#app/domain/billing/types.ts'
import { PLANS, REFUND_DAYS, RETENTION_OFFER } from '#app/domain/usage/plans.ts'
import { Button } from '#app/ui/Button.tsx'
import { DemoBilling } from '#app/ui/DemoBilling.tsx'
import { Dialog, DialogActions } from '#app/ui/Dialog.tsx'
import { formatCount, formatDay, formatMoney } from '#app/ui/format.ts'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { TextAreaField } from '#app/ui/TextAreaField.tsx'
import type { ReadBilling } from './billing-data.server.ts'
import { type BillingPanel, linkToBilling } from './billing-panels.ts'

const CLOSE = '/account#subscription'

export type Failure = { title: string; why: string }
type BillingDialogProps = { panel: BillingPanel; data: ReadBilling; failure: Failure | undefined }

const TITLES: Record<BillingPanel, string> = {
  cancel: 'Cancel your subscription?',
  stay: 'Stay with a discount?',
  pause: 'Pause your subscription?',
  resume: 'Resume your subscription?',
  refund: 'Have your money back?',
  portal: 'Billing portal',
  card: 'Your card',
  time: 'Move time forward',
  'all-set': "You're all set",
}

/** The dialog in which one thing about the subscription is done, or was just done. */
export function BillingDialog({ panel, data, failure }: BillingDialogProps) {
  const { billing } = data
  return (
    <Dialog id={`billing-${panel}`} title={TITLES[panel]} href={CLOSE}>
      <div className="stack">
        {failure && (
          <Notice kind="bad" role="alert" title={failure.title}>
            <p>{failure.why}</p>
          </Notice>
        )}
        {panel === 'cancel' && <Cancel billing={billing} />}
        {panel === 'stay' && <Stay billing={billing} />}
        {panel === 'pause' && <Pause billing={billing} />}
        {panel === 'resume' && <Resume billing={billing} />}
        {panel === 'refund' && <Refund billing={billing} />}
        {(panel === 'portal' || panel === 'card') && <Portal data={data} />}
        {panel === 'time' && <Done />}
        {panel === 'all-set' && <AllSet billing={billing} />}
      </div>
    </Dialog>
  )
}

type OfBilling = { billing: BillingView }

function planLabel({ plan }: BillingView): string {
  return plan ? PLANS[plan].label : 'your plan'
}

/** Who has nothing of the kind, such as somebody with an old page before them, is told so. */
function Nothing({ what }: { what: string }) {
  return (
    <>
      <p>{what}</p>
      <Done />
    </>
  )
}

function Done() {
  return (
    <DialogActions>
      <LinkButton href={CLOSE}>Back to your account</LinkButton>
    </DialogActions>
  )
}

function Cancel({ billing }: OfBilling) {
  if (!billing.plan) return <Nothing what="You have no subscription that could be cancelled." />
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
          <Button variant="danger" busyLabel="Cancelling…">
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

function Stay({ billing }: OfBilling) {
  if (!billing.retentionOffered) return <Nothing what="This offer is not open to you now." />
  return <Retention billing={billing} />
}

function Pause({ billing }: OfBilling) {
  if (billing.status !== 'active') return <Nothing what="You have no subscription that could be paused." />
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

function Resume({ billing }: OfBilling) {
  if (!billing.plan) return <Nothing what="You have no subscription that could be resumed." />
  const charge = billing.resumeCharge === null ? null : formatMoney(billing.resumeCharge, billing.currency)
  return (
    <form method="post" action={linkToBilling('resume')} className="stack">
      <p>
        {charge
          ? `What you had paid for is over: a new ${billing.interval} of ${planLabel(billing)} begins now, and ${charge} is charged.`
          : 'Your plan goes on as before. Nothing is charged now.'}
      </p>
      <DialogActions>
        <LinkButton href={CLOSE} variant="secondary">
          Not now
        </LinkButton>
        <Button busyLabel="Resuming…">{charge ? `Pay ${charge} and resume` : 'Resume Subscription'}</Button>
      </DialogActions>
    </form>
  )
}

function Refund({ billing }: OfBilling) {
  const { refundable, currency } = billing
  if (!refundable)
    return <Nothing what={`Money is given back within ${REFUND_DAYS} days of the first payment.`} />
  const amount = formatMoney(refundable.amount, currency)
  return (
    <form method="post" action={linkToBilling('refund')} className="stack">
      <p>
        {amount} go back to the card you paid with, and {planLabel(billing)} ends at once. Your texts and
        files stay.
      </p>
      <DialogActions>
        <LinkButton href={CLOSE} variant="secondary">
          Keep my plan
        </LinkButton>
        <Button variant="danger" busyLabel="Refunding…">
          Refund {amount}
        </Button>
      </DialogActions>
    </form>
  )
}

const CARD_LABELS = {
  works: 'A card that works',
  confirm: 'A card whose bank asks you to confirm',
  declined: 'A card that is declined',
  fails_later: 'A card that fails at the next payment',
} as const

/** What the provider's portal is elsewhere: which make-believe card pays from now on. */
function Portal({ data: { demo } }: { data: ReadBilling }) {
  if (!demo) return <Done />
  return (
    <form method="post" action={linkToBilling('card')} className="stack">
      <DemoBilling />
      <fieldset>
        <legend className="label">The card for future invoices</legend>
        {Object.entries(CARD_LABELS).map(([card, label]) => (
          <label key={card} className="choice">
            <input type="radio" name="card" value={card} defaultChecked={card === demo.card} />
            <span>{label}</span>
          </label>
        ))}
      </fieldset>
      <DialogActions>
        <LinkButton href={CLOSE} variant="secondary">
          Close
        </LinkButton>
        <Button busyLabel="Saving…">Use this card</Button>
      </DialogActions>
    </form>
  )
}

function AllSet({ billing }: OfBilling) {
  const { status, cancelAtPeriodEnd, accessEndsAt, discountPercent } = billing
  const until = accessEndsAt ? ` You keep ${planLabel(billing)} until ${formatDay(accessEndsAt)}.` : ''
  return (
    <>
      <p>
        {cancelAtPeriodEnd
          ? `Your subscription is cancelled.${until} Until then you can reactivate it with one click.`
          : status === 'paused'
            ? `Your subscription is paused.${until} Resume it whenever you like.`
            : discountPercent
              ? `Your ${discountPercent}% discount has been applied to your next invoice!`
              : status === 'canceled'
                ? 'Your subscription has ended. You are on Free.'
                : 'Your subscription is as you left it.'}
      </p>
      <Done />
    </>
  )
}
