/** Made once for each currency: that is most of the work. */
const currencies = new Map<string, Intl.NumberFormat>()

/** Cents as people write them, such as $3.99; `currency` is an ISO 4217 code in any case. */
export function formatMoney(cents: number, currency: string): string {
  const name = currency.toUpperCase()
  const format = currencies.get(name) ?? new Intl.NumberFormat('en-US', { style: 'currency', currency: name })
  currencies.set(name, format)
  return format.format(cents / 100)
}

const days = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

/** A day as "1 December 2026", in UTC. */
export function formatDate(date: Date): string {
  return days.format(date)
}
