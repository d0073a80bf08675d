import { useForm } from '@conform-to/react'
import { href } from 'react-router'
import { noteTwoStepLetter, personWith } from '#app/domain/admin/people.server.ts'
import { adminAction, requireAdministrator } from '#app/http/admin.server.ts'
import { foundOr404 } from '#app/http/found.server.ts'
import { requireMail, sendLetter } from '#app/http/letters.server.ts'
import { publicOrigin } from '#app/http/origin.server.ts'
import { OwnerDialog } from '../account/OwnerDialog.tsx'
import { CurrentPassword, ownerStanding, requireConfirmation } from '../account/reauthenticate.server.ts'
import type { Route } from './+types/person-two-step'

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const user = await requireAdministrator(context, request)
  const owner = await ownerStanding({ user, context })
  const { email } = await foundOr404(personWith(params.id))
  return { owner, email, back: href('/admin/people/:id', params) }
}

export const action = adminAction(CurrentPassword, async ({ by, user, params, request, context, values }) => {
  requireMail()
  await requireConfirmation({ user, context }, values.current)
  const person = await personWith(params.id ?? '')
  await noteTwoStepLetter(by, person)
  await sendLetter(context, { kind: 'two_step', userId: person.id, origin: publicOrigin(request) })
  return {
    to: href('/admin/people/:id', { id: person.id }),
    flash: { kind: 'good', title: 'An email is on its way', description: `Its link works for a day.` },
  }
})

/** Sends somebody a link that switches their two-step sign-in off. */
export default function PersonTwoStep({
  loaderData: { owner, email, back },
  actionData,
}: Route.ComponentProps) {
  const [form, fields] = useForm<{ current: string }, { current: string }, string[]>({
    id: 'two-step-form',
    lastResult: actionData?.result,
  })
  return (
    <OwnerDialog
      owner={owner}
      current={fields.current}
      because="This reaches into accounts, so we ask once more."
      title="Reset two-step sign-in?"
      back={back}
      form={form}
      fields={fields}
      label="Send the email"
      busyLabel="Sending…"
    >
      <p className="wrap-anywhere">
        An email to <strong>{email}</strong> has a link that turns off two-step sign-in. They will still need
        their password. Make sure that it really is them who asked you.
      </p>
    </OwnerDialog>
  )
}
