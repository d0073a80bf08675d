import { cleanHidden } from '#app/domain/text/hidden.ts'

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

/** The line breaks of `source`, which come within its sentences, at the same share of the words of `text`. */
export function wrapLike(source: string, text: string): string {
  if (!source.includes('\n')) return text
  const parts = source.trim().split(/(\s+)/)
  const words = text.split(' ')
  const share = words.length / ((parts.length + 1) / 2)
  const gaps = words.map(() => ' ')
  parts.forEach((gap, at) => {
    const place = Math.max(0, Math.min(words.length - 2, Math.round(((at + 1) / 2) * share) - 1))
    if (at % 2 === 1 && gap.includes('\n')) gaps[place] = gap
  })
  return words.map((word, at) => (at < words.length - 1 ? word + gaps[at] : word)).join('')
}
