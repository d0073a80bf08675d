import { relativeTime } from './relative-time.ts'

type RelativeTimeProps = {
  date: Date
  /** The server's now, so that server and browser render the same; the script goes on from there. */
  now: Date
}

/** A moment as people say it, kept fresh by the script; the exact time is in the tooltip. */
export function RelativeTime({ date, now }: RelativeTimeProps) {
  const iso = date.toISOString()
  return (
    <time dateTime={iso} title={`${iso.slice(0, 16).replace('T', ' ')} UTC`} data-relative>
      {relativeTime(date, now, 'UTC')}
    </time>
  )
}
