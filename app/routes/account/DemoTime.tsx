import type { DemoView } from '#app/domain/billing/demo.server.ts'
import { Button } from '#app/ui/Button.tsx'
import { formatDay } from '#app/ui/format.ts'
import { linkToBilling } from './billing-panels.ts'

/** Demo billing only: lets days pass, so that renewals, ends and failures can be seen. */
export function DemoTime({ demo }: { demo: DemoView }) {
  return (
    <details className="stack">
      <summary>Demo billing: move time forward</summary>
      <form method="post" action={linkToBilling('time')} className="stack stack-sm">
        <p className="muted" id="days-hint">
          For your subscription it is {formatDay(demo.now)}
          {demo.aheadDays > 0 && `, ${demo.aheadDays} ${demo.aheadDays === 1 ? 'day' : 'days'} ahead`}. Time
          can only go forward.
        </p>
        <div className="cluster">
          <label htmlFor="days">Days</label>
          <input
            className="input input-number"
            id="days"
            name="days"
            type="number"
            min={1}
            max={400}
            defaultValue={31}
            aria-describedby="days-hint"
          />
          <Button variant="secondary" busyLabel="Moving…">
            Move time forward
          </Button>
        </div>
      </form>
    </details>
  )
}
