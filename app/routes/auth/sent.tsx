import { href } from 'react-router'
import { keepsLetters } from '#app/domain/mail/deliver.server.ts'
import type { PageHandle } from '#app/http/page-handle.ts'
import { Notice } from '#app/ui/Notice.tsx'
import type { Route } from './+types/sent'
import { AuthPage } from './AuthPage.tsx'
import { SIGN_IN } from './addresses.ts'

export const handle: PageHandle = { document: true }

export function loader({ url }: Route.LoaderArgs) {
  return { keepsLetters, isForAccount: url.searchParams.get('for') === 'account' }
}

/** Says that a link is on its way, if there is anybody to send it to. */
export default function Sent({ loaderData }: Route.ComponentProps) {
  return (
    <AuthPage title="Check your email">
      <p>
        {loaderData.isForAccount
          ? 'An email is on its way to your address. Open the link in it to continue.'
          : 'If the address belongs to an account, an email with a link is on its way. The link works for an hour.'}{' '}
        Look into your spam folder, too.
      </p>
      {loaderData.keepsLetters && (
        <Notice kind="info" title="Emails stay on this machine">
          <p>
            No mail server is configured, so emails are kept here:{' '}
            <a href={href('/api/outbox')}>open the outbox</a>.
          </p>
        </Notice>
      )}
      <p>
        <a href={SIGN_IN}>Back to sign in</a>
      </p>
    </AuthPage>
  )
}
