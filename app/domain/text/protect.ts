import type { Language } from './language.ts'
import { findLocked } from './locked.ts'
import { namesIn } from './names.ts'
import {
  CALENDAR,
  CITATIONS,
  FIGURE,
  HANDLE,
  INNER_CAPITAL,
  languageRules,
  MIXED,
  QUOTATIONS,
} from './protect-rules.ts'
import { type Shape, SHAPES } from './shapes.ts'

/**
 * What no rewrite may change, by kind. A `term` is a word with digits or inner capitals; `locked` is what the person asked
 * to keep, with all that cannot be parted from it.
 */
export type ProtectedKind =
  | 'code'
  | 'path'
  | 'tag'
  | 'placeholder'
  | 'url'
  | 'email'
  | 'number'
  | 'date'
  | 'name'
  | 'quotation'
  | 'citation'
  | 'formula'
  | 'term'
  | 'locked'

/** A stretch of a text (`start` inclusive, `end` exclusive, in UTF-16 units) that stays as it is. */
export type ProtectedSpan = { start: number; end: number; kind: ProtectedKind; text: string }

const NO_NAMES: ReadonlySet<string> = new Set()

/**
 * Everything in `text` that a rewrite must keep, in order and without overlaps. `known` are words that stand as
 * names elsewhere in the same document, so that they count at the start of a sentence too. `locked` are the person's
 * terms; pass the same array every time.
 */
export function findProtected(
  text: string,
  language: Language,
  known: ReadonlySet<string> = NO_NAMES,
  locked: readonly string[] = [],
): ProtectedSpan[] {
  const spans: ProtectedSpan[] = []
  const taken = new Uint8Array(text.length)
  const claim = (kind: ProtectedKind, start: number, end: number) => {
    if (end <= start) return
    for (let at = start; at < end; at++) if (taken[at] === 1) return
    taken.fill(1, start, end)
    spans.push({ start, end, kind, text: text.slice(start, end) })
  }
  const search = (kind: ProtectedKind, pattern: RegExp, unless?: Shape['unless']) => {
    for (const found of text.matchAll(pattern)) {
      const part = STOPPED.has(kind) ? trimStop(found[0]) : found[0]
      if (!unless?.(part)) claim(kind, found.index, found.index + part.length)
    }
  }
  const searchShapes = (shapes: readonly Shape[]) => {
    for (const { kind, pattern, needs, unless } of shapes) {
      const may = typeof needs === 'string' ? text.includes(needs) : (needs?.test(text) ?? true)
      if (may) search(kind, pattern, unless)
    }
  }
  searchShapes(SHAPES)
  searchShapes(CITATIONS)
  for (const { open, close, pattern } of QUOTATIONS) {
    if (text.includes(open) && text.includes(close)) search('quotation', pattern)
  }
  const { date, words, plain } = languageRules(language)
  const figures = /\d/.test(text)
  if (figures) {
    search('date', date)
    search('number', FIGURE)
  }
  if (/[\d_]/.test(text)) search('term', MIXED)
  if (/\p{Ll}\p{Lu}/u.test(text)) search('term', INNER_CAPITAL)
  if (/[@#]/.test(text)) search('term', HANDLE)
  search('number', words)
  if (language === 'en') {
    search('number', plain)
    search('date', CALENDAR)
  }
  for (const { start, end, kind } of namesIn(text, language, known)) claim(kind, start, end)
  spans.sort((a, b) => a.start - b.start)
  return locked.length > 0 ? withLocked(spans, text, locked) : spans
}

/** Joins the places of locked terms with what they stand in or reach into, so that nothing protected is parted. */
function withLocked(spans: readonly ProtectedSpan[], text: string, locked: readonly string[]) {
  const terms = findLocked(text, locked).map(({ start, end }) => ({ start, end, kind: 'locked' as const }))
  const merged: Omit<ProtectedSpan, 'text'>[] = []
  for (const { start, end, kind } of [...spans, ...terms].sort((a, b) => a.start - b.start)) {
    const last = merged.at(-1)
    if (last && start < last.end) {
      last.end = Math.max(last.end, end)
      last.kind = 'locked'
    } else merged.push({ start, end, kind })
  }
  return merged.map((span) => ({ ...span, text: text.slice(span.start, span.end) }))
}

/** Kinds that may stand before the stop of a sentence. */
const STOPPED: ReadonlySet<ProtectedKind> = new Set(['url', 'path'])

/** An address does not hold the stop or comma of the sentence it stands in. */
function trimStop(address: string): string {
  let end = address.length
  while (end > 0 && ".,;:!?'*_".includes(address[end - 1] ?? '')) end--
  return address.slice(0, end)
}
