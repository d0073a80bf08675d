import { useForm } from '@conform-to/react'
import { getZodConstraint } from '@conform-to/zod/v4'
import { href } from 'react-router'
import { brand } from '#app/brand.ts'
import { changeName } from '#app/domain/accounts/change-name.server.ts'
import { Name } from '#app/domain/accounts/forms.ts'
import { pageAction } from '#app/http/mutation.server.ts'
import { requireUser } from '#app/http/session.server.ts'
import { Button } from '#app/ui/Button.tsx'
import { Dialog, DialogActions } from '#app/ui/Dialog.tsx'
import { Form } from '#app/ui/Form.tsx'
import { FormErrors } from '#app/ui/FormErrors.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import type { Route } from './+types/name'

export function loader({ request, context }: Route.LoaderArgs) {
  const { firstName, lastName } = requireUser(context, request)
  return { name: { firstName, lastName }, constraint: getZodConstraint(Name) }
}

export const action = pageAction(Name, async ({ user, values }) => {
  await changeName(user, values)
  return { to: `${href('/account')}#profile`, flash: { kind: 'good', title: 'Your name was changed' } }
})

export default function ChangeName({ loaderData, actionData }: Route.ComponentProps) {
  const [form, fields] = useForm({
    id: 'name-form',
    lastResult: actionData?.result,
    constraint: loaderData.constraint,
    defaultValue: loaderData.name,
  })
  return (
    <Dialog id="name" title="Change your name" href={`${href('/account')}#profile`}>
      <title>{`${form.status === 'error' ? 'Error: ' : ''}Change your name · ${brand.name}`}</title>
      <Form method="post" id={form.id} onSubmit={form.onSubmit} className="stack" noValidate>
        <FormErrors form={form} fields={fields} />
        <TextField label="First name" field={fields.firstName} autoComplete="given-name" />
        <TextField label="Last name" field={fields.lastName} autoComplete="family-name" />
        <DialogActions>
          <Button busyLabel="Saving…">Save</Button>
        </DialogActions>
      </Form>
    </Dialog>
  )
}
