import { CODE, EMAIL, FIRST_NAME, LAST_NAME, NEW_PASSWORD, PASSWORD } from '#app/ui/account-fields.ts'
import { Button } from '#app/ui/Button.tsx'
import { FieldsForm, type FieldsFormProps } from '#app/ui/FieldsForm.tsx'
import { linkTo } from './views.ts'

/** `action` also says where to go afterwards: it must outlive a form that is sent back. */
type FormProps = Pick<FieldsFormProps, 'result' | 'action'>

/** E-mail and password. */
export function LoginForm(props: FormProps) {
  return (
    <FieldsForm {...props} id="login" asked={[EMAIL, PASSWORD]}>
      <Button block busyLabel="Signing in…">
        Login
      </Button>
    </FieldsForm>
  )
}

/** Name, e-mail and password of a new account. */
export function RegisterForm(props: FormProps) {
  const password = { ...NEW_PASSWORD, label: 'Password', hint: 'At least 8 characters' }
  return (
    <FieldsForm {...props} id="register" asked={[[FIRST_NAME, LAST_NAME], EMAIL, password]}>
      <Button block busyLabel="Creating your account…">
        Create Account
      </Button>
    </FieldsForm>
  )
}

/** Asks for the address that a link to a new password is sent to. */
export function ForgotForm(props: FormProps) {
  return (
    <FieldsForm
      {...props}
      id="forgot"
      lead={<p>Tell us the address of your account, and we send you a link to choose a new password.</p>}
      asked={[EMAIL]}
    >
      <Button block busyLabel="Sending…">
        Send the link
      </Button>
      <p>
        <a href={linkTo('login')}>Back to Login</a>
      </p>
    </FieldsForm>
  )
}

/** The new password of whom the link is for. */
export function ResetForm({ email, ...props }: FormProps & { email: string }) {
  const hint = 'At least 8 characters. All your devices will be signed out.'
  return (
    <FieldsForm
      {...props}
      id="reset"
      lead={<input type="hidden" name="email" value={email} autoComplete="username" />}
      asked={[{ ...NEW_PASSWORD, hint }]}
    >
      <Button block busyLabel="Changing…">
        Change my password
      </Button>
    </FieldsForm>
  )
}

/** The second step of signing in. */
export function CodeForm(props: FormProps) {
  const hint = 'The six digits your authenticator app shows, or one of your recovery codes.'
  return (
    <FieldsForm {...props} id="code" asked={[{ ...CODE, hint, autoCapitalize: 'none', spellCheck: false }]}>
      <Button block busyLabel="Checking…">
        Sign In
      </Button>
      <p>
        <a href={linkTo('login')}>Begin again</a>
      </p>
    </FieldsForm>
  )
}

/** Asks for the password of an account that Google is about to be connected to. */
export function JoinForm({ email, ...props }: FormProps & { email: string }) {
  return (
    <FieldsForm
      {...props}
      id="join"
      lead={
        <p>
          There is an account with <strong className="break-words">{email}</strong> already, and nobody has
          confirmed that address yet. Enter the account’s password once to show that it is yours. After that
          you come in with Google, the old password no longer works, and all other devices are signed out.
        </p>
      }
      asked={[PASSWORD]}
    >
      <Button block busyLabel="Connecting…">
        Connect Google
      </Button>
      <p>
        You do not know it? <a href={linkTo('forgot')}>Get a new one by mail</a>, then sign in with Google
        again.
      </p>
    </FieldsForm>
  )
}
