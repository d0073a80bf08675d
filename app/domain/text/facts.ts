import type { Language } from './language.ts'
import { createHaystack, type Haystack } from './haystack.ts'
import { lockedMissing } from './locked.ts'
import { normalised, normalisedBothWays } from './normalised.ts'
import { findProtected } from './protect.ts'
import type { ProtectedKind, ProtectedSpan } from './protect.ts'
import { EXACT } from './shapes.ts'

/** A fact of the source that the output lost, or one of the output that the source does not have. */
export type FactDifference = { kind: ProtectedKind; text: string; problem: 'missing' | 'added' }

/** Kinds that may be said less often than in the source (a pronoun stands for a name) but not never. */
const ONCE_IS_ENOUGH: ReadonlySet<ProtectedKind> = new Set(['name', 'term'])

/** Facts by what they say (`normalised`, or letter by letter), with all places where they are said. */
export type FactTable = Map<string, { kind: ProtectedKind; text: string; places: number[] }>

/**
 * Compares what `findProtected` finds in both texts, whatever its order. Quote style, a capital at a sentence
 * start, possessive endings, separators of thousands and other spellings of a number, of "percent" and of a few
 * countries make no difference, but in what is known by its shape every letter does. `locked` terms are facts, too, and must stand in the output as often as in the source
 * and letter by letter. Empty means safe.
 */
export function compareFacts(
  source: string,
  output: string,
  language: Language,
  locked: readonly string[] = [],
): FactDifference[] {
  if (source === output) return []
  const before: FactTable = new Map()
  const after: FactTable = new Map()
  addFacts(before, findProtected(source, language), language)
  addFacts(after, findProtected(output, language), language)
  const missing = lockedMissing(source, output, locked)
  const within = (text: string) =>
    createHaystack(
      () => normalisedBothWays(text, language),
      () => text,
    )
  return [
    ...missing.map((text) => ({ kind: 'locked', text, problem: 'missing' }) as const),
    // A name that is locked, too, is told of once.
    ...each(lostFacts(before, after, within(output)), 'missing').filter(
      ({ text }) => !missing.includes(text),
    ),
    ...each(lostFacts(after, before, within(source), true), 'added'),
  ]
}

/** A difference for every time that a fact is missing. */
function each(search: Generator<void, LostFact[]>, problem: FactDifference['problem']): FactDifference[] {
  let step = search.next()
  while (!step.done) step = search.next()
  return step.value.flatMap(({ kind, text, missing }) =>
    Array.from({ length: missing }, () => ({ kind, text, problem })),
  )
}

/** Enters `spans` into `table`; `placeOf` says where each is, if not at its start. */
export function addFacts(
  table: FactTable,
  spans: Iterable<ProtectedSpan>,
  language: Language,
  placeOf: (span: ProtectedSpan) => number = ({ start }) => start,
): void {
  for (const span of spans) {
    const key = EXACT.has(span.kind) ? span.text.trim() : normalised(span.text, language)
    if (!key) continue
    const known = table.get(key)
    if (known) known.places.push(placeOf(span))
    else table.set(key, { kind: span.kind, text: span.text, places: [placeOf(span)] })
  }
}

/** How often a fact must be said again; once for those that a pronoun may stand for. */
export function timesNeeded({ kind, places }: { kind: ProtectedKind; places: readonly number[] }): number {
  return ONCE_IS_ENOUGH.has(kind) ? 1 : places.length
}

/** A fact that is said too seldom: `missing` times of the `needed`. */
export type LostFact = { key: string; kind: ProtectedKind; text: string; missing: number; needed: number }

/** So many facts are looked for between two pauses. */
const BETWEEN_PAUSES = 500

/**
 * The facts of `wanted` that `found` has too few of, not even hidden inside the words of its text (`haystack`). With
 * `once`, one is enough of each. Yields where it may pause.
 */
export function* lostFacts(
  wanted: FactTable,
  found: FactTable,
  haystack: Haystack,
  once = false,
): Generator<void, LostFact[]> {
  const lost: LostFact[] = []
  let looked = 0
  for (const [key, fact] of wanted) {
    const needed = once ? 1 : timesNeeded(fact)
    let present = found.get(key)?.places.length ?? 0
    const count = EXACT.has(fact.kind) ? haystack.countExact : haystack.count
    if (present < needed) present = Math.max(present, count(key, needed))
    if (present < needed) {
      lost.push({ key, kind: fact.kind, text: fact.text, missing: needed - present, needed })
    }
    if (++looked % BETWEEN_PAUSES === 0) yield
  }
  return lost
}
