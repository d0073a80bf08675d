import { LinkButton } from '#app/ui/LinkButton.tsx'

/** The way in through Google, where it is set up; otherwise a sentence that says so. */
export function GoogleButton({ configured, next }: { configured: boolean; next: string }) {
  const href = next ? `/api/auth/google?next=${encodeURIComponent(next)}` : '/api/auth/google'
  if (!configured) return <p className="muted">Sign-in with Google is not set up on this server.</p>
  return (
    <>
      <LinkButton href={href} variant="secondary" block>
        Continue with Google
      </LinkButton>
      <p className="divider">Or continue with</p>
    </>
  )
}

/** What will come: visible text, because a tooltip on a disabled button reaches nobody. */
export function OtherWays() {
  return (
    <div className="stack stack-sm">
      <button
        type="button"
        className="btn btn-secondary btn-block"
        aria-disabled="true"
        aria-describedby="github-soon"
      >
        Continue with GitHub
      </button>
      <p id="github-soon" className="muted">
        GitHub Sign In coming soon!
      </p>
    </div>
  )
}
