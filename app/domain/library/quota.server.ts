import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { AppError } from '#app/domain/errors.ts'
import { type Database, db } from '#db/client.server.ts'
import { documents, storageUsage, storedObjects } from '#db/schema/library.ts'
import type { Owner } from './document.server.ts'
import { ESTIMATED_FILE_BYTES, STORAGE_LIMIT } from './limits.ts'

// The books of the file storage. Whoever changes them locks the person's counter first and objects after it, so that
// nobody waits in a circle.

/** Bytes a person has in the storage, and may have. */
export async function storageOf(user: Owner): Promise<{ used: number; limit: number }> {
  const [usage] = await db
    .select({ used: storageUsage.used })
    .from(storageUsage)
    .where(eq(storageUsage.userId, user.id))
  const unknown = await db.$count(documents, and(eq(documents.userId, user.id), isNull(documents.fileSize)))
  return { used: (usage?.used ?? 0) + unknown * ESTIMATED_FILE_BYTES, limit: STORAGE_LIMIT }
}

/** The refusal for what the quota has no room for. */
function storageFull(): AppError {
  const message = `Your storage is full: all your files together can take up ${STORAGE_LIMIT / 1024 / 1024} MB. Delete some files, then upload this one again.`
  return new AppError('too_large', message, { details: { title: 'Storage full', reason: 'storage_full' } })
}

/**
 * Writes down that bytes are about to come, before the first of them does. Answers their key. Only those that are held
 * (see `holdBytes`) count against the quota.
 */
export async function expectObject(user: Owner): Promise<string> {
  const key: string = crypto.randomUUID()
  await db.transaction(async (tx) => {
    await tx.insert(storageUsage).values({ userId: user.id }).onConflictDoNothing()
    await tx.insert(storedObjects).values({ key, ownerId: user.id })
  })
  return key
}

/**
 * Holds `bytes` more for an object that is arriving, or gives back as many when negative; either says that it is still
 * arriving. Throws too_large, with nothing held, when the quota has no room for them.
 */
export async function holdBytes(user: Owner, key: string, bytes: number): Promise<void> {
  await db.transaction(async (tx) => {
    const room = await tx
      .update(storageUsage)
      .set({ used: sql`${storageUsage.used} + ${bytes}` })
      .where(and(eq(storageUsage.userId, user.id), sql`${storageUsage.used} + ${bytes} <= ${STORAGE_LIMIT}`))
      .returning({ used: storageUsage.used })
    if (room.length === 0) throw storageFull()
    const object = await tx
      .update(storedObjects)
      .set({ bytes: sql`${storedObjects.bytes} + ${bytes}`, updatedAt: sql`now()` })
      .where(and(eq(storedObjects.key, key), eq(storedObjects.state, 'arriving')))
      .returning({ key: storedObjects.key })
    if (object.length === 0) throw lost()
  })
}

/** Says that an object is still on its way, so that no sweep takes it for a dead one. */
export async function stillArriving(key: string): Promise<void> {
  await db
    .update(storedObjects)
    .set({ updatedAt: sql`now()` })
    .where(and(eq(storedObjects.key, key), eq(storedObjects.state, 'arriving')))
}

/** Makes an object that has arrived a kept one, as part of the transaction that writes down what it belongs to. */
export async function keepObject(tx: Database, key: string): Promise<void> {
  const kept = await tx
    .update(storedObjects)
    .set({ state: 'kept', updatedAt: sql`now()` })
    .where(and(eq(storedObjects.key, key), eq(storedObjects.state, 'arriving')))
    .returning({ key: storedObjects.key })
  if (kept.length === 0) throw lost()
}

/**
 * Marks objects of `user` that are in `state` as going and gives their bytes back at once. Answers their keys, whose
 * bytes are to be removed afterwards.
 */
export async function letObjectsGo(
  tx: Database,
  user: Owner,
  keys: readonly string[],
  state: 'arriving' | 'kept',
): Promise<string[]> {
  if (keys.length === 0) return []
  await lockUsage(tx, user)
  const gone = await tx
    .update(storedObjects)
    .set({ state: 'going', updatedAt: sql`now()` })
    .where(
      and(
        inArray(storedObjects.key, [...keys]),
        eq(storedObjects.ownerId, user.id),
        eq(storedObjects.state, state),
      ),
    )
    .returning({ key: storedObjects.key, bytes: storedObjects.bytes })
  const bytes = gone.reduce((sum, object) => sum + object.bytes, 0)
  if (bytes > 0) {
    await tx
      .update(storageUsage)
      .set({ used: sql`${storageUsage.used} - ${bytes}` })
      .where(eq(storageUsage.userId, user.id))
  }
  return gone.map(({ key }) => key)
}

/**
 * Marks everything a person has in the storage as going, as part of the transaction that deletes their account; the
 * bytes follow with the next sweep.
 */
export async function forgetStorage(tx: Database, userId: string): Promise<void> {
  await lockUsage(tx, { id: userId })
  await tx
    .update(storedObjects)
    .set({ state: 'going', updatedAt: sql`now()` })
    .where(and(eq(storedObjects.ownerId, userId), inArray(storedObjects.state, ['arriving', 'kept'])))
  await tx.delete(storageUsage).where(eq(storageUsage.userId, userId))
}

/** Makes everybody else who changes what `user` has in the storage wait for the end of `tx`. */
export async function lockUsage(tx: Database, user: Owner): Promise<void> {
  await tx
    .select({ used: storageUsage.used })
    .from(storageUsage)
    .where(eq(storageUsage.userId, user.id))
    .for('update')
}

/** The upload took so long that it was given up for dead. */
function lost(): AppError {
  return new AppError('unavailable', 'The upload was interrupted. Please try again.', {
    details: { title: 'Upload Failed' },
  })
}
