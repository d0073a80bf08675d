import { type Line, withoutLinks } from './lines.ts'
import { hasAmount, isTitleText } from './margin-text.ts'
import { type Counter, countersIn, wordsOfFrame } from './page-counter.ts'
import { type Place, RUNNING, byHeight, groupedBy, isOfOneSide, isRunning, pagesOf } from './repeats.ts'

/** A page's printed number is up to this much larger than its place in the file, unless more speaks for it. */
const AHEAD = 20
/** Font sizes between words and a number that are surely apart. */
const WIDE = 6
/** Points by which numbers on left and right pages stand apart at least, and from their like at most. */
const SIDES = { apart: 100, alike: 40 }
/** Points that a number in the middle may be off it. */
const CENTRED = 20

/**
 * What a line in a margin is: the number of a page, a title that comes again, such a title where it is first, or something
 * else that comes again, which stays.
 */
type Kind = 'number' | 'head' | 'first' | 'fixed'
/** `title` and `number` are what it says as one and the other. */
export type Running = { kind: Kind; title?: string; number?: string }

type Counted = Place & { counter: Counter; offset: number }

/** What the lines in the margins of `pages` pages are; those of their own are not among them. `middle` is that of the text, in points. */
export function runningLines(places: readonly Place[], pages: number, middle: number): Map<Line, Running> {
  const kinds = new Map<Line, Running>()
  const same = groupedBy(places, ({ row, line }) => `${row.side} ${Math.round(line.size)} ${line.text}`)
  for (const group of same.flatMap(byHeight))
    if (isRunning(group)) markTitle(kinds, group, withoutLinks(group[0]!.line.text))
  const counted = places.flatMap((place) =>
    countersIn(place.line.cells.map(({ text }) => withoutLinks(text))).map((counter): Counted => {
      return { ...place, counter, offset: counter.value - place.page - 1 }
    }),
  )
  const numbers = counted.filter(({ counter }) => !counter.hasWords)
  for (const group of wordedIn(numbers)) markNumbers(kinds, group)
  const bare = numbers.filter(({ counter }) => counter.kind === 'bare')
  const isWhole = ({ counter, offset }: Counted) =>
    counter.total === undefined || counter.total - offset <= pages
  const titles = counted.filter(({ counter }) => counter.hasWords)
  const others = titles.filter((place) => place.counter.kind !== 'worded' && isWhole(place))
  const growing = groupedBy(others, ({ counter, offset, row }) => `${row.side} ${offset} ${counter.frame}`)
  const known = new Set<number>()
  for (const group of [
    ...wordedIn(titles),
    ...growing.filter((group) => isSurelyCounting(group, pages)),
  ].flatMap(byHeight)) {
    if (!isRunning(group)) continue
    markTitle(kinds, group, wordsOfFrame(group[0]!.counter.frame))
    for (const { offset } of group) known.add(offset)
  }
  for (const group of groupedBy(bare.filter(isWhole), ({ counter, offset }) => `${counter.frame} ${offset}`))
    if (known.has(group[0]!.offset) || isCounting(group, pages, middle)) markNumbers(kinds, group)
  return kinds
}

function markNumbers(kinds: Map<Line, Running>, group: readonly Place[]): void {
  for (const { line } of group) kinds.set(line, { kind: 'number', number: withoutLinks(line.text) })
}

function markTitle(kinds: Map<Line, Running>, group: readonly (Place | Counted)[], title: string): void {
  if (hasAmount(title)) return
  const isTitle = isTitleText(title)
  const first = Math.min(...group.map(({ page }) => page))
  for (const place of group) {
    const kind = !isTitle ? 'fixed' : place.page === first ? 'first' : 'head'
    kinds.set(place.line, { kind, title, ...('counter' in place && { number: place.counter.text }) })
  }
}

/** Those that say themselves that they count pages and do: they begin with 1, or grow from page to page. */
function wordedIn(places: readonly Counted[]): Counted[][] {
  const worded = places.filter(({ counter }) => counter.kind === 'worded')
  return groupedBy(worded, ({ counter }) => counter.frame)
    .map((group) => {
      const offsets = new Map<number, number>()
      for (const { offset } of group) offsets.set(offset, (offsets.get(offset) ?? 0) + 1)
      return group.filter(({ counter, offset }) => counter.value === 1 || offsets.get(offset)! > 1)
    })
    .filter((group) => pagesOf(group).size > 1)
}

/** Whether numbers without a word, as far from the page's place in the file everywhere, count pages. */
function isCounting(group: readonly Counted[], pages: number, middle: number): boolean {
  const [{ counter, offset }] = group as [Counted]
  const isBoth = pages === 2 && offset === 0
  if (pagesOf(group).size > 1 && (isBoth || counter.total !== undefined)) return true
  const running = byHeight(group).filter(isRunning)
  if (offset <= AHEAD) return running.length > 0
  return running.some((places) => places.every((place) => isCentred(place, middle)) || isAlternating(places))
}

function isCentred({ line }: Place, middle: number): boolean {
  return Math.abs((line.x + line.right) / 2 - middle) < CENTRED
}

function isAlternating(places: readonly Place[]): boolean {
  const [left, right] = [0, 1].map((rest) =>
    places.filter(({ page }) => page % 2 === rest).map(({ line }) => line.x),
  )
  if (left!.length < 2 || right!.length < 2) return false
  const isAlike = [left!, right!].every((side) => Math.max(...side) - Math.min(...side) < SIDES.alike)
  return isAlike && Math.abs(left![0]! - right![0]!) > SIDES.apart
}

/** Whether the number beside words, which grows with the pages, is theirs and no number of what is on them. */
function isSurelyCounting(group: readonly Counted[], pages: number): boolean {
  const [{ counter, offset }] = group as [Counted]
  if (counter.total === pages && offset === 0) return true
  const on = pagesOf(group)
  // Left pages have it on one side and right pages on the other.
  if (counter.kind === 'joined') return isOfOneSide(on) && on.size > RUNNING.pages
  if (isOfOneSide(on)) return true
  if (offset > AHEAD) return false
  return counter.kind === 'barred' || group.every(isWide)
}

function isWide({ line, counter }: Counted): boolean {
  const cell = line.cells[counter.cell]!
  return line.cells.every((other) => {
    return other === cell || Math.max(other.x - cell.right, cell.x - other.right) > line.size * WIDE
  })
}
