import { readdir } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { closeQueue, startWork } from '#app/domain/jobs/queue.server.ts'
import { storage } from '#app/providers/storage/storage.server.ts'
import { db } from '#db/client.server.ts'
import { documentIndexes } from '#db/schema/chat.ts'
import { documents, storedObjects } from '#db/schema/library.ts'
import { person } from '#test/people.ts'
import { until } from '#test/until.ts'
import { uniqueText, upload } from '#test/uploads.ts'
import { listenForDocuments } from './changes.server.ts'
import { expectFile } from './arrive.server.ts'
import { keepFile } from './keep.server.ts'
import { awaitUpload, cancelReading, retryReading, waitForDocument } from './control.server.ts'
import { type Owner, textOf } from './document.server.ts'
import { ingest, stopReading } from './ingest.server.ts'
import { MAX_CONTENT_BYTES, MAX_FILE_BYTES } from './limits.ts'
import { openOriginal } from './original.server.ts'
import { storageOf } from './quota.server.ts'
import { createTextDocument } from './text-document.server.ts'

const failures: unknown[] = []
let endListening: () => Promise<void>
beforeAll(async () => {
  endListening = await listenForDocuments()
  await startWork((job) => ingest(job, (error) => failures.push(error)))
})
afterAll(async () => {
  await stopReading()
  await closeQueue()
  await endListening()
  expect(failures).toEqual([])
})

const used = async (user: Owner) => (await storageOf(user)).used
const rows = (user: Owner) => db.$count(documents, eq(documents.userId, user.id))
const objects = (user: Owner) => db.$count(storedObjects, eq(storedObjects.ownerId, user.id))
const LONG = 120_000

/** Nothing of a person's upload is left: no row, no bytes, no quota. */
async function expectNothing(user: Owner) {
  expect([await rows(user), await objects(user), await used(user)]).toEqual([0, 0, 0])
}

test('what is read is made ready to be searched and asked, whatever it was brought for', async () => {
  const ada = await person()
  const { document } = await upload(ada, 'shelved.txt', uniqueText())
  const indexes = () => db.$count(documentIndexes, eq(documentIndexes.documentId, document.id))
  await until(indexes, 'the passages of a document')
})

test('a file is kept, read and counted', async () => {
  const ada = await person()
  const text = `A quiet town. ${uniqueText()}`
  const { document, existing } = await upload(ada, 'Town/notes.TXT', text, { features: ['chat_pdf'] })
  expect(existing).toBe(false)
  const row = await waitForDocument(ada, document.id, LONG)
  expect(row).toMatchObject({
    fileName: 'notes.TXT',
    fileType: 'text/plain',
    fileSize: text.length,
    status: 'ready',
    features: ['chat_pdf'],
    hasOriginal: true,
    error: null,
    coverage: { pages: 1, pagesWithText: 1 },
    wordCount: text.split(' ').length,
  })
  expect(await textOf(ada, document.id)).toBe(text)
  const original = await openOriginal(ada, document.id)
  expect((await buffer(original.stream)).toString()).toBe(text)
  expect(await used(ada)).toBe(text.length)
  expect(await readdir(await storage.temporaryFolder())).toEqual([])
  await expect(openOriginal(await person(), document.id)).rejects.toMatchObject({ code: 'not_found' })
})

test('the same file is kept once for each person, and gets the features of both uploads', async () => {
  const [ada, bob] = [await person(), await person()]
  const text = uniqueText()
  const first = await upload(ada, 'a.txt', text, { features: ['chat_pdf'] })
  const second = await upload(ada, 'b.txt', text, { features: ['study_buddy'] })
  expect(second).toMatchObject({
    existing: true,
    document: { id: first.document.id, fileName: 'a.txt', features: ['chat_pdf', 'study_buddy'] },
  })
  expect([await rows(ada), await objects(ada), await used(ada)]).toEqual([1, 1, text.length])
  expect((await upload(bob, 'a.txt', text)).existing).toBe(false)
})

test('the same file five times at once is one document', async () => {
  const ada = await person()
  const text = uniqueText()
  const kept = await Promise.all(Array.from({ length: 5 }, () => upload(ada, 'a.txt', text)))
  expect(new Set(kept.map(({ document }) => document.id)).size).toBe(1)
  expect(kept.filter(({ existing }) => !existing)).toHaveLength(1)
  expect([await rows(ada), await objects(ada), await used(ada)]).toEqual([1, 1, text.length])
})

