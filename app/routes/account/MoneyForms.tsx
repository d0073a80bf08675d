import { REFUND_DAYS } from '#app/domain/usage/plans.ts'
import { Button } from '#app/ui/Button.tsx'
import { DemoBilling } from '#app/ui/DemoBilling.tsx'
import { DialogActions } from '#app/ui/Dialog.tsx'
import { formatMoney } from '#app/ui/format.ts'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import type { ReadBilling } from './billing-data.server.ts'
import { CLOSE, Done, Nothing, type OfBilling, planLabel } from './BillingEnd.tsx'
import { linkToBilling } from './billing-panels.ts'

/** Gives back what was paid. */
export function Refund({ billing }: OfBilling) {
  const { refundable, currency } = billing
  if (!refundable)
    return <Nothing what={`Money is given back within ${REFUND_DAYS} days of the first payment.`} />
  const amount = formatMoney(refundable.amount, currency)
  return (
    <form method="post" action={linkToBilling('refund')} className="stack">
      <p>
        {amount} goes back to the card you paid with, and {planLabel(billing)} ends at once. Your texts and
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
export function Portal({ data: { demo, billing } }: { data: ReadBilling }) {
  if (!demo) return <Done />
  return (
    <form method="post" action={linkToBilling('card')} className="stack">
      <DemoBilling />
      {billing.status === 'past_due' && billing.open && (
        <p>
          What is owed, {formatMoney(billing.open.amount, billing.open.currency)}, is charged to it at once.
        </p>
      )}
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
