import { useForm } from '@conform-to/react'
import { getZodConstraint } from '@conform-to/zod/v4'
import { href } from 'react-router'
import { limitLetters } from '#app/domain/accounts/attempts.server.ts'
import { Address } from '#app/domain/accounts/forms.ts'
import { clientAddressContext } from '#app/http/context.server.ts'
import { requireMail, sendLetter } from '#app/http/letters.server.ts'
import { pageAction } from '#app/http/mutation.server.ts'
import { publicOrigin } from '#app/http/origin.server.ts'
import { requireUser } from '#app/http/session.server.ts'
import { TextField } from '#app/ui/TextField.tsx'
import { OwnerDialog } from '../OwnerDialog.tsx'
import { CurrentPassword, ownerStanding, requireReauthentication } from '../reauthenticate.server.ts'
import type { Route } from './+types/email'

const BACK = href('/account/profile')
const TITLE = 'Change your email address'
const NewAddress = CurrentPassword.extend(Address.shape)

export async function loader({ request, context }: Route.LoaderArgs) {
  const user = requireUser(context, request)
  const owner = await ownerStanding({ user, context })
  return { email: user.email, owner, constraint: getZodConstraint(NewAddress) }
}

export const action = pageAction(NewAddress, async ({ user, request, context, values }) => {
  await requireReauthentication({ user, context }, values.current)
  requireMail()
  await limitLetters(context.get(clientAddressContext), user)
  const { email } = values
  await sendLetter(context, { kind: 'change', userId: user.id, email, origin: publicOrigin(request) })
  const description =
    'If the address can be used, an email with a link is on its way to it. Until you open it, nothing changes.'
  return { to: BACK, flash: { kind: 'info', title: 'Check your email', description } }
})

export default function ChangeEmail({ loaderData, actionData }: Route.ComponentProps) {
  const { email, owner, constraint } = loaderData
  const [form, fields] = useForm<{ email: string; current: string }, { email: string }, string[]>({
    id: 'email-form',
    lastResult: actionData?.result,
    constraint,
  })
  return (
    <OwnerDialog
      owner={owner}
      current={fields.current}
      title={TITLE}
      back={BACK}
      form={form}
      fields={fields}
      label="Send an email there"
      busyLabel="Sending…"
    >
      <p>
        Now: <strong className="wrap-anywhere">{email}</strong>. It changes once you have opened the email at
        the new address.
      </p>
      <TextField label="New email" field={fields.email} type="email" autoComplete="email" />
    </OwnerDialog>
  )
}
