import { relativeTime } from './relative-time.ts'
import { useHydrated } from './use-hydrated.ts'
import { useNow } from './use-now.ts'

type RelativeTimeProps = {
  date: Date
  /** The server's now, so that server and browser render the same; it goes on from there. */
  now: Date
}

/** A moment as people say it, kept fresh and in the reader's own time zone; the exact time is in the tooltip. */
export function RelativeTime({ date, now }: RelativeTimeProps) {
  const iso = date.toISOString()
  const hydrated = useHydrated()
  const present = useNow(now)
  return (
    <time
      dateTime={iso}
      title={
        hydrated
          ? date.toLocaleString('en-US', { dateStyle: 'full', timeStyle: 'short' })
          : `${iso.slice(0, 16).replace('T', ' ')} UTC`
      }
    >
      {hydrated ? relativeTime(date, present) : relativeTime(date, now, 'UTC')}
    </time>
  )
}
