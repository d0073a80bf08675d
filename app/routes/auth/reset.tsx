import { useForm } from '@conform-to/react'
import { getZodConstraint } from '@conform-to/zod/v4'
import { data } from 'react-router'
import { removedInWords } from '#app/domain/accounts/credentials.ts'
import { findEmailToken } from '#app/domain/accounts/email-tokens.server.ts'
import { NewPassword } from '#app/domain/accounts/forms.ts'
import { resetPassword } from '#app/domain/accounts/reset-password.server.ts'
import { userContext } from '#app/http/context.server.ts'
import { rememberDevice } from '#app/http/device.server.ts'
import { tellOwner } from '#app/http/letters.server.ts'
import { visitorAction } from '#app/http/mutation.server.ts'
import type { PageHandle } from '#app/http/page-handle.ts'
import { Button } from '#app/ui/Button.tsx'
import { Form } from '#app/ui/Form.tsx'
import { FormErrors } from '#app/ui/FormErrors.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import type { Route } from './+types/reset'
import { AuthPage } from './AuthPage.tsx'
import { SIGN_IN } from './addresses.ts'
import { tokenOf } from './letter-link.server.ts'
import { SpentLink } from './SpentLink.tsx'

export const handle: PageHandle = { document: true }

export async function loader({ request, context }: Route.LoaderArgs) {
  const link = await findEmailToken(tokenOf(request), 'reset')
  return data(
    {
      email: link?.email ?? null,
      isSignedIn: context.get(userContext) !== null,
      constraint: getZodConstraint(NewPassword),
    },
    { status: link ? 200 : 404 },
  )
}

const listOf = (words: string[]) => new Intl.ListFormat('en').format(words)

export const action = visitorAction(NewPassword, async ({ request, context, values }) => {
  const { user, removed } = await resetPassword(tokenOf(request), values.password)
  const { password: _, session: __, ...others } = removed
  await tellOwner(context, user, 'password', { removed: others })
  const went = removedInWords(others)
  const also = went.length > 0 ? ` Other ways to sign in were removed: ${listOf(went)}.` : ''
  return {
    to: SIGN_IN,
    flash: {
      kind: 'good',
      title: `The password of ${user.email} was changed`,
      description: `All devices were signed out.${also} Please sign in with the new password.`,
    },
    headers: new Headers({ 'set-cookie': await rememberDevice(request, user) }),
  }
})

/** Takes the new password of whom the link of a letter is for. */
export default function ChooseNewPassword({ loaderData, actionData }: Route.ComponentProps) {
  const [form, fields] = useForm<{ password: string }, { password: string }, string[]>({
    id: 'reset',
    lastResult: actionData?.result,
    constraint: loaderData.constraint,
  })
  const { email, isSignedIn } = loaderData
  return (
    <AuthPage title="Choose a new password" failed={actionData !== undefined}>
      {email === null ? (
        <SpentLink isSignedIn={isSignedIn} of="password" />
      ) : (
        <Form method="post" id={form.id} className="stack" noValidate>
          <FormErrors form={form} fields={fields} />
          <input type="hidden" name="email" value={email} autoComplete="username" />
          <TextField
            label="New password"
            hint="At least 8 characters. All your devices will be signed out."
            field={fields.password}
            type="password"
            autoComplete="new-password"
          />
          <Button block busyLabel="Changing…">
            Change my password
          </Button>
        </Form>
      )}
    </AuthPage>
  )
}
