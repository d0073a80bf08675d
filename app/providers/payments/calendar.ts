import type { Interval } from './payments.ts'

/** The moment `count` intervals after `anchor` (ms), in UTC; the 31st becomes the last day of shorter months. */
export function after(anchor: number, count: number, interval: Interval): number {
  const from = new Date(anchor)
  const month = from.getUTCMonth() + count * (interval === 'year' ? 12 : 1)
  const first = new Date(anchor)
  first.setUTCDate(1)
  first.setUTCMonth(month)
  const days = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  first.setUTCDate(Math.min(from.getUTCDate(), days))
  return first.getTime()
}

/** The end of the period that begins at `start`, of periods counted from `anchor`. */
export function periodEnd(anchor: number, start: number, interval: Interval): number {
  let count = 1
  while (after(anchor, count, interval) <= start) count++
  return after(anchor, count, interval)
}
