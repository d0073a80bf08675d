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
    <AuthPage title="Check your mail">
      <p>
        {loaderData.isForAccount
          ? 'A letter is on its way to your address. Its link leads on.'
          : 'If the address belongs to an account, a letter with a link is on its way. It is good for an hour.'}{' '}
        Look into your spam folder, too.
      </p>
      {loaderData.keepsLetters && (
        <Notice kind="info" title="Letters stay on this machine">
          <p>
            No mail server is configured, so letters are kept here:{' '}
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
