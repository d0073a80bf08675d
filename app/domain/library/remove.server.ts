import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { and, eq, inArray, lt, or, sql } from 'drizzle-orm'
import { forgetDocuments } from './forget-documents.server.ts'
import { isUuid } from '#app/domain/runs/run.server.ts'
import { storage } from '#app/providers/storage/storage.server.ts'
import { db } from '#db/client.server.ts'
import { documents, storedObjects } from '#db/schema/library.ts'
import { tellOfDocuments } from './changes.server.ts'
import { noSuchDocument, type Owner } from './document.server.ts'
import { letObjectsGo } from './quota.server.ts'

/** An upload that has not been heard of for so long is dead. */
const DEAD_AFTER_MS = 15 * 60_000
/** Bytes that are to go and are still there after this were left behind by a failure. */
const GOING_AFTER_MS = 60_000
/** Longer than anybody works on a temporary file. */
const TEMPORARY_AFTER_MS = 3 * 3_600_000

/**
 * Deletes documents of theirs: rows, text and features, and their quota is free, at once; the originals go right after.
 * `failed` counts those that were not theirs or not there.
 */
export async function deleteDocuments(
  user: Owner,
  ids: readonly string[],
): Promise<{ deleted: number; failed: number }> {
  const asked = [...new Set(ids)]
  const known = asked.filter(isUuid)
  const theirs = await ownedOf(user, known)
  await forgetDocuments(user, theirs)
  const gone = theirs.length === 0 ? [] : await deleteRows(user, theirs)
  await tellOfDocuments(gone.map(({ id }) => id))
  await removeObjects(gone.flatMap(({ key }) => key ?? []))
  return { deleted: gone.length, failed: asked.length - gone.length }
}

/** Deletes one. Throws not_found. */
export async function deleteDocument(user: Owner, id: string): Promise<void> {
  const { deleted } = await deleteDocuments(user, [id])
  if (deleted === 0) throw noSuchDocument()
}

async function ownedOf(user: Owner, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select({ id: documents.id })
    .from(documents)
    .where(and(inArray(documents.id, ids), eq(documents.userId, user.id)))
  return rows.map(({ id }) => id)
}

function deleteRows(user: Owner, ids: string[]) {
  return db.transaction(async (tx) => {
    const gone = await tx
      .delete(documents)
      .where(and(inArray(documents.id, ids), eq(documents.userId, user.id)))
      .returning({ id: documents.id, key: documents.storageKey })
    const keys = gone.flatMap(({ key }) => key ?? [])
    await letObjectsGo(tx, user, keys, 'kept')
    return gone
  })
}

/** Removes the bytes of objects that are marked as going, and then their rows; what fails is left to the sweep. */
export async function removeObjects(keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    try {
      await storage.remove(key)
      await db.delete(storedObjects).where(and(eq(storedObjects.key, key), eq(storedObjects.state, 'going')))
    } catch {
      // The row stays and says that there is something to remove.
    }
  }
}

/** Takes back an object of theirs that will not arrive. */
export async function dropArriving(user: Owner, key: string): Promise<void> {
  const going = await db.transaction((tx) => letObjectsGo(tx, user, [key], 'arriving'))
  await removeObjects(going)
  if (going.length > 0) return
  // The account may have gone meanwhile and its rows with it, before these bytes came.
  const known = await db.$count(storedObjects, eq(storedObjects.key, key))
  if (known === 0) await storage.remove(key)
}

/**
 * Settles what dead processes and failed removals left in the storage. `deadAfterMs` may be 0 where no other process can
 * exist. Answers how many objects there were.
 */
export async function sweepStorage(deadAfterMs = DEAD_AFTER_MS): Promise<number> {
  const before = (ms: number) => lt(storedObjects.updatedAt, sql`now() - ${ms} * interval '1 millisecond'`)
  const left = await db
    .select({ key: storedObjects.key, ownerId: storedObjects.ownerId, state: storedObjects.state })
    .from(storedObjects)
    .where(
      or(
        and(eq(storedObjects.state, 'arriving'), before(deadAfterMs)),
        and(eq(storedObjects.state, 'going'), before(Math.min(deadAfterMs, GOING_AFTER_MS))),
      ),
    )
    .limit(1_000)
  for (const { key, ownerId, state } of left) {
    if (state === 'arriving')
      await db.transaction((tx) => letObjectsGo(tx, { id: ownerId }, [key], 'arriving'))
  }
  await removeObjects(left.map(({ key }) => key))
  await sweepTemporaryFiles(deadAfterMs === 0 ? 0 : TEMPORARY_AFTER_MS)
  return left.length
}

async function sweepTemporaryFiles(afterMs: number) {
  const folder = await storage.temporaryFolder()
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    const about = await stat(path).catch(() => undefined)
    if (about && about.mtimeMs <= Date.now() - afterMs) await rm(path, { force: true, recursive: true })
  }
}
