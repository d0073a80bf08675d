/** What `amount` (cents) comes to with so much per cent off: what is taken off is rounded to the cent, as Stripe does. */
export function lessPercent(amount: number, percentOff: number): number {
  return amount - Math.round((amount * percentOff) / 100)
}
