import { useForm } from '@conform-to/react'
import { getZodConstraint } from '@conform-to/zod/v4'
import { href } from 'react-router'
import * as z from 'zod'
import { limitReauthentication } from '#app/domain/accounts/attempts.server.ts'
import { changePassword } from '#app/domain/accounts/change-password.server.ts'
import { NewPassword } from '#app/domain/accounts/forms.ts'
import { listTokens } from '#app/domain/tokens/tokens.server.ts'
import { clientAddressContext } from '#app/http/context.server.ts'
import { stillKnown } from '#app/http/device.server.ts'
import { tellOwner } from '#app/http/letters.server.ts'
import { pageAction } from '#app/http/mutation.server.ts'
import { ownerOf, requireUser } from '#app/http/session.server.ts'
import { Choice } from '#app/ui/Choice.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { CurrentPasswordField } from '../CurrentPasswordField.tsx'
import { FormDialog } from '#app/ui/FormDialog.tsx'
import { CurrentPassword, ownerStanding } from '../reauthenticate.server.ts'
import { mustSignInAgain, SignInAgain } from '../SignInAgain.tsx'
import type { Route } from './+types/password'

const BACK = href('/account/security')
const ChangedPassword = CurrentPassword.extend({
  ...NewPassword.shape,
  tokens: z.literal('revoke').optional(),
})

export async function loader({ request, context }: Route.LoaderArgs) {
  const user = requireUser(context, request)
  const [owner, tokens] = await Promise.all([ownerStanding({ user, context }), listTokens(user)])
  return { owner, hasTokens: tokens.length > 0, constraint: getZodConstraint(ChangedPassword) }
}

export const action = pageAction(ChangedPassword, async ({ user, request, context, values }) => {
  const owner = ownerOf(user, context)
  const succeeded = await limitReauthentication(
    context.get(clientAddressContext),
    `session ${owner.sessionId}`,
  )
  const revokeTokens = values.tokens === 'revoke'
  await changePassword(owner, { current: values.current, next: values.password, revokeTokens })
  await succeeded()
  await tellOwner(context, user, 'password')
  const description = revokeTokens
    ? 'All other devices were signed out, and your API tokens no longer work.'
    : 'All other devices were signed out.'
  return {
    to: BACK,
    flash: { kind: 'good', title: 'Your password was changed', description },
    headers: await stillKnown(request, user),
  }
})

export default function ChangePassword({ loaderData, actionData }: Route.ComponentProps) {
  const { owner, hasTokens, constraint } = loaderData
  const [form, fields] = useForm({
    id: 'password-form',
    lastResult: actionData?.result,
    constraint,
    defaultValue: { current: '', password: '', tokens: 'revoke' },
  })
  const title = owner.hasPassword ? 'Change your password' : 'Set a password'
  if (mustSignInAgain(owner)) return <SignInAgain title={title} back={BACK} owner={owner} />
  return (
    <FormDialog
      title={title}
      back={BACK}
      form={form}
      fields={fields}
      label="Save password"
      busyLabel="Saving…"
    >
      {owner.hasPassword && <CurrentPasswordField field={fields.current} />}
      <TextField
        label="New password"
        hint="At least 8 characters. All other devices will be signed out."
        field={fields.password}
        type="password"
        autoComplete="new-password"
      />
      {hasTokens && (
        <Choice
          type="checkbox"
          name={fields.tokens.name}
          value="revoke"
          defaultChecked={fields.tokens.initialValue === 'revoke'}
        >
          Revoke my API tokens, too
        </Choice>
      )}
    </FormDialog>
  )
}
