import { and, asc, count, eq, inArray, sql } from 'drizzle-orm'
import { AppError } from '#app/domain/errors.ts'
import { isUuid } from '#app/domain/runs/run.server.ts'
import { type Database, db } from '#db/client.server.ts'
import { users } from '#db/schema/accounts.ts'
import { collectionDocuments, collections, documents } from '#db/schema/library.ts'
import { nameKeyOf } from './collection-name.ts'
import { noSuchDocument, type Owner } from './document.server.ts'
import { MAX_COLLECTIONS } from './limits.ts'

export type Collection = { id: string; name: string }

const columns = { id: collections.id, name: collections.name }

/** Returns the collections of a person by name. */
export function collectionsOf(user: Owner): Promise<Collection[]> {
  return db
    .select(columns)
    .from(collections)
    .where(eq(collections.userId, user.id))
    .orderBy(asc(collections.nameKey))
}

/** As `collectionsOf`, each with how many of the files `ids` are in it; of all files where none are named. */
export function countedCollections(
  user: Owner,
  ids?: readonly string[],
): Promise<(Collection & { files: number })[]> {
  const asked = ids?.filter(isUuid)
  return db
    .select({ ...columns, files: count(collectionDocuments.documentId) })
    .from(collections)
    .leftJoin(
      collectionDocuments,
      and(
        eq(collectionDocuments.collectionId, collections.id),
        asked && inArray(collectionDocuments.documentId, asked),
      ),
    )
    .where(eq(collections.userId, user.id))
    .groupBy(collections.id)
    .orderBy(asc(collections.nameKey))
}

/** Returns the collections that each of the files `ids` is in, by the file's id. */
export async function collectionsByFile(
  user: Owner,
  ids: readonly string[],
): Promise<Map<string, Collection[]>> {
  const byFile = new Map<string, Collection[]>()
  if (ids.length === 0) return byFile
  const rows = await db
    .select({ ...columns, documentId: collectionDocuments.documentId })
    .from(collectionDocuments)
    .innerJoin(collections, eq(collections.id, collectionDocuments.collectionId))
    .where(and(inArray(collectionDocuments.documentId, [...ids]), eq(collections.userId, user.id)))
    .orderBy(asc(collections.nameKey))
  for (const { documentId, id, name } of rows) {
    const found = byFile.get(documentId)
    if (found) found.push({ id, name })
    else byFile.set(documentId, [{ id, name }])
  }
  return byFile
}

/** Returns the collection with that id, if it belongs to `user`. */
export async function findCollection(user: Owner, id: string): Promise<Collection | undefined> {
  if (!isUuid(id)) return undefined
  const [row] = await db
    .select(columns)
    .from(collections)
    .where(and(eq(collections.id, id), eq(collections.userId, user.id)))
  return row
}

function noSuchCollection(): AppError {
  return new AppError('not_found', 'There is no such collection. It may have been deleted.')
}

function nameIsTaken(): AppError {
  return new AppError('conflict', 'You have a collection of that name already.', {
    details: { field: 'name' },
  })
}

/** Makes a collection. Throws conflict where there is one of that name, or no room for another. */
export function createCollection(user: Owner, name: string): Promise<Collection> {
  return db.transaction((tx) => insertCollection(tx, user, name))
}

async function insertCollection(tx: Database, user: Owner, name: string): Promise<Collection> {
  // Collections of one person are made one after the other, so that several at once cannot overfill the room.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, user.id)).for('update')
  const have = await tx.$count(collections, eq(collections.userId, user.id))
  if (have >= MAX_COLLECTIONS) {
    const message = `You have ${MAX_COLLECTIONS} collections, which is the most. Delete one to make room.`
    throw new AppError('conflict', message, { details: { field: 'name' } })
  }
  const [made] = await tx
    .insert(collections)
    .values({ userId: user.id, name, nameKey: nameKeyOf(name) })
    .onConflictDoNothing()
    .returning(columns)
  if (!made) throw nameIsTaken()
  return made
}

