import type { Language } from '#app/domain/text/language.ts'
import { anchors } from './anchors.ts'
import { type Bag, createVocabulary, likeness, merged, type Vocabulary } from './likeness.ts'
import { textOf, type Unit, unitsOf } from './units.ts'

/**
 * Units of the source and what became of them. Usually one and one; two where a sentence was split or two were joined,
 * or where neighbours changed places; none where something was left out or added.
 */
export type Pair = { source: Unit[]; output: Unit[] }

/** Whether the two sides of a pair say it differently. White space between words does not count. */
export function isChanged({ source, output }: Pair): boolean {
  const [before, after] = [textOf(source), textOf(output)]
  return before !== after && plain(before) !== plain(after)
}

/** The pairs up to where a rewrite that was stopped had come: after the last one, the source has gone on alone. */
export function reached(pairs: readonly Pair[]): Pair[] {
  const last = pairs.findLastIndex(({ output }) => output.length > 0)
  return pairs.slice(0, last + 1)
}

function plain(text: string): string {
  return text.replaceAll(/\s+/g, ' ')
}

/**
 * Which sentences of `output` come from which of `source`: dynamic programming over beads (Gale and Church 1993), with
 * shared words as the measure, between places that are certain. All units of both texts are in the pairs, in order.
 * Yields wherever it may pause; takes time in proportion to the length of the texts.
 */
export function* alignment(source: string, output: string, language: Language): Generator<void, Pair[]> {
  const before: Unit[] = []
  const after: Unit[] = []
  for (const [text, units] of [
    [source, before],
    [output, after],
  ] as const) {
    for (const unit of unitsOf(text, language)) {
      units.push(unit)
      yield
    }
  }
  const vocabulary = createVocabulary()
  const bags: [Bag[], Bag[]] = [[], []]
  for (const [at, units] of [before, after].entries()) {
    for (const unit of units) {
      bags[at]?.push(vocabulary.read(unit))
      yield
    }
  }
  for (const bag of bags.flat()) {
    vocabulary.weigh(bag)
    yield
  }
  const pairs: Pair[] = []
  for (const { from, to, outFrom, outTo } of yield* anchors(before, after, bags[0], bags[1])) {
    const sides = { source: before.slice(from, to), output: after.slice(outFrom, outTo) }
    for (const [n, m] of beads(sides, bags[0].slice(from, to), bags[1].slice(outFrom, outTo), vocabulary)) {
      pairs.push({ source: sides.source.splice(0, n), output: sides.output.splice(0, m) })
    }
    yield
  }
  return pairs
}

type Shape = readonly [source: number, output: number]

const SHAPES: readonly Shape[] = [
  [1, 1],
  [1, 0],
  [0, 1],
  [1, 2],
  [2, 1],
  [2, 2],
]

/** What is charged for a unit without a partner, and for joining, splitting or swapping two, against likeness (0 to 1). */
const ALONE = 0.8
const TOGETHER = 0.25
const SWAPPED = 0.3
/** For a difference in length, and for units of two paragraphs. */
const LENGTH = 0.2
const APART = 0.2
/** Neighbours that changed places must be at least this alike. */
const SURELY_ALIKE = 0.35

/** So many units aside from where it should be in proportion a partner is looked for. */
const BAND = 16

/** The cheapest way through one stretch of both texts, as how many units of each side every pair takes. */
function beads(
  { source, output }: Pair,
  bags: readonly Bag[],
  outBags: readonly Bag[],
  { weightOf }: Vocabulary,
): Shape[] {
  const [n, m] = [source.length, output.length]
  const width = m + 1
  const costs = new Float64Array((n + 1) * width).fill(Infinity)
  const moves = new Uint8Array((n + 1) * width)
  const known = new Float64Array(n * m).fill(-1)
  const joined = [bags, outBags].map((side) =>
    side.slice(1).map((next, at) => merged(side[at] ?? next, next)),
  )
  costs[0] = 0

  function alike(i: number, j: number): number {
    const at = i * m + j
    const seen = known[at] ?? -1
    if (seen >= 0) return seen
    const [one, two] = [source[i], output[j]]
    const [bag, outBag] = [bags[i], outBags[j]]
    const value =
      !one || !two || !bag || !outBag ? 0 : one.text === two.text ? 1 : likeness(bag, outBag, weightOf)
    known[at] = value
    return value
  }

  function costOf([rows, columns]: Shape, i: number, j: number): number {
    if (rows === 0 || columns === 0) return ALONE
    const [one, two] = [source[i], output[j]]
    const [bag, outBag] = [bags[i], outBags[j]]
    if (!one || !two || !bag || !outBag) return Infinity
    if (rows === 1 && columns === 1) {
      if (one.kind !== two.kind) return Infinity
      return 1 - alike(i, j) + LENGTH * lengthGap(bag.length, outBag.length)
    }
    const [next, outNext] = [source[i + 1], output[j + 1]]
    const parts = [one, two, rows === 2 ? next : one, columns === 2 ? outNext : two]
    if (parts.some((unit) => unit?.kind !== 'sentence')) return Infinity
    if (rows === 2 && columns === 2) {
      const [crossed, back] = [alike(i, j + 1), alike(i + 1, j)]
      if (crossed < SURELY_ALIKE || back < SURELY_ALIKE) return Infinity
      return 2 - crossed - back + SWAPPED
    }
    const both = rows === 2 ? joined[0]?.[i] : joined[1]?.[j]
    if (!both) return Infinity
    const single = rows === 2 ? outBag : bag
    const together = likeness(both, single, weightOf)
    // Each of the two must add to the likeness: otherwise one of them has nothing to do with it.
    const alone = rows === 2 ? alike(i + 1, j) : alike(i, j + 1)
    if (together <= Math.max(alike(i, j), alone)) return Infinity
    const apart = rows === 2 ? one.block !== next?.block : two.block !== outNext?.block
    return 1 - together + TOGETHER + LENGTH * lengthGap(both.length, single.length) + (apart ? APART : 0)
  }

  const slope = n === 0 ? 0 : m / n
  const band = BAND + Math.ceil(slope)
  for (let i = 0; i <= n; i++) {
    const middle = Math.round(i * slope)
    const [low, high] = n === 0 ? [0, m] : [Math.max(0, middle - band), Math.min(m, middle + band)]
    for (let j = low; j <= high; j++) {
      const cost = costs[i * width + j] ?? Infinity
      if (cost === Infinity) continue
      for (const [move, shape] of SHAPES.entries()) {
        const [rows, columns] = shape
        if (i + rows > n || j + columns > m) continue
        const to = (i + rows) * width + j + columns
        const whole = cost + costOf(shape, i, j)
        if (whole < (costs[to] ?? Infinity) - 1e-9) {
          costs[to] = whole
          moves[to] = move
        }
      }
    }
  }
  const path: Shape[] = []
  for (let i = n, j = m; i > 0 || j > 0; ) {
    const shape = SHAPES[moves[i * width + j] ?? 0] ?? [1, 1]
    path.push(shape)
    i -= shape[0]
    j -= shape[1]
  }
  return path.toReversed()
}

function lengthGap(one: number, two: number): number {
  return one + two === 0 ? 0 : Math.abs(one - two) / (one + two)
}
