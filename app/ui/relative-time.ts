const HOUR = 3_600_000
const relative = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' })

/**
 * A moment as people say it: "just now", minutes or hours within the last 24 hours, otherwise a short date and time in
 * `timeZone` (the reader's own when left out), e.g. "Nov 3, 2:15 PM". Another year than `now`'s is named.
 */
export function relativeTime(moment: Date, now: Date, timeZone?: string): string {
  const age = now.getTime() - moment.getTime()
  if (age >= 0 && age < HOUR / 60) return 'just now'
  if (age >= 0 && age < HOUR) return relative.format(-Math.floor(age / 60_000), 'minute')
  if (age >= 0 && age < 24 * HOUR) return relative.format(-Math.floor(age / HOUR), 'hour')
  const year = moment.getUTCFullYear() === now.getUTCFullYear() ? undefined : ('numeric' as const)
  return new Intl.DateTimeFormat('en-US', {
    month: 'short',
    day: 'numeric',
    year,
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  }).format(moment)
}
