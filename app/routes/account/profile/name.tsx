import { useForm } from '@conform-to/react'
import { getZodConstraint } from '@conform-to/zod/v4'
import { href } from 'react-router'
import { changeName } from '#app/domain/accounts/change-name.server.ts'
import { Name } from '#app/domain/accounts/forms.ts'
import { pageAction } from '#app/http/mutation.server.ts'
import { requireUser } from '#app/http/session.server.ts'
import { TextField } from '#app/ui/TextField.tsx'
import { FormDialog } from '#app/ui/FormDialog.tsx'
import type { Route } from './+types/name'

const BACK = href('/account/profile')

export function loader({ request, context }: Route.LoaderArgs) {
  const { firstName, lastName } = requireUser(context, request)
  return { name: { firstName, lastName }, constraint: getZodConstraint(Name) }
}

export const action = pageAction(Name, async ({ user, values }) => {
  await changeName(user, values)
  return { to: BACK, flash: { kind: 'good', title: 'Your name was changed' } }
})

export default function ChangeName({ loaderData, actionData }: Route.ComponentProps) {
  const [form, fields] = useForm({
    id: 'name-form',
    lastResult: actionData?.result,
    constraint: loaderData.constraint,
    defaultValue: loaderData.name,
  })
  return (
    <FormDialog
      title="Change your name"
      back={BACK}
      form={form}
      fields={fields}
      label="Save"
      busyLabel="Saving…"
    >
      <TextField label="First name" field={fields.firstName} autoComplete="given-name" />
      <TextField label="Last name" field={fields.lastName} autoComplete="family-name" />
    </FormDialog>
  )
}
