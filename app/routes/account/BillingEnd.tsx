import type { BillingView } from '#app/domain/billing/types.ts'
import { PLANS } from '#app/domain/usage/plans.ts'
import { DialogActions } from '#app/ui/Dialog.tsx'
import { LinkButton } from '#app/ui/LinkButton.tsx'

/** Where the dialogs about the subscription are closed to. */
export const CLOSE = '/account#subscription'

export type OfBilling = { billing: BillingView }

/** What the plan that is paid for is called in a sentence. */
export function planLabel({ plan }: BillingView): string {
  return plan ? PLANS[plan].label : 'your plan'
}

/** Who has nothing of the kind, such as somebody with an old page before them, is told so. */
export function Nothing({ what }: { what: string }) {
  return (
    <>
      <p>{what}</p>
      <Done />
    </>
  )
}

/** The way out of a dialog in which nothing is left to do. */
export function Done() {
  return (
    <DialogActions>
      <LinkButton href={CLOSE}>Back to your account</LinkButton>
    </DialogActions>
  )
}
