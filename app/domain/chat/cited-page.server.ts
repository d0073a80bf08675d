import type { User } from '#app/domain/accounts/user.server.ts'
import { findDocument } from '#app/domain/library/document.server.ts'
import { pagesBetween } from '#app/domain/library/page-range.server.ts'
import { plainText } from '#app/domain/grounding/plain-text.ts'
import { passageOn } from '#app/domain/library/find-passage.ts'

/** A page of a document with a quote on it. */
export type CitedPage = {
  documentId: string
  fileName: string
  page: number
  label: string | null
  hasOriginal: boolean
  /** It was read off a picture, and some of it may be wrong. */
  doubtful: boolean
  /** The plain text before the quote, the quote as it stands there, and what follows; all in `before` when it is not there. */
  before: string
  quote: string | null
  after: string
}

/** The page of a document of theirs, with the quote looked up on it; undefined when there is no such page. */
export async function citedPage(
  user: Pick<User, 'id'>,
  documentId: string,
  page: number,
  quote: string,
): Promise<CitedPage | undefined> {
  if (!Number.isInteger(page) || page < 1 || page > 1_000_000) return undefined
  const [document, [found]] = await Promise.all([
    findDocument(user, documentId),
    pagesBetween(user, documentId, page, page),
  ])
  if (!document || !found) return undefined
  const text = plainText(found.text)
  const { before, quote: there, after } = passageOn(text, quote) ?? { before: text, quote: null, after: '' }
  return {
    documentId,
    fileName: document.fileName,
    page,
    label: found.label,
    hasOriginal: document.hasOriginal,
    doubtful: document.coverage?.lowConfidencePages.includes(page) ?? false,
    before,
    quote: there,
    after,
  }
}
