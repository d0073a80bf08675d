import { cleanHidden } from '../../text/hidden.ts'

/** Signs of emphasis, structure and code that a model may add by itself. */
const DECORATION = ['*', '`', '#', '~', '|', '•', '_']

/**
 * A model's words as they would stand in `source`: in one line, without hidden signs and decoration, with its kind of apostrophe, and with a stop at the end only where it has one.
 */
export function tidy(output: string, source: string): string {
  const strange = DECORATION.filter((sign) => !source.includes(sign)).map((sign) => `\\${sign}`)
  let text = cleanHidden(output).text.replace(/\s+/g, ' ').trim()
  if (!/^(?:[-–—+•]|\d{1,3}[.)])\s/.test(source)) text = text.replace(/^(?:[-–—+•]|\d{1,3}[.)])\s+/, '')
  if (strange.length > 0) text = text.replace(new RegExp(`[${strange.join('')}]`, 'g'), '')
  if (!source.includes('&amp;')) text = text.replaceAll('&amp;', '&')
  if (!source.includes('’')) text = text.replaceAll('’', "'")
  if (/[\p{L}\d⟧)]$/u.test(source) && /[^.]\.$/.test(text)) text = text.slice(0, -1)
  return text.trim()
}
