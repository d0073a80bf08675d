import { href } from 'react-router'
import { Holder } from '#app/domain/accounts/forms.ts'
import { verifyEmail } from '#app/domain/accounts/verify-email.server.ts'
import { visitorAction } from '#app/http/mutation.server.ts'
import type { PageHandle } from '#app/http/page-handle.ts'
import type { Route } from './+types/verify'
import { AuthPage } from './AuthPage.tsx'
import { HolderForm } from './HolderForm.tsx'
import { byLink, goOn, linkData } from './letter-link.server.ts'
import { SignInFirst } from './SignInFirst.tsx'
import { SpentLink } from './SpentLink.tsx'

export const handle: PageHandle = { document: true }

export const loader = (args: Route.LoaderArgs) => linkData('verify', args)

export const action = visitorAction(Holder, async (given) => {
  const user = await byLink('verify', given.values.password, given, verifyEmail)
  const flash = { kind: 'good', title: 'Your address is confirmed', description: user.email } as const
  return goOn(user, given, href('/dashboard'), flash)
})

/** Confirms the address that a link was sent to. */
export default function ConfirmAddress({ loaderData, actionData }: Route.ComponentProps) {
  const { email, token, isHolder, isSignedIn, holderHasPassword, constraint } = loaderData
  const about = (
    <p>
      Confirm that <strong className="break-words">{email}</strong> is your address.
    </p>
  )
  return (
    <AuthPage title="Confirm your address" failed={actionData !== undefined}>
      {email === null ? (
        <SpentLink isSignedIn={isSignedIn} of="address" />
      ) : !isHolder && !holderHasPassword ? (
        <SignInFirst isSignedIn={isSignedIn} back={`${href('/auth/verify')}?token=${token}`}>
          {about}
        </SignInFirst>
      ) : (
        <HolderForm
          id="verify"
          failed={actionData}
          constraint={constraint}
          isHolder={isHolder}
          username={email}
          label="Confirm my address"
        >
          {about}
        </HolderForm>
      )}
      {email !== null && !isHolder && holderHasPassword && (
        <p>
          You did not open this account, or do not know its password? Then{' '}
          <a href={href('/auth/forgot')}>reset your password by email</a>: anything someone else set up to
          sign in stops working.
        </p>
      )}
    </AuthPage>
  )
}
