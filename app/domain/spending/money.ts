import type { LlmUse } from '#app/providers/llm/llm.ts'

/** What a million tokens of a model cost, read and written. */
export type TokenPrices = LlmUse

/** How many of the whole numbers that money is counted in make one of the currency. */
const PARTS = 1_000_000

/** Returns what tokens cost, in millionths of the currency, rounded up. */
export function costOf({ input, output }: LlmUse, prices: TokenPrices): number {
  return Math.ceil(Math.max(0, input) * prices.input + Math.max(0, output) * prices.output)
}

/** Returns an amount of the currency in its millionths. */
export function inMillionths(amount: number): number {
  return Math.round(amount * PARTS)
}

/** Returns an amount as people read it; parts of a cent only where there is not much. */
export function formatMoney(millionths: number, currency: string): string {
  const amount = millionths / PARTS
  const isTiny = amount > 0 && amount < 0.01
  return new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    minimumFractionDigits: 2,
    maximumFractionDigits: amount < 1 ? 4 : 2,
    ...(isTiny && { maximumSignificantDigits: 2, minimumSignificantDigits: 1 }),
  }).format(amount)
}

/** Returns the day (UTC) that a moment is in, YYYY-MM-DD. */
export function dayOf(now: Date): string {
  return now.toISOString().slice(0, 10)
}
