import { formatCount } from '#app/ui/format.ts'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { entranceAddress } from './plans-view.ts'

/** What stands in place of the plans on a server that charges for nothing. */
export function BillingOff({
  words,
  signedIn,
  next,
}: {
  words: number
  signedIn: boolean
  next: string | null
}) {
  return (
    <>
      <h1>Everything is included here</h1>
      <Notice kind="info" title="This server does not charge for plans">
        <p>
          Everybody has {formatCount(words)} words a month and every feature, Chat PDF and Study Buddy
          included. Your words start anew on the first day of every month (UTC).
        </p>
      </Notice>
      <div className="cluster">
        {signedIn ? (
          <LinkButton href="/dashboard">Back to your dashboard</LinkButton>
        ) : (
          <>
            <LinkButton href={entranceAddress(next ?? '/dashboard')}>Create an account</LinkButton>
            <LinkButton href={`/auth?next=${encodeURIComponent(next ?? '/dashboard')}`} variant="secondary">
              Sign in
            </LinkButton>
          </>
        )}
      </div>
    </>
  )
}
