import type { Pair } from './align.ts'
import type { Unit } from './units.ts'

/** What is to be done with a pair: put the source back, or put other words in the place of the output. */
export type Mending = { original: true } | { words: string }

/** What parts two paragraphs where neither text says. */
const BREAK = '\n\n'

/**
 * The output with some of its pairs (by their places in `pairs`) mended. What was left out comes back where it was, in
 * its own paragraph; what was added goes; the white space, markers and labels around stay as they are.
 */
export function mend(pairs: readonly Pair[], mendings: ReadonlyMap<number, Mending>): string {
  const pieces: Unit[] = []
  const [sources, outputs] = [neighbours(pairs, 'source'), neighbours(pairs, 'output')]
  /** The last unit of the source that the last piece stands for; none when the piece is an addition. */
  let stands: Unit | undefined
  /** Taken over by the next piece from one that went, or came before it. */
  let lead: string | undefined

  function push(units: readonly Unit[], pair: Pair) {
    const [first, ...rest] = units
    if (!first) return
    pushOwn([{ ...first, lead: lead ?? first.lead }, ...rest], pair)
    lead = undefined
  }

  /** The same for a paragraph of its own, that takes over nothing. */
  function pushOwn(units: readonly Unit[], pair: Pair) {
    pieces.push(...units.map((unit) => ({ ...unit })))
    stands = pair.source.at(-1)
  }

  for (const [at, pair] of pairs.entries()) {
    const mending = mendings.get(at)
    const [first, outFirst] = [pair.source[0], pair.output[0]]
    const gap = pair.output.at(-1)?.gap ?? ''
    if (!mending) push(pair.output, pair)
    else if ('words' in mending) push(outFirst ? [{ ...outFirst, text: mending.words, gap }] : [], pair)
    else if (first && outFirst) {
      const opens = outFirst.block !== outputs.before(at)?.block
      const marked = opens && first.block !== sources.before(at)?.block && first.lead.trim() !== ''
      push(withEnds(pair.source, marked ? first.lead : outFirst.lead, gap), pair)
    } else if (first) insert(pair, at)
    else remove(pair, at)
  }
  return pieces.map((piece) => piece.lead + piece.text + piece.gap).join('')

  /** Puts back what the output has left out: beside its neighbours of the same paragraph, if they are still there. */
  function insert(pair: Pair, at: number) {
    const [first, end, last] = [pair.source[0], pair.source.at(-1), pieces.at(-1)]
    if (!first || !end) return
    const next = pairs[at + 1]
    const [nextSource, nextOutput] = [next?.source[0], next?.output[0]]
    if (last && stands && stands.block === first.block) {
      const { gap } = last
      last.gap = stands.gap
      push(withEnds(pair.source, '', gap), pair)
    } else if (nextOutput && nextSource?.block === end.block) {
      push(withEnds(pair.source, nextOutput.lead, end.gap), pair)
      lead = ''
    } else {
      if (last && !isBreak(last.gap)) last.gap = isBreak(stands?.gap) ? (stands?.gap ?? BREAK) : BREAK
      const over = at === pairs.length - 1
      pushOwn(withEnds(pair.source, first.lead, over || isBreak(end.gap) ? end.gap : BREAK), pair)
    }
  }

  /** Takes out what only the output has. */
  function remove(pair: Pair, at: number) {
    const [first, end, last] = [pair.output[0], pair.output.at(-1), pieces.at(-1)]
    const opens = lead !== undefined || first?.block !== outputs.before(at)?.block
    const closes = end?.block !== outputs.after(at)?.block
    if (opens) lead = closes ? undefined : (lead ?? first?.lead)
    else if (closes && last) last.gap = end?.gap ?? ''
  }
}

function isBreak(gap: string | undefined): boolean {
  return gap?.includes('\n') ?? false
}

/** `units` with another beginning and end. */
function withEnds(units: readonly Unit[], lead: string, gap: string): Unit[] {
  return units.map((unit, at) => ({
    ...unit,
    lead: at === 0 ? lead : unit.lead,
    gap: at === units.length - 1 ? gap : unit.gap,
  }))
}

/** The nearest unit of one side before and after a pair. */
function neighbours(pairs: readonly Pair[], side: keyof Pair) {
  const before: (Unit | undefined)[] = []
  let last: Unit | undefined
  for (const pair of pairs) {
    before.push(last)
    last = pair[side].at(-1) ?? last
  }
  const after: (Unit | undefined)[] = []
  let next: Unit | undefined
  for (const pair of pairs.toReversed()) {
    after.push(next)
    next = pair[side][0] ?? next
  }
  return { before: (at: number) => before[at], after: (at: number) => after[pairs.length - 1 - at] }
}
