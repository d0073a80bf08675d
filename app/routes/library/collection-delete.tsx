import { redirect } from 'react-router'
import * as z from 'zod'
import { brand } from '#app/brand.ts'
import { deleteCollection, findCollection } from '#app/domain/library/collections.server.ts'
import { pageAction } from '#app/http/mutation.server.ts'
import { pageUrl } from '#app/http/page-request.ts'
import { requireUser } from '#app/http/session.server.ts'
import { Button } from '#app/ui/Button.tsx'
import { Dialog, DialogActions } from '#app/ui/Dialog.tsx'
import { ErrorSummary } from '#app/ui/ErrorSummary.tsx'
import { Form } from '#app/ui/Form.tsx'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import type { Route } from './+types/collection-delete'
import { addressOf, overAddress, viewOf } from './view.ts'

export async function loader({ request, params, context, url }: Route.LoaderArgs) {
  const back = overAddress('collections', viewOf(url.searchParams))
  const collection = await findCollection(requireUser(context, request, '/auth'), params.id)
  if (!collection) throw redirect(back)
  return { name: collection.name, back }
}

export const action = pageAction(z.object({}), async ({ user, params, request }) => {
  const id = params.id ?? ''
  const name = (await findCollection(user, id))?.name
  await deleteCollection(user, id)
  const view = viewOf(pageUrl(request).searchParams)
  return {
    to: addressOf(view.collection === id ? { ...view, collection: undefined, page: 1 } : view),
    flash: { kind: 'good', title: 'Collection Deleted', description: `The files of ${name} are still here.` },
  }
})

/** Asks before a collection is deleted. */
export default function DeleteCollection({ loaderData: { name, back }, actionData }: Route.ComponentProps) {
  const errors = Object.values(actionData?.result?.error ?? {}).flatMap((messages) => messages ?? [])
  return (
    <Dialog id="delete-collection" title={`Delete the collection “${name}”?`} href={back}>
      <title>{`${errors.length > 0 ? 'Error: ' : ''}Delete the collection “${name}” · ${brand.name}`}</title>
      <Form method="post" className="stack" preventScrollReset>
        <ErrorSummary errors={errors.map((message) => ({ message }))} />
        <p>The files in it stay in My Files, and in your other collections.</p>
        <DialogActions>
          <LinkButton to={back} replace preventScrollReset variant="secondary">
            Cancel
          </LinkButton>
          <Button variant="danger" busyLabel="Deleting…">
            Delete collection
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  )
}
