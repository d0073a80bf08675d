import type { ChatSession } from '#app/domain/chat/sessions.server.ts'
import type { DocumentRow } from '#app/domain/library/types.ts'
import { Button } from '#app/ui/Button.tsx'
import { Dialog, DialogActions } from '#app/ui/Dialog.tsx'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { addressOf, type Place } from './place.ts'

/** Asks before a document goes, with all that was said of it. */
export function DeleteDocument({ file, place }: { file: DocumentRow; place: Place }) {
  const here = addressOf(place)
  return (
    <Dialog id="delete-document" title="Are you sure?" href={here}>
      <form method="post" action={`/api/documents/${file.id}`} className="stack stack-sm">
        <input type="hidden" name="goTo" value={file.id === place.doc ? '/chat-pdf' : here} />
        <p>
          This permanently deletes <strong className="wrap-anywhere">{file.fileName}</strong> from your
          account, with every conversation about it.
        </p>
        <Notice kind="warn" title="Warning: This action cannot be undone" />
        <Actions here={here} />
      </form>
    </Dialog>
  )
}

/** Asks before a conversation goes. */
export function DeleteChat({ session, place }: { session: ChatSession; place: Place }) {
  const here = addressOf(place)
  return (
    <Dialog id="delete-chat" title="Delete this conversation?" href={here}>
      <form method="post" action={`/api/chat/sessions/${session.id}`} className="stack stack-sm">
        <input type="hidden" name="goTo" value={addressOf({ doc: place.doc, chat: null })} />
        <p>
          <strong className="wrap-anywhere">{session.name}</strong> and all its answers go for good. The
          document stays.
        </p>
        <Actions here={here} />
      </form>
    </Dialog>
  )
}

function Actions({ here }: { here: string }) {
  return (
    <DialogActions>
      <LinkButton href={here} variant="secondary" data-dialog-dismiss>
        Cancel
      </LinkButton>
      <Button variant="danger" busyLabel="Deleting...">
        Delete
      </Button>
    </DialogActions>
  )
}
