import type { User } from '#app/domain/accounts/user.server.ts'
import { plainText } from '#app/domain/grounding/plain-text.ts'
import { findDocument } from '#app/domain/library/document.server.ts'
import { LONGEST_QUOTE, type Passage, passageOn } from '#app/domain/library/find-passage.ts'
import { countPages, pagesBetween } from '#app/domain/library/page-range.server.ts'
import type { DocumentPage, DocumentRow } from '#app/domain/library/types.ts'
import { type View, viewOf } from '../view.ts'
import type { Look } from './address.ts'
import type { Seen } from './seen.ts'
import { seenPage } from './seen.server.ts'

export type OriginalData = {
  view: View
  file: DocumentRow
  look: Look
  /** What the page is called. */
  name: string
  /** Pages that are kept. */
  total: number
  doubtful: boolean
  /** Undefined where there is no such page. */
  page?: DocumentPage
  seen?: Seen
  /** The passage that is looked for; undefined when it is not on the page. */
  marked?: Passage
}

/** The page of a document of theirs that a query names, as it looks; undefined when there is no such document. */
export async function originalData(
  query: URLSearchParams,
  user: User,
  signal: AbortSignal,
): Promise<OriginalData | undefined> {
  const file = await findDocument(user, query.get('doc') ?? '')
  if (!file) return undefined
  const number = numberOf(query, 'page') ?? 1
  const row = numberOf(query, 'row')
  const quote = (query.get('quote') ?? '').slice(0, LONGEST_QUOTE)
  const [total, [page]] = await Promise.all([
    countPages(user, file.id),
    pagesBetween(user, file.id, number, number),
  ])
  const known = {
    view: { ...viewOf(query), page: 1 },
    file,
    look: { doc: file.id, page: number, ...(quote && { quote }), ...(row && { row }) },
    name: page?.label ?? `Page ${number}`,
    total,
    doubtful: file.coverage?.lowConfidencePages.includes(number) ?? false,
  }
  if (!page) return known
  const marked = quote ? passageOn(plainText(page.text), quote) : undefined
  const seen = await seenPage({ user, file, page, passage: marked, row, signal })
  return { ...known, page, seen, ...(marked && { marked }) }
}

function numberOf(query: URLSearchParams, name: string): number | undefined {
  const digits = /^[1-9]\d{0,6}$/.exec(query.get(name) ?? '')?.[0]
  return digits === undefined ? undefined : Number(digits)
}
