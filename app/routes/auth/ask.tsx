import { useForm } from '@conform-to/react'
import { getZodConstraint } from '@conform-to/zod/v4'
import { href, redirect } from 'react-router'
import { limitLetters } from '#app/domain/accounts/attempts.server.ts'
import { domainsAllowed, requireDomain, signUpDoor } from '#app/domain/accounts/door.server.ts'
import { Address } from '#app/domain/accounts/forms.ts'
import { AppError } from '#app/domain/errors.ts'
import { clientAddressContext } from '#app/http/context.server.ts'
import { requireMail, sendLetter } from '#app/http/letters.server.ts'
import { visitorAction } from '#app/http/mutation.server.ts'
import { publicOrigin } from '#app/http/origin.server.ts'
import type { PageHandle } from '#app/http/page-handle.ts'
import { Button } from '#app/ui/Button.tsx'
import { Form } from '#app/ui/Form.tsx'
import { FormErrors } from '#app/ui/FormErrors.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import type { Route } from './+types/ask'
import { AuthPage } from './AuthPage.tsx'
import { SIGN_IN } from './addresses.ts'
import { visitorsOnly } from './visitors.server.ts'

export const handle: PageHandle = { document: true }

export function loader({ context }: Route.LoaderArgs) {
  visitorsOnly(context)
  if (signUpDoor !== 'by-letter') throw redirect(href('/auth/register'))
  return { domains: domainsAllowed, constraint: getZodConstraint(Address) }
}

/** Whether there is an account already is told by the letter alone. */
export const action = visitorAction(Address, async ({ request, context, values: { email } }) => {
  if (signUpDoor !== 'by-letter') throw new AppError('not_found', 'There is nothing to ask for here.')
  requireDomain(email)
  requireMail()
  await limitLetters(context.get(clientAddressContext), { email })
  await sendLetter(context, { kind: 'account_wanted', email, origin: publicOrigin(request) })
  return { to: `${href('/auth/sent')}?for=account` }
})

/** Asks for the address that a link to a new account is sent to. */
export default function AskForAccount({ loaderData, actionData }: Route.ComponentProps) {
  const [form, fields] = useForm<{ email: string }, { email: string }, string[]>({
    id: 'ask',
    lastResult: actionData?.result,
    constraint: loaderData.constraint,
  })
  return (
    <AuthPage title="Create your account" failed={actionData !== undefined}>
      <Form method="post" id={form.id} className="stack" noValidate>
        <FormErrors form={form} fields={fields} />
        <p>Accounts here are for addresses at {loaderData.domains}. We send a link to yours.</p>
        <TextField label="Email" field={fields.email} type="email" autoComplete="username" />
        <Button block busyLabel="Sending…">
          Send the link
        </Button>
        <p>
          <a href={SIGN_IN}>Back to sign in</a>
        </p>
      </Form>
    </AuthPage>
  )
}
