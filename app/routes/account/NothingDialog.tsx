import { DialogActions, DialogClose } from '#app/ui/Dialog.tsx'
import { PageDialog, type PageDialogProps } from '#app/ui/FormDialog.tsx'

/** A dialog in which nothing can be done, and why. */
export function NothingDialog({ title, back, children }: PageDialogProps) {
  return (
    <PageDialog title={title} back={back}>
      <p>{children}</p>
      <BackToAccount />
    </PageDialog>
  )
}

/** The way out of a dialog in which nothing is left to do. */
export function BackToAccount() {
  return (
    <DialogActions>
      <DialogClose variant="primary">Back to your account</DialogClose>
    </DialogActions>
  )
}
