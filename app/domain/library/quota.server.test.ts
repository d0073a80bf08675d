import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { storage } from '#app/providers/storage/storage.server.ts'
import { db } from '#db/client.server.ts'
import { users } from '#db/schema/accounts.ts'
import { documentPages, documents, storageUsage, storedObjects } from '#db/schema/library.ts'
import { documentOf } from '#test/documents.ts'
import { person } from '#test/people.ts'
import type { Owner } from './document.server.ts'
import { STORAGE_LIMIT } from './limits.ts'
import {
  expectObject,
  forgetStorage,
  holdBytes,
  keepObject,
  letObjectsGo,
  stillArriving,
  storageOf,
} from './quota.server.ts'
import { deleteDocument, deleteDocuments, sweepStorage } from './remove.server.ts'

const MB = 1024 * 1024
const FULL = { code: 'too_large', details: { title: 'Storage full' } }

async function used(user: Owner): Promise<number> {
  return (await storageOf(user)).used
}

/** What the objects of a person add up to, which the counter must agree with. */
async function booked(user: Owner): Promise<number> {
  const [row] = await db
    .select({ bytes: sql<string>`coalesce(sum(bytes) filter (where state <> 'going'), 0)` })
    .from(storedObjects)
    .where(eq(storedObjects.ownerId, user.id))
  return Number(row?.bytes)
}

/** An object with real bytes of which `bytes` are counted. */
async function kept(user: Owner, bytes: number): Promise<string> {
  const key = await expectObject(user)
  await holdBytes(user, key, bytes)
  const path = join(await storage.temporaryFolder(), key)
  await writeFile(path, 'bytes')
  await storage.put(key, path)
  await db.transaction((tx) => keepObject(tx, key))
  return key
}

async function isThere(key: string): Promise<boolean> {
  const opened = await storage.open(key)
  opened?.stream.destroy()
  return opened !== undefined
}

test('the quota is held to the byte', async () => {
  const ada = await person()
  const key = await expectObject(ada)
  await holdBytes(ada, key, STORAGE_LIMIT)
  await expect(holdBytes(ada, key, 1)).rejects.toMatchObject(FULL)
  await holdBytes(ada, key, -1)
  await holdBytes(ada, key, 1)
  expect(await storageOf(ada)).toEqual({ used: STORAGE_LIMIT, limit: STORAGE_LIMIT })
  expect(await booked(ada)).toBe(STORAGE_LIMIT)
})

test('ten files of 20 MB at once never get above it', async () => {
  const ada = await person()
  await kept(ada, 65 * MB)
  const arriving = Array.from({ length: 10 }, async () => {
    const key = await expectObject(ada)
    try {
      for (let step = 0; step < 20; step++) {
        await holdBytes(ada, key, MB)
        expect(await used(ada)).toBeLessThanOrEqual(STORAGE_LIMIT)
      }
      return 'kept'
    } catch (error) {
      expect(error).toMatchObject(FULL)
      await db.transaction((tx) => letObjectsGo(tx, ada, [key], 'arriving'))
      return 'refused'
    }
  })
  const outcomes = await Promise.all(arriving)
  const winners = outcomes.filter((outcome) => outcome === 'kept').length
  expect(winners).toBeLessThanOrEqual(1)
  expect(await used(ada)).toBe((65 + 20 * winners) * MB)
  expect(await booked(ada)).toBe(await used(ada))
})

test('a document of unknown size counts as one megabyte', async () => {
  const ada = await person()
  await documentOf(ada, { fileSize: null })
  expect(await used(ada)).toBe(MB)
})

test('deleting frees the quota and takes text and bytes along; what is not theirs is counted as failed', async () => {
  const [ada, bob] = [await person(), await person()]
  const key = await kept(ada, 3 * MB)
  const id = await documentOf(ada, { storageKey: key, pages: ['Secret.'], features: ['chat_pdf'] })
  const other = await documentOf(bob, { storageKey: await kept(bob, MB) })
  expect(await deleteDocuments(ada, [id, id, other, 'x', crypto.randomUUID()])).toEqual({
    deleted: 1,
    failed: 3,
  })
  expect([await used(ada), await used(bob)]).toEqual([0, MB])
  expect(await isThere(key)).toBe(false)
  expect(await db.$count(storedObjects, eq(storedObjects.ownerId, ada.id))).toBe(0)
  expect(await db.$count(documentPages, eq(documentPages.documentId, id))).toBe(0)
  await expect(deleteDocument(ada, other)).rejects.toMatchObject({ code: 'not_found' })
  expect(await db.$count(documents, eq(documents.id, other))).toBe(1)
})

test('deleting the same documents in two windows counts each once', async () => {
  const ada = await person()
  const ids: string[] = []
  for (let n = 0; n < 4; n++) ids.push(await documentOf(ada, { storageKey: await kept(ada, MB) }))
  const results = await Promise.all([deleteDocuments(ada, ids), deleteDocuments(ada, ids.toReversed())])
  expect(results.reduce((sum, { deleted }) => sum + deleted, 0)).toBe(4)
  expect(await used(ada)).toBe(0)
})

test('an upload whose process died is settled: quota, row and bytes', async () => {
  const ada = await person()
  const [dead, alive] = [await expectObject(ada), await expectObject(ada)]
  for (const key of [dead, alive]) {
    await holdBytes(ada, key, 2 * MB)
    const path = join(await storage.temporaryFolder(), key)
    await writeFile(path, 'half of it')
    await storage.put(key, path)
  }
  await db
    .update(storedObjects)
    .set({ updatedAt: new Date(0) })
    .where(eq(storedObjects.ownerId, ada.id))
  await stillArriving(alive)
  await sweepStorage()
  expect([await isThere(dead), await isThere(alive)]).toEqual([false, true])
  expect(await used(ada)).toBe(2 * MB)
  await expect(db.transaction((tx) => keepObject(tx, dead))).rejects.toMatchObject({ code: 'unavailable' })
  await expect(holdBytes(ada, dead, MB)).rejects.toMatchObject({ code: 'unavailable' })
  expect(await used(ada)).toBe(2 * MB)
})

test('bytes that could not be removed are removed later', async () => {
  const ada = await person()
  const key = await kept(ada, MB)
  await db.transaction((tx) => letObjectsGo(tx, ada, [key], 'kept'))
  expect([await used(ada), await isThere(key)]).toEqual([0, true])
  await db
    .update(storedObjects)
    .set({ updatedAt: new Date(0) })
    .where(eq(storedObjects.key, key))
  await sweepStorage()
  expect(await isThere(key)).toBe(false)
  expect(await db.$count(storedObjects, eq(storedObjects.key, key))).toBe(0)
})

test('an account takes its bytes along', async () => {
  const ada = await person()
  const key = await kept(ada, MB)
  await documentOf(ada, { storageKey: key })
  await db.transaction(async (tx) => {
    await forgetStorage(tx, ada.id)
    await tx.delete(users).where(eq(users.id, ada.id))
  })
  await db
    .update(storedObjects)
    .set({ updatedAt: new Date(0) })
    .where(eq(storedObjects.key, key))
  await sweepStorage()
  expect(await isThere(key)).toBe(false)
  expect(await db.$count(storedObjects, eq(storedObjects.ownerId, ada.id))).toBe(0)
  expect(await db.$count(storageUsage, eq(storageUsage.userId, ada.id))).toBe(0)
})