describe('nothing is left', () => {
  test('of a file that is empty, of another type, or a byte too large', async () => {
    const ada = await person()
    await expect(upload(ada, 'a.txt', '')).rejects.toMatchObject({
      message: expect.stringContaining('empty'),
    })
    await expect(upload(ada, 'a.exe', 'MZ')).rejects.toMatchObject({ code: 'unsupported' })
    const tooLarge = upload(ada, 'a.png', new Uint8Array(MAX_FILE_BYTES + 1))
    await expect(tooLarge).rejects.toMatchObject({
      code: 'too_large',
      message: 'File too large. Images must be ≤ 20 MB.',
    })
    await expectNothing(ada)
  })

  test('of a file that turns out to be unreadable', async () => {
    const ada = await person()
    const { document } = await upload(ada, 'a.pdf', `no pdf at all ${uniqueText()}`)
    await expect(awaitUpload(ada, document)).rejects.toMatchObject({ details: { reason: 'mismatch' } })
    await expectNothing(ada)
  })

  test('but the sentence when nobody waited for it; and the same file can be tried again', async () => {
    const ada = await person()
    const bytes = `no pdf ${uniqueText()}`
    const { document } = await upload(ada, 'a.pdf', bytes)
    expect(await waitForDocument(ada, document.id, LONG)).toMatchObject({
      status: 'failed',
      hasOriginal: false,
    })
    await until(async () => (await objects(ada)) === 0, 'the bytes to go')
    expect([await rows(ada), await used(ada)]).toEqual([1, 0])
    await expect(retryReading(ada, document.id)).rejects.toMatchObject({ code: 'conflict' })
    const again = await upload(ada, 'a.txt', bytes)
    expect(again.existing).toBe(false)
    expect(await waitForDocument(ada, again.document.id, LONG)).toMatchObject({ status: 'ready' })
    expect(await rows(ada)).toBe(1)
  })
})

test('an upload that is broken off is forgotten', async () => {
  const ada = await person()
  const file = await expectFile(ada, 'a.txt')
  await file.write(Buffer.alloc(3_000_000, 'x'))
  expect(await used(ada)).toBeGreaterThanOrEqual(3_000_000)
  await file.discard()
  await expectNothing(ada)
})

describe('a reading', () => {
  test('can be cancelled by its owner while it waits and while it goes on, and asked for again', async () => {
    const [ada, bob] = [await person(), await person()]
    const { document } = await upload(ada, 'a.txt', uniqueText())
    await waitForDocument(ada, document.id, LONG)
    await db.update(documents).set({ status: 'waiting' }).where(eq(documents.id, document.id))
    await expect(cancelReading(bob, document.id)).rejects.toMatchObject({ code: 'not_found' })
    expect(await cancelReading(ada, document.id)).toMatchObject({ status: 'failed', hasOriginal: true })
    await expect(retryReading(bob, document.id)).rejects.toMatchObject({ code: 'not_found' })
    await retryReading(ada, document.id)
    expect(await waitForDocument(ada, document.id, LONG)).toMatchObject({ status: 'ready', error: null })
    await cancelReading(ada, document.id)
    expect(await waitForDocument(ada, document.id, 0)).toMatchObject({ status: 'ready' })
  })
})

describe('a document made of text', () => {
  test('is read at once, kept as what it is, and counted by its bytes', async () => {
    const ada = await person()
    const content = `# Notes\n\nGrüße ${uniqueText()}\u0000\ud800`
    const { document } = await createTextDocument(ada, {
      fileName: 'Notes.pdf',
      content,
      features: ['study_buddy'],
    })
    expect(document).toMatchObject({ fileName: 'Notes.pdf.txt', fileType: 'text/plain', status: 'ready' })
    expect(document.fileSize).toBe(Buffer.byteLength(content.toWellFormed()) - 1)
    expect(await used(ada)).toBe(document.fileSize)
    expect(await textOf(ada, document.id)).toContain('Grüße')
  })

  test('needs text, and not too much of it', async () => {
    const ada = await person()
    const make = (content: string) => createTextDocument(ada, { fileName: 'a.txt', content, features: [] })
    await expect(make(' \u0000\n')).rejects.toMatchObject({ code: 'invalid' })
    await expect(make('ü'.repeat(MAX_CONTENT_BYTES / 2 + 1))).rejects.toMatchObject({ code: 'too_large' })
    await expectNothing(ada)
  })
})

test('of eight files of 20 MB that come at once, the five that fit are kept, and the others leave nothing', async () => {
  const ada = await person()
  const MB = 1024 * 1024
  const arrived = await Promise.all(
    Array.from({ length: 8 }, async (_, number) => {
      try {
        const file = await expectFile(ada, `${number}.txt`, 20 * MB - 65_536)
        try {
          for (let step = 0; step < 20; step++) await file.write(Buffer.alloc(MB, `${number} of ${step}. `))
        } catch (error) {
          await file.discard()
          throw error
        }
        await keepFile(ada, file)
        return 'kept'
      } catch (error) {
        expect(error).toMatchObject({ code: 'too_large', details: { title: 'Storage full' } })
        return 'refused'
      }
    }),
  )
  expect(arrived.filter((one) => one === 'kept')).toHaveLength(5)
  expect(await storageOf(ada)).toMatchObject({ used: 100 * MB })
})

test('what is held for a file is given back when it is smaller than was said, broken off, or not read', async () => {
  const ada = await person()
  const before = (await storageOf(ada)).used
  const small = await expectFile(ada, 'small.txt', 1_000_000)
  await small.write(Buffer.from('Only a few words of it.'))
  await keepFile(ada, small)
  expect((await storageOf(ada)).used).toBe(before + 23)
  const broken = await expectFile(ada, 'broken.txt', 1_000_000)
  await broken.write(Buffer.alloc(1_000))
  await broken.discard()
  await expect(expectFile(ada, 'program.exe', 1_000_000)).rejects.toMatchObject({ code: 'unsupported' })
  expect((await storageOf(ada)).used).toBe(before + 23)
})
