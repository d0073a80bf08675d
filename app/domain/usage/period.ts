/** The usage month that `moment` falls in: calendar months in UTC, written YYYY-MM, for every plan. */
export function periodOf(moment: Date): string {
  return moment.toISOString().slice(0, 7)
}

/** When the month written YYYY-MM is over, and the allowance starts anew. */
export function endOfPeriod(period: string): Date {
  const [year, month] = period.split('-').map(Number) as [number, number]
  return new Date(Date.UTC(year, month, 1))
}

/** The `count` months up to the one of `moment`, the oldest first. */
export function monthsUntil(moment: Date, count: number): string[] {
  const [year, month] = [moment.getUTCFullYear(), moment.getUTCMonth()]
  return Array.from({ length: count }, (_, at) =>
    periodOf(new Date(Date.UTC(year, month - count + 1 + at, 1))),
  )
}
