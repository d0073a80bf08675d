import { useForm } from '@conform-to/react'
import { getZodConstraint } from '@conform-to/zod/v4'
import { href } from 'react-router'
import * as z from 'zod'
import { emailKey } from '#app/domain/accounts/email.ts'
import { deletePerson, personWith } from '#app/domain/admin/people.server.ts'
import { AppError } from '#app/domain/errors.ts'
import { adminAction, requireAdministrator } from '#app/http/admin.server.ts'
import { foundOr404 } from '#app/http/found.server.ts'
import { Notice } from '#app/ui/Notice.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { OwnerDialog } from '../account/OwnerDialog.tsx'
import { CurrentPassword, ownerStanding, requireConfirmation } from '../account/reauthenticate.server.ts'
import type { Route } from './+types/person-delete'
import { ADMIN } from './address.ts'

const Typed = CurrentPassword.extend({
  email: z.string({ error: 'Please type the address' }).trim().min(1, 'Please type the address').max(254),
})

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const user = await requireAdministrator(context, request)
  const owner = await ownerStanding({ user, context })
  const { email } = await foundOr404(personWith(params.id))
  return { owner, email, back: href('/admin/people/:id', params), constraint: getZodConstraint(Typed) }
}

export const action = adminAction(Typed, async ({ by, user, context, params, values }) => {
  const person = await personWith(params.id ?? '')
  if (emailKey(values.email) !== emailKey(person.email))
    throw new AppError('invalid', 'That is not the address of this account. Nothing was deleted.', {
      details: { field: 'email' },
    })
  await requireConfirmation({ user, context }, values.current)
  await deletePerson(by, person)
  return { to: ADMIN, flash: { kind: 'good', title: 'The account was deleted' } }
})

/** Deletes an account with everything in it, once its address was typed. */
export default function PersonDelete({ loaderData, actionData }: Route.ComponentProps) {
  const { owner, email, back, constraint } = loaderData
  const [form, fields] = useForm<{ email: string; current: string }, { email: string }, string[]>({
    id: 'delete-form',
    lastResult: actionData?.result,
    constraint,
  })
  return (
    <OwnerDialog
      owner={owner}
      current={fields.current}
      because="This reaches into accounts, so we ask once more."
      title="Delete the account?"
      back={back}
      form={form}
      fields={fields}
      label="Delete account"
      busyLabel="Deleting…"
      cancel="Keep it"
      danger
    >
      <Notice kind="warn" title="This cannot be undone">
        <p className="wrap-anywhere">
          Everything of <strong>{email}</strong> is deleted immediately: texts, files, conversations and
          cards. A subscription ends with it.
        </p>
      </Notice>
      <TextField label="Type the address to delete it" field={fields.email} autoComplete="off" />
    </OwnerDialog>
  )
}
