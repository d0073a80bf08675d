import { href } from 'react-router'
import { deviceOf } from '#app/domain/accounts/device.ts'
import type { waysInto } from '#app/domain/accounts/ways-in.server.ts'
import { Badge } from '#app/ui/Badge.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { Form } from '#app/ui/Form.tsx'
import { RelativeTime } from '#app/ui/RelativeTime.tsx'
import { PostButton } from '../PostButton.tsx'
import { Row, Rows } from '#app/ui/Row.tsx'

type SessionListProps = {
  sessions: Awaited<ReturnType<typeof waysInto>>['sessions']
  /** The session that looks at them. */
  here: string | null
  now: Date
}

/** Where the account is signed in. */
export function SessionList({ sessions, here, now }: SessionListProps) {
  return (
    <Card as="section" id="sessions" className="scroll-mt-20" aria-labelledby="sessions-title">
      <h2 id="sessions-title" className="mb-4">
        Where you are signed in
      </h2>
      <Rows>
        {sessions.map(({ id, userAgent, lastSeenAt }) => (
          <Row
            key={id}
            title={
              <>
                {deviceOf(userAgent)} {id === here && <Badge tone="good">This device</Badge>}
              </>
            }
            actions={
              id !== here && (
                <PostButton
                  action={href('/api/account/sessions')}
                  fields={{ session: id }}
                  busyLabel="Signing out…"
                >
                  Sign out<span className="sr-only"> {deviceOf(userAgent)}</span>
                </PostButton>
              )
            }
          >
            <p className="text-ink-soft">
              Last used <RelativeTime date={lastSeenAt} now={now} />
            </p>
          </Row>
        ))}
      </Rows>
      <div className="mt-4 flex flex-wrap gap-2 border-t border-line pt-4">
        {/* The way out leads to a page that is none of the router's. */}
        <Form method="post" action={href('/api/logout')} reloadDocument>
          <Button variant="secondary" icon="sign-out" busyLabel="Signing out…">
            Sign out
          </Button>
        </Form>
        {sessions.length > 1 && (
          <PostButton action={href('/api/account/sessions')} busyLabel="Signing out…">
            Sign out everywhere else
          </PostButton>
        )}
      </div>
    </Card>
  )
}
