import { href, Link, useLocation } from 'react-router'
import { DialogActions, DialogClose } from '#app/ui/Dialog.tsx'
import { orList } from '#app/ui/format.ts'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { PageDialog } from '#app/ui/FormDialog.tsx'
import type { OwnerStanding } from './reauthenticate.server.ts'

/** Whether an owner without a password has to sign in once more before anything here. */
export function mustSignInAgain({ hasPassword, confirmed }: OwnerStanding): boolean {
  return !hasPassword && !confirmed
}

type SignInAgainProps = { title: string; back: string; owner: OwnerStanding }

/** For accounts without a password: how their owner shows that it is still them, and comes back to the same dialog. */
export function SignInAgain({ title, back, owner: { providers } }: SignInAgainProps) {
  const { pathname, search } = useLocation()
  return (
    <PageDialog title={title} back={back}>
      <p>
        Your account has no password, so we ask you to sign in again before you change how you sign in. After
        that you have ten minutes.
      </p>
      {providers.length > 0 ? (
        <p>{orList(providers.map(({ name }) => name))} asks who you are and brings you back here.</p>
      ) : (
        <p>
          Sign out under <Link to={`${href('/account/security')}#sessions`}>Where you are signed in</Link>,
          and sign in again with your passkey.
        </p>
      )}
      <DialogActions>
        <DialogClose>Cancel</DialogClose>
        {providers.map(({ id, name }) => (
          <LinkButton
            key={id}
            href={`${href('/api/auth/:provider', { provider: id })}?next=${encodeURIComponent(pathname + search)}`}
          >
            Sign in with {name}
          </LinkButton>
        ))}
      </DialogActions>
    </PageDialog>
  )
}
