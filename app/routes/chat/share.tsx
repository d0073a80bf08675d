import { href, redirect } from 'react-router'
import { brand } from '#app/brand.ts'
import { shareOf } from '#app/domain/chat/share.server.ts'
import { publicOrigin } from '#app/http/origin.server.ts'
import { requireUser } from '#app/http/session.server.ts'
import { Button } from '#app/ui/Button.tsx'
import { CopyButton } from '#app/ui/CopyButton.tsx'
import { Dialog, DialogActions } from '#app/ui/Dialog.tsx'
import { Form } from '#app/ui/Form.tsx'
import { inputClass } from '#app/ui/input-class.ts'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import type { Route } from './+types/share'
import { addressOf, overHref, placeOf, sharedHref } from './place.ts'
import { sessionThere } from './session-there.server.ts'

export async function loader({ request, url: { searchParams: query }, context }: Route.LoaderArgs) {
  const user = requireUser(context, request)
  const session = await sessionThere(user, query)
  if (!session) throw redirect(addressOf(placeOf(query)))
  const share = await shareOf(user, session.id)
  return {
    place: { doc: session.documentId, chat: session.id },
    id: session.id,
    link: share ? publicOrigin(request) + sharedHref(share.token) : null,
    isBehind: share?.isBehind ?? false,
  }
}

/** Makes, shows, renews and ends the link by which others may read a conversation. */
export default function Share({ loaderData: { place, id, link, isBehind } }: Route.ComponentProps) {
  const [here, again] = [addressOf(place), overHref('/chat-pdf/share', place)]
  const goTo = <input type="hidden" name="goTo" value={again} />
  const share = href('/api/chat/sessions/:id/share', { id })
  return (
    <Dialog id="share" title="Share this conversation" href={here}>
      <title>{`Share this conversation · ${brand.name}`}</title>
      <div className="stack gap-2">
        <p>
          Anyone with the link can read the questions and answers up to now, with the names of the documents
          and the passages quoted from them. They cannot open the documents themselves.
        </p>
        {link && (
          <>
            <label className="font-semibold" htmlFor="share-link">
              Link to this conversation
            </label>
            <div className="flex gap-2">
              <input className={inputClass()} id="share-link" type="text" value={link} readOnly />
              <CopyButton text={link} variant="secondary" />
            </div>
            {isBehind && (
              <Notice kind="info" title="What was said since is not in it.">
                <Form method="post" action={share} replace preventScrollReset>
                  {goTo}
                  <Button variant="secondary" small busyLabel="Sharing…">
                    Share what is new
                  </Button>
                </Form>
              </Notice>
            )}
          </>
        )}
        <DialogActions>
          <LinkButton to={here} variant="secondary">
            {link ? 'Done' : 'Cancel'}
          </LinkButton>
          <Form
            method="post"
            action={link ? href('/api/chat/sessions/:id/unshare', { id }) : share}
            replace
            preventScrollReset
          >
            {goTo}
            {link ? (
              <Button variant="danger" busyLabel="Ending…">
                Stop sharing
              </Button>
            ) : (
              <Button icon="share" busyLabel="Making the link…">
                Make a link
              </Button>
            )}
          </Form>
        </DialogActions>
      </div>
    </Dialog>
  )
}
