import { and, eq, lt, type SQL, sql } from 'drizzle-orm'
import type { Extraction } from '#app/domain/extraction/extract.server.ts'
import { isRefusalReason, type RefusalReason } from '#app/domain/extraction/refusals.ts'
import { AppError } from '#app/domain/errors.ts'
import { openQueue } from '#app/domain/jobs/queue.server.ts'
import { detectLanguage } from '#app/domain/text/detect-language.ts'
import { FRESH_MS, DETECTION, failureDetector } from '#app/domain/failure-detector.ts'
import { countWords } from '#app/domain/usage/words.ts'
import { type Database, db } from '#db/client.server.ts'
import { documentPages, documents } from '#db/schema/library.ts'
import { tellOfDocuments } from './changes.server.ts'
import { rewardFirstDocument } from '#app/domain/accounts/points.server.ts'
import { joinPages } from '#app/domain/extraction/markdown/join.ts'
import { enqueuer } from './enqueue.server.ts'
import { letObjectsGo } from './quota.server.ts'
import { removeObjects } from './remove.server.ts'

// The steps of a document's reading. Each is one guarded change of its row: whoever comes too late changes nothing.

/** A reading that has begun. The attempt is its proof: a later one, a cancel or a deletion makes it void. */
export type Begun = {
  id: string
  userId: string
  fileName: string
  storageKey: string | null
  attempt: number
}

/** A reading that has not been heard of for so long is dead. */
const READING_DEAD_AFTER_MS = 30_000
/** How often a reading is begun by itself before a person has to ask for it. */
const ATTEMPTS = 2
/** Characters that are looked at to tell the language. */
const LANGUAGE_SAMPLE = 20_000
const PAGES_PER_INSERT = 200

export const CANCELLED = 'Reading was canceled.'
const INTERRUPTED = 'Reading was interrupted. Please try again.'
const FAILED = 'This file could not be read because of a fault on our side. Please try again.'

const begun = {
  id: documents.id,
  userId: documents.userId,
  fileName: documents.fileName,
  storageKey: documents.storageKey,
  attempt: documents.attempt,
}

/** Begins to read a waiting document; undefined when there is nothing to begin. */
export async function beginReading(id: string): Promise<Begun | undefined> {
  const [row] = await db
    .update(documents)
    .set({
      status: 'reading',
      attempt: sql`${documents.attempt} + 1`,
      pagesRead: 0,
      pageCount: null,
      cancelRequested: false,
      heartbeatAt: sql`now()`,
      updatedAt: sql`now()`,
    })
    .where(and(eq(documents.id, id), eq(documents.status, 'waiting')))
    .returning(begun)
  if (row) await tellOfDocuments([id])
  return row
}

const still = (reading: Begun) =>
  and(eq(documents.id, reading.id), eq(documents.status, 'reading'), eq(documents.attempt, reading.attempt))

/** Says that a reading lives and how far it is; answers whether it is still wanted. */
export async function noteProgress(
  reading: Begun,
  progress?: { page: number; of: number },
): Promise<boolean> {
  const [row] = await db
    .update(documents)
    .set({
      heartbeatAt: sql`now()`,
      ...(progress && { pagesRead: progress.page - 1, pageCount: progress.of }),
    })
    .where(still(reading))
    .returning({ cancelRequested: documents.cancelRequested })
  if (progress && row) await tellOfDocuments([reading.id])
  return row !== undefined && !row.cancelRequested
}

/** Keeps what was read: all of its pages, or nothing when the reading is no longer wanted. */
export async function finishReading(reading: Begun, found: Extraction): Promise<void> {
  const facts = await factsOf(found)
  await db.transaction(async (tx) => {
    const finished = await tx
      .update(documents)
      .set({ status: 'ready', ...facts, error: null, reason: null, updatedAt: sql`now()` })
      .where(still(reading))
      .returning({ userId: documents.userId })
    for (const { userId } of finished) {
      await putPages(tx, reading.id, found.pages)
      await rewardFirstDocument(tx, userId)
    }
  })
  await tellOfDocuments([reading.id])
}

/** What a list shows of a text. */
export async function factsOf({ pages, title, coverage }: Pick<Extraction, 'pages' | 'title' | 'coverage'>) {
  let wordCount = 0
  for (const { text } of pages) wordCount += countWords(text)
  const sample = joinPages(pages.slice(0, 20)).slice(0, LANGUAGE_SAMPLE)
  const language = sample.trim() === '' ? null : detectLanguage(sample)
  const pageCount = pages.length
  return { pagesRead: pageCount, pageCount, title: title ?? null, coverage, wordCount, language }
}

