import { LinkButton } from '#app/ui/LinkButton.tsx'
import { withNext } from './addresses.ts'

/** The way in through Google, where it is set up. */
export function GoogleButton({ configured, next }: { configured: boolean; next: string }) {
  if (!configured) return null
  return (
    <>
      <LinkButton href={withNext('/api/auth/google', next)} variant="secondary" block>
        Continue with Google
      </LinkButton>
      <p className="flex items-center gap-4 text-sm text-ink-soft before:flex-1 before:border-t before:border-line after:flex-1 after:border-t after:border-line">
        Or continue with
      </p>
    </>
  )
}

/** What will come, as one line: visible words, because a tooltip on a disabled button reaches nobody. */
export function GitHubSoon() {
  return (
    <button type="button" className="text-ink-soft w-fit" aria-disabled="true">
      GitHub Sign In coming soon!
    </button>
  )
}
