import type { Language } from '#app/domain/text/language.ts'
import { addFacts, type FactTable, lostFacts, timesNeeded } from '#app/domain/text/facts.ts'
import { createHaystack, type Haystack } from '#app/domain/text/haystack.ts'
import { findLocked, lockedMissing } from '#app/domain/text/locked.ts'
import { bare, innerNames, isNameByItself, isTitled } from '#app/domain/text/names.ts'
import { normalisedBothWays } from '#app/domain/text/normalised.ts'
import { findProtected, type ProtectedKind, type ProtectedSpan } from '#app/domain/text/protect.ts'
import { isChanged, type Pair } from './align.ts'
import { textOf, type Unit } from './units.ts'

/** Something said in one text that the other does not say (as often). */
export type FactProblem = {
  kind: ProtectedKind
  text: string
  /** `rarer`: it is there, but not as often as in the source. */
  problem: 'missing' | 'rarer' | 'added'
  /** The pairs to put back to mend it: those that say it and were changed. */
  pairs: number[]
}

/** The facts of one kind in the source. */
export type FactGroup = { kind: ProtectedKind; count: number; examples: string[] }

export type FactCheck = { total: number; kept: number; groups: FactGroup[]; problems: FactProblem[] }

/** `pairsAt`: the pairs that each place of a fact reaches over. */
type Side = { table: FactTable; bodies: string[]; pairsAt: number[][]; locked: string[] }

/**
 * Checks that all that must be kept of the source is said in the output, and nothing beside it: what `findProtected`
 * finds paragraph by paragraph, code and formulas as a whole, and the `locked` terms. Yields wherever it may pause.
 */
export function* checkFacts(
  pairs: readonly Pair[],
  language: Language,
  locked: readonly string[] = [],
): Generator<void, FactCheck> {
  const known = yield* wordsKnown(pairs, language)
  const before = yield* readSide(pairs, 'source', language, known, locked)
  const after = yield* readSide(pairs, 'output', language, known, locked)
  const changed: boolean[] = []
  for (const pair of pairs) {
    changed.push(isChanged(pair))
    yield
  }
  const terms = yield* lostTerms(pairs, changed, before.locked, after.locked, locked)
  const taken = new Set(terms.problems.map(({ text }) => text))
  const within = yield* haystackOf(after, before.table, language)
  const lost = (yield* lostFacts(before.table, after.table, within)).filter(({ text }) => !taken.has(text))
  yield
  const around = yield* haystackOf(before, after.table, language)
  const added = yield* lostFacts(after.table, before.table, around, true)
  yield
  const missing = lost.map(({ key, kind, text, missing: times, needed }): FactProblem => {
    const problem = times === needed ? 'missing' : 'rarer'
    return { kind, text, problem, pairs: placesOf(key, before, after, changed, times) }
  })
  yield
  const strange = added.map(({ key, kind, text }): FactProblem => {
    return { kind, text, problem: 'added', pairs: placesOf(key, after, before, changed, 1) }
  })
  yield
  const total =
    [...before.table.values()].reduce((sum, fact) => sum + timesNeeded(fact), 0) + before.locked.length
  const short = lost.reduce((sum, { missing: times }) => sum + times, 0) + terms.count
  return {
    total,
    kept: total - short,
    groups: groupsOf(before),
    problems: [...terms.problems, ...missing, ...strange],
  }
}

/** What the two texts show of their words: those that stand with a capital within a sentence, and those without one. */
type Known = { names: ReadonlySet<string>; small: ReadonlySet<string> }

function* wordsKnown(pairs: readonly Pair[], language: Language): Generator<void, Known> {
  const names = new Set<string>()
  const small = new Set<string>()
  for (const { source, output } of pairs) {
    for (const { kind, text } of [...source, ...output]) {
      if (kind !== 'code') for (const [word] of text.matchAll(SMALL)) small.add(word)
      if (kind === 'sentence') for (const name of innerNames(text, language)) names.add(name)
    }
    yield
  }
  for (const name of names) if (isOrdinary(name, small)) names.delete(name)
  return { names, small }
}

