/** Milliseconds of the month (UTC) that `moment` is in. */
function monthLength(moment: Date): number {
  const [year, month] = [moment.getUTCFullYear(), moment.getUTCMonth()]
  return Date.UTC(year, month + 1, 1) - Date.UTC(year, month, 1)
}

/**
 * How many words the pace of `perMonth` makes between two moments; it starts anew with each month, so a visit over
 * midnight on the first counts from there.
 */
export function wordsSince(landed: Date, now: Date, perMonth: number): number {
  const month = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1)
  const from = Math.max(landed.getTime(), month)
  return Math.floor((Math.max(0, now.getTime() - from) * perMonth) / monthLength(now))
}