/** Puts the pages of a document in the place of those it had. */
export async function putPages(tx: Database, documentId: string, pages: Extraction['pages']): Promise<void> {
  await tx.delete(documentPages).where(eq(documentPages.documentId, documentId))
  const rows = pages.map(({ label, text, method, confidence }, index) => ({
    documentId,
    number: index + 1,
    label,
    text,
    method,
    confidence: confidence ?? null,
  }))
  for (let start = 0; start < rows.length; start += PAGES_PER_INSERT) {
    await tx.insert(documentPages).values(rows.slice(start, start + PAGES_PER_INSERT))
  }
}

/**
 * Ends a reading that failed. A refusal is the file's own fault: nothing of it is kept but the sentence. For anything
 * else the original stays, and the reading can be asked for again.
 */
export async function failReading(reading: Begun, failure: unknown): Promise<void> {
  const reason = reasonOf(failure)
  const error = failure instanceof AppError ? failure.message : FAILED
  const keys = reason && reading.storageKey ? [reading.storageKey] : []
  const gone = await db.transaction(async (tx) => {
    const failed = await tx
      .update(documents)
      .set({
        status: 'failed',
        error,
        reason: reason ?? null,
        ...(reason && { storageKey: null }),
        updatedAt: sql`now()`,
      })
      .where(still(reading))
      .returning({ id: documents.id })
    return failed.length > 0 ? letObjectsGo(tx, { id: reading.userId }, keys, 'kept') : []
  })
  await removeObjects(gone)
  await tellOfDocuments([reading.id])
}

function reasonOf(failure: unknown): RefusalReason | undefined {
  const reason = failure instanceof AppError ? failure.details.reason : undefined
  return typeof reason === 'string' && isRefusalReason(reason) ? reason : undefined
}

/** Lays a reading down that somebody else shall begin again, such as when this process stops. */
export async function layDownReading(reading: Begun): Promise<void> {
  const enqueue = await enqueuer()
  await db.transaction(async (tx) => {
    const waiting = await tx
      .update(documents)
      .set({
        status: 'waiting',
        attempt: reading.attempt - 1,
        heartbeatAt: sql`now()`,
        updatedAt: sql`now()`,
      })
      .where(still(reading))
      .returning({ id: documents.id, userId: documents.userId })
    for (const document of waiting) await enqueue(tx, document, [])
  })
  await tellOfDocuments([reading.id])
}

/**
 * Settles readings whose process has died: they are begun once more, and failed when that was the second time. It goes by
 * the time of day, which may jump: that is for the start of a process that is alone, with a `deadAfterMs` of 0; where
 * somebody may live, `sweepSilentReadings` listens. Answers how many there were.
 */
export async function sweepReadings(deadAfterMs = READING_DEAD_AFTER_MS): Promise<number> {
  return settleDead(lt(documents.heartbeatAt, sql`now() - ${deadAfterMs} * interval '1 millisecond'`))
}

const silentReadings = failureDetector(DETECTION)

/**
 * Looks once at the signs of life of all readings and settles those whose process has been silent for some looks, as
 * `sweepReadings` does: seconds after a death, for deployments with several processes. Answers how many there were.
 */
export async function sweepSilentReadings(silent = silentReadings): Promise<number> {
  const fresh = sql`${FRESH_MS} * interval '1 millisecond'`
  const old = await db
    .select({ id: documents.id, heartbeatAt: documents.heartbeatAt })
    .from(documents)
    .where(
      and(
        eq(documents.status, 'reading'),
        sql`${documents.heartbeatAt} not between now() - ${fresh} and now() + ${fresh}`,
      ),
    )
  const signs = new Map(old.map(({ id, heartbeatAt }) => [id, heartbeatAt.toISOString()]))
  let settled = 0
  for (const id of silent(signs)) {
    // A sign that has come since the look brings it back to life.
    const unheard = eq(documents.heartbeatAt, new Date(signs.get(id) ?? 0))
    settled += await settleDead(and(eq(documents.id, id), unheard))
  }
  return settled
}

async function settleDead(silence: SQL | undefined): Promise<number> {
  const dead = await db
    .select({ ...begun, cancelRequested: documents.cancelRequested })
    .from(documents)
    .where(and(eq(documents.status, 'reading'), silence))
  if (dead.length === 0) return 0
  const [enqueue, queue] = [await enqueuer(), await openQueue()]
  for (const { cancelRequested, ...reading } of dead) {
    const dropped = await queue.drop(reading.id)
    const again = !cancelRequested && reading.attempt < ATTEMPTS
    await db.transaction(async (tx) => {
      const settled = await tx
        .update(documents)
        .set({
          status: again ? 'waiting' : 'failed',
          error: again ? null : cancelRequested ? CANCELLED : INTERRUPTED,
          heartbeatAt: sql`now()`,
          updatedAt: sql`now()`,
        })
        .where(and(still(reading), silence))
        .returning({ id: documents.id })
      if (settled.length > 0 && again) await enqueue(tx, reading, [], dropped?.from)
    })
  }
  await tellOfDocuments(dead.map(({ id }) => id))
  return dead.length
}
