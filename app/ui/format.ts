const counts = new Intl.NumberFormat('en-US')
const dates = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'UTC',
})
const days = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
})
const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: 'UTC' })
const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/** 12345 as 12,345. */
export function formatCount(count: number): string {
  return counts.format(count)
}

/** A moment as "Nov 21, 2:03 PM", in UTC, so that server and browser agree. */
export function formatDate(date: Date): string {
  return dates.format(date)
}

/** A day as "1 Dec 2026", in UTC. */
export function formatDay(date: Date): string {
  return days.format(date)
}

/** Cents of US dollars as "$3.99". */
export function formatPrice(cents: number): string {
  return money.format(cents / 100)
}

/** How long ago: within 24 hours in words, otherwise like `formatDate`. */
export function formatAge(date: Date, now: Date): string {
  const minutes = Math.floor((now.getTime() - date.getTime()) / 60_000)
  if (minutes < 1) return 'just now'
  if (minutes < 60) return minutes === 1 ? '1 minute ago' : `${minutes} minutes ago`
  const hours = Math.floor(minutes / 60)
  if (hours < 24) return hours === 1 ? '1 hour ago' : `${hours} hours ago`
  return formatDate(date)
}

/** An end as "21 Nov 2026, 14:03 UTC (in 23 h 58 min)". */
export function formatEnd(end: Date, now: Date): string {
  const minutes = Math.max(0, Math.round((end.getTime() - now.getTime()) / 60_000))
  return `${days.format(end)}, ${clock.format(end)} UTC (in ${Math.floor(minutes / 60)} h ${minutes % 60} min)`
}
