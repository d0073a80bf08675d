import { clock } from './clock.ts'
import { formatLeft, formatMoment } from './format.ts'
import { useTimeLeft } from './use-time-left.ts'

/** When an offer ends, and how long that is from now; with script the latter ticks. */
export function OfferEnd({ endsAt, now }: { endsAt: Date; now: Date }) {
  const left = useTimeLeft(endsAt)
  return (
    <p>
      Ends {formatMoment(endsAt)}{' '}
      <span className="tabular-nums" aria-hidden="true">
        (in{' '}
        <time data-countdown dateTime={endsAt.toISOString()}>
          {left === null ? formatLeft(endsAt, now) : clock(left)}
        </time>
        )
      </span>
    </p>
  )
}
