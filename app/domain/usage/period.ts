/** The usage month that `moment` falls in: calendar months in UTC, written YYYY-MM, for every plan. */
export function periodOf(moment: Date): string {
  return moment.toISOString().slice(0, 7)
}

/** When the month written YYYY-MM is over, and the allowance starts anew. */
export function endOfPeriod(period: string): Date {
  const [year, month] = period.split('-').map(Number) as [number, number]
  return new Date(Date.UTC(year, month, 1))
}
