import { useForm } from '@conform-to/react'
import { getZodConstraint } from '@conform-to/zod/v4'
import { Link } from 'react-router'
import * as z from 'zod'
import { brand } from '#app/brand.ts'
import { CollectionName } from '#app/domain/library/collection-name.ts'
import { countedCollections, createCollection } from '#app/domain/library/collections.server.ts'
import { pageAction } from '#app/http/mutation.server.ts'
import { pageUrl } from '#app/http/page-request.ts'
import { requireUser } from '#app/http/session.server.ts'
import { Button } from '#app/ui/Button.tsx'
import { Dialog } from '#app/ui/Dialog.tsx'
import { Form } from '#app/ui/Form.tsx'
import { FormErrors } from '#app/ui/FormErrors.tsx'
import { formatCount } from '#app/ui/format.ts'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import type { Route } from './+types/collections'
import { CollectionUses } from './CollectionUses.tsx'
import { addressOf, overAddress, type View, viewOf } from './view.ts'

const NewCollection = z.object({ name: CollectionName })

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const user = requireUser(context, request, '/auth')
  const view = viewOf(url.searchParams)
  const collections = await countedCollections(user)
  return { view, collections, constraint: getZodConstraint(NewCollection) }
}

export const action = pageAction(NewCollection, async ({ user, values, request }) => {
  const { id } = await createCollection(user, values.name)
  return {
    to: addressOf({ ...viewOf(pageUrl(request).searchParams), collection: id, page: 1 }),
    flash: { kind: 'good', title: 'Collection Created', description: `${values.name} is empty so far.` },
  }
})

/** All collections: what each is for, and a new one. */
export default function Collections({ loaderData, actionData }: Route.ComponentProps) {
  const { view, collections, constraint } = loaderData
  const [form, fields] = useForm<{ name: string }, { name: string }, string[]>({
    id: 'collection-form',
    lastResult: actionData?.result,
    constraint,
  })
  return (
    <Dialog id="collections" title="Collections" href={addressOf(view)} wide>
      <title>{`${form.status === 'error' ? 'Error: ' : ''}Collections · ${brand.name}`}</title>
      <div className="stack gap-4">
        <p>Group files that you want to ask about or study together. A file can be in several collections.</p>
        <Form
          method="post"
          id={form.id}
          onSubmit={form.onSubmit}
          className="grid gap-3"
          noValidate
          preventScrollReset
        >
          <FormErrors form={form} fields={fields} />
          <TextField field={fields.name} label="New collection" autoComplete="off" />
          <Button variant="secondary" icon="plus" busyLabel="Making…" className="justify-self-start">
            Create collection
          </Button>
        </Form>
        {collections.length > 0 && (
          <ul className="list-none divide-y divide-line border-t border-line">
            {collections.map((collection) => (
              <CollectionLine key={collection.id} collection={collection} view={view} />
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  )
}

type CollectionLineProps = { collection: { id: string; name: string; files: number }; view: View }

function CollectionLine({ collection, view }: CollectionLineProps) {
  const { id, name, files } = collection
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
      <span className="me-auto min-w-0 wrap-anywhere">
        <Link to={addressOf({ ...view, collection: id, page: 1 })} replace className="font-semibold">
          {name}
        </Link>{' '}
        <span className="text-sm text-ink-soft tabular-nums">
          {formatCount(files)} {files === 1 ? 'file' : 'files'}
        </span>
      </span>
      <span className="flex flex-wrap items-center gap-1 sm:gap-2">
        {files > 0 && <CollectionUses collection={collection} />}
        <LinkButton to={overAddress(`collections/${id}/rename`, view)} replace variant="quiet" small>
          Rename<span className="sr-only"> {name}</span>
        </LinkButton>
        <LinkButton
          to={overAddress(`collections/${id}/delete`, view)}
          replace
          variant="quiet"
          small
          icon="trash"
          iconOnly
        >
          {`Delete ${name}`}
        </LinkButton>
      </span>
    </li>
  )
}
