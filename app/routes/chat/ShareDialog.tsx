import type { ChatSession } from '#app/domain/chat/sessions.server.ts'
import { Button } from '#app/ui/Button.tsx'
import { Dialog, DialogActions } from '#app/ui/Dialog.tsx'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import type { ChatPageData } from './page-data.server.ts'
import { addressOf, type Place } from './place.ts'

type ShareDialogProps = {
  session: ChatSession
  sharing: NonNullable<ChatPageData['sharing']>
  place: Place
}

/** Makes, shows, renews and ends the link by which others may read a conversation. */
export function ShareDialog({ session, sharing: { link, isBehind }, place }: ShareDialogProps) {
  const there = { doc: place.doc, chat: session.id }
  const [here, again] = [addressOf(there), addressOf(there, { dialog: 'share' })]
  const action = `/api/chat/sessions/${session.id}/share`
  return (
    <Dialog id="share" title="Share this conversation" href={here}>
      <div className="stack stack-sm">
        <p>
          Whoever has the link can read the questions and answers up to now, with the names of the documents
          and the passages quoted from them. The documents themselves cannot be opened with it.
        </p>
        {link && (
          <>
            <label className="label" htmlFor="share-link">
              Link to this conversation
            </label>
            <div className="input-row">
              <input className="input" id="share-link" type="text" value={link} readOnly />
              <button type="button" className="btn btn-secondary" data-copy="#share-link" hidden>
                Copy
              </button>
            </div>
            {isBehind && (
              <Notice kind="info" title="What was said since is not in it.">
                <form method="post" action={action}>
                  <input type="hidden" name="goTo" value={again} />
                  <Button variant="secondary" small busyLabel="Sharing…">
                    Share what is new
                  </Button>
                </form>
              </Notice>
            )}
          </>
        )}
        <DialogActions>
          <LinkButton href={here} variant="secondary" data-dialog-dismiss>
            {link ? 'Done' : 'Cancel'}
          </LinkButton>
          <form method="post" action={link ? `/api/chat/sessions/${session.id}/unshare` : action}>
            <input type="hidden" name="goTo" value={again} />
            {link ? (
              <Button variant="danger" busyLabel="Ending…">
                Stop sharing
              </Button>
            ) : (
              <Button icon="share" busyLabel="Making the link…">
                Make a link
              </Button>
            )}
          </form>
        </DialogActions>
      </div>
    </Dialog>
  )
}
