import { Card } from '#app/ui/Card.tsx'
import { formatDay } from '#app/ui/format.ts'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import type { TokenData } from './token-data.server.ts'
import { linkToRevoke, MAKE_TOKEN } from './token-panels.ts'
import { UsedWhen } from './UsedWhen.tsx'

/** Keys with which programs of one's own humanize texts, and how that is done. */
export function TokensSection({ data, now }: { data: TokenData; now: Date }) {
  const { allowed, tokens, origin } = data
  return (
    <Card as="section" id="tokens" className="stack" aria-labelledby="tokens-title">
      <div className="cluster cluster-apart">
        <h2 id="tokens-title">API tokens</h2>
        {allowed && (
          <LinkButton href={MAKE_TOKEN} variant="secondary" icon="plus">
            New token
          </LinkButton>
        )}
      </div>
      <p className="muted">
        With a token, a program of yours can humanize texts without your password. Its words come from the
        same allowance as yours.
      </p>
      {!allowed && (
        <p>
          API access comes with Ninja. <a href="/subscription#plan-ninja">See the plans</a>
          {tokens.length > 0 && '. Your tokens do nothing until then.'}
        </p>
      )}
      {allowed && tokens.length === 0 && <p>No tokens yet.</p>}
      {tokens.length > 0 && (
        <ul className="stack">
          {tokens.map(({ id, name, prefix, createdAt, lastUsedAt }) => (
            <li key={id} className="cluster cluster-apart">
              <div className="min-w-0">
                <p className="break-words">
                  {name} <code className="muted">{prefix}…</code>
                </p>
                <p className="muted">
                  Made {formatDay(createdAt)}, <UsedWhen date={lastUsedAt} now={now} />
                </p>
              </div>
              <LinkButton href={linkToRevoke(id)} variant="secondary">
                Revoke<span className="visually-hidden"> {name}</span>
              </LinkButton>
            </li>
          ))}
        </ul>
      )}
      {allowed && <Examples origin={origin} />}
    </Card>
  )
}

function Examples({ origin }: { origin: string }) {
  return (
    <details>
      <summary>How to use a token</summary>
      <div className="stack stack-sm">
        <p>Send it with every call, here from a variable of your shell:</p>
        <pre className="command">
          <code>{`curl ${origin}/api/humanize \\
  -H "Authorization: Bearer $WORDKIN_TOKEN" \\
  -H "Content-Type: application/json" \\
  -d '{"text": "Your draft.", "tone": "friendly"}'`}</code>
        </pre>
        <p>
          The answer is <code>{'{"text": "…"}'}</code>. To follow a long text while it is written, use{' '}
          <code>/api/humanize/stream</code> with the same fields and <code>curl -N</code>. A refusal is{' '}
          <code>{'{"message": "…"}'}</code>: 401 for a token that is not valid, 402 when the words of the
          month do not suffice, 403 without Ninja, 429 for too many at once.
        </p>
      </div>
    </details>
  )
}
