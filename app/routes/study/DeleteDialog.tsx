import type { DocumentRow } from '#app/domain/library/types.ts'
import { Button } from '#app/ui/Button.tsx'
import { Dialog, DialogActions } from '#app/ui/Dialog.tsx'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { Notice } from '#app/ui/Notice.tsx'

type DeleteDialogProps = { file: DocumentRow; closeHref: string; isSelected: boolean }

/** Asks before a document goes, with all that was made of it. */
export function DeleteDialog({ file, closeHref, isSelected }: DeleteDialogProps) {
  return (
    <Dialog id="delete-document" title="Are you sure?" href={closeHref}>
      <form method="post" action={`/api/documents/${file.id}`} className="stack stack-sm">
        <input type="hidden" name="goTo" value={isSelected ? '/study-buddy' : closeHref} />
        <p>
          This permanently deletes <strong className="wrap-anywhere">{file.fileName}</strong> from your
          account, with its quiz, notes, flashcards and conversations.
        </p>
        <Notice kind="warn" title="Warning: This action cannot be undone" />
        <DialogActions>
          <LinkButton href={closeHref} variant="secondary" data-dialog-dismiss>
            Cancel
          </LinkButton>
          <Button variant="danger" busyLabel="Deleting...">
            Delete
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
