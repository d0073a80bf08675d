import { href, redirect } from 'react-router'
import { brand } from '#app/brand.ts'
import { findDocument } from '#app/domain/library/document.server.ts'
import { requireUser } from '#app/http/session.server.ts'
import { Button } from '#app/ui/Button.tsx'
import { Dialog, DialogActions } from '#app/ui/Dialog.tsx'
import { Form } from '#app/ui/Form.tsx'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import type { Route } from './+types/delete-document'
import { addressOf, placeOf } from './place.ts'

export async function loader({ request, url: { searchParams: query }, context }: Route.LoaderArgs) {
  const file = await findDocument(requireUser(context, request), query.get('id') ?? '')
  const place = placeOf(query)
  if (!file) throw redirect(addressOf(place))
  return { id: file.id, fileName: file.fileName, place }
}

/** Asks before a document goes, with all that was said of it. */
export default function DeleteDocument({ loaderData: { id, fileName, place } }: Route.ComponentProps) {
  const here = addressOf(place)
  return (
    <Dialog id="delete-document" title="Are you sure?" href={here}>
      <title>{`Delete ${fileName}? · ${brand.name}`}</title>
      <Form method="post" action={href('/api/documents/:id', { id })} className="stack gap-2">
        <input type="hidden" name="goTo" value={id === place.doc ? href('/chat-pdf') : here} />
        <p>
          This permanently deletes <strong className="wrap-anywhere">{fileName}</strong> from your account,
          with every conversation about it.
        </p>
        <Notice kind="warn" title="Warning: This action cannot be undone" />
        <DialogActions>
          <LinkButton to={here} variant="secondary">
            Cancel
          </LinkButton>
          <Button variant="danger" busyLabel="Deleting...">
            Delete
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  )
}
