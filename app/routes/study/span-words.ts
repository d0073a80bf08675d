const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Says how long it is until a card comes back, roughly: "in 10 min", "in 3 days", "in 2 months". */
export function spanWords(from: Date, to: Date): string {
  const span = Math.max(0, to.getTime() - from.getTime())
  if (span < MINUTE) return 'in a moment'
  if (span < HOUR) return `in ${Math.round(span / MINUTE)} min`
  if (span < 20 * HOUR) return `in ${Math.round(span / HOUR)} h`
  const days = Math.round(span / DAY)
  if (days < 45) return days === 1 ? 'in 1 day' : `in ${days} days`
  const months = Math.round(days / 30.4)
  if (months < 18) return `in ${months} months`
  return `in ${Math.round(days / 365)} years`
}
