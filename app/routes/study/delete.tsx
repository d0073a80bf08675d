import { data, href } from 'react-router'
import * as z from 'zod'
import { brand } from '#app/brand.ts'
import { findDocument, requireDocument } from '#app/domain/library/document.server.ts'
import { deleteDocument } from '#app/domain/library/remove.server.ts'
import { pageAction } from '#app/http/mutation.server.ts'
import { pageUrl } from '#app/http/page-request.ts'
import { requireUser } from '#app/http/session.server.ts'
import { Button } from '#app/ui/Button.tsx'
import { Dialog, DialogActions } from '#app/ui/Dialog.tsx'
import { ErrorSummary } from '#app/ui/ErrorSummary.tsx'
import { Form } from '#app/ui/Form.tsx'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import type { Route } from './+types/delete'
import { addressOf, dialogHref, placeOf } from './place.ts'

const idIn = (query: URLSearchParams) => query.get('id') ?? query.get('doc') ?? ''

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const user = requireUser(context, request)
  const place = placeOf(url.searchParams)
  const file = await findDocument(user, idIn(url.searchParams))
  const shown = { place, file: file ? { id: file.id, fileName: file.fileName } : null }
  return data(shown, { status: file ? 200 : 404 })
}

/** Deletes the document that the address names; of one that was being studied the page goes as well. */
export const action = pageAction(z.object({}), async ({ user, request }) => {
  const query = pageUrl(request).searchParams
  const { id, fileName } = await requireDocument(user, idIn(query))
  await deleteDocument(user, id)
  const place = placeOf(query)
  return {
    to: id === place.doc ? href('/study-buddy') : addressOf(place),
    flash: { kind: 'good', title: 'File Deleted', description: `${fileName} has been deleted` },
  }
})

export default function DeleteDocument({ loaderData, actionData }: Route.ComponentProps) {
  const { place, file } = loaderData
  const back = addressOf(place)
  const refused = actionData?.result?.error?.['']
  return (
    <Dialog id="delete-document" title="Are you sure?" href={back}>
      <title>{`${refused ? 'Error: ' : ''}Delete a document · ${brand.name}`}</title>
      {file ? (
        <Form method="post" action={dialogHref('delete', place, { id: file.id })} className="grid gap-3">
          <ErrorSummary errors={(refused ?? []).map((message) => ({ message }))} />
          <p>
            This permanently deletes <strong className="wrap-anywhere">{file.fileName}</strong> from your
            account, with its quiz, notes, flashcards and conversations.
          </p>
          <Notice kind="warn" title="Warning: This action cannot be undone" />
          <DialogActions>
            <LinkButton to={back} variant="secondary" replace preventScrollReset>
              Cancel
            </LinkButton>
            <Button variant="danger" busyLabel="Deleting...">
              Delete
            </Button>
          </DialogActions>
        </Form>
      ) : (
        <p>There is no such document any more.</p>
      )}
    </Dialog>
  )
}
