import { useForm } from '@conform-to/react'
import { href } from 'react-router'
import type { SignUp } from '#app/domain/accounts/forms.ts'
import type { PageActionData } from '#app/http/mutation.server.ts'
import { Button } from '#app/ui/Button.tsx'
import { Form } from '#app/ui/Form.tsx'
import { FormErrors } from '#app/ui/FormErrors.tsx'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { AuthPage } from './AuthPage.tsx'
import { AuthTabs } from './AuthTabs.tsx'
import { withNext } from './addresses.ts'
import { GitHubSoon, ProviderButtons } from './OtherWays.tsx'
import type { registration } from './visitors.server.ts'

type CreateAccountProps = Awaited<ReturnType<typeof registration>> & { failed?: PageActionData<never> }

/** Makes an account, for whoever may make one here; says to others who may. */
export function CreateAccountPage(props: CreateAccountProps) {
  const { next, providers, door, domains, invitation, fault, failed } = props
  const mayMake = door !== 'closed' && !fault && (invitation !== null || door === 'open')
  return (
    <AuthPage title="Create your account" failed={failed !== undefined}>
      <AuthTabs current="create-account" next={next} />
      {mayMake ? (
        <>
          {!invitation && <ProviderButtons providers={providers} next={next} />}
          <AccountForm {...props} />
        </>
      ) : (
        <Refusal door={door} domains={domains} fault={fault} />
      )}
      <p>
        <a href={withNext(href('/auth/benefits'), next)}>Back to Benefits</a>
      </p>
      {mayMake && <GitHubSoon />}
    </AuthPage>
  )
}

/** Asks for name, e-mail address and password of a new account. */
function AccountForm({ next, constraint, invitation, failed }: CreateAccountProps) {
  const [form, fields] = useForm<SignUp, SignUp, string[]>({
    id: 'register',
    lastResult: failed?.result,
    constraint,
    defaultValue: { email: invitation?.email ?? '' },
  })
  const query = invitation ? `?invitation=${invitation.token}` : ''
  return (
    <Form
      method="post"
      id={form.id}
      action={withNext(`${href('/auth/register')}${query}`, next)}
      className="stack"
      noValidate
    >
      <FormErrors form={form} fields={fields} title={failed?.code && 'Registration failed'} />
      {invitation && (
        <>
          <Notice kind="good" title="You are invited">
            <p>
              {invitation.email
                ? `This invitation is for the address below.${invitation.proves ? ' It is confirmed by it.' : ''}`
                : 'This invitation makes one account.'}
            </p>
          </Notice>
          <input type="hidden" name="invitation" value={invitation.token} />
        </>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label="First name" field={fields.firstName} autoComplete="given-name" />
        <TextField label="Last name" field={fields.lastName} autoComplete="family-name" />
      </div>
      <TextField
        label="Email"
        field={fields.email}
        type="email"
        autoComplete="username"
        readOnly={Boolean(invitation?.email)}
      />
      <TextField
        label="Password"
        hint="At least 8 characters"
        field={fields.password}
        type="password"
        autoComplete="new-password"
      />
      <Button block busyLabel="Creating your account…">
        Create account
      </Button>
    </Form>
  )
}

/** Why no account can be made on this page, and what leads to one. */
function Refusal({ door, domains, fault }: Pick<CreateAccountProps, 'door' | 'domains' | 'fault'>) {
  if (fault) {
    return (
      <Notice kind="bad" role="alert" title="This link makes no account">
        <p>{fault}</p>
      </Notice>
    )
  }
  if (door === 'by-letter') {
    return (
      <>
        <p>Accounts here are for addresses at {domains}. An email to yours shows that it is yours.</p>
        <LinkButton href={href('/auth/ask')} block>
          Ask for an account
        </LinkButton>
      </>
    )
  }
  return door === 'invite' ? (
    <Notice kind="info" title="Accounts are by invitation">
      <p>The administrator of this server sends invitations. Do you have one? Open the link in it.</p>
    </Notice>
  ) : (
    <Notice kind="info" title="No new accounts">
      <p>This server takes no new accounts. If you have one, you can sign in.</p>
    </Notice>
  )
}
