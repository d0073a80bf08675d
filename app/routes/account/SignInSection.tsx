import type { waysInto } from '#app/domain/accounts/ways-in.server.ts'
import { deviceOf } from '#app/domain/accounts/device.ts'
import { Badge } from '#app/ui/Badge.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { formatDay } from '#app/ui/format.ts'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { RelativeTime } from '#app/ui/RelativeTime.tsx'
import { linkToConfirm, linkToPanel } from './panels.ts'
import { UsedWhen } from './UsedWhen.tsx'

type Ways = Awaited<ReturnType<typeof waysInto>>
type SignInSectionProps = Ways & { google: boolean; confirmed: boolean; here: string | null; now: Date }

/** How the account is entered: password, Google, second step and passkeys. */
export function SignInSection(props: SignInSectionProps) {
  return (
    <Card as="section" id="sign-in" className="stack" aria-labelledby="sign-in-title">
      <h2 id="sign-in-title">Signing in</h2>
      <PasswordRow hasPassword={props.hasPassword} />
      <TwoFactorRow {...props.twoFactor} />
      <GoogleRow identities={props.identities} configured={props.google} confirmed={props.confirmed} />
      <PasskeyRow passkeys={props.passkeys} confirmed={props.confirmed} now={props.now} />
    </Card>
  )
}

function PasswordRow({ hasPassword }: { hasPassword: boolean }) {
  return (
    <div className="cluster cluster-apart">
      <div>
        <h3>Password</h3>
        <p className="muted">{hasPassword ? 'Set' : 'None: you come in another way.'}</p>
      </div>
      <LinkButton href={linkToPanel('password')} variant="secondary">
        {hasPassword ? 'Change password' : 'Set a password'}
      </LinkButton>
    </div>
  )
}

function TwoFactorRow({ on, since, codesLeft }: Ways['twoFactor']) {
  return (
    <div className="cluster cluster-apart">
      <div>
        <h3>Two-step sign-in {on ? <Badge tone="good">On</Badge> : <Badge>Off</Badge>}</h3>
        <p className="muted">
          {on && since
            ? `Since ${formatDay(since)}. ${codesLeft} of your recovery codes are left.`
            : 'Asks for a code of an authenticator app besides your password.'}
        </p>
      </div>
      {on ? (
        <div className="cluster">
          <LinkButton href={linkToPanel('codes')} variant="secondary">
            New recovery codes
          </LinkButton>
          <LinkButton href={linkToPanel('two-factor-off')} variant="secondary">
            Turn off
          </LinkButton>
        </div>
      ) : (
        <LinkButton href={linkToPanel('two-factor')} variant="secondary">
          Turn on
        </LinkButton>
      )}
    </div>
  )
}

type GoogleRowProps = { identities: Ways['identities']; configured: boolean; confirmed: boolean }

function GoogleRow({ identities, configured, confirmed }: GoogleRowProps) {
  return (
    <div className="stack stack-sm">
      <h3>Google</h3>
      {identities.map(({ issuer, subject, email }) => (
        <form key={subject} method="post" action="/api/account/google" className="cluster cluster-apart">
          <input type="hidden" name="issuer" value={issuer} />
          <input type="hidden" name="subject" value={subject} />
          <p className="break-words">{email}</p>
          <Button type="submit" variant="secondary" busyLabel="Disconnecting…">
            Disconnect
          </Button>
        </form>
      ))}
      {identities.length === 0 && configured && (
        <div className="cluster cluster-apart">
          <p className="muted">Not connected</p>
          <LinkButton href={confirmed ? '/api/auth/google' : linkToConfirm('google')} variant="secondary">
            Connect Google
          </LinkButton>
        </div>
      )}
      {identities.length === 0 && !configured && (
        <p className="muted">Sign-in with Google is not set up on this server.</p>
      )}
    </div>
  )
}

type PasskeyRowProps = { passkeys: Ways['passkeys']; confirmed: boolean; now: Date }

function PasskeyRow({ passkeys, confirmed, now }: PasskeyRowProps) {
  return (
    <div className="stack stack-sm">
      <h3>Passkeys</h3>
      <p className="muted">
        Sign in with your fingerprint, face or device PIN instead of a password.
        <noscript> Adding one needs JavaScript: your browser makes the key.</noscript>
      </p>
      {passkeys.map(({ id, name, createdAt, lastUsedAt }) => (
        <form key={id} method="post" action="/api/account/passkeys/remove" className="cluster cluster-apart">
          <input type="hidden" name="id" value={id} />
          <div className="min-w-0">
            <p className="break-words">{name}</p>
            <p className="muted">
              Added {formatDay(createdAt)}, <UsedWhen date={lastUsedAt} now={now} />
            </p>
          </div>
          <Button type="submit" variant="secondary" busyLabel="Removing…">
            Remove
          </Button>
        </form>
      ))}
      <div data-passkey-add hidden>
        {confirmed ? (
          <Button type="button" variant="secondary">
            Add a passkey
          </Button>
        ) : (
          <LinkButton href={linkToConfirm('passkey')} variant="secondary">
            Add a passkey
          </LinkButton>
        )}
        <p role="status" data-passkey-status />
      </div>
    </div>
  )
}

/** Where the account is signed in. */
export function SessionsSection({
  sessions,
  here,
  now,
}: {
  sessions: Ways['sessions']
  here: string | null
  now: Date
}) {
  return (
    <Card as="section" id="sessions" className="stack" aria-labelledby="sessions-title">
      <h2 id="sessions-title">Where you are signed in</h2>
      <ul className="stack">
        {sessions.map(({ id, userAgent, lastSeenAt }) => (
          <li key={id}>
            <form method="post" action="/api/account/sessions" className="cluster cluster-apart">
              <input type="hidden" name="session" value={id} />
              <div className="min-w-0">
                <p>
                  {deviceOf(userAgent)} {id === here && <Badge tone="good">This device</Badge>}
                </p>
                <p className="muted">
                  Last used <RelativeTime date={lastSeenAt} now={now} />
                </p>
              </div>
              {id !== here && (
                <Button type="submit" variant="secondary" busyLabel="Signing out…">
                  Sign out<span className="visually-hidden"> {deviceOf(userAgent)}</span>
                </Button>
              )}
            </form>
          </li>
        ))}
      </ul>
      <div className="cluster">
        {sessions.length > 1 && (
          <form method="post" action="/api/account/sessions">
            <Button type="submit" variant="secondary" busyLabel="Signing out…">
              Sign out everywhere else
            </Button>
          </form>
        )}
        <form method="post" action="/api/logout">
          <Button type="submit" variant="secondary" icon="sign-out" busyLabel="Signing out…">
            Sign out
          </Button>
        </form>
      </div>
    </Card>
  )
}
