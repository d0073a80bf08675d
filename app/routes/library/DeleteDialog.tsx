import type { DocumentRow } from '#app/domain/library/types.ts'
import { Button } from '#app/ui/Button.tsx'
import { Dialog, DialogActions } from '#app/ui/Dialog.tsx'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { Notice } from '#app/ui/Notice.tsx'

type DeleteDialogProps = { files: DocumentRow[]; closeHref: string }

/** Asks before files are deleted, and names every one of them. */
export function DeleteDialog({ files, closeHref }: DeleteDialogProps) {
  const [only] = files
  const several = files.length > 1
  return (
    <Dialog id="delete-files" title={several ? 'Delete Multiple Files' : 'Delete File'} href={closeHref}>
      <form
        method="post"
        action={several ? '/my-files' : `/api/documents/${only?.id}`}
        className="stack stack-sm"
        data-in-place
        data-failed="Deletion Failed"
        data-why="There was an error deleting your file(s)."
      >
        <input type="hidden" name="goTo" value={closeHref} />
        {several && files.map(({ id }) => <input key={id} type="hidden" name="id" value={id} />)}
        {several ? (
          <>
            <Notice kind="warn" title="Are they still in use?">
              <p>
                Please make sure that these files are not in use in Study Buddy sessions or ChatPDF
                conversations. They cannot be brought back.
              </p>
            </Notice>
            <p>This permanently removes {files.length} files from your account and from all features:</p>
            <ul className="doomed">
              {files.map(({ id, fileName }) => (
                <li key={id}>{fileName}</li>
              ))}
            </ul>
          </>
        ) : (
          <p>
            This permanently removes <strong className="wrap-anywhere">{only?.fileName}</strong> from all
            features. It cannot be brought back.
          </p>
        )}
        <DialogActions>
          <LinkButton href={closeHref} variant="secondary" data-dialog-dismiss>
            Cancel
          </LinkButton>
          <Button variant="danger" busyLabel="Deleting…">
            Delete
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
