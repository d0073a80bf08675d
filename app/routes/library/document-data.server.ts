import type { User } from '#app/domain/accounts/user.server.ts'
import { markedWords } from '#app/domain/chat/retrieval/marks.ts'
import { markerOf } from '#app/domain/chat/retrieval/search-contents.server.ts'
import { findDocument, languageOf } from '#app/domain/library/document.server.ts'
import { countPages, pagesBetween } from '#app/domain/library/page-range.server.ts'
import type { DocumentPage, DocumentRow } from '#app/domain/library/types.ts'
import { PAGES_AT_ONCE, type View, viewOf } from './view.ts'

export type DocumentData = {
  view: View
  file: DocumentRow
  pages: DocumentPage[]
  /** Words on these pages that the search of the view looks for, in lower case. */
  marked: string[]
  /** Pages that are kept, and the part of them that is shown. */
  total: number
  part: number
  parts: number
}

/** What was read of a document, from `?doc=ID&at=PAGE`; undefined when there is no such document of theirs. */
export async function documentData(query: URLSearchParams, user: User): Promise<DocumentData | undefined> {
  const file = await findDocument(user, query.get('doc') ?? '')
  if (!file) return undefined
  const total = await countPages(user, file.id)
  const parts = Math.max(1, Math.ceil(total / PAGES_AT_ONCE))
  const at = Number(/^\d{1,6}$/.exec(query.get('at') ?? '')?.[0] ?? 1)
  const part = Math.min(parts, Math.max(1, Math.ceil(at / PAGES_AT_ONCE)))
  const first = (part - 1) * PAGES_AT_ONCE + 1
  const pages = await pagesBetween(user, file.id, first, first + PAGES_AT_ONCE - 1)
  const view = viewOf(query)
  const marked = view.search
    ? markedWords(
        pages.map(({ text }) => text),
        await markerOf(view.search, await languageOf(user, file.id)),
      )
    : []
  return { view, file, pages, marked, total, part, parts }
}
