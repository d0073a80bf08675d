import type { Language } from '../language.ts'
import { lockedMissing } from './locked.ts'
import { numerals } from './numerals.ts'
import { findProtected } from './protect.ts'
import type { ProtectedKind, ProtectedSpan } from './protect.ts'

/** A fact of the source that the output lost, or one of the output that the source does not have. */
export type FactDifference = { kind: ProtectedKind; text: string; problem: 'missing' | 'added' }

/** Kinds that may be said less often than in the source (a pronoun stands for a name) but not never. */
const ONCE_IS_ENOUGH: ReadonlySet<ProtectedKind> = new Set(['name', 'term'])

type Facts = Map<string, { span: ProtectedSpan; count: number }>

/**
 * Compares what `findProtected` finds in both texts, whatever its order. Quote style, a capital at a sentence
 * start, possessive endings, separators of thousands and "three" for "3" make no difference. `locked` terms are
 * facts, too, and must stand in the output as often as in the source and letter by letter. Empty means safe.
 */
export function compareFacts(
  source: string,
  output: string,
  language: Language,
  locked: readonly string[] = [],
): FactDifference[] {
  if (source === output) return []
  const before = factsOf(source, language)
  const after = factsOf(output, language)
  const missing = lockedMissing(source, output, locked)
  return [
    ...missing.map((text) => ({ kind: 'locked', text, problem: 'missing' }) as const),
    // A name that is locked, too, is told of once.
    ...lost(before, after, output, language, 'missing').filter(({ text }) => !missing.includes(text)),
    ...lost(after, before, source, language, 'added'),
  ]
}

function factsOf(text: string, language: Language): Facts {
  const facts: Facts = new Map()
  for (const span of findProtected(text, language)) {
    const key = normalised(span.text, language)
    if (!key) continue
    const known = facts.get(key)
    if (known) known.count++
    else facts.set(key, { span, count: 1 })
  }
  return facts
}

/** The facts of `wanted` that `found` has too few of, not even hidden inside the words of `text`. */
function lost(
  wanted: Facts,
  found: Facts,
  text: string,
  language: Language,
  problem: FactDifference['problem'],
): FactDifference[] {
  const differences: FactDifference[] = []
  let haystack: string | undefined
  for (const [key, { span, count }] of wanted) {
    const needed = ONCE_IS_ENOUGH.has(span.kind) || problem === 'added' ? 1 : count
    let present = found.get(key)?.count ?? 0
    if (present < needed) {
      haystack ??= ` ${normalised(text, language)} `
      present = Math.max(present, occurrences(haystack, key, needed))
    }
    for (let missing = present; missing < needed; missing++) {
      differences.push({ kind: span.kind, text: span.text, problem })
    }
  }
  return differences
}

function occurrences(haystack: string, key: string, enough: number): number {
  let count = 0
  for (let at = haystack.indexOf(key); at >= 0 && count < enough; at = haystack.indexOf(key, at + 1)) {
    if (!isWordSign(haystack[at - 1]) && !isWordSign(haystack[at + key.length])) count++
  }
  return count
}

function isWordSign(sign: string | undefined): boolean {
  return sign !== undefined && /[\p{L}\d]/u.test(sign)
}

/** One spelling for what means the same. */
function normalised(text: string, language: Language): string {
  const values = numerals(language)
  return text
    .toLowerCase()
    .replace(/[“”„«»"‹›]/g, '"')
    .replace(/[‘’]/g, "'")
    .replace(/[\u00a0\u202f]/g, ' ')
    .replace(/[‐‑−–]/g, '-')
    .replace(/(?<=\d)[,' ](?=\d{3}(?!\d))/g, '')
    .replace(/(?<=[\p{L}\d])'s?(?![\p{L}\d])/gu, '')
    .replace(/\bper cent\b|(?<=\d) ?%/g, ' percent')
    .replace(/[.,;:!?]+(?="|$)/g, '')
    .replace(/\p{L}+/gu, (word) => (word.length < 13 ? (values.get(word) ?? word) : word))
    .replace(/\s+/g, ' ')
    .trim()
}
