import { eq, sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { refusal } from '#app/domain/extraction/refusals.ts'
import { closeQueue, startWork } from '#app/domain/jobs/queue.server.ts'
import { db } from '#db/client.server.ts'
import { documents, storedObjects } from '#db/schema/library.ts'
import { failureDetector } from '#app/domain/failure-detector.ts'
import { times } from '#test/long.ts'
import { person } from '#test/people.ts'
import { uniqueText, upload } from '#test/uploads.ts'
import { until } from '#test/until.ts'
import { cancelReading, waitForDocument } from './control.server.ts'
import { type Owner, pagesOf, textOf } from './document.server.ts'
import { queueDepth, rebuildQueue, requeueLost } from './enqueue.server.ts'
import { MAX_FILE_BYTES } from './limits.ts'
import { storageOf } from './quota.server.ts'
import {
  type Begun,
  beginReading,
  failReading,
  finishReading,
  layDownReading,
  noteProgress,
  sweepReadings,
  sweepSilentReadings,
} from './reading.server.ts'
import { deleteDocuments } from './remove.server.ts'

// Nobody works on the queue here until the last test: each step is taken by hand.
afterAll(closeQueue)

const COVERAGE = { pages: 1, pagesWithText: 1, ocrPages: [], lowConfidencePages: [], notes: [] }
const FOUND = {
  pages: [{ label: null, text: 'Found.', method: 'text' as const }],
  notes: [],
  extension: 'txt',
  coverage: COVERAGE,
}

async function waiting(user: Owner): Promise<string> {
  return (await upload(user, 'a.txt', uniqueText())).document.id
}

async function begin(id: string): Promise<Begun> {
  const reading = await beginReading(id)
  if (!reading) throw new Error('nothing was begun')
  return reading
}

const look = (user: Owner, id: string) => waitForDocument(user, id, 0)

/** The process that reads it dies. */
async function die(id: string) {
  await db
    .update(documents)
    .set({ heartbeatAt: new Date(0) })
    .where(eq(documents.id, id))
}

test('a reading that was cut short is begun again once by itself, and then when its owner asks', async () => {
  const ada = await person()
  const id = await waiting(ada)
  await begin(id)
  await die(id)
  expect(await sweepReadings()).toBe(1)
  expect(await look(ada, id)).toMatchObject({ status: 'waiting', interrupted: true })
  await begin(id)
  expect(await look(ada, id)).toMatchObject({ status: 'reading', interrupted: true })
  await die(id)
  await sweepReadings()
  expect(await look(ada, id)).toMatchObject({
    status: 'failed',
    hasOriginal: true,
    error: expect.stringContaining('interrupted'),
  })
  expect(await sweepReadings()).toBe(0)
})

test('one that lives is left alone', async () => {
  const ada = await person()
  const id = await waiting(ada)
  const reading = await begin(id)
  await die(id)
  expect(await noteProgress(reading, { page: 3, of: 12 })).toBe(true)
  expect(await sweepReadings()).toBe(0)
  expect(await look(ada, id)).toMatchObject({ status: 'reading', pagesRead: 2, pageCount: 12 })
})

test('looked at again and again, one without a new sign of life is begun again', async () => {
  const silent = failureDetector({ silentMs: 1, blindMs: Number.POSITIVE_INFINITY })
  const ada = await person()
  const [living, dying] = [await waiting(ada), await waiting(ada)]
  const [lives] = [await begin(living), await begin(dying)]
  await die(dying)
  expect(await sweepSilentReadings(silent)).toBe(0)
  // However slow the machine: a sign that is new since the last look is one of life.
  await noteProgress(lives)
  expect(await sweepSilentReadings(silent)).toBe(1)
  expect(await look(ada, living)).toMatchObject({ status: 'reading' })
  expect(await look(ada, dying)).toMatchObject({ status: 'waiting', interrupted: true })
})

test('one that comes too late changes nothing', async () => {
  const ada = await person()
  const id = await waiting(ada)
  const late = await begin(id)
  expect(await beginReading(id)).toBeUndefined()
  await die(id)
  await sweepReadings()
  const second = await begin(id)
  expect(await noteProgress(late)).toBe(false)
  await finishReading(late, FOUND)
  await failReading(late, refusal('damaged'))
  expect(await look(ada, id)).toMatchObject({ status: 'reading', hasOriginal: true })
  expect(await pagesOf(ada, id)).toEqual([])
  await finishReading(second, FOUND)
  expect(await look(ada, id)).toMatchObject({ status: 'ready', wordCount: 1 })
  expect(await textOf(ada, id)).toBe('Found.')
})

test('one that is cancelled learns of it', async () => {
  const ada = await person()
  const id = await waiting(ada)
  const reading = await begin(id)
  await cancelReading(ada, id)
  expect(await noteProgress(reading)).toBe(false)
  await die(id)
  await sweepReadings()
  expect(await look(ada, id)).toMatchObject({ status: 'failed', error: 'Reading was canceled.' })
})

test('one whose document is deleted learns of it, and leaves nothing', async () => {
  const ada = await person()
  const id = await waiting(ada)
  const reading = await begin(id)
  await deleteDocuments(ada, [id])
  expect(await noteProgress(reading)).toBe(false)
  await finishReading(reading, FOUND)
  await failReading(reading, refusal('damaged'))
  expect(await look(ada, id)).toBeUndefined()
  expect((await storageOf(ada)).used).toBe(0)
})

test('one that is laid down costs no attempt', async () => {
  const ada = await person()
  const id = await waiting(ada)
  await layDownReading(await begin(id))
  expect(await look(ada, id)).toMatchObject({ status: 'waiting', interrupted: false })
})

test('a fault on our side keeps the file, and tells nothing of it', async () => {
  const ada = await person()
  const id = await waiting(ada)
  await failReading(await begin(id), new Error('secret path /tmp/x'))
  const row = await look(ada, id)
  expect(row).toMatchObject({ status: 'failed', hasOriginal: true })
  expect(row?.error).not.toContain('secret')
})

const MB = 1024 * 1024
const used = async (user: Owner) => (await storageOf(user)).used

/** So many bytes, unlike any others. */
function big(bytes: number): Uint8Array {
  const content = Buffer.alloc(bytes, 'word ')
  content.write(uniqueText())
  return content
}

test('files of 20 MB at 95 MB used, all at once', async () => {
  const ada = await person()
  for (let n = 0; n < 5; n++) await upload(ada, `${n}.txt`, big(19 * MB))
  const before = await used(ada)
  expect(before).toBe(95 * MB)
  const more = await Promise.allSettled(
    Array.from({ length: times(3, 10) }, (_, n) => upload(ada, `big ${n}.txt`, big(MAX_FILE_BYTES))),
  )
  expect(more.every(({ status }) => status === 'rejected')).toBe(true)
  expect(await used(ada)).toBe(before)
  expect(await db.$count(documents, eq(documents.userId, ada.id))).toBe(5)
  expect(await db.$count(storedObjects, eq(storedObjects.ownerId, ada.id))).toBe(5)
  // What there is room for, to the byte, still comes in.
  const last = await upload(ada, 'last.txt', big(5 * MB))
  expect(await used(ada)).toBe(100 * MB)
  await expect(upload(ada, 'one more.txt', 'x')).rejects.toMatchObject({
    details: { reason: 'storage_full' },
  })
  await deleteDocuments(ada, [last.document.id])
  expect(await used(ada)).toBe(before)
})

test('what waits is found again when its job is lost; people take turns', async () => {
  const [ada, bob] = [await person(), await person()]
  const many: string[] = []
  for (let n = 0; n < 4; n++) many.push(await waiting(ada))
  const one = await waiting(bob)
  expect((await queueDepth()).waiting).toBeGreaterThanOrEqual(5)
  await rebuildQueue()
  await db.execute(sql`delete from pgboss.job`)
  await db
    .update(documents)
    .set({ heartbeatAt: new Date(0) })
    .where(eq(documents.status, 'waiting'))
  expect(await requeueLost()).toBeGreaterThanOrEqual(5)
  expect(await requeueLost()).toBe(0)
  await rebuildQueue()

  const order: string[] = []
  await startWork(async ({ documentId }) => {
    order.push(documentId)
    await finishReading(await begin(documentId), FOUND)
  })
  const ours = new Set([...many, one])
  const done = () => order.filter((id) => ours.has(id))
  await until(() => done().length === 5, 'all to be read')
  expect(done().indexOf(one)).toBeLessThanOrEqual(1)
  expect(done().filter((id) => id !== one)).toEqual(many)
})
