import { formatLeft, formatMoment } from './format.ts'

/** When an offer ends, and how long that is from now; with script the latter ticks. */
export function OfferEnd({ endsAt, now }: { endsAt: Date; now: Date }) {
  return (
    <p>
      Ends {formatMoment(endsAt)}{' '}
      <span className="num" aria-hidden="true">
        (in{' '}
        <time data-countdown dateTime={endsAt.toISOString()}>
          {formatLeft(endsAt, now)}
        </time>
        )
      </span>
    </p>
  )
}
