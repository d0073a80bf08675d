import type { Readable } from 'node:stream'
import { and, eq } from 'drizzle-orm'
import { AppError } from '#app/domain/errors.ts'
import { isUuid } from '#app/domain/runs/run.server.ts'
import { storage } from '#app/providers/storage/storage.server.ts'
import { db } from '#db/client.server.ts'
import { documents } from '#db/schema/library.ts'
import { noSuchDocument, type Owner } from './document.server.ts'

export type Original = {
  fileName: string
  /** Media type. */
  fileType: string
  /** Of the content, quoted as HTTP wants it. */
  sha256: string
  bytes: number
  stream: Readable
}

/** What is known of the original of a document of theirs; `key` is where it is kept, null when it is not. Throws not_found. */
export async function findOriginal(
  user: Owner,
  id: string,
): Promise<{ fileName: string; fileType: string; sha256: string; key: string | null }> {
  if (!isUuid(id)) throw noSuchDocument()
  const [row] = await db
    .select({
      fileName: documents.fileName,
      fileType: documents.fileType,
      sha256: documents.sha256,
      key: documents.storageKey,
    })
    .from(documents)
    .where(and(eq(documents.id, id), eq(documents.userId, user.id)))
  if (!row) throw noSuchDocument()
  return row
}

/** The bytes of a document of theirs as they were uploaded. Throws not_found, also when none are kept, and unavailable while the storage is away. */
export async function openOriginal(user: Owner, id: string): Promise<Original> {
  const { key, ...about } = await findOriginal(user, id)
  const opened = key ? await storage.open(key).catch(cannotFetch) : undefined
  if (!opened) throw new AppError('not_found', 'The original of this document is not kept.')
  return { ...about, ...opened }
}

/** The storage is away: whoever wants a file of theirs is told that it is not lost. Throws unavailable. */
export function cannotFetch(cause: unknown): never {
  const message = 'Files cannot be fetched right now. Yours are kept. Please try again in a moment.'
  throw new AppError('unavailable', message, { cause, details: { retryAfterSeconds: 30 } })
}
