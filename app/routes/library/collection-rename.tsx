import { useForm } from '@conform-to/react'
import { getZodConstraint } from '@conform-to/zod/v4'
import { redirect } from 'react-router'
import * as z from 'zod'
import { brand } from '#app/brand.ts'
import { CollectionName } from '#app/domain/library/collection-name.ts'
import { findCollection, renameCollection } from '#app/domain/library/collections.server.ts'
import { pageAction } from '#app/http/mutation.server.ts'
import { pageUrl } from '#app/http/page-request.ts'
import { requireUser } from '#app/http/session.server.ts'
import { Button } from '#app/ui/Button.tsx'
import { Dialog, DialogActions } from '#app/ui/Dialog.tsx'
import { Form } from '#app/ui/Form.tsx'
import { FormErrors } from '#app/ui/FormErrors.tsx'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import type { Route } from './+types/collection-rename'
import { overAddress, viewOf } from './view.ts'

const Renaming = z.object({ name: CollectionName })

export async function loader({ request, params, context, url }: Route.LoaderArgs) {
  const back = overAddress('collections', viewOf(url.searchParams))
  const collection = await findCollection(requireUser(context, request, '/auth'), params.id)
  if (!collection) throw redirect(back)
  return { name: collection.name, back, constraint: getZodConstraint(Renaming) }
}

export const action = pageAction(Renaming, async ({ user, params, values, request }) => {
  await renameCollection(user, params.id ?? '', values.name)
  return { to: overAddress('collections', viewOf(pageUrl(request).searchParams)) }
})

/** Gives a collection another name. */
export default function RenameCollection({ loaderData, actionData }: Route.ComponentProps) {
  const { name, back, constraint } = loaderData
  const [form, fields] = useForm({
    id: 'rename-collection-form',
    lastResult: actionData?.result,
    constraint,
    defaultValue: { name },
  })
  const title = 'Rename this collection'
  return (
    <Dialog id="rename-collection" title={title} href={back}>
      <title>{`${form.status === 'error' ? 'Error: ' : ''}${title} · ${brand.name}`}</title>
      <Form
        method="post"
        id={form.id}
        onSubmit={form.onSubmit}
        className="stack"
        noValidate
        preventScrollReset
      >
        <FormErrors form={form} fields={fields} />
        <TextField label="Name" field={fields.name} autoComplete="off" />
        <DialogActions>
          <LinkButton to={back} replace preventScrollReset variant="secondary">
            Cancel
          </LinkButton>
          <Button busyLabel="Saving…">Save</Button>
        </DialogActions>
      </Form>
    </Dialog>
  )
}
