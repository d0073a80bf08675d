import { href } from 'react-router'
import type { waysInto } from '#app/domain/accounts/ways-in.server.ts'
import { Badge } from '#app/ui/Badge.tsx'
import { formatDay } from '#app/ui/format.ts'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { Row } from '#app/ui/Row.tsx'

type TwoFactor = Awaited<ReturnType<typeof waysInto>>['twoFactor']

/** Whether a code is asked for besides the password. */
export function TwoFactorRow({ on, since, codesLeft }: TwoFactor) {
  const title = <>Two-step sign-in {on ? <Badge tone="good">On</Badge> : <Badge>Off</Badge>}</>
  if (!on || !since) {
    return (
      <Row
        title={title}
        actions={
          <LinkButton to={href('/account/security/two-factor')} dialog>
            Turn on
          </LinkButton>
        }
      >
        <p className="text-ink-soft">Asks for a code from an authenticator app as well as your password.</p>
      </Row>
    )
  }
  return (
    <Row
      title={title}
      actions={
        <>
          <LinkButton to={href('/account/security/codes')} dialog variant="secondary">
            New recovery codes
          </LinkButton>
          <LinkButton to={href('/account/security/two-factor/off')} dialog variant="quiet">
            Turn off
          </LinkButton>
        </>
      }
    >
      <p className="text-ink-soft">
        Since {formatDay(since)}. {codesLeft} of your recovery codes are left.
      </p>
    </Row>
  )
}
