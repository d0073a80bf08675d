import { useForm } from '@conform-to/react'
import { href } from 'react-router'
import * as z from 'zod'
import { revokeFor } from '#app/domain/admin/invite.server.ts'
import { adminAction, requireAdministrator } from '#app/http/admin.server.ts'
import { FormDialog } from '#app/ui/FormDialog.tsx'
import type { Route } from './+types/invitation-revoke'

const BACK = href('/admin/invitations')

export async function loader({ request, context }: Route.LoaderArgs) {
  await requireAdministrator(context, request)
  return null
}

export const action = adminAction(z.object({}), async ({ by, params }) => {
  await revokeFor(by, params.id ?? '')
  return { to: BACK, flash: { kind: 'good', title: 'The invitation was revoked' } }
})

/** Revokes an invitation that nobody has used. */
export default function RevokeInvitation({ actionData }: Route.ComponentProps) {
  const [form, fields] = useForm({ id: 'revoke-form', lastResult: actionData?.result })
  return (
    <FormDialog
      title="Revoke the invitation?"
      back={BACK}
      form={form}
      fields={fields}
      label="Revoke"
      busyLabel="Revoking…"
      cancel="Keep it"
      danger
    >
      <p>Its link will no longer make an account.</p>
    </FormDialog>
  )
}
