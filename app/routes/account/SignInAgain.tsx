import { href, Link, useLocation } from 'react-router'
import { DialogActions, DialogClose } from '#app/ui/Dialog.tsx'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { PageDialog } from '#app/ui/FormDialog.tsx'
import type { OwnerStanding } from './reauthenticate.server.ts'

/** Whether an owner without a password has to sign in once more before anything here. */
export function mustSignInAgain({ hasPassword, confirmed }: OwnerStanding): boolean {
  return !hasPassword && !confirmed
}

type SignInAgainProps = { title: string; back: string; owner: OwnerStanding }

/** For accounts without a password: how their owner shows that it is still them, and comes back to the same dialog. */
export function SignInAgain({ title, back, owner: { hasIdentity } }: SignInAgainProps) {
  const { pathname, search } = useLocation()
  return (
    <PageDialog title={title} back={back}>
      <p>
        Your account has no password, so we ask you to sign in once more before anything about how it is
        opened can be changed. After that you have ten minutes.
      </p>
      {hasIdentity ? (
        <p>Google asks who you are and brings you back here.</p>
      ) : (
        <p>
          Sign out under <Link to={`${href('/account/security')}#sessions`}>Where you are signed in</Link>,
          and sign in again with your passkey.
        </p>
      )}
      <DialogActions>
        <DialogClose>Cancel</DialogClose>
        {hasIdentity && (
          <LinkButton href={`/api/auth/google?next=${encodeURIComponent(pathname + search)}`}>
            Sign in with Google
          </LinkButton>
        )}
      </DialogActions>
    </PageDialog>
  )
}
