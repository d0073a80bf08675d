import type { Bag } from './likeness.ts'
import type { Unit } from './units.ts'

/** A stretch of units of both texts that belong together: source from `from` to `to`, output from `outFrom` to `outTo`. */
export type Stretch = { from: number; to: number; outFrom: number; outTo: number }

/** The longest stretch, in units of a side, that is compared unit by unit with the other side's. */
const LONGEST = 60

/** Words that stand in one unit of each text must point to the same two units this often to be believed. */
const VOTES = 2

type Link = { at: number; outAt: number; sure: boolean }

/**
 * Cuts both texts where it is certain that they correspond: around units that are the same and stand once in each
 * text, and between neighbours that share words which stand nowhere else. What is left long is cut in proportion.
 */
export function* anchors(
  before: readonly Unit[],
  after: readonly Unit[],
  bags: readonly Bag[],
  outBags: readonly Bag[],
): Generator<void, Stretch[]> {
  const cuts: [number, number][] = [[0, 0]]
  const same = (one: Unit | undefined, two: Unit | undefined) =>
    one !== undefined && two !== undefined && one.text === two.text && one.kind === two.kind
  let start = 0
  while (start < before.length && same(before[start], after[start])) cuts.push([++start, start])
  let [end, outEnd] = [before.length, after.length]
  const tail: [number, number][] = [[end, outEnd]]
  while (end > start && outEnd > start && same(before[end - 1], after[outEnd - 1]))
    tail.push([--end, --outEnd])
  yield
  const links = [
    ...sameLinks(before, after, start, end, outEnd),
    ...(yield* voted(bags, outBags, start, end, outEnd)),
  ]
  yield
  const chain = rising(links)
  for (const [at, link] of chain.entries()) {
    const previous = chain[at - 1]
    const follows = previous !== undefined && previous.at === link.at - 1 && previous.outAt === link.outAt - 1
    if (link.sure || follows) cuts.push([link.at, link.outAt])
    if (link.sure) cuts.push([link.at + 1, link.outAt + 1])
  }
  // Where that leaves too much in one piece, a single link has to do.
  const single = chain.filter(({ sure }) => !sure).values()
  const found: Stretch[] = []
  let link = single.next().value
  for (const stretch of between([...cuts, ...tail.toReversed()])) {
    const within: [number, number][] = []
    for (; link && link.at < stretch.to; link = single.next().value) {
      within.push([link.at, link.outAt], [link.at + 1, link.outAt + 1])
    }
    const parts = isLong(stretch) ? between([...within, [stretch.to, stretch.outTo]], stretch) : [stretch]
    for (const part of parts) found.push(...inProportion(part))
    yield
  }
  return found
}

function isLong({ from, to, outFrom, outTo }: Stretch): boolean {
  return Math.max(to - from, outTo - outFrom) > LONGEST
}

/** The stretches between cuts, from the beginning of `whole` on. */
function* between(cuts: readonly [number, number][], whole = { from: 0, outFrom: 0 }): Generator<Stretch> {
  let { from, outFrom } = whole
  for (const [to, outTo] of cuts) {
    if (to < from || outTo < outFrom || (to === from && outTo === outFrom)) continue
    yield { from, to, outFrom, outTo }
    ;[from, outFrom] = [to, outTo]
  }
}

/** Parts of a stretch that are short enough to be compared unit by unit. */
function inProportion(stretch: Stretch): Stretch[] {
  const { from, to, outFrom, outTo } = stretch
  if (to === from || outTo === outFrom || !isLong(stretch)) return [stretch]
  const parts = Math.ceil(Math.max(to - from, outTo - outFrom) / LONGEST)
  const place = (start: number, end: number, part: number) =>
    start + Math.round(((end - start) * part) / parts)
  return Array.from({ length: parts }, (_, part) => ({
    from: place(from, to, part),
    to: place(from, to, part + 1),
    outFrom: place(outFrom, outTo, part),
    outTo: place(outFrom, outTo, part + 1),
  }))
}

/** Units that are the same and stand only once in each text. */
function sameLinks(
  before: readonly Unit[],
  after: readonly Unit[],
  start: number,
  end: number,
  outEnd: number,
): Link[] {
  const once = (units: readonly Unit[], to: number) => {
    const places = new Map<string, number>()
    for (let at = start; at < to; at++) {
      const { kind = '', text = '' } = units[at] ?? {}
      const key = `${kind} ${text}`
      places.set(key, places.has(key) ? -1 : at)
    }
    return places
  }
  const there = once(after, outEnd)
  return [...once(before, end)].flatMap(([key, at]) => {
    const outAt = there.get(key) ?? -1
    return at < 0 || outAt < 0 ? [] : [{ at, outAt, sure: true }]
  })
}

/** Units linked by words that stand in no other. */
function* voted(
  bags: readonly Bag[],
  outBags: readonly Bag[],
  start: number,
  end: number,
  outEnd: number,
): Generator<void, Link[]> {
  const there = yield* places(outBags, start, outEnd)
  const votes = new Map<number, Map<number, number>>()
  for (const [word, at] of yield* places(bags, start, end)) {
    const outAt = there.get(word) ?? -1
    if (at < 0 || outAt < 0) continue
    const row = votes.get(at) ?? new Map<number, number>()
    row.set(outAt, (row.get(outAt) ?? 0) + 1)
    votes.set(at, row)
  }
  const links: Link[] = []
  for (const [at, row] of votes) {
    const [first, second] = [...row].sort((one, two) => two[1] - one[1])
    if (first && first[1] >= VOTES && first[1] > (second?.[1] ?? 0))
      links.push({ at, outAt: first[0], sure: false })
  }
  return links
}

/** For each word the unit it stands in, or -1 when it stands in several. */
function* places(bags: readonly Bag[], start: number, end: number): Generator<void, Map<number, number>> {
  const found = new Map<number, number>()
  for (let at = start; at < end; at++) {
    for (const word of bags[at]?.counts.keys() ?? []) found.set(word, found.has(word) ? -1 : at)
    if (at % 50 === 0) yield
  }
  return found
}

/** The longest chain of links that rises on both sides (patience sorting); those of same units go first. */
function rising(links: readonly Link[]): Link[] {
  const taken = new Map<number, Link>()
  for (const link of links) if (!taken.has(link.at)) taken.set(link.at, link)
  const sorted = [...taken.values()].sort((one, two) => one.at - two.at)
  const ends: number[] = []
  const previous: number[] = []
  for (const [at, link] of sorted.entries()) {
    let [low, high] = [0, ends.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((sorted[ends[middle] ?? 0]?.outAt ?? 0) < link.outAt) low = middle + 1
      else high = middle
    }
    previous[at] = low > 0 ? (ends[low - 1] ?? -1) : -1
    ends[low] = at
  }
  const chain: Link[] = []
  for (let at = ends.at(-1) ?? -1; at >= 0; at = previous[at] ?? -1) {
    const link = sorted[at]
    if (link) chain.push(link)
  }
  return chain.toReversed()
}
