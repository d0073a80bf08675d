/** Chances that come again with the same seed. */
export type Random = {
  /** 0 to `count` - 1. */
  below(count: number): number
  /** True as often as `share` (0 to 1) says. */
  chance(share: number): boolean
  pick<T>(items: readonly [T, ...T[]] | readonly T[]): T
}

/** A source of chances for a seed (mulberry32, public domain, Tommy Ettinger 2017). */
export function random(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (count: number) => Math.floor(next() * count)
  return {
    below,
    chance: (share) => next() < share,
    pick: (items) => items[below(items.length)] as (typeof items)[number],
  }
}
