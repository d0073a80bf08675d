const KB = 1024
const MB = 1024 * KB

const counts = new Intl.NumberFormat('en-US')
const days = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
})
const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: 'UTC' })
const shortDays = new Intl.DateTimeFormat('en-US', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
})
const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/** 12345 as 12,345. */
export function formatCount(count: number): string {
  return counts.format(count)
}

/** A day as "1 Dec 2026", in UTC. */
export function formatDay(date: Date): string {
  return days.format(date)
}

/** A day in the short American form, as "Dec 1, 2026", in UTC. */
export function formatShortDay(date: Date): string {
  return shortDays.format(date)
}

/** Bytes as "512 B", "12.5 KB" or "3.0 MB" (1 KB is 1024 bytes). */
export function formatBytes(bytes: number): string {
  if (bytes < KB) return `${bytes} B`
  // What would be rounded up to 1024.0 KB is a megabyte.
  if (bytes < MB - KB / 20) return `${(bytes / KB).toFixed(1)} KB`
  return `${(bytes / MB).toFixed(1)} MB`
}

/** Cents of US dollars as "$3.99"; nothing is "$0". */
export function formatPrice(cents: number): string {
  return cents === 0 ? '$0' : money.format(cents / 100)
}

export { formatMoney } from '#app/domain/billing/money.ts'

/** A moment as "21 Nov 2026, 14:03 UTC". */
export function formatMoment(moment: Date): string {
  return `${days.format(moment)}, ${clock.format(moment)} UTC`
}

/** The time from `now` to `end` as "23 h 58 min", never below zero. */
export function formatLeft(end: Date, now: Date): string {
  const minutes = Math.max(0, Math.round((end.getTime() - now.getTime()) / 60_000))
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`
}

const either = new Intl.ListFormat('en', { type: 'disjunction' })

/** Returns names as one of which is meant: "Google or Example University". */
export function orList(names: readonly string[]): string {
  return either.format(names)
}
