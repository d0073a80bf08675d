import { useForm } from '@conform-to/react'
import { getZodConstraint } from '@conform-to/zod/v4'
import { href } from 'react-router'
import { limitLetters } from '#app/domain/accounts/attempts.server.ts'
import { Address } from '#app/domain/accounts/forms.ts'
import { hasMail } from '#app/domain/mail/deliver.server.ts'
import { clientAddressContext } from '#app/http/context.server.ts'
import { requireMail, sendLetter } from '#app/http/letters.server.ts'
import { visitorAction } from '#app/http/mutation.server.ts'
import { publicOrigin } from '#app/http/origin.server.ts'
import type { PageHandle } from '#app/http/page-handle.ts'
import { Button } from '#app/ui/Button.tsx'
import { Form } from '#app/ui/Form.tsx'
import { FormErrors } from '#app/ui/FormErrors.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import type { Route } from './+types/forgot'
import { AuthPage } from './AuthPage.tsx'
import { SIGN_IN } from './addresses.ts'

export const handle: PageHandle = { document: true }

export function loader() {
  return { mail: hasMail, constraint: getZodConstraint(Address) }
}

/** Whether there is such an account is told by the letter alone. */
export const action = visitorAction(Address, async ({ request, context, values: { email } }) => {
  requireMail()
  await limitLetters(context.get(clientAddressContext), { email })
  await sendLetter(context, { kind: 'reset', email, origin: publicOrigin(request) })
  return { to: href('/auth/sent') }
})

/** Asks for the address that a link to a new password is sent to. */
export default function ForgotPassword({ loaderData, actionData }: Route.ComponentProps) {
  const [form, fields] = useForm<{ email: string }, { email: string }, string[]>({
    id: 'forgot',
    lastResult: actionData?.result,
    constraint: loaderData.constraint,
  })
  return (
    <AuthPage title="Forgot your password?" failed={actionData !== undefined}>
      {loaderData.mail ? (
        <Form method="post" id={form.id} className="stack" noValidate>
          <FormErrors form={form} fields={fields} />
          <p>Enter the address of your account, and we will send you a link to choose a new password.</p>
          <TextField label="Email" field={fields.email} type="email" autoComplete="username" />
          <Button block busyLabel="Sending…">
            Send the link
          </Button>
          <p>
            <a href={SIGN_IN}>Back to sign in</a>
          </p>
        </Form>
      ) : (
        <Notice kind="info" title="This server sends no mail">
          <p>
            So it cannot send you a link. Please ask its administrator to set a new password for you; they
            have a command for that.
          </p>
        </Notice>
      )}
    </AuthPage>
  )
}
