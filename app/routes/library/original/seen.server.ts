import { AppError } from '#app/domain/errors.ts'
import { extensionOf } from '#app/domain/extraction/extensions.ts'
import { formatOf } from '#app/domain/extraction/formats.ts'
import type { User } from '#app/domain/accounts/user.server.ts'
import { documentView, lettersOfView } from '#app/domain/library/document-view.server.ts'
import { findDocument } from '#app/domain/library/document.server.ts'
import { pageImage } from '#app/domain/library/page-image.server.ts'
import { pagesBetween } from '#app/domain/library/page-range.server.ts'
import type { Passage } from '#app/domain/library/find-passage.ts'
import { occurrenceIn } from '#app/domain/library/mark-passage.ts'
import { placesOf } from '#app/domain/library/passage-place.ts'
import type { DocumentPage, DocumentRow } from '#app/domain/library/types.ts'
import { documentViewHref, type Look, pageImageHref } from './address.ts'
import { type Seen, viewOfName } from './seen.ts'
import { sheetOf } from './sheet.ts'

type Looked = {
  user: User
  file: Pick<DocumentRow, 'id' | 'fileName' | 'hasOriginal'>
  page: Pick<DocumentPage, 'number' | 'text' | 'method'>
  /** What is looked for on it, where its text has it. */
  passage: Passage | undefined
  /** The first row of a sheet that is shown, counted from 1. */
  row?: number
  signal: AbortSignal
}

/**
 * How a page of a document of theirs is seen beside its text. What cannot be shown is told with its reason: the text is there
 * all the same. Throws what is nobody's fault but ours.
 */
export async function seenPage({ user, file, page, passage, row, signal }: Looked): Promise<Seen> {
  const view = viewOfName(file.fileName)
  if (view === 'sheet') return { kind: 'sheet', ...sheetOf(page.text, passage?.quote ?? '', row) }
  if (!view) return { kind: 'none', reason: textReason(file.fileName) }
  if (!file.hasOriginal)
    return { kind: 'none', reason: 'The original of this document is not kept; its text is.' }
  try {
    if (view === 'document') {
      const view = await documentView(user, file.id, signal)
      const occurrence = passage && occurrenceIn(await lettersOfView(view), passage)
      const isFound = occurrence !== undefined
      const src = documentViewHref(file.id, isFound ? passage?.quote : undefined, occurrence)
      return { kind: 'document', src, isFound }
    }
    const { width, height, page: points, texts } = await pageImage(user, file.id, page.number, signal)
    const frames = passage ? placesOf(texts, passage) : []
    const src = pageImageHref(file.id, page.number)
    return { kind: 'image', src, width, height, page: points, frames, isRead: page.method === 'ocr' }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return { kind: 'none', reason: error.message, again: error.code === 'unavailable' }
  }
}

/** The same of a page that is named by the ids of its document and its number; undefined when there is no such page. */
export async function seenAt(
  user: User,
  { doc, page: number, row }: Look,
  passage: Passage | undefined,
  signal: AbortSignal,
): Promise<Seen | undefined> {
  const [file, [page]] = await Promise.all([findDocument(user, doc), pagesBetween(user, doc, number, number)])
  return file && page && seenPage({ user, file, page, passage, row, signal })
}

function textReason(fileName: string): string {
  if (formatOf(extensionOf(fileName))?.kind === 'mail')
    return 'A message is its head, its text and the names of what is attached: all of it is here as text.'
  return 'Files of this kind are shown as their text.'
}
