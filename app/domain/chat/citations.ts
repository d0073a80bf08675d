import { findQuote } from './quote.ts'
import type { Citation } from './types.ts'

/** A source before it was looked up. */
export type Claimed = { number: number; documentId: string; page: number; quote: string }

/** One or several numbers of sources in an answer, such as ` [1]` or `[2, 3]`, with the space before them. */
export const MARKERS = /(\s?)\[(\d{1,3}(?:\s*[,;]\s*\d{1,3})*)\](?!\()/g

/** The page a source names, in plain text; undefined when there is none. */
export type PageOf = (
  documentId: string,
  page: number,
) => Promise<{ fileName: string; label: string | null; text: string } | undefined>

/**
 * Keeps the sources whose quote stands on the page they name, numbers them as they come up in the text, and takes the
 * markers of all others out of it. `dropped` counts those whose quote was not there.
 */
export async function checkCitations(
  text: string,
  claimed: readonly Claimed[],
  pageOf: PageOf,
): Promise<{ text: string; citations: Citation[]; dropped: number }> {
  const good = new Map<number, Omit<Citation, 'number'>>()
  let dropped = 0
  for (const { number, documentId, page, quote } of claimed) {
    if (good.has(number)) continue
    const named = await pageOf(documentId, page)
    const found = named && findQuote(named.text, quote)
    if (found)
      good.set(number, { documentId, fileName: named.fileName, page, label: named.label, quote: found.text })
    else dropped++
  }
  const numbers = new Map<number, number>()
  const marked = text.replace(MARKERS, (_, space: string, list: string) => {
    const kept = list.split(/[,;]/).flatMap((one) => {
      const number = Number(one)
      if (!good.has(number)) return []
      const place = numbers.get(number) ?? numbers.size + 1
      numbers.set(number, place)
      return [`[${place}]`]
    })
    return kept.length > 0 ? space + kept.join('') : ''
  })
  const citations = [...numbers].flatMap(([number, place]) => {
    const citation = good.get(number)
    return citation ? [{ number: place, ...citation }] : []
  })
  return { text: marked, citations, dropped }
}
