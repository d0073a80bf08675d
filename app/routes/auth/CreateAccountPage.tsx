import { useForm } from '@conform-to/react'
import { href } from 'react-router'
import type { SignUp } from '#app/domain/accounts/forms.ts'
import type { PageActionData } from '#app/http/mutation.server.ts'
import { Button } from '#app/ui/Button.tsx'
import { Form } from '#app/ui/Form.tsx'
import { FormErrors } from '#app/ui/FormErrors.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { AuthPage } from './AuthPage.tsx'
import { AuthTabs } from './AuthTabs.tsx'
import { withNext } from './addresses.ts'
import { GitHubSoon, GoogleButton } from './OtherWays.tsx'
import type { registration } from './visitors.server.ts'

type CreateAccountProps = ReturnType<typeof registration> & { failed?: PageActionData<never> }

/** Asks for name, e-mail address and password of a new account. */
export function CreateAccountPage({ next, google, constraint, failed }: CreateAccountProps) {
  const [form, fields] = useForm<SignUp, SignUp, string[]>({
    id: 'register',
    lastResult: failed?.result,
    constraint,
  })
  return (
    <AuthPage title="Create your account" failed={failed !== undefined}>
      <AuthTabs current="create-account" next={next} />
      <GoogleButton configured={google} next={next} />
      <Form
        method="post"
        id={form.id}
        action={withNext(href('/auth/register'), next)}
        className="stack"
        noValidate
      >
        <FormErrors form={form} fields={fields} title={failed?.code && 'Registration failed'} />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField label="First name" field={fields.firstName} autoComplete="given-name" />
          <TextField label="Last name" field={fields.lastName} autoComplete="family-name" />
        </div>
        <TextField label="Email" field={fields.email} type="email" autoComplete="username" />
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
      <p>
        <a href={withNext(href('/auth/benefits'), next)}>Back to Benefits</a>
      </p>
      <GitHubSoon />
    </AuthPage>
  )
}
