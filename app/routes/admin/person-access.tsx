import { useForm } from '@conform-to/react'
import { href } from 'react-router'
import * as z from 'zod'
import { disablePerson, enablePerson, personWith } from '#app/domain/admin/people.server.ts'
import { adminAction, requireAdministrator } from '#app/http/admin.server.ts'
import { foundOr404 } from '#app/http/found.server.ts'
import { FormDialog } from '#app/ui/FormDialog.tsx'
import type { Route } from './+types/person-access'

export async function loader({ request, context, params }: Route.LoaderArgs) {
  await requireAdministrator(context, request)
  const { email, disabledAt } = await foundOr404(personWith(params.id))
  return { email, isOff: disabledAt !== null, back: href('/admin/people/:id', params) }
}

/** What was wanted is said by the form, as somebody else may have been quicker. */
export const action = adminAction(z.object({ to: z.enum(['on', 'off']) }), async ({ by, params, values }) => {
  const person = await personWith(params.id ?? '')
  const back = href('/admin/people/:id', { id: person.id })
  if (values.to === 'on') {
    await enablePerson(by, person)
    return {
      to: back,
      flash: { kind: 'good', title: 'The account was enabled', description: 'They can sign in again.' },
    }
  }
  await disablePerson(by, person)
  const description = 'They are signed out everywhere. Nothing was deleted.'
  return { to: back, flash: { kind: 'good', title: 'The account was disabled', description } }
})

/** Disables an account, or enables it again. */
export default function PersonAccess({
  loaderData: { email, isOff, back },
  actionData,
}: Route.ComponentProps) {
  const [form, fields] = useForm<{ to: string }, { to: string }, string[]>({
    id: 'access-form',
    lastResult: actionData?.result,
  })
  return (
    <FormDialog
      title={isOff ? 'Enable the account?' : 'Disable the account?'}
      back={back}
      form={form}
      fields={fields}
      label={isOff ? 'Enable' : 'Disable'}
      busyLabel="Saving…"
      danger={!isOff}
    >
      <input type="hidden" name={fields.to.name} value={isOff ? 'on' : 'off'} />
      <p className="wrap-anywhere">
        {isOff ? (
          <>
            <strong>{email}</strong> can sign in again and finds everything as it was.
          </>
        ) : (
          <>
            <strong>{email}</strong> is signed out everywhere and cannot sign in; their programs are refused.
            Texts and files stay, and a subscription goes on: they can be enabled again.
          </>
        )}
      </p>
    </FormDialog>
  )
}
