import { rm } from 'node:fs/promises'
import { and, eq, isNull } from 'drizzle-orm'
import { mediaTypeOf } from '#app/domain/extraction/formats.ts'
import { storage } from '#app/providers/storage/storage.server.ts'
import { type Database, db } from '#db/client.server.ts'
import { documents } from '#db/schema/library.ts'
import type { Arrival } from './arrive.server.ts'
import { tellOfDocuments } from './changes.server.ts'
import { retryReading } from './control.server.ts'
import { type Owner, requireDocument } from './document.server.ts'
import { enqueuer } from './enqueue.server.ts'
import { putFeatures } from './features.server.ts'
import { noRoom } from './incoming.server.ts'
import { keepObject, stillArriving } from './quota.server.ts'
import type { DocumentRow, Feature } from './types.ts'

/** How often a file that is carried to the storage says that it is still on its way. */
const STILL_MS = 60_000

export type Kept = {
  document: DocumentRow
  /** The person had this very file already: that document is answered. */
  existing: boolean
}

export type KeepOptions = {
  features?: readonly Feature[]
  /** Languages that the text of pictures may be in, the likeliest first. */
  languages?: readonly string[]
  /** Where on the web it was fetched from. */
  sourceUrl?: string
}

/** What else is done with a new document, as part of the transaction that makes it. */
type Completion = (tx: Database, document: { id: string; userId: string }) => Promise<void>

/**
 * Keeps a file that has arrived, and has it read. A file the person has already is not kept twice: its document is put
 * into the features, too, and read again where that had failed. Whatever happens, nothing half is left.
 */
export async function keepFile(user: Owner, file: Arrival, options: KeepOptions = {}): Promise<Kept> {
  const { features = [], languages = [], sourceUrl } = options
  return keep(user, file, features, { status: 'waiting', sourceUrl }, async () => {
    const enqueue = await enqueuer()
    return (tx, document) => enqueue(tx, document, languages)
  })
}

/**
 * As `keepFile`, for a document with columns of its own, which may not need reading any more. `prepare` is awaited before
 * the transaction, and what it answers is done within.
 */
export async function keep(
  user: Owner,
  file: Arrival,
  features: readonly Feature[],
  columns: Partial<typeof documents.$inferInsert>,
  prepare: () => Promise<Completion>,
): Promise<Kept> {
  try {
    const { bytes, sha256 } = await file.finish()
    const twin = await findTwin(user, sha256)
    if (twin) return await joinTwin(user, twin, file, features)
    const complete = await prepare()
    await carry(file)
    const id = await db.transaction(async (tx) => {
      await tx.delete(documents).where(and(same(user, sha256), isNull(documents.storageKey)))
      const [row] = await tx
        .insert(documents)
        .values({
          userId: user.id,
          fileName: file.fileName,
          fileType: mediaTypeOf(file.extension),
          fileSize: bytes,
          sha256,
          storageKey: file.key,
          ...columns,
        })
        .onConflictDoNothing()
        .returning({ id: documents.id, userId: documents.userId })
      if (!row) return undefined
      await keepObject(tx, file.key)
      await putFeatures(tx, user, row.id, features)
      await complete(tx, row)
      return row.id
    })
    if (!id) {
      // The same file came in twice at the same time, and the other one was first.
      const first = await findTwin(user, sha256)
      if (!first) throw new Error('a document stood in the way and is gone')
      return await joinTwin(user, first, file, features)
    }
    await tellOfDocuments([id])
    return { document: await requireDocument(user, id), existing: false }
  } catch (error) {
    await file.discard()
    throw error
  }
}

const same = (user: Owner, sha256: string) => and(eq(documents.userId, user.id), eq(documents.sha256, sha256))

/** Their document of the same bytes; one that was refused and has no original any more does not count. */
async function findTwin(user: Owner, sha256: string): Promise<string | undefined> {
  const [row] = await db
    .select({ id: documents.id, key: documents.storageKey })
    .from(documents)
    .where(same(user, sha256))
  return row?.key ? row.id : undefined
}

async function joinTwin(user: Owner, id: string, file: Arrival, features: readonly Feature[]): Promise<Kept> {
  await file.discard()
  await db.transaction((tx) => putFeatures(tx, user, id, features))
  const document = await requireDocument(user, id)
  if (document.status !== 'failed') return { document, existing: true }
  return { document: await retryReading(user, id), existing: true }
}

/** Brings the bytes from the temporary folder to the storage. */
async function carry(file: Arrival) {
  const timer = setInterval(() => void stillArriving(file.key).catch(() => {}), STILL_MS)
  try {
    await stillArriving(file.key)
    await storage.put(file.key, file.path).catch(noRoom)
    // A bucket takes a copy: what came in must not stay behind, least of all longer than its document.
    await rm(file.path, { force: true })
  } finally {
    clearInterval(timer)
  }
}
