import type { Language } from '#app/domain/text/language.ts'
import { findProtected, type ProtectedKind } from '#app/domain/text/protect.ts'

/** A text whose untouchable parts are placeholders: ⟦1⟧ stands for `originals[0]`, and so on. */
export type Masked = { text: string; originals: string[] }

/** Kinds a model never sees. Numbers, dates and names it does, since a sentence is built around them. */
const HIDDEN: ReadonlySet<ProtectedKind> = new Set([
  'code',
  'path',
  'tag',
  'placeholder',
  'url',
  'email',
  'citation',
  'formula',
  'quotation',
  'locked',
])

/** Signs that could be taken for a tag, a sentence mark or a placeholder of ours. */
const LOOKALIKE = /[⟦⟧]|<(?=[a-z/!?])|\{(?=\s?\d)/gi

/** Hides what must come back exactly, and everything that looks like the signs the prompts are built with. */
export function mask(text: string, language: Language, locked: readonly string[] = []): Masked {
  const spans = findProtected(text, language, undefined, locked)
    .filter((span) => HIDDEN.has(span.kind))
    .map(({ start, end }) => ({ start: linkStart(text, start), end }))
  const originals: string[] = []
  let masked = ''
  let at = 0
  const hide = (start: number, end: number) => {
    masked += text.slice(at, start)
    originals.push(text.slice(start, end))
    masked += `⟦${originals.length}⟧`
    at = end
  }
  const hideLookalikes = (until: number) => {
    const from = at
    for (const { index } of text.slice(from, until).matchAll(LOOKALIKE)) hide(from + index, from + index + 1)
  }
  for (const { start, end } of spans) {
    if (start < at) continue
    hideLookalikes(start)
    hide(start, end)
  }
  hideLookalikes(text.length)
  return { text: masked + text.slice(at), originals }
}

/** A Markdown link is hidden with its label, for "[label]" and "(address)" must not be parted. */
function linkStart(text: string, start: number): number {
  if (text[start] !== '(' || text[start - 1] !== ']') return start
  const open = text.lastIndexOf('[', start)
  if (open < 0 || start - open > 300) return start
  return text[open - 1] === '!' ? open - 1 : open
}

const PLACEHOLDER = /⟦\s*(\d{1,5})\s*⟧/g

/** The text with its originals again; a placeholder that stands for nothing stays. */
export function unmask(masked: string, originals: readonly string[]): string {
  return masked.replace(PLACEHOLDER, (sign, number: string) => originals[Number(number) - 1] ?? sign)
}

/** The placeholders in a text, in order, as numbers. */
export function placeholders(masked: string): number[] {
  return [...masked.matchAll(PLACEHOLDER)].map(([, number]) => Number(number))
}

/** Text as harmless data beside the paragraphs: nothing in it can open or close a tag. */
export function asData(text: string): string {
  return text.replaceAll('<', '‹').replaceAll('>', '›').trim()
}