/** Gives a collection another name. Throws not_found, and conflict where another one has that name. */
export async function renameCollection(user: Owner, id: string, name: string): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, user.id)).for('update')
    const all = await tx
      .select({ id: collections.id, nameKey: collections.nameKey })
      .from(collections)
      .where(eq(collections.userId, user.id))
    if (!all.some((one) => one.id === id)) throw noSuchCollection()
    const nameKey = nameKeyOf(name)
    if (all.some((one) => one.id !== id && one.nameKey === nameKey)) throw nameIsTaken()
    await tx
      .update(collections)
      .set({ name, nameKey })
      .where(and(eq(collections.id, id), eq(collections.userId, user.id)))
  })
}

/** Deletes a collection; the files in it stay. Throws not_found. */
export async function deleteCollection(user: Owner, id: string): Promise<void> {
  const gone = isUuid(id)
    ? await db
        .delete(collections)
        .where(and(eq(collections.id, id), eq(collections.userId, user.id)))
        .returning({ id: collections.id })
    : []
  if (gone.length === 0) throw noSuchCollection()
}

/** What is to be done with files: collections they are put into, one that is made for them, and those they are taken out of. */
export type Sorting = { into?: readonly string[]; newName?: string | undefined; outOf?: readonly string[] }

/**
 * Puts files of theirs into collections of theirs and takes them out of others, all or nothing; what is so already stays
 * so. Returns how many files there were. Throws not_found where none of the files is theirs, and what making a collection throws.
 */
export async function sortFiles(user: Owner, ids: readonly string[], sorting: Sorting): Promise<number> {
  const [asked, into, outOf] = [ids, sorting.into ?? [], sorting.outOf ?? []].map((some) => [
    ...new Set(some.filter(isUuid)),
  ]) as [string[], string[], string[]]
  return db.transaction(async (tx) => {
    // Locked in one order, so that none of them goes meanwhile and two that sort the same files do not wait for each other.
    const files =
      asked.length === 0
        ? []
        : await tx
            .select({ id: documents.id })
            .from(documents)
            .where(and(inArray(documents.id, asked), eq(documents.userId, user.id)))
            .orderBy(documents.id)
            .for('key share')
    if (files.length === 0) throw noSuchDocument()
    const made = sorting.newName === undefined ? [] : [await insertCollection(tx, user, sorting.newName)]
    const named =
      into.length === 0
        ? []
        : await tx
            .select({ id: collections.id })
            .from(collections)
            .where(and(inArray(collections.id, into), eq(collections.userId, user.id)))
            .orderBy(collections.id)
            .for('key share')
    const theirs = files.map(({ id }) => id)
    for (const { id: collectionId } of [...named, ...made]) {
      await tx
        .insert(collectionDocuments)
        .values(theirs.map((documentId) => ({ collectionId, documentId })))
        .onConflictDoNothing()
    }
    if (outOf.length > 0) {
      const owned = tx.select({ id: collections.id }).from(collections).where(eq(collections.userId, user.id))
      await tx
        .delete(collectionDocuments)
        .where(
          and(
            inArray(collectionDocuments.documentId, theirs),
            inArray(collectionDocuments.collectionId, outOf),
            inArray(collectionDocuments.collectionId, owned),
          ),
        )
    }
    return files.length
  })
}

/** Returns the condition that a row of `documents` is in a collection of theirs. */
export function inCollection(user: Owner, id: string) {
  // As a set that is made once: a look for each of thousands of files takes ten times as long.
  const files = db
    .select({ id: collectionDocuments.documentId })
    .from(collectionDocuments)
    .innerJoin(collections, eq(collections.id, collectionDocuments.collectionId))
    .where(and(eq(collections.id, id), eq(collections.userId, user.id)))
  return isUuid(id) ? inArray(documents.id, files) : sql`false`
}
