import { and, eq, inArray } from 'drizzle-orm'
import { AppError } from '#app/domain/errors.ts'
import type { Language } from '#app/domain/text/language.ts'
import { noSuchDocument, type Owner } from '#app/domain/library/document.server.ts'
import { pagesBetween } from '#app/domain/library/page-range.server.ts'
import { isUuid } from '#app/domain/runs/run.server.ts'
import { db } from '#db/client.server.ts'
import { documents } from '#db/schema/library.ts'
import type { PageOf } from './citations.ts'
import { plainText } from '#app/domain/grounding/plain-text.ts'

/** Documents that one question may be about. */
export const MAX_DOCUMENTS = 10

/** A document that can be asked. */
export type ChatDocument = { id: string; fileName: string; language: Language; wordCount: number }

/**
 * Documents of theirs, in the order asked for. Throws invalid (none, or too many), not_found for what is not theirs, and
 * conflict for those that are not read yet, could not be read, or have no text.
 */
export async function chatDocuments(user: Owner, ids: readonly string[]): Promise<ChatDocument[]> {
  const asked = [...new Set(ids)]
  if (asked.length === 0) throw new AppError('invalid', 'Please choose a document first.')
  if (asked.length > MAX_DOCUMENTS) {
    throw new AppError('invalid', `Please choose at most ${MAX_DOCUMENTS} documents.`)
  }
  if (!asked.every(isUuid)) throw noSuchDocument()
  const rows = await db
    .select({
      id: documents.id,
      fileName: documents.fileName,
      language: documents.language,
      wordCount: documents.wordCount,
      status: documents.status,
      error: documents.error,
    })
    .from(documents)
    .where(and(inArray(documents.id, asked), eq(documents.userId, user.id)))
  return asked.map((id) => {
    const row = rows.find((one) => one.id === id)
    if (!row) throw noSuchDocument()
    if (row.status === 'failed') {
      throw new AppError('conflict', `This document could not be read. ${row.error ?? ''}`.trim())
    }
    if (row.status !== 'ready') {
      throw new AppError('conflict', 'This document is still being read. Please try again in a moment.')
    }
    return {
      id,
      fileName: row.fileName,
      language: (row.language ?? 'en') as Language,
      wordCount: row.wordCount,
    }
  })
}

/** Looks pages of theirs up, each once. */
export function pageReader(user: Owner, known: readonly ChatDocument[]): PageOf {
  const read = new Map<string, ReturnType<PageOf>>()
  return (documentId, page) => {
    const fileName = known.find(({ id }) => id === documentId)?.fileName
    if (fileName === undefined || !Number.isInteger(page) || page < 1) return Promise.resolve(undefined)
    const key = `${documentId} ${page}`
    const reading =
      read.get(key) ??
      pagesBetween(user, documentId, page, page).then(
        ([found]) => found && { fileName, label: found.label, text: plainText(found.text) },
      )
    read.set(key, reading)
    return reading
  }
}
