import type { WaitingPayment } from '#app/domain/billing/forecast.server.ts'
import { payWords } from '#app/domain/billing/renewal.ts'
import { Button } from '#app/ui/Button.tsx'
import { DemoBilling } from '#app/ui/DemoBilling.tsx'
import { Dialog, DialogActions } from '#app/ui/Dialog.tsx'
import { formatDay, formatMoney } from '#app/ui/format.ts'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { amountWords } from './amounts.ts'
import { PaymentLinkForm } from './PaymentLinkForm.tsx'
import { WithdrawForm } from './WithdrawForm.tsx'

type PayDialogProps = {
  payment: WaitingPayment | null
  bank: boolean
  /** The card that was tried was refused. */
  failed: boolean
  mail: boolean
  close: string
}

/** The make-believe cards that a payment can be made with, and what becomes of each. */
const CARDS = [
  { card: 'works', label: 'A card that works' },
  { card: 'declined', label: 'A card that is declined' },
  { card: 'confirm', label: 'A card whose bank asks you to confirm' },
  { card: 'fails_later', label: 'A card that works now and fails at the next payment' },
] as const

/** Pays with a make-believe card, or (`bank`) plays the bank that wants to know whether it is really them. */
export function PayDialog({ payment, bank, failed, mail, close }: PayDialogProps) {
  if (!payment) {
    return (
      <Dialog id="pay" title="Nothing to pay" href={close}>
        <Notice kind="info" title="No payment is waiting" />
        <DialogActions>
          <LinkButton href={close}>Back to the plans</LinkButton>
        </DialogActions>
      </Dialog>
    )
  }
  const amount = formatMoney(payment.dueNow, payment.currency)
  return (
    <Dialog id="pay" title={bank ? 'Your bank asks' : `Pay ${amount}`} href={close}>
      {bank ? (
        <Bank amount={amount} />
      ) : (
        <>
          <Cards payment={payment} amount={amount} failed={failed} close={close} />
          <div className="cluster">
            {mail && <PaymentLinkForm back="/subscription?dialog=pay" />}
            <WithdrawForm back="/subscription" />
          </div>
        </>
      )}
    </Dialog>
  )
}

type CardsProps = { payment: WaitingPayment; amount: string; failed: boolean; close: string }

function Cards({ payment, amount, failed, close }: CardsProps) {
  return (
    <form method="post" action="/api/demo-billing/payment" className="stack">
      {failed && (
        <Notice kind="bad" role="alert" title="Payment failed — Please try another payment method" />
      )}
      <DemoBilling />
      <p>
        <strong>{payment.to ? amountWords(payment.to).name : 'Your plan'}</strong>
        <br />
        {payWords(payment, payment.percentOff, formatDay)}
      </p>
      <fieldset>
        <legend className="label">Choose how the payment goes</legend>
        {CARDS.map(({ card, label }, at) => (
          <label key={card} className="choice">
            <input type="radio" name="card" value={card} defaultChecked={at === 0} />
            <span>{label}</span>
          </label>
        ))}
      </fieldset>
      <DialogActions>
        <LinkButton href={close} variant="secondary">
          Not now
        </LinkButton>
        <Button busyLabel="Paying…">Pay {amount}</Button>
      </DialogActions>
    </form>
  )
}

function Bank({ amount }: { amount: string }) {
  return (
    <form method="post" action="/api/demo-billing/payment" className="stack">
      <DemoBilling />
      <p>A make-believe bank wants to know: is it you who pays {amount}?</p>
      <input type="hidden" name="card" value="confirm" />
      <DialogActions>
        <Button variant="secondary" name="answer" value="no">
          No, refuse
        </Button>
        <Button name="answer" value="yes" busyLabel="Paying…">
          Yes, it is me
        </Button>
      </DialogActions>
    </form>
  )
}
