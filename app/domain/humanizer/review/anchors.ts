import type { Bag } from './likeness.ts'
import { rising } from './subsequence.ts'
import type { Unit } from './units.ts'

/** A stretch of units of both texts that belong together: source from `from` to `to`, output from `outFrom` to `outTo`. */
export type Stretch = { from: number; to: number; outFrom: number; outTo: number }

/** The longest stretch, in units of a side, that is compared unit by unit with the other side's. */
const LONGEST = 60

/** Words that stand in one unit of each text must point to the same two units this often to be believed. */
const VOTES = 2

type Link = readonly [at: number, outAt: number, sure: boolean]

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
  const chain = rising(firstOfEach(links))
  for (const [index, [at, outAt, sure]] of chain.entries()) {
    const [before, outBefore] = chain[index - 1] ?? []
    if (sure || (before === at - 1 && outBefore === outAt - 1)) cuts.push([at, outAt])
    if (sure) cuts.push([at + 1, outAt + 1])
  }
  // Where that leaves too much in one piece, a single link has to do.
  const single = chain.filter(([, , sure]) => !sure).values()
  const found: Stretch[] = []
  let link = single.next().value
  for (const stretch of between([...cuts, ...tail.toReversed()])) {
    const within: [number, number][] = []
    for (; link && link[0] < stretch.to; link = single.next().value) {
      within.push([link[0], link[1]], [link[0] + 1, link[1] + 1])
    }
    const parts = isLong(stretch) ? between([...within, [stretch.to, stretch.outTo]], stretch) : [stretch]
    for (const part of parts) found.push(...inProportion(part))
    yield
  }
  return found
}

/** One link for each unit of the source; those of same units go first. */
function firstOfEach(links: readonly Link[]): Link[] {
  const taken = new Map<number, Link>()
  for (const link of links) if (!taken.has(link[0])) taken.set(link[0], link)
  return [...taken.values()]
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
    return at < 0 || outAt < 0 ? [] : [[at, outAt, true] as const]
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
    if (first && first[1] >= VOTES && first[1] > (second?.[1] ?? 0)) links.push([at, first[0], false])
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
