import { href } from 'react-router'
import type { waysInto } from '#app/domain/accounts/ways-in.server.ts'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { PostButton } from '../PostButton.tsx'
import { Row } from '#app/ui/Row.tsx'
import { linkToConfirm } from './confirm-for.ts'

type GoogleRowProps = {
  identities: Awaited<ReturnType<typeof waysInto>>['identities']
  /** People can sign in with Google here. */
  configured: boolean
  confirmed: boolean
}

/** The Google accounts that open this one. */
export function GoogleRow({ identities, configured, confirmed }: GoogleRowProps) {
  if (identities.length === 0) {
    const connect = confirmed ? (
      <LinkButton href={href('/api/auth/google')} variant="secondary">
        Connect Google
      </LinkButton>
    ) : (
      <LinkButton to={linkToConfirm('google')} dialog variant="secondary">
        Connect Google
      </LinkButton>
    )
    return (
      <Row title="Google" actions={configured && connect}>
        <p className="text-ink-soft">Not connected</p>
      </Row>
    )
  }
  return identities.map(({ issuer, subject, email }) => (
    <Row
      key={`${issuer} ${subject}`}
      title="Google"
      actions={
        <PostButton
          action={href('/api/account/google')}
          fields={{ issuer, subject }}
          busyLabel="Disconnecting…"
        >
          Disconnect
        </PostButton>
      }
    >
      <p className="text-ink-soft">{email}</p>
    </Row>
  ))
}
