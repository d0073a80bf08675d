import { EXIT_OFFER } from '#app/domain/marketing/copy.ts'
import { WELCOME_OFFER } from '#app/domain/usage/plans.ts'
import { Button } from '#app/ui/Button.tsx'
import { DialogActions } from '#app/ui/Dialog.tsx'
import { DIALOG_BODY, DIALOG_HEAD, dialogClass } from '#app/ui/dialog-class.ts'
import { LinkButton } from '#app/ui/LinkButton.tsx'

/** What the script shows once to somebody who is about to leave. Closed, and without script it stays so. */
export function ExitOffer() {
  return (
    <dialog className={dialogClass()} id="exit-offer" aria-labelledby="exit-offer-title">
      <div className={DIALOG_HEAD}>
        <h2 id="exit-offer-title" tabIndex={-1}>
          {EXIT_OFFER.title}
        </h2>
      </div>
      <div className={DIALOG_BODY}>
        <p>{EXIT_OFFER.text}</p>
        <form method="dialog">
          <DialogActions>
            <Button variant="secondary">{EXIT_OFFER.dismiss}</Button>
            <LinkButton
              href={`/auth?tab=register&next=${encodeURIComponent(`/subscription?code=${WELCOME_OFFER.code}`)}`}
            >
              {EXIT_OFFER.claim}
            </LinkButton>
          </DialogActions>
        </form>
      </div>
    </dialog>
  )
}
