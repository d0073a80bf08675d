import type { SubmissionResult } from '@conform-to/react'
import { Button } from '#app/ui/Button.tsx'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { Tabs } from '#app/ui/Tabs.tsx'
import { BenefitsView } from './BenefitsView.tsx'
import { CodeForm, ForgotForm, HolderForm, JoinForm, LoginForm, RegisterForm, ResetForm } from './forms.tsx'
import { GoogleButton, OtherWays } from './GoogleButton.tsx'
import { linkTo, type View } from './views.ts'

export type AuthCardProps = {
  view: View
  next: string
  token: string
  /** Whether Google can be used here; whether letters go anywhere; whether they stay on this machine. */
  google: boolean
  mail: boolean
  keepsLetters: boolean
  /** There are plans to be had here. */
  sells: boolean
  /** Whom a link or a waiting sign-in is for. */
  email: string
  /** Whether the address of the account that Google waits to be joined to is proven already. */
  isProven: boolean
  spent: boolean
  /** Whether somebody is signed in, and to the account that a link is for. */
  isSignedIn: boolean
  isHolder: boolean
  holderHasPassword: boolean
  result: SubmissionResult<string[]> | undefined
  failure: string
}

/** What stands under the heading of /auth. */
export function AuthCard(props: AuthCardProps) {
  const { view, next, token, google, result, failure, email } = props
  const form = { result, action: linkTo(view, { next, token }) }
  if (view === 'login' || view === 'register') {
    return (
      <>
        <Tabs
          label="Sign in or create an account"
          tabs={[
            { href: linkTo('login', { next }), label: 'Login', current: view === 'login' },
            { href: linkTo('register', { next }), label: 'Register', current: view === 'register' },
          ]}
        />
        <GoogleButton configured={google} next={next} />
        {view === 'register' && <OtherWays />}
        {view === 'login' ? <LoginForm {...form} /> : <RegisterForm {...form} />}
        {view === 'login' && (
          <div data-passkey-use hidden>
            <Button type="button" variant="secondary" block>
              Sign in with a passkey
            </Button>
            <p role="status" data-passkey-status />
          </div>
        )}
        {view === 'login' && (
          <p>
            <a href={linkTo('forgot')}>Forgot your password?</a>
          </p>
        )}
        <p>
          <a href={linkTo('benefits', { next })}>Back to Benefits</a>
        </p>
      </>
    )
  }
  if (view === 'benefits') return <BenefitsView next={next} sells={props.sells} />
  if (props.spent && (view === 'code' || view === 'join')) return <TooLate next={next} />
  if (view === 'code') return <CodeForm {...form} />
  if (view === 'join') return <JoinForm {...form} {...props} />
  if (view === 'forgot') return props.mail ? <ForgotForm {...form} /> : <NoMail />
  if (view === 'sent') return <Sent keepsLetters={props.keepsLetters} />
  if (props.spent || failure) return <SpentLink {...props} />
  if (view === 'reset') return <ResetForm {...form} email={email} />
  return <HolderForm {...form} {...props} view={view} />
}

function TooLate({ next }: { next: string }) {
  return (
    <>
      <Notice kind="warn" role="alert" title="That took too long.">
        <p>Nobody is waiting to come in here any more. Please begin again.</p>
      </Notice>
      <LinkButton href={linkTo('login', { next })}>Back to Login</LinkButton>
    </>
  )
}

function SpentLink({ view, failure, isSignedIn }: AuthCardProps) {
  return (
    <>
      <Notice kind="bad" role="alert" title={failure || 'This link has been used or has expired.'}>
        <p>Links in letters work once, and only for a while.</p>
      </Notice>
      <div className="cluster">
        {view === 'reset' ? (
          <LinkButton href={linkTo('forgot')}>Ask for a new link</LinkButton>
        ) : isSignedIn ? (
          <LinkButton href="/account#email">Ask for a new link</LinkButton>
        ) : (
          <LinkButton href={linkTo('login', { next: '/account' })}>Sign in to ask for a new link</LinkButton>
        )}
      </div>
    </>
  )
}

function NoMail() {
  return (
    <Notice kind="info" title="This server sends no mail">
      <p>
        So it cannot send you a link. Please ask whoever runs it to set a new password for you; they have a
        command for that.
      </p>
    </Notice>
  )
}

function Sent({ keepsLetters }: { keepsLetters: boolean }) {
  return (
    <>
      <p>
        If the address belongs to an account, a letter with a link is on its way. It is good for an hour. Look
        into your spam folder, too.
      </p>
      {keepsLetters && (
        <Notice kind="info" title="Letters stay on this machine">
          <p>
            No mail server is configured, so letters are kept here: <a href="/api/outbox">open the outbox</a>.
          </p>
        </Notice>
      )}
      <p>
        <a href={linkTo('login')}>Back to Login</a>
      </p>
    </>
  )
}
