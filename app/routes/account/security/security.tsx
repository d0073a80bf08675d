import { href } from 'react-router'
import { PROVIDERS } from '#app/domain/accounts/ask-provider.server.ts'
import { isRecentlyAuthenticated } from '#app/domain/accounts/reauthenticate.server.ts'
import { waysInto } from '#app/domain/accounts/ways-in.server.ts'
import { sessionIdContext } from '#app/http/context.server.ts'
import { ownerOf, requireUser } from '#app/http/session.server.ts'
import { Card } from '#app/ui/Card.tsx'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { Rows, Row } from '#app/ui/Row.tsx'
import { Section } from '#app/ui/Section.tsx'
import type { Route } from './+types/security'
import { IdentityRows } from './IdentityRows.tsx'
import { PasskeyRow } from './PasskeyRow.tsx'
import { SessionList } from './SessionList.tsx'
import { TwoFactorRow } from './TwoFactorRow.tsx'

export async function loader({ request, context }: Route.LoaderArgs) {
  const user = requireUser(context, request)
  const now = new Date()
  const [ways, confirmed] = await Promise.all([
    waysInto(user),
    isRecentlyAuthenticated(ownerOf(user, context), now),
  ])
  return { ways, confirmed, providers: PROVIDERS, here: context.get(sessionIdContext), now }
}

/** How the account is entered, and where it is. */
export default function Security({ loaderData }: Route.ComponentProps) {
  const { ways, confirmed, providers, here, now } = loaderData
  return (
    <Section title="Security">
      <Card as="section" aria-labelledby="sign-in-title">
        <h2 id="sign-in-title" className="mb-4">
          Signing in
        </h2>
        <Rows>
          <Row
            title="Password"
            actions={
              <LinkButton to={href('/account/security/password')} dialog variant="secondary">
                {ways.hasPassword ? 'Change password' : 'Set a password'}
              </LinkButton>
            }
          >
            <p className="text-ink-soft">{ways.hasPassword ? 'Set' : 'None: you sign in another way.'}</p>
          </Row>
          <TwoFactorRow {...ways.twoFactor} />
          <IdentityRows identities={ways.identities} providers={providers} confirmed={confirmed} />
          <PasskeyRow passkeys={ways.passkeys} confirmed={confirmed} now={now} />
        </Rows>
      </Card>
      <SessionList sessions={ways.sessions} here={here} now={now} />
    </Section>
  )
}
