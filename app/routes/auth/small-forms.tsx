import { useForm } from '@conform-to/react'
import { Button } from '#app/ui/Button.tsx'
import { ErrorSummary } from '#app/ui/ErrorSummary.tsx'
import { Field } from '#app/ui/Field.tsx'
import { fieldProps, problemsOf } from '#app/ui/conform.ts'
import type { FormProps } from './forms.tsx'
import { linkTo } from './views.ts'

/** Asks for the address that a link to a new password is sent to. */
export function ForgotForm({ result, action }: FormProps) {
  const [form, fields] = useForm<{ email: string }, string[]>({ id: 'forgot', lastResult: result })
  return (
    <form id={form.id} method="post" action={action} className="stack" noValidate>
      <ErrorSummary errors={problemsOf(form.errors?.flat(), [fields.email])} />
      <p>Tell us the address of your account, and we send you a link to choose a new password.</p>
      <Field {...fieldProps(fields.email)} type="email" label="Email" autoComplete="username" required />
      <Button type="submit" block busyLabel="Sending…">
        Send the link
      </Button>
      <p>
        <a href={linkTo('login')}>Back to Login</a>
      </p>
    </form>
  )
}

/** The new password of whom the link is for. */
export function ResetForm({ result, action, email }: FormProps & { email: string }) {
  const [form, fields] = useForm<{ password: string }, string[]>({ id: 'reset', lastResult: result })
  return (
    <form id={form.id} method="post" action={action} className="stack" noValidate>
      <ErrorSummary errors={problemsOf(form.errors?.flat(), [fields.password])} />
      <input type="hidden" name="email" value={email} autoComplete="username" />
      <Field
        {...fieldProps(fields.password)}
        type="password"
        label="New password"
        hint="At least 8 characters. All your devices will be signed out."
        autoComplete="new-password"
        required
      />
      <Button type="submit" block busyLabel="Changing…">
        Change my password
      </Button>
    </form>
  )
}

/** The second step of signing in. */
export function CodeForm({ result, action }: FormProps) {
  const [form, fields] = useForm<{ code: string }, string[]>({ id: 'code', lastResult: result })
  return (
    <form id={form.id} method="post" action={action} className="stack" noValidate>
      <ErrorSummary errors={problemsOf(form.errors?.flat(), [fields.code])} />
      <Field
        {...fieldProps(fields.code)}
        label="Code"
        hint="The six digits your authenticator app shows, or one of your recovery codes."
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <Button type="submit" block busyLabel="Checking…">
        Sign In
      </Button>
      <p>
        <a href={linkTo('login')}>Begin again</a>
      </p>
    </form>
  )
}

/** Asks for the password of an account that Google is about to be connected to. */
export function JoinForm({ result, action, email }: FormProps & { email: string }) {
  const [form, fields] = useForm<{ password: string }, string[]>({ id: 'join', lastResult: result })
  return (
    <form id={form.id} method="post" action={action} className="stack" noValidate>
      <ErrorSummary errors={problemsOf(form.errors?.flat(), [fields.password])} />
      <p>
        There is an account with <strong className="break-words">{email}</strong> already, and nobody has
        confirmed that address yet. Enter the account’s password once to show that it is yours. After that you
        come in with Google, the old password no longer works, and all other devices are signed out.
      </p>
      <Field
        {...fieldProps(fields.password)}
        type="password"
        label="Password"
        autoComplete="current-password"
        required
      />
      <Button type="submit" block busyLabel="Connecting…">
        Connect Google
      </Button>
      <p>
        You do not know it? <a href={linkTo('forgot')}>Get a new one by mail</a>, then sign in with Google
        again.
      </p>
    </form>
  )
}
