/** A number from 0 (inclusive) to 1 (exclusive), the next of its row. */
export type Random = () => number

/** A repeatable row of numbers (mulberry32): the same seed gives the same row. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** One of `items`, each as likely as its weight; undefined when no weight is above zero. */
export function weightedChoice<T>(
  items: readonly T[],
  weight: (item: T) => number,
  random: Random,
): T | undefined {
  const weights = items.map((item) => Math.max(0, weight(item)))
  let left = random() * weights.reduce((sum, one) => sum + one, 0)
  for (const [at, one] of weights.entries()) {
    left -= one
    if (one > 0 && left < 0) return items[at]
  }
  return undefined
}
