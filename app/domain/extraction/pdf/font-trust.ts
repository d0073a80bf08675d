import { type Layout, plainText } from '../layout/pages.ts'

/** Words that have to be there on the picture too before anything is made of it, and the share that has to be the same. */
const SAME = { words: 12, share: 0.5 }
/** Share of a page that has to be in fonts that are trusted. */
const MOST = 0.8
/** Share of a page's letters from which on the page says something about a font. */
const USED = 0.1

export type FontTrust = {
  /** Tells what was read off the picture of a page: where it says the same, the page's fonts mean what they say. */
  compare(layout: Layout, read: Layout): void
  /** Whether a page is set in fonts that mean what they say. */
  covers(layout: Layout): boolean
}

/**
 * Remembers which fonts of a document have text that is what people see. Pages of code and formulas look like text without
 * a meaning; one of them has to be read off its picture to know better, not all.
 */
export function fontTrust(): FontTrust {
  const trusted = new Set<string>()
  return {
    compare(layout, read) {
      const stands = new Set(wordsOf(layout))
      const seen = wordsOf(read)
      const same = seen.filter((word) => stands.has(word)).length
      if (same < SAME.words || same < seen.length * SAME.share) return
      for (const [font, share] of sharesOf(layout)) if (share > USED) trusted.add(font)
    },
    covers(layout) {
      const shares = [...sharesOf(layout)].filter(([font]) => trusted.has(font))
      return shares.reduce((sum, [, share]) => sum + share, 0) > MOST
    },
  }
}

function wordsOf(layout: Layout): string[] {
  return plainText(layout).match(/[\p{L}\p{N}]{3,}/gu) ?? []
}

/** The share of a page's characters that each font has. */
function sharesOf({ regions }: Layout): Map<string, number> {
  const lines = regions.flat()
  const all = lines.reduce((sum, { text }) => sum + text.length, 0)
  const shares = new Map<string, number>()
  for (const { font, text } of lines) shares.set(font, (shares.get(font) ?? 0) + text.length / all)
  return shares
}
