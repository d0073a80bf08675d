import { useForm } from '@conform-to/react'
import { getZodConstraint } from '@conform-to/zod/v4'
import { data, href } from 'react-router'
import { limitReauthentication } from '#app/domain/accounts/attempts.server.ts'
import { Joining } from '#app/domain/accounts/forms.ts'
import { nameOfIssuer } from '#app/domain/accounts/ask-provider.server.ts'
import { claimWith, isProvenAddress, joinWithPassword } from '#app/domain/accounts/identities.server.ts'
import { AppError } from '#app/domain/errors.ts'
import { hasMail } from '#app/domain/mail/deliver.server.ts'
import { clientAddressContext } from '#app/http/context.server.ts'
import { forgetJoining, waitingToJoin } from '#app/http/provider-sign-in.server.ts'
import { tellOwner } from '#app/http/letters.server.ts'
import { visitorAction } from '#app/http/mutation.server.ts'
import type { PageHandle } from '#app/http/page-handle.ts'
import { Button } from '#app/ui/Button.tsx'
import { Form } from '#app/ui/Form.tsx'
import { FormErrors } from '#app/ui/FormErrors.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import type { Route } from './+types/join'
import { AuthPage } from './AuthPage.tsx'
import { TooLate } from './TooLate.tsx'
import { enterAndGo, nextOf, visitorsOnly } from './visitors.server.ts'

export const handle: PageHandle = { document: true }

export async function loader({ request, url, context }: Route.LoaderArgs) {
  visitorsOnly(context)
  const identity = await waitingToJoin(request)
  return data(
    {
      email: identity?.email ?? null,
      provider: identity === null ? '' : nameOfIssuer(identity.issuer),
      isProven: identity !== null && (await isProvenAddress(identity.email)),
      next: nextOf(url),
      mail: hasMail,
      constraint: getZodConstraint(Joining),
    },
    { status: identity ? 200 : 401 },
  )
}

export const action = visitorAction(Joining, async ({ request, context, values: { password, claim } }) => {
  const identity = await waitingToJoin(request)
  if (!identity) throw new AppError('signed_out', 'That took too long. Please begin again.')
  const shown = `identity ${identity.issuer} ${identity.subject}`
  const succeeded = await limitReauthentication(context.get(clientAddressContext), shown)
  const { user, removed } = claim ? await claimWith(identity) : await joinWithPassword(identity, password)
  await succeeded()
  const provider = nameOfIssuer(identity.issuer)
  await tellOwner(context, user, 'provider_connected', { removed, provider })
  const { to, headers } = await enterAndGo(user, request)
  headers?.append('set-cookie', await forgetJoining())
  return {
    to,
    headers,
    flash: {
      kind: 'good',
      title: `${provider} was connected`,
      description: removed.password
        ? 'Your old password no longer works. You can set a new one on your account page.'
        : `You can sign in with this ${provider} account from now on.`,
    },
  }
})

/** Asks for the password of an account that an identity elsewhere is about to be connected to. */
export default function JoinProvider({ loaderData, actionData }: Route.ComponentProps) {
  const { email, provider, isProven, next, mail, constraint } = loaderData
  const [form, fields] = useForm<{ password: string }, { password: string }, string[]>({
    id: 'join',
    lastResult: actionData?.result,
    constraint,
  })
  return (
    <AuthPage title={`Connect ${provider}`.trim()} failed={actionData !== undefined}>
      {email === null ? (
        <TooLate next={next} />
      ) : (
        <Form method="post" id={form.id} className="stack" noValidate>
          <FormErrors
            form={form}
            fields={fields}
            title={actionData?.code && `${provider} was not connected`}
          />
          <input type="hidden" name="email" value={email} autoComplete="username" />
          <p>
            There is an account with <strong className="break-words">{email}</strong> already, and{' '}
            {isProven
              ? `it uses another ${provider} account. Enter the account’s password once to connect this one as well.`
              : 'its address has not been confirmed yet. Enter the account’s password once to show that it is yours.'}
          </p>
          {!isProven && (
            <p>
              From then on you sign in with {provider} only. Everything that worked before stops working: the
              password, other devices, other accounts that were connected, passkeys, two-step sign-in and API
              tokens.
            </p>
          )}
          <TextField
            label="Password"
            field={fields.password}
            type="password"
            autoComplete="current-password"
            required
          />
          <Button block busyLabel="Connecting…">
            Connect {provider}
          </Button>
          {isProven && mail && (
            <p>
              Don’t know it? <a href={href('/auth/forgot')}>Reset it by email</a>, then sign in with{' '}
              {provider} again.
            </p>
          )}
          {!isProven && (
            <>
              <p>
                You do not know it because someone else made the account? {provider} says that the address is
                yours, so you can take the account over. What is in it stays: look through it, and delete what
                is not yours.
              </p>
              <Button block variant="secondary" name="claim" value="mine" busyLabel="Connecting…">
                Make this account mine
              </Button>
            </>
          )}
        </Form>
      )}
    </AuthPage>
  )
}
