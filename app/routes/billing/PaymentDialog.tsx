import { Button } from '#app/ui/Button.tsx'
import { Facts } from '#app/ui/Facts.tsx'
import { FIELD_ERROR } from '#app/ui/input-class.ts'
import { ScriptDialog } from '#app/ui/ScriptDialog.tsx'

/** Where `app/enhance/payment.ts` puts Stripe's form, with what is bought above it. */
export function PaymentDialog() {
  return (
    <ScriptDialog id="payment" title="Payment">
      <Facts facts={[{ label: '', value: '' }]} />
      <form className="stack">
        <div />
        <p role="alert" className={FIELD_ERROR} />
        <Button block busyLabel="Paying…">
          Pay
        </Button>
      </form>
    </ScriptDialog>
  )
}
