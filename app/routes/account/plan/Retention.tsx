import { href } from 'react-router'
import { RETENTION_OFFER } from '#app/domain/usage/plans.ts'
import { Button } from '#app/ui/Button.tsx'
import { Form } from '#app/ui/Form.tsx'
import { Notice } from '#app/ui/Notice.tsx'

/** The offer to stay, where it is open to somebody. */
export function Retention({ offered }: { offered: boolean }) {
  if (!offered) return null
  return (
    <Notice kind="good" title={`Stay, and take ${RETENTION_OFFER.percentOff}% off your next invoice`}>
      <Form method="post" action={href('/account/stay')} className="grid gap-2" replace>
        <p>Your plan goes on as it is. You can still cancel at any time.</p>
        <div>
          <Button variant="secondary" busyLabel="Applying…">
            Stay with {RETENTION_OFFER.percentOff}% off
          </Button>
        </div>
      </Form>
    </Notice>
  )
}
