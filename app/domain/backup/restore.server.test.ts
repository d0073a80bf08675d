import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { storageOf } from '#app/domain/library/quota.server.ts'
import { closeQueue } from '#app/domain/jobs/queue.server.ts'
import { queueLetter } from '#app/domain/mail/queue.server.ts'
import { waitingLetters } from '#app/domain/mail/waiting.server.ts'
import { env } from '#app/env.server.ts'
import { storage } from '#app/providers/storage/storage.server.ts'
import { closeDatabase, db, openDatabase, rowsOf } from '#db/client.server.ts'
import { dropTables, knownLevels, levelsOf, raiseTo, tablesAt } from '#db/levels.server.ts'
import { users } from '#db/schema/accounts.ts'
import { documents, storedObjects } from '#db/schema/library.ts'
import { person } from '#test/people.ts'
import { upload } from '#test/uploads.ts'
import { makeBackup } from './backup.server.ts'
import { LEFT_OUT } from './layout.ts'
import { restoreBackup } from './restore.server.ts'

const folder = mkdtempSync(join(tmpdir(), 'wordkin-backup-'))
afterAll(() => rmSync(folder, { recursive: true }))
const newest = knownLevels().at(-1) ?? 0

const reopen = (asItIs: boolean) =>
  openDatabase({ databaseUrl: env.databaseUrl, dataDir: env.dataDir, asItIs })

/** Makes the database one that has had the migrations up to `level`, and nothing else. */
async function emptyAt(level: number) {
  await db.transaction(async (tx) => {
    await dropTables(tx, tablesAt((await levelsOf(tx)).at(-1) ?? newest))
    await tx.execute(sql`drop schema if exists pgboss cascade`)
    await raiseTo(tx, level)
  })
}

/** What commands do, which open the database themselves. */
async function backUp(name: string) {
  await closeQueue()
  await closeDatabase()
  const manifest = await makeBackup(join(folder, name))
  await reopen(true)
  return manifest
}

async function restore(name: string, options: Parameters<typeof restoreBackup>[1] = {}) {
  await closeQueue()
  await closeDatabase()
  try {
    return await restoreBackup(join(folder, name), options)
  } finally {
    await reopen(true)
  }
}

beforeEach(() => emptyAt(newest))

test('an older backup is put into a database that is newer and empty, and brought up to date', async () => {
  const older = knownLevels()[1] ?? 0
  await emptyAt(older)
  await db.execute(
    sql`insert into users (first_name, last_name, email, email_key) values ('Ada', ${'By"r,\\n\u2028\n\t№ 🜁'}, 'a@b.example', 'a@b.example')`,
  )
  await db.execute(sql`insert into tone_profiles (user_id, name) select id, 'Mine' from users`)
  const manifest = await backUp('older')
  expect(manifest.migrations).toEqual(knownLevels().slice(0, 2))
  expect(tablesAt(newest)).toEqual(expect.arrayContaining(Object.keys(LEFT_OUT)))
  await emptyAt(newest)
  await restore('older')
  expect(await levelsOf(db)).toEqual(knownLevels())
  const [ada] = await db.select().from(users)
  expect(ada).toMatchObject({ lastName: 'By"r,\\n\u2028\n\t№ 🜁', complimentaryPlan: 'free' })
  // The next number is one that no row has.
  const [next] = rowsOf<{ id: number }>(
    await db.execute(
      sql`insert into tone_profiles (user_id, name) select id, 'Next' from users returning id`,
    ),
  )
  expect(next?.id).toBe(2)
})

test('files, letters that wait and documents that are to be read come back', async () => {
  const ada = await person()
  const {
    document: { id },
  } = await upload(ada, 'notes.txt', 'A lighthouse.')
  await queueLetter({ kind: 'verify', userId: ada.id, origin: 'http://127.0.0.1' })
  const manifest = await backUp('whole')
  expect(manifest).toMatchObject({ letters: 1, objects: { count: 1, bytes: 13, missing: [] } })
  const [{ key } = { key: '' }] = await db.select({ key: storedObjects.key }).from(storedObjects)
  await storage.remove(key)
  await emptyAt(newest)
  expect(await restore('whole')).toMatchObject({ lettersLost: 0 })
  const [row] = await db.select().from(documents).where(eq(documents.id, id))
  expect(row?.storageKey).toBe(key)
  const original = await storage.open(key)
  original?.stream.destroy()
  expect(original?.bytes).toBe(13)
  expect(await waitingLetters(db)).toEqual([{ kind: 'verify', userId: ada.id, origin: 'http://127.0.0.1' }])
  // Nobody has begun to read it: whoever looks for such documents finds it at once.
  expect(row?.heartbeatAt.getTime()).toBeLessThan(Date.now() - 3_600_000)
})

test('letters that the old system has sent since can be left out', async () => {
  const ada = await person()
  await queueLetter({ kind: 'verify', userId: ada.id, origin: 'http://127.0.0.1' })
  const { letters } = await backUp('sent')
  expect(letters).toBeGreaterThan(0)
  await emptyAt(newest)
  expect(await restore('sent', { withoutLetters: true })).toMatchObject({ lettersLost: letters })
  expect(await waitingLetters(db)).toEqual([])
})

test('what was deleted while a backup was made is named by nothing, and takes up nothing', async () => {
  const ada = await person()
  const {
    document: { id },
  } = await upload(ada, 'notes.txt', 'A lighthouse.')
  const [{ key } = { key: '' }] = await db.select({ key: storedObjects.key }).from(storedObjects)
  await storage.remove(key)
  expect(await backUp('gap')).toMatchObject({ objects: { count: 0, missing: [key] } })
  await emptyAt(newest)
  await restore('gap')
  const [row] = await db.select().from(documents).where(eq(documents.id, id))
  expect(row).toMatchObject({ storageKey: null, status: 'failed' })
  expect(row?.error).toContain('not in the storage any more')
  expect((await storageOf(ada)).used).toBe(0)
})

test('nothing is put to what is there already', async () => {
  await upload(await person(), 'notes.txt', 'A lighthouse.')
  await backUp('again')
  await expect(restore('again')).rejects.toThrow('this one has data in it')
  // The rows are gone, but the files are still there: they are another system's, for all one knows.
  await emptyAt(newest)
  await expect(restore('again')).rejects.toThrow('The storage holds files of this backup already')
  expect(await db.$count(users)).toBe(0)
  await closeDatabase()
  await expect(makeBackup(join(folder, 'again'))).rejects.toThrow('is there already')
  await reopen(true)
})

test('a database that nobody has used has nothing to back up', async () => {
  await db.transaction((tx) => dropTables(tx, tablesAt(newest)))
  await closeDatabase()
  await expect(makeBackup(join(folder, 'none'))).rejects.toThrow('the database is empty')
  expect(existsSync(join(folder, 'none'))).toBe(false)
  await reopen(false)
})
