import { CODE, EMAIL, FIRST_NAME, LAST_NAME, NEW_PASSWORD, PASSWORD } from '#app/ui/account-fields.ts'
import type { ReactNode } from 'react'
import { Button } from '#app/ui/Button.tsx'
import { FieldsForm, type FieldsFormProps } from '#app/ui/FieldsForm.tsx'
import { LinkButton } from '#app/ui/LinkButton.tsx'
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

type HolderFormProps = FormProps & {
  view: 'verify' | 'change'
  token: string
  email: string
  isSignedIn: boolean
  isHolder: boolean
  holderHasPassword: boolean
}

/** Confirms the address that a link was sent to. Who is not signed in to its account shows the password. */
export function HolderForm(props: HolderFormProps) {
  const { view, email, isHolder, holderHasPassword } = props
  const isNew = view === 'verify'
  const about = (
    <p>
      {isNew ? 'Confirm that ' : 'Your account will use '}
      <strong className="break-words">{email}</strong>
      {isNew ? ' is your address.' : ' once you press the button.'}
    </p>
  )
  if (!isHolder && !holderHasPassword) return <SignInFirst {...props} about={about} />
  return (
    <FieldsForm
      action={props.action}
      result={props.result}
      id={view}
      lead={
        <>
          {about}
          {!isHolder && (
            <p>You are not signed in to that account on this device, so we ask for its password.</p>
          )}
          {isNew && !isHolder && <input type="hidden" name="email" value={email} autoComplete="username" />}
        </>
      }
      asked={isHolder ? [] : [PASSWORD]}
    >
      <Button block busyLabel="One moment…">
        {isNew ? 'Confirm my address' : 'Use this address'}
      </Button>
      {!isHolder && isNew && (
        <p>
          You did not open this account, or do not know its password? Then{' '}
          <a href={linkTo('forgot')}>choose a new password by mail</a>: whatever somebody else set up to get
          in stops working.
        </p>
      )}
      {!isHolder && !isNew && <p>You did not ask for this? Then close this page: nothing changes.</p>}
    </FieldsForm>
  )
}

/** For accounts that have no password to show. */
function SignInFirst({ view, token, isSignedIn, about }: HolderFormProps & { about: ReactNode }) {
  return (
    <>
      {about}
      {isSignedIn ? (
        <p>You are signed in to another account. Open the link where you are signed in to that one.</p>
      ) : (
        <>
          <p>Sign in to that account first; then we bring you back here.</p>
          <LinkButton href={linkTo('login', { next: linkTo(view, { token }) })} block>
            Sign in
          </LinkButton>
        </>
      )}
    </>
  )
}

type JoinFormProps = FormProps & { email: string; isProven: boolean; mail: boolean }

/** Asks for the password of an account that Google is about to be connected to. */
export function JoinForm({ email, isProven, mail, ...props }: JoinFormProps) {
  return (
    <FieldsForm
      action={props.action}
      result={props.result}
      id="join"
      lead={
        <>
          <input type="hidden" name="email" value={email} autoComplete="username" />
          <p>
            There is an account with <strong className="break-words">{email}</strong> already, and{' '}
            {isProven
              ? 'another Google account opens it. Enter the account’s password once to connect this one, too.'
              : 'nobody has confirmed that address yet. Enter the account’s password once to show that it is yours.'}
          </p>
          {!isProven && (
            <p>
              From then on you come in with Google alone. Whatever opened the account before stops working:
              the password, other devices, other Google accounts, passkeys, two-step sign-in and API tokens.
            </p>
          )}
        </>
      }
      asked={[PASSWORD]}
    >
      <Button block busyLabel="Connecting…">
        Connect Google
      </Button>
      {isProven && mail && (
        <p>
          You do not know it? <a href={linkTo('forgot')}>Get a new one by mail</a>, then sign in with Google
          again.
        </p>
      )}
      {!isProven && (
        <>
          <p>
            You do not know it, because somebody else opened the account? Google says that the address is
            yours, so the account can be yours, too. What is kept in it stays: look through it, and delete
            what is not yours.
          </p>
          <Button block variant="secondary" name="claim" value="mine" busyLabel="Connecting…">
            Make this account mine
          </Button>
        </>
      )}
    </FieldsForm>
  )
}
