import type { Language } from '../language.ts'
import { findProtected, type ProtectedKind } from '../text/protect.ts'

/** A text whose untouchable parts are placeholders: ⟦1⟧ stands for `originals[0]`, and so on. */
export type Masked = { text: string; originals: string[] }

/** Kinds a model never sees. Numbers, dates and names it does, since a sentence is built around them. */
const HIDDEN: ReadonlySet<ProtectedKind> = new Set([
  'code',
  'url',
  'email',
  'citation',
  'formula',
  'quotation',
])

/** Terms that are markup or blanks to fill in: "{{name}}", "[DATE]", "<br>". */
const MARKUP = /^[{[<%]/

/** Signs that could be taken for a tag or a placeholder of ours. */
const LOOKALIKE = /[⟦⟧]|<(?=[a-z/!?])/gi

/** Hides what must come back exactly, and everything that looks like the marks the prompts are built with. */
export function mask(text: string, language: Language): Masked {
  const spans = findProtected(text, language)
    .filter((span) => HIDDEN.has(span.kind) || (span.kind === 'term' && MARKUP.test(span.text)))
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
    for (const found of text.slice(at, until).matchAll(LOOKALIKE)) pending.push(at + found.index)
    for (const start of pending) hide(start, start + 1)
    pending.length = 0
  }
  const pending: number[] = []
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

/** The placeholders again for what they stand for, in a text written with the originals. */
export function maskAgain(text: string, originals: readonly string[]): string {
  return originals.reduce(
    (masked, original, index) => (original.length > 1 ? masked.replace(original, `⟦${index + 1}⟧`) : masked),
    text,
  )
}

/** Text as harmless data beside the units: nothing in it can open or close a tag. */
export function asData(text: string): string {
  return text.replaceAll('<', '‹').replaceAll('>', '›').trim()
}
