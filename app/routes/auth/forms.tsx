import { type SubmissionResult, useForm } from '@conform-to/react'
import { Button } from '#app/ui/Button.tsx'
import { ErrorSummary } from '#app/ui/ErrorSummary.tsx'
import { fieldProps, problemsOf } from '#app/ui/conform.ts'
import { Field } from '#app/ui/Field.tsx'

/** `action` is the page's own address, which says where to go afterwards: it must outlive a form that is sent back. */
export type FormProps = { result: SubmissionResult<string[]> | undefined; action: string }

type Login = { email: string; password: string }
type Registration = Login & { firstName: string; lastName: string }

/** E-mail and password. Validated on the server, in our words, with or without script: hence noValidate. */
export function LoginForm({ result, action }: FormProps) {
  const [form, fields] = useForm<Login, string[]>({ id: 'login', lastResult: result })
  return (
    <form id={form.id} method="post" action={action} className="stack" noValidate>
      <ErrorSummary errors={problemsOf(form.errors?.flat(), [fields.email, fields.password])} />
      <Field {...fieldProps(fields.email)} type="email" label="Email" autoComplete="username" required />
      <Field
        {...fieldProps(fields.password)}
        type="password"
        label="Password"
        autoComplete="current-password"
        required
      />
      <Button type="submit" block busyLabel="Signing in…">
        Login
      </Button>
    </form>
  )
}

/** Name, e-mail and password of a new account. */
export function RegisterForm({ result, action }: FormProps) {
  const [form, fields] = useForm<Registration, string[]>({ id: 'register', lastResult: result })
  const all = [fields.firstName, fields.lastName, fields.email, fields.password]
  return (
    <form id={form.id} method="post" action={action} className="stack" noValidate>
      <ErrorSummary errors={problemsOf(form.errors?.flat(), all)} />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field {...fieldProps(fields.firstName)} label="First Name" autoComplete="given-name" required />
        <Field {...fieldProps(fields.lastName)} label="Last Name" autoComplete="family-name" required />
      </div>
      <Field {...fieldProps(fields.email)} type="email" label="Email" autoComplete="username" required />
      <Field
        {...fieldProps(fields.password)}
        type="password"
        label="Password"
        hint="At least 8 characters"
        autoComplete="new-password"
        required
      />
      <Button type="submit" block busyLabel="Creating your account…">
        Create Account
      </Button>
    </form>
  )
}
