import { redirect } from 'react-router'
import * as z from 'zod'
import { brand } from '#app/brand.ts'
import { deleteSession } from '#app/domain/chat/sessions.server.ts'
import { pageAction } from '#app/http/mutation.server.ts'
import { pageUrl } from '#app/http/page-request.ts'
import { requireUser } from '#app/http/session.server.ts'
import { Button } from '#app/ui/Button.tsx'
import { Dialog, DialogActions } from '#app/ui/Dialog.tsx'
import { Form } from '#app/ui/Form.tsx'
import { FormErrors } from '#app/ui/FormErrors.tsx'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { useForm } from '@conform-to/react'
import type { Route } from './+types/delete-conversation'
import { addressOf, placeOf } from './place.ts'
import { requireSessionThere, sessionThere } from './session-there.server.ts'

export async function loader({ request, url: { searchParams: query }, context }: Route.LoaderArgs) {
  const session = await sessionThere(requireUser(context, request), query)
  if (!session) throw redirect(addressOf(placeOf(query)))
  return { name: session.name, place: { doc: session.documentId, chat: session.id } }
}

export const action = pageAction(z.object({}), async ({ user, request }) => {
  const session = await requireSessionThere(user, pageUrl(request).searchParams)
  await deleteSession(user, session.id)
  return {
    to: addressOf({ doc: session.documentId, chat: null }),
    flash: { kind: 'good', title: 'Conversation deleted' },
  }
})

/** Asks before a conversation goes. */
export default function DeleteConversation({
  loaderData: { name, place },
  actionData,
}: Route.ComponentProps) {
  const here = addressOf(place)
  const [form, fields] = useForm({ id: 'delete-form', lastResult: actionData?.result })
  return (
    <Dialog id="delete-chat" title="Delete this conversation?" href={here}>
      <title>{`Delete this conversation? · ${brand.name}`}</title>
      <Form method="post" id={form.id} className="stack gap-2" preventScrollReset>
        <FormErrors form={form} fields={fields} />
        <p>
          <strong className="wrap-anywhere">{name}</strong> and all its answers will be deleted for good. The
          document stays.
        </p>
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
