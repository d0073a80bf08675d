const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Says how long it is until a card comes back, roughly: "<1 min", "10 min", "3 days", "2 months". */
export function spanWords(from: Date, to: Date): string {
  const span = Math.max(0, to.getTime() - from.getTime())
  if (span < MINUTE) return '<1 min'
  if (span < HOUR) return `${Math.round(span / MINUTE)} min`
  if (span < 20 * HOUR) return `${Math.round(span / HOUR)} h`
  const days = Math.round(span / DAY)
  if (days < 45) return days === 1 ? '1 day' : `${days} days`
  const months = Math.round(days / 30.4)
  if (months < 18) return `${months} months`
  return `${Math.round(days / 365)} years`
}
