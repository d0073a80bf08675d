import type { Line } from '../layout/lines.ts'
import { type Layout, plainText } from '../layout/pages.ts'

/**
 * What was read off the picture of a page, with what only the file has: remarks, and lines of its text with a word or a
 * figure that was not read, or not as it stands there.
 */
export function withTextOf(layout: Layout, read: Layout): Layout {
  const { remarks, losses } = layout
  const whole = { ...read, remarks, ...(losses && { losses }) }
  const seen = new Set(wordsOf(plainText(read)))
  const isMissing = ({ text }: Line) => wordsOf(text).some((word) => !seen.has(word))
  const missing = layout.regions.map((lines) => lines.filter(isMissing)).filter((lines) => lines.length > 0)
  // Their places are of no use where the picture was turned.
  return {
    ...whole,
    regions: [...read.regions, ...missing],
    turned: (read.turned ?? 0) + missing.length,
  }
}

/** Words and figures, as they stand. */
function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/\p{N}+(?:[.,]\p{N}+)*|[\p{L}\p{M}]{3,}/gu) ?? []
}
