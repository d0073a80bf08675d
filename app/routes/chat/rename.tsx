import { useForm } from '@conform-to/react'
import { getZodConstraint } from '@conform-to/zod/v4'
import { redirect } from 'react-router'
import * as z from 'zod'
import { brand } from '#app/brand.ts'
import { MAX_NAME, renameSession } from '#app/domain/chat/sessions.server.ts'
import { pageAction } from '#app/http/mutation.server.ts'
import { pageUrl } from '#app/http/page-request.ts'
import { requireUser } from '#app/http/session.server.ts'
import { Button } from '#app/ui/Button.tsx'
import { Dialog, DialogActions } from '#app/ui/Dialog.tsx'
import { Form } from '#app/ui/Form.tsx'
import { FormErrors } from '#app/ui/FormErrors.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import type { Route } from './+types/rename'
import { addressOf, placeOf } from './place.ts'
import { requireSessionThere, sessionThere } from './session-there.server.ts'

const Renaming = z.object({
  name: z
    .string({ error: 'Please type a name.' })
    .trim()
    .min(1, 'Please type a name.')
    .max(MAX_NAME, `A name has at most ${MAX_NAME} characters.`),
})

export async function loader({ request, url: { searchParams: query }, context }: Route.LoaderArgs) {
  const session = await sessionThere(requireUser(context, request), query)
  if (!session) throw redirect(addressOf(placeOf(query)))
  const { name, documentId: doc, id: chat } = session
  return { name, place: { doc, chat }, constraint: getZodConstraint(Renaming) }
}

export const action = pageAction(Renaming, async ({ user, values, request }) => {
  const session = await requireSessionThere(user, pageUrl(request).searchParams)
  await renameSession(user, session.id, values.name)
  return {
    to: addressOf({ doc: session.documentId, chat: session.id }),
    flash: { kind: 'good', title: 'Conversation renamed' },
  }
})

/** Gives a conversation another name than its first question. */
export default function Rename({ loaderData, actionData }: Route.ComponentProps) {
  const { name, place, constraint } = loaderData
  const [form, fields] = useForm({
    id: 'rename-form',
    lastResult: actionData?.result,
    constraint,
    defaultValue: { name },
  })
  return (
    <Dialog id="rename" title="Rename this conversation" href={addressOf(place)}>
      <title>{`${form.status === 'error' ? 'Error: ' : ''}Rename this conversation · ${brand.name}`}</title>
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
          <Button busyLabel="Saving…">Save</Button>
        </DialogActions>
      </Form>
    </Dialog>
  )
}