const SMALL = /(?<![\p{L}\p{M}\d'’_./@-])\p{Ll}[\p{L}\p{M}]+/gu

/** A word that the texts have with a small letter, too, names nothing by its capital. */
function isOrdinary(name: string, small: ReadonlySet<string>): boolean {
  return !isNameByItself(name) && small.has(bare(name).toLowerCase())
}

function* readSide(
  pairs: readonly Pair[],
  side: keyof Pair,
  language: Language,
  known: Known,
  locked: readonly string[],
): Generator<void, Side> {
  const read: Side = { table: new Map(), bodies: [], pairsAt: [], locked: [] }
  for (const block of blocksOf(pairs, side)) {
    const { body, bounds } = bodyOf(block)
    const terms = findLocked(body, locked)
    read.locked.push(...terms.map(({ start, end }) => body.slice(start, end)))
    const spans = spansOf(block, body, language, known).filter(
      ({ start, end }) => !terms.some((term) => term.start === start && term.end === end),
    )
    addFacts(read.table, spans, language, ({ start, end }) => {
      const reached = bounds.filter((bound) => bound.end > start && bound.start < end)
      return read.pairsAt.push([...new Set(reached.map(({ pair }) => pair))]) - 1
    })
    read.bodies.push(body)
    yield
  }
  return read
}

/** What a side says, to look for facts in; only read when some of `wanted` are not among its own facts. */
function* haystackOf(
  { table, bodies }: Side,
  wanted: FactTable,
  language: Language,
): Generator<void, Haystack> {
  const spellings: [string[], string[]] = [[], []]
  const complete = [...wanted].every(
    ([key, fact]) => (table.get(key)?.places.length ?? 0) >= timesNeeded(fact),
  )
  for (const body of complete ? [] : bodies) {
    const [spelt = '', each = spelt] = normalisedBothWays(body, language)
    spellings[0].push(spelt)
    spellings[1].push(each)
    yield
  }
  return createHaystack(
    () => spellings.map((parts) => parts.join('\n')),
    () => (complete ? '' : bodies.join('\n')),
  )
}

type Placed = { unit: Unit; pair: number }

/** A paragraph longer than this (characters) is read in parts, so that no step takes long. */
const LONGEST_PARAGRAPH = 8_000

/** The units of one side, block by block, each with its pair. */
function* blocksOf(pairs: readonly Pair[], side: keyof Pair): Generator<Placed[]> {
  let block: Placed[] = []
  let length = 0
  for (const [pair, { [side]: units }] of pairs.entries()) {
    for (const unit of units) {
      if (block[0] && (block[0].unit.block !== unit.block || length > LONGEST_PARAGRAPH)) {
        yield block
        block = []
        length = 0
      }
      block.push({ unit, pair })
      length += unit.text.length
    }
  }
  if (block.length > 0) yield block
}

const MARKER =
  /^\s*(?:(?:[-*+•◦▪–]|\d{1,9}[.)]|[a-z]\)|\((?:[a-z]|\d{1,3})\))\s+(?:\[[ xX]\]\s+)?|#{1,6}\s|(?:>\s?)+)?/

/** A block as one text, and where each of its units begins and ends in it. A marker is no part of it, a label is. */
function bodyOf(block: readonly Placed[]) {
  let body = ''
  const bounds = block.map(({ unit, pair }, at) => {
    body += at === 0 ? unit.lead.replace(MARKER, '') : unit.lead
    const start = at === 0 ? 0 : body.length
    body += unit.text
    const end = body.length
    body += unit.gap
    return { start, end, pair }
  })
  return { body, bounds }
}

function spansOf(
  [first]: readonly Placed[],
  body: string,
  language: Language,
  { names, small }: Known,
): ProtectedSpan[] {
  const kind = first?.unit.kind
  if (kind === 'code') {
    const text = body.trim()
    if (/^<[/!a-zA-Z]/.test(text)) return [{ start: 0, end: body.length, kind: 'tag', text }]
    const formula = /^(?:\$\$|\\\[|\\begin)/.test(text)
    if (!/[\p{L}\p{N}]/u.test(text)) return []
    return [{ start: 0, end: body.length, kind: formula ? 'formula' : 'code', text }]
  }
  const spans = findProtected(body, language, names)
  const titled = language !== 'de' && isTitled(body)
  if (kind === 'sentence' && !titled) {
    return spans.filter(
      (span) => span.kind !== 'name' || /\s/.test(span.text) || !isOrdinary(span.text, small),
    )
  }
  // Titles have capitals that name nothing, and so has the first word of a cell or of a line.
  const isNamed = ({ text }: ProtectedSpan) =>
    text.split(/\s+/).some((word) => names.has(bare(word)) || isNameByItself(word))
  return spans.filter((span) => span.kind !== 'name' || (kind !== 'heading' && isNamed(span)))
}

/** Locked terms that the output has too few of with the changed pairs that have lost them, and how many are missing. */
function* lostTerms(
  pairs: readonly Pair[],
  changed: readonly boolean[],
  before: readonly string[],
  after: readonly string[],
  locked: readonly string[],
): Generator<void, { problems: FactProblem[]; count: number }> {
  const missing = before.length === 0 ? [] : lockedMissing(before.join('\n'), after.join('\n'), locked)
  const problems: FactProblem[] = []
  for (const text of new Set(missing)) {
    const times = (terms: readonly string[]) => terms.filter((one) => one === text).length
    const problem = times(missing) < times(before) ? 'rarer' : 'missing'
    const places: number[] = []
    for (const [at, pair] of pairs.entries()) {
      const lost =
        changed[at] === true && lockedMissing(textOf(pair.source), textOf(pair.output), [text]).length > 0
      if (lost) places.push(at)
      yield
    }
    problems.push({ kind: 'locked', text, problem, pairs: places })
  }
  return { problems, count: missing.length }
}

/** The changed pairs where a fact is said on this side more often than on the other, for as many times as are wanted. */
function placesOf(
  key: string,
  here: Side,
  there: Side,
  changed: readonly boolean[],
  wanted: number,
): number[] {
  const reachOf = (side: Side) =>
    (side.table.get(key)?.places ?? []).map((place) => side.pairsAt[place] ?? [])
  const surplus = new Map<number, number>()
  for (const [first = -1] of reachOf(here)) surplus.set(first, (surplus.get(first) ?? 0) + 1)
  for (const [first = -1] of reachOf(there)) surplus.set(first, (surplus.get(first) ?? 0) - 1)
  const found = new Set<number>()
  let open = wanted
  for (const reach of reachOf(here)) {
    const first = reach[0] ?? -1
    const left = surplus.get(first) ?? 0
    const places = reach.filter((at) => changed[at])
    if (open <= 0 || left <= 0 || places.length === 0) continue
    surplus.set(first, left - 1)
    open--
    for (const at of places) found.add(at)
  }
  return [...found]
}

const EXAMPLES = 12

function groupsOf({ table, locked }: Side): FactGroup[] {
  const groups = new Map<ProtectedKind, FactGroup>()
  const add = (kind: ProtectedKind, text: string, times: number) => {
    const group = groups.get(kind) ?? { kind, count: 0, examples: [] }
    group.count += times
    if (group.examples.length < EXAMPLES && !group.examples.includes(text)) group.examples.push(text)
    groups.set(kind, group)
  }
  for (const fact of table.values()) add(fact.kind, fact.text, timesNeeded(fact))
  for (const term of locked) add('locked', term, 1)
  return [...groups.values()].sort((one, two) => two.count - one.count)
}
