import { useForm } from '@conform-to/react'
import { getZodConstraint } from '@conform-to/zod/v4'
import { href } from 'react-router'
import * as z from 'zod'
import { signUpDoor } from '#app/domain/accounts/door.server.ts'
import { Address } from '#app/domain/accounts/forms.ts'
import { invitePerson } from '#app/domain/admin/invite.server.ts'
import { hasMail } from '#app/domain/mail/deliver.server.ts'
import { PLAN_NAMES } from '#app/domain/usage/plans.ts'
import { adminAction, requireAdministrator } from '#app/http/admin.server.ts'
import { sendLetter } from '#app/http/letters.server.ts'
import { publicOrigin } from '#app/http/origin.server.ts'
import { FormDialog } from '#app/ui/FormDialog.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import type { Route } from './+types/invitation-new'
import { PlanChoice } from './PlanChoice.tsx'

const BACK = href('/admin/invitations')
const Wish = z.object({ email: Address.shape.email.optional(), plan: z.enum(PLAN_NAMES) })

export async function loader({ request, context }: Route.LoaderArgs) {
  await requireAdministrator(context, request)
  return { hasMail, door: signUpDoor, constraint: getZodConstraint(Wish) }
}

export const action = adminAction(Wish, async ({ by, user, request, context, values }) => {
  const origin = publicOrigin(request)
  const email = values.email ?? null
  const id = await invitePerson({ by, invitedBy: user.id, email, plan: values.plan })
  if (email === null || !hasMail) return { to: href('/admin/invitations/:id/link', { id }) }
  await sendLetter(context, { kind: 'invitation', id, origin })
  return { to: BACK, flash: { kind: 'good', title: 'The invitation is on its way', description: email } }
})

/** Asks whom to invite, and with which plan. */
export default function NewInvitation({ loaderData, actionData }: Route.ComponentProps) {
  const [form, fields] = useForm<{ email: string; plan: string }, { email: string; plan: string }, string[]>({
    id: 'invitation-form',
    lastResult: actionData?.result,
    constraint: loaderData.constraint,
  })
  return (
    <FormDialog
      title="Invite somebody"
      back={BACK}
      form={form}
      fields={fields}
      label="Invite"
      busyLabel="Inviting…"
    >
      <TextField
        label="Email (optional)"
        hint={
          loaderData.hasMail
            ? 'They get an email. Without an address, you get a link to give to one person.'
            : 'The invitation is then for this address only. This server sends no email, so you get a link to pass on.'
        }
        field={fields.email}
        type="email"
        autoComplete="off"
      />
      <PlanChoice id={fields.plan.id} name={fields.plan.name} chosen="free" />
    </FormDialog>
  )
}
