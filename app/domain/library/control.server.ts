import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { AppError } from '#app/domain/errors.ts'
import { refusal } from '#app/domain/extraction/refusals.ts'
import { env } from '#app/env.server.ts'
import { db } from '#db/client.server.ts'
import { documents } from '#db/schema/library.ts'
import { onChange, tellOfDocuments } from './changes.server.ts'
import { findDocument, noSuchDocument, type Owner, requireDocument } from './document.server.ts'
import { enqueuer } from './enqueue.server.ts'
import { CANCELLED } from './reading.server.ts'
import { deleteDocument } from './remove.server.ts'
import type { DocumentRow } from './types.ts'

/** How often a document that is waited for is looked at without having been called. */
const LOOK_AGAIN_MS = 500

const owned = (user: Owner, id: string) => and(eq(documents.id, id), eq(documents.userId, user.id))

/**
 * Cancels the reading of a document of theirs: at once while it waits, within moments while it is being read. The
 * original stays, and can be read again. Cancelling what is over changes nothing. Throws not_found.
 */
export async function cancelReading(user: Owner, id: string): Promise<DocumentRow> {
  await requireDocument(user, id)
  await db.transaction(async (tx) => {
    await tx
      .update(documents)
      .set({ status: 'failed', error: CANCELLED, reason: null, updatedAt: sql`now()` })
      .where(and(owned(user, id), eq(documents.status, 'waiting')))
    await tx
      .update(documents)
      .set({ cancelRequested: true })
      .where(and(owned(user, id), eq(documents.status, 'reading')))
  })
  await tellOfDocuments([id])
  return requireDocument(user, id)
}

/**
 * Has a document of theirs read again whose reading failed. Throws not_found, and conflict when its original was not
 * kept; while it is being read anyway nothing happens.
 */
export async function retryReading(
  user: Owner,
  id: string,
  languages: readonly string[] = [],
): Promise<DocumentRow> {
  const document = await requireDocument(user, id)
  if (document.status === 'failed' && !document.hasOriginal) {
    throw new AppError('conflict', `${document.error ?? ''} Please upload it again.`.trim())
  }
  const enqueue = await enqueuer()
  await db.transaction(async (tx) => {
    const [row] = await tx
      .update(documents)
      .set({
        status: 'waiting',
        attempt: 0,
        cancelRequested: false,
        error: null,
        pagesRead: 0,
        pageCount: null,
        heartbeatAt: sql`now()`,
        updatedAt: sql`now()`,
      })
      .where(and(owned(user, id), eq(documents.status, 'failed'), isNotNull(documents.storageKey)))
      .returning({ id: documents.id, userId: documents.userId })
    if (row) await enqueue(tx, row, languages)
  })
  await tellOfDocuments([id])
  return requireDocument(user, id)
}

/** The document once its reading is over, or as it is after `withinMs`; undefined when it is gone. */
export async function waitForDocument(
  user: Owner,
  id: string,
  withinMs: number,
  signal?: AbortSignal,
): Promise<DocumentRow | undefined> {
  const end = performance.now() + withinMs
  for (;;) {
    const called = change(id, Math.min(LOOK_AGAIN_MS, Math.max(0, end - performance.now())))
    const row = await findDocument(user, id)
    const over = !row || row.status === 'ready' || row.status === 'failed'
    if (over || performance.now() >= end || signal?.aborted) {
      called.forget()
      return row
    }
    await called.promise
  }
}

function change(id: string, withinMs: number) {
  const { promise, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, withinMs)
  const forgetCall = onChange(id, resolve)
  const forget = () => {
    clearTimeout(timer)
    forgetCall()
  }
  return { promise: promise.finally(forget), forget }
}

/**
 * Waits a while (UPLOAD_WAIT_SECONDS) for the reading of a document that has just been uploaded. When the file turns out to be unreadable meanwhile,
 * nothing of it stays, and its refusal is thrown.
 */
export async function awaitUpload(
  user: Owner,
  document: DocumentRow,
  signal?: AbortSignal,
): Promise<DocumentRow> {
  const row = await waitForDocument(user, document.id, env.uploadWaitMs, signal)
  if (!row) throw noSuchDocument()
  if (row.status !== 'failed' || row.hasOriginal) return row
  const [why] = await db
    .select({ reason: documents.reason, error: documents.error })
    .from(documents)
    .where(owned(user, row.id))
  await deleteDocument(user, row.id).catch(() => {})
  throw refusal(why?.reason ?? 'damaged', why?.error ?? undefined)
}
