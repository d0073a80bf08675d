import { href } from 'react-router'
import type { Provider } from '#app/domain/accounts/ask-provider.server.ts'
import type { waysInto } from '#app/domain/accounts/ways-in.server.ts'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { PostButton } from '../PostButton.tsx'
import { Row } from '#app/ui/Row.tsx'
import { linkToConfirm } from './confirm-for.ts'

type IdentityRowsProps = {
  identities: Awaited<ReturnType<typeof waysInto>>['identities']
  /** Through whom people can sign in here. */
  providers: readonly Provider[]
  confirmed: boolean
}

/** The accounts elsewhere that open this one, and those that could. */
export function IdentityRows({ identities, providers, confirmed }: IdentityRowsProps) {
  const further = providers.filter(({ name }) => identities.every(({ provider }) => provider !== name))
  return (
    <>
      {identities.map(({ issuer, subject, email, provider }) => (
        <Row
          key={`${issuer} ${subject}`}
          title={provider}
          actions={
            <PostButton
              action={href('/api/account/identity')}
              fields={{ issuer, subject }}
              busyLabel="Disconnecting…"
            >
              Disconnect
            </PostButton>
          }
        >
          <p className="text-ink-soft">{email}</p>
        </Row>
      ))}
      {further.map(({ id, name }) => (
        <Row
          key={id}
          title={name}
          actions={
            confirmed ? (
              <LinkButton href={href('/api/auth/:provider', { provider: id })} variant="secondary">
                Connect {name}
              </LinkButton>
            ) : (
              <LinkButton to={linkToConfirm(id)} dialog variant="secondary">
                Connect {name}
              </LinkButton>
            )
          }
        >
          <p className="text-ink-soft">Not connected</p>
        </Row>
      ))}
    </>
  )
}
