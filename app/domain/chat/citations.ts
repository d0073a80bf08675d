import { findQuote } from '#app/domain/grounding/quote.ts'
import type { Citation } from './types.ts'

/** A source before it was looked up. */
export type Claimed = { documentId: string; page: number; quote: string }

/** The page a source names, in plain text; undefined when there is none. */
export type PageOf = (
  documentId: string,
  page: number,
) => Promise<{ fileName: string; label: string | null; text: string } | undefined>

/** A source that was found, with the words as its page has them; undefined when they do not stand there. */
export async function lookUp(
  { documentId, page, quote }: Claimed,
  pageOf: PageOf,
): Promise<Omit<Citation, 'number'> | undefined> {
  const named = await pageOf(documentId, page)
  const found = named && findQuote(named.text, quote)
  if (!found) return undefined
  return { documentId, fileName: named.fileName, page, label: named.label, quote: found.text }
}

/** Numbers sources as they come up in an answer: one that came up before keeps its number. */
export function createNumbering() {
  const citations: Citation[] = []
  const isSame = (one: Omit<Citation, 'number'>, two: Omit<Citation, 'number'>) =>
    one.documentId === two.documentId && one.page === two.page && one.quote === two.quote
  return {
    citations,
    /** Returns the marker of a source, such as `[2]`. */
    markerOf: (source: Omit<Citation, 'number'>): string => {
      const known = citations.find((one) => isSame(one, source))
      if (known) return `[${known.number}]`
      const number = citations.length + 1
      citations.push({ number, ...source })
      return `[${number}]`
    },
  }
}
