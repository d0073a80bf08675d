import { href } from 'react-router'
import { changeEmail } from '#app/domain/accounts/change-email.server.ts'
import { Holder } from '#app/domain/accounts/forms.ts'
import { tellOwner } from '#app/http/letters.server.ts'
import { visitorAction } from '#app/http/mutation.server.ts'
import type { PageHandle } from '#app/http/page-handle.ts'
import type { Route } from './+types/new-address'
import { AuthPage } from './AuthPage.tsx'
import { HolderForm } from './HolderForm.tsx'
import { byLink, goOn, linkData } from './letter-link.server.ts'
import { SignInFirst } from './SignInFirst.tsx'
import { SpentLink } from './SpentLink.tsx'

export const handle: PageHandle = { document: true }

export const loader = (args: Route.LoaderArgs) => linkData('change', args)

export const action = visitorAction(Holder, async (given) => {
  const { user, before } = await byLink('change', given.values.password, given, changeEmail)
  await tellOwner(given.context, { ...user, email: before }, 'address')
  const flash = { kind: 'good', title: 'Your address was changed', description: user.email } as const
  return goOn(user, given, href('/account/profile'), flash)
})

/** Has an account use the address that a link was sent to. */
export default function UseNewAddress({ loaderData, actionData }: Route.ComponentProps) {
  const { email, token, isHolder, isSignedIn, holderHasPassword, constraint } = loaderData
  const about = (
    <p>
      Your account will use <strong className="break-words">{email}</strong> once you press the button.
    </p>
  )
  return (
    <AuthPage title="Use your new address" failed={actionData !== undefined}>
      {email === null ? (
        <SpentLink isSignedIn={isSignedIn} of="address" />
      ) : !isHolder && !holderHasPassword ? (
        <SignInFirst isSignedIn={isSignedIn} back={`${href('/auth/new-address')}?token=${token}`}>
          {about}
        </SignInFirst>
      ) : (
        <HolderForm
          id="change"
          failed={actionData}
          constraint={constraint}
          isHolder={isHolder}
          label="Use this address"
        >
          {about}
        </HolderForm>
      )}
      {email !== null && !isHolder && holderHasPassword && (
        <p>You did not ask for this? Then close this page: nothing changes.</p>
      )}
    </AuthPage>
  )
}
