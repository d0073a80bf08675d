import { brand } from '#app/brand.ts'
import { Dialog, DialogActions } from '#app/ui/Dialog.tsx'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { plansAddress } from './plans-view.ts'

/** In place of a payment where none waits. */
export function NothingToPay() {
  return (
    <Dialog id="pay" title="Nothing to pay" href={plansAddress()}>
      <title>{`Nothing to pay · ${brand.name}`}</title>
      <Notice kind="info" title="No payment is waiting" />
      <DialogActions>
        <LinkButton href={plansAddress()}>Back to the plans</LinkButton>
      </DialogActions>
    </Dialog>
  )
}
