import { useForm } from '@conform-to/react'
import { data } from 'react-router'
import * as z from 'zod'
import { findEmailToken } from '#app/domain/accounts/email-tokens.server.ts'
import { endTwoFactorByLink } from '#app/domain/accounts/two-factor.server.ts'
import { tellOwner } from '#app/http/letters.server.ts'
import { visitorAction } from '#app/http/mutation.server.ts'
import type { PageHandle } from '#app/http/page-handle.ts'
import { Button } from '#app/ui/Button.tsx'
import { Form } from '#app/ui/Form.tsx'
import { FormErrors } from '#app/ui/FormErrors.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import type { Route } from './+types/two-step'
import { AuthPage } from './AuthPage.tsx'
import { SIGN_IN } from './addresses.ts'
import { tokenOf } from './letter-link.server.ts'

export const handle: PageHandle = { document: true }

export async function loader({ request }: Route.LoaderArgs) {
  const link = await findEmailToken(tokenOf(request), 'two_step')
  return data({ email: link?.email ?? null }, { status: link ? 200 : 404 })
}

export const action = visitorAction(z.object({}), async ({ request, context }) => {
  const user = await endTwoFactorByLink(tokenOf(request))
  await tellOwner(context, user, 'two_factor_off')
  const description = 'Sign in with your password, and turn it on again with a new app.'
  return { to: SIGN_IN, flash: { kind: 'good', title: 'Two-step sign-in is off', description } }
})

/** Switches two-step sign-in off for whom the link of a letter is for. */
export default function EndTwoStep({ loaderData: { email }, actionData }: Route.ComponentProps) {
  const [form, fields] = useForm({ id: 'two-step', lastResult: actionData?.result })
  return (
    <AuthPage title="Switch two-step sign-in off" failed={actionData !== undefined}>
      {email === null ? (
        <Notice kind="bad" role="alert" title="This link has been used or has expired.">
          <p>Please ask the administrator of this server for another email.</p>
        </Notice>
      ) : (
        <Form method="post" id={form.id} className="stack" noValidate>
          <FormErrors form={form} fields={fields} />
          <p>
            Signing in as <strong className="break-words">{email}</strong> will only ask for the password.
          </p>
          <Button block busyLabel="Switching off…">
            Turn it off
          </Button>
        </Form>
      )}
    </AuthPage>
  )
}
