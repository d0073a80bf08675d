import { href } from 'react-router'
import type { waysInto } from '#app/domain/accounts/ways-in.server.ts'
import { formatDay } from '#app/ui/format.ts'
import { PostButton } from '../PostButton.tsx'
import { Row } from '#app/ui/Row.tsx'
import { UsedWhen } from '../UsedWhen.tsx'
import { AddPasskey } from './AddPasskey.tsx'

type PasskeyRowProps = {
  passkeys: Awaited<ReturnType<typeof waysInto>>['passkeys']
  confirmed: boolean
  now: Date
}

/** The passkeys of the account, and how one more is added. */
export function PasskeyRow({ passkeys, confirmed, now }: PasskeyRowProps) {
  return (
    <>
      <Row title="Passkeys" actions={<AddPasskey confirmed={confirmed} />}>
        <p className="text-ink-soft">
          Sign in with your fingerprint, face or device PIN instead of a password.
          <noscript> Adding one needs JavaScript: your browser makes the key.</noscript>
        </p>
      </Row>
      {passkeys.map(({ id, name, createdAt, lastUsedAt }) => (
        <Row
          key={id}
          title={name}
          actions={
            <PostButton action={href('/api/account/passkeys/remove')} fields={{ id }} busyLabel="Removing…">
              Remove
            </PostButton>
          }
        >
          <p className="text-ink-soft">
            Added {formatDay(createdAt)}, <UsedWhen date={lastUsedAt} now={now} />
          </p>
        </Row>
      ))}
    </>
  )
}
