import { useForm } from '@conform-to/react'
import { href } from 'react-router'
import * as z from 'zod'
import { noteTwoStepLetter, personWith } from '#app/domain/admin/people.server.ts'
import { adminAction, requireAdministrator } from '#app/http/admin.server.ts'
import { foundOr404 } from '#app/http/found.server.ts'
import { requireMail, sendLetter } from '#app/http/letters.server.ts'
import { publicOrigin } from '#app/http/origin.server.ts'
import { FormDialog } from '#app/ui/FormDialog.tsx'
import type { Route } from './+types/person-two-step'

export async function loader({ request, context, params }: Route.LoaderArgs) {
  await requireAdministrator(context, request)
  const { email } = await foundOr404(personWith(params.id))
  return { email, back: href('/admin/people/:id', params) }
}

export const action = adminAction(z.object({}), async ({ by, params, request, context }) => {
  requireMail()
  const person = await personWith(params.id ?? '')
  await noteTwoStepLetter(by, person)
  await sendLetter(context, { kind: 'two_step', userId: person.id, origin: publicOrigin(request) })
  return {
    to: href('/admin/people/:id', { id: person.id }),
    flash: { kind: 'good', title: 'A letter is on its way', description: `Its link is good for a day.` },
  }
})

/** Sends somebody a link that switches their two-step sign-in off. */
export default function PersonTwoStep({ loaderData: { email, back }, actionData }: Route.ComponentProps) {
  const [form, fields] = useForm({ id: 'two-step-form', lastResult: actionData?.result })
  return (
    <FormDialog
      title="Reset two-step sign-in?"
      back={back}
      form={form}
      fields={fields}
      label="Send the letter"
      busyLabel="Sending…"
    >
      <p className="wrap-anywhere">
        A letter to <strong>{email}</strong> has a link that switches two-step sign-in off. Their password is
        asked for all the same. Make sure that it is they who ask you.
      </p>
    </FormDialog>
  )
}
