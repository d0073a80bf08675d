import { DialogActions } from '#app/ui/Dialog.tsx'
import { LinkButton } from '#app/ui/LinkButton.tsx'

/** For accounts without a password: how their owner shows that it is still them, and comes back to `next`. */
export function SignInAgain({ hasIdentity, next }: { hasIdentity: boolean; next: string }) {
  return (
    <div className="stack">
      <p>
        Your account has no password, so we ask you to sign in once more before anything about how it is
        opened can be changed. After that you have ten minutes.
      </p>
      {hasIdentity ? (
        <p>Google asks who you are and brings you back here.</p>
      ) : (
        <p>Sign out below “Where you are signed in”, and sign in again with your passkey.</p>
      )}
      <DialogActions>
        <LinkButton href="/account" variant="secondary">
          Cancel
        </LinkButton>
        {hasIdentity && (
          <LinkButton href={`/api/auth/google?next=${encodeURIComponent(next)}`}>
            Sign in with Google
          </LinkButton>
        )}
      </DialogActions>
    </div>
  )
}
