/** Places of the same item in two lists. */
export type Match = readonly [at: number, otherAt: number]

/** Tables of this many cells are worked out in a few milliseconds; larger ones are cut at items that stand once. */
const CELLS = 250_000

type Range = { from: number; to: number; otherFrom: number; otherTo: number }

/**
 * A longest common subsequence of two lists, as places in both, rising. Lists that are too long for a table are cut
 * where an item stands once in each (patience); what is still too long then counts as having nothing in common.
 */
export function commonSubsequence(one: readonly string[], other: readonly string[]): Match[] {
  return [...within({ from: 0, to: one.length, otherFrom: 0, otherTo: other.length })]

  function* within(range: Range): Generator<Match> {
    let { from, to, otherFrom, otherTo } = range
    while (from < to && otherFrom < otherTo && one[from] === other[otherFrom]) yield [from++, otherFrom++]
    const tail: Match[] = []
    while (from < to && otherFrom < otherTo && one[to - 1] === other[otherTo - 1])
      tail.push([--to, --otherTo])
    const inner = { from, to, otherFrom, otherTo }
    if ((to - from) * (otherTo - otherFrom) <= CELLS) yield* byTable(inner)
    else yield* byUnique(inner)
    yield* tail.toReversed()
  }

  function* byTable({ from, to, otherFrom, otherTo }: Range): Generator<Match> {
    const width = otherTo - otherFrom + 1
    // How long the subsequence of what follows each pair of places is.
    const lengths = new Uint16Array((to - from + 1) * width)
    for (let i = to - from - 1; i >= 0; i--) {
      for (let j = width - 2; j >= 0; j--) {
        const cell = i * width + j
        lengths[cell] =
          one[from + i] === other[otherFrom + j]
            ? (lengths[cell + width + 1] ?? 0) + 1
            : Math.max(lengths[cell + width] ?? 0, lengths[cell + 1] ?? 0)
      }
    }
    for (let i = 0, j = 0; i < to - from && j < width - 1; ) {
      const cell = i * width + j
      if (one[from + i] === other[otherFrom + j]) yield [from + i++, otherFrom + j++]
      else if ((lengths[cell + width] ?? 0) >= (lengths[cell + 1] ?? 0)) i++
      else j++
    }
  }

  function* byUnique({ from, to, otherFrom, otherTo }: Range): Generator<Match> {
    const there = places(other, otherFrom, otherTo)
    const shared = [...places(one, from, to)].flatMap(([item, at]): Match[] => {
      const otherAt = there.get(item) ?? -1
      return at < 0 || otherAt < 0 ? [] : [[at, otherAt]]
    })
    let rest = { from, otherFrom }
    const cuts = rising(shared)
    if (cuts.length === 0) return
    for (const [at, otherAt] of cuts) {
      yield* within({ ...rest, to: at, otherTo: otherAt })
      yield [at, otherAt]
      rest = { from: at + 1, otherFrom: otherAt + 1 }
    }
    yield* within({ ...rest, to, otherTo })
  }
}

/** Where each item stands, or -1 when it stands in several places. */
function places(items: readonly string[], from: number, to: number): Map<string, number> {
  const found = new Map<string, number>()
  for (let at = from; at < to; at++) {
    const item = items[at] ?? ''
    found.set(item, found.has(item) ? -1 : at)
  }
  return found
}

/** The longest part of `matches` that rises on both sides (patience sorting). Each `at` may stand there only once. */
export function rising<M extends readonly [number, number, ...unknown[]]>(matches: readonly M[]): M[] {
  const sorted = matches.toSorted((one, two) => one[0] - two[0])
  const ends: number[] = []
  const previous: number[] = []
  for (const [at, match] of sorted.entries()) {
    let [low, high] = [0, ends.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((sorted[ends[middle] ?? 0]?.[1] ?? 0) < match[1]) low = middle + 1
      else high = middle
    }
    previous[at] = low > 0 ? (ends[low - 1] ?? -1) : -1
    ends[low] = at
  }
  const chain: M[] = []
  for (let at = ends.at(-1) ?? -1; at >= 0; at = previous[at] ?? -1) {
    const match = sorted[at]
    if (match) chain.push(match)
  }
  return chain.toReversed()
}
