/** Numbers that look random and are the same for the same seed (mulberry32, public domain). */
export function random(seed: number) {
  let state = seed >>> 0
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  return {
    next,
    below: (limit: number) => Math.floor(next() * limit),
    chance: (share: number) => next() < share,
    pick: <T>(from: readonly T[]): T => {
      const found = from[Math.floor(next() * from.length)]
      if (found === undefined) throw new Error('There is nothing to pick from.')
      return found
    },
    shuffled<T>(items: readonly T[]): T[] {
      const left = [...items]
      return items.flatMap(() => left.splice(Math.floor(next() * left.length), 1))
    },
  }
}
export type Random = ReturnType<typeof random>
