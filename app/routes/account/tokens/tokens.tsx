import { href, Link } from 'react-router'
import { listTokens, mayUseTokens } from '#app/domain/tokens/tokens.server.ts'
import { publicOrigin } from '#app/http/origin.server.ts'
import { requireUser } from '#app/http/session.server.ts'
import { Card } from '#app/ui/Card.tsx'
import { formatDay } from '#app/ui/format.ts'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { Row, Rows } from '#app/ui/Row.tsx'
import { Section } from '#app/ui/Section.tsx'
import { UsedWhen } from '../UsedWhen.tsx'
import type { Route } from './+types/tokens'
import { TokenExample } from './TokenExample.tsx'

/** Those of a plan that is over are shown, too: they can still be revoked. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const user = requireUser(context, request)
  return {
    allowed: mayUseTokens(user),
    tokens: await listTokens(user),
    origin: publicOrigin(request),
    now: new Date(),
  }
}

/** Keys with which programs of one's own humanize texts, and how that is done. */
export default function Tokens({ loaderData: { allowed, tokens, origin, now } }: Route.ComponentProps) {
  return (
    <Section title="API tokens">
      <Card as="section" className="grid grid-cols-[minmax(0,1fr)] gap-4" aria-labelledby="tokens-title">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <h2 id="tokens-title">API tokens</h2>
          {allowed && (
            <LinkButton to={href('/account/tokens/new')} dialog icon="plus">
              New token
            </LinkButton>
          )}
        </div>
        <p className="text-ink-soft">
          With a token, your own programs can humanize texts without your password. Their words come from your
          allowance and are listed under <Link to={href('/account/usage')}>Usage</Link>.
        </p>
        {!allowed && (
          <p>
            API access comes with Ninja. <a href={`${href('/subscription')}#plan-ninja`}>See the plans</a>
            {tokens.length > 0 && '. Your tokens do nothing until then.'}
          </p>
        )}
        {allowed && tokens.length === 0 && <p>No tokens yet.</p>}
        <Rows>
          {tokens.map(({ id, name, prefix, createdAt, lastUsedAt }) => (
            <Row
              key={id}
              title={
                <>
                  {name} <code className="font-normal text-ink-soft">{prefix}…</code>
                </>
              }
              actions={
                <LinkButton to={href('/account/tokens/:id/revoke', { id })} dialog variant="quiet">
                  Revoke<span className="sr-only"> {name}</span>
                </LinkButton>
              }
            >
              <p className="text-ink-soft">
                Made {formatDay(createdAt)}, <UsedWhen date={lastUsedAt} now={now} />
              </p>
            </Row>
          ))}
        </Rows>
      </Card>
      {allowed && <TokenExample origin={origin} />}
    </Section>
  )
}
