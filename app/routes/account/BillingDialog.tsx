import { nextWords } from '#app/domain/billing/renewal.ts'
import { Dialog } from '#app/ui/Dialog.tsx'
import { formatDay } from '#app/ui/format.ts'
import { Notice } from '#app/ui/Notice.tsx'
import type { ReadBilling } from './billing-data.server.ts'
import { CLOSE, Done, type OfBilling, planLabel } from './BillingEnd.tsx'
import type { BillingPanel } from './billing-panels.ts'
import { Cancel, Stay } from './LeaveForms.tsx'
import { Portal, Refund } from './MoneyForms.tsx'
import { Pause, Resume } from './PauseForms.tsx'

type Failure = { title: string; why: string }
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
        {panel === 'resume' && <Resume billing={billing} resuming={data.resuming} />}
        {panel === 'refund' && <Refund billing={billing} />}
        {(panel === 'portal' || panel === 'card') && <Portal data={data} />}
        {panel === 'time' && <Done />}
        {panel === 'all-set' && <AllSet billing={billing} />}
      </div>
    </Dialog>
  )
}

function AllSet({ billing }: OfBilling) {
  const { status, cancelAtPeriodEnd, accessEndsAt, discountPercent, renewal, currency } = billing
  const until = accessEndsAt ? ` You keep ${planLabel(billing)} until ${formatDay(accessEndsAt)}.` : ''
  return (
    <>
      <p>
        {cancelAtPeriodEnd
          ? `Your subscription is canceled.${until} Until then you can reactivate it here.`
          : status === 'paused'
            ? `Your subscription is paused.${until} Resume it whenever you like.`
            : discountPercent
              ? `Your plan goes on. ${renewal ? nextWords(renewal, currency, formatDay) : ''}`
              : status === 'canceled'
                ? 'Your subscription has ended. You are on Free.'
                : 'Your subscription is as you left it.'}
      </p>
      <Done />
    </>
  )
}
