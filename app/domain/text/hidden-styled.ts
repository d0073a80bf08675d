import type { Edit, Writings } from './hidden-invisible.ts'
import { PUNCTUATION_ALIKES } from './hidden-tables.ts'

/** Letters and digits in the clothes of mathematics, and fullwidth forms. */
const STYLED = /(?:\ud835[\udc00-\udfff])+|[\uff01-\uff5e]/g

/** Signs that pass for ASCII punctuation. */
const PUNCTUATION = /[\u037e\u0589\u05c3\u2024\ua789\ua60e\ufe50\ufe52\ufe54-\ufe57\ufe63]/g

/** The disguised letters and digits of `text`, in order. Linear. */
export function styledEdits(text: string, writings: Writings): Edit[] {
  const edits: Edit[] = []
  for (const { 0: run, index } of text.matchAll(STYLED)) {
    if (run.length === 1) {
      if (!writings.wide) edits.push(styled(run, index, 'FULLWIDTH FORM', 'fullwidth letter or sign'))
    } else if (run.length > 2 || isLetterBeside(text, index, run.length)) {
      // One sign alone, as in a formula, is what these characters are for.
      for (let at = 0; at < run.length; at += 2) {
        const sign = run.slice(at, at + 2)
        edits.push(styled(sign, index + at, 'MATHEMATICAL ALPHANUMERIC', 'mathematical letter'))
      }
    }
  }
  return edits.filter(({ start, end, replacement }) => replacement !== text.slice(start, end))
}

/** The disguised stops of `text`, in order; to be asked for once its letters are what they seem. Linear. */
export function punctuationEdits(text: string): Edit[] {
  const edits: Edit[] = []
  for (const { 0: sign, index } of text.matchAll(PUNCTUATION)) {
    const known = PUNCTUATION_ALIKES.get(sign)
    if (!known || ownPunctuation(sign, text, index)) continue
    const { ascii, name } = known
    const plain = `look-alike of “${ascii}”`
    edits.push({ start: index, end: index + 1, replacement: ascii, kind: 'look-alike', name, plain })
  }
  return edits
}

function styled(sign: string, start: number, name: string, plain: string): Edit {
  return { start, end: start + sign.length, replacement: sign.normalize('NFKC'), kind: 'styled', name, plain }
}

function isLetterBeside(text: string, start: number, length: number): boolean {
  return /\p{L}/u.test(text[start - 1] ?? '') || /\p{L}/u.test(text[start + length] ?? '')
}

/** Stops of the writing they stand in: a Greek question mark after Greek, an Armenian full stop after Armenian. */
function ownPunctuation(sign: string, text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - 12), at)
  if (sign === '\u037e') return /[\u0370-\u037d\u037f-\u03ff\u1f00-\u1fff]/.test(before)
  if (sign === '\u0589') return /[\u0531-\u0588]/.test(before)
  if (sign === '\u05c3') return /[\u05d0-\u05ea]/.test(before)
  if (sign === '\ua60e') return /[\ua500-\ua60c]/.test(before)
  return false
}
