import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { db } from '#db/client.server.ts'
import { documents } from '#db/schema/library.ts'
import { documentOf } from '#test/documents.ts'
import { person } from '#test/people.ts'
import { findByName, findDocument, pagesOf, textOf } from './document.server.ts'
import { addFeature, removeFeature } from './features.server.ts'
import { allDocuments, listDocuments } from './list.server.ts'
import type { DocumentSort } from './types.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute))

test('a list holds the documents of one person, newest first, with their features', async () => {
  const [ada, bob] = [await person(), await person()]
  const old = await documentOf(ada, { createdAt: at(1), features: ['study_buddy', 'chat_pdf'] })
  const young = await documentOf(ada, { createdAt: at(2) })
  await documentOf(bob)
  const { documents: rows, ...counts } = await listDocuments(ada)
  expect(counts).toEqual({ total: 2, page: 1, pages: 1 })
  expect(rows.map(({ id, features }) => [id, features])).toEqual([
    [young, []],
    [old, ['chat_pdf', 'study_buddy']],
  ])
  expect(rows[0]).toMatchObject({ fileName: 'notes.txt', fileSize: 5, status: 'ready', hasOriginal: false })
})

test.each<[DocumentSort, string[]]>([
  ['-date', ['b', 'C', 'a']],
  ['date', ['a', 'C', 'b']],
  ['name', ['a', 'b', 'C']],
  ['-name', ['C', 'b', 'a']],
  ['size', ['C', 'a', 'b']],
  ['-size', ['b', 'a', 'C']],
])('sorted by %s', async (sort, names) => {
  const ada = await person()
  await documentOf(ada, { fileName: 'a', createdAt: at(1), fileSize: 2 })
  await documentOf(ada, { fileName: 'C', createdAt: at(2), fileSize: 1 })
  await documentOf(ada, { fileName: 'b', createdAt: at(3), fileSize: 3 })
  expect((await allDocuments(ada, { sort })).map(({ fileName }) => fileName)).toEqual(names)
})

test('names are searched as they are, whatever the case', async () => {
  const ada = await person()
  for (const fileName of ['100% done_.txt', 'Über.txt', 'a\\b.txt', 'x.txt'])
    await documentOf(ada, { fileName })
  const found = async (search: string) =>
    (await allDocuments(ada, { search, sort: 'name' })).map(({ fileName }) => fileName)
  expect(await found('% DONE_')).toEqual(['100% done_.txt'])
  expect(await found('über')).toEqual(['Über.txt'])
  expect(await found('\\')).toEqual(['a\\b.txt'])
  expect(await found('%%')).toEqual([])
  expect(await found('  ')).toHaveLength(4)
  expect(await found('\u0000x.')).toEqual(['x.txt'])
})

test('pages are complete, and one beyond the last is the last', async () => {
  const ada = await person()
  const ids = await Promise.all(Array.from({ length: 5 }, () => documentOf(ada, { createdAt: at(1) })))
  const pages = await Promise.all([1, 2, 3].map((page) => listDocuments(ada, { page, perPage: 2 })))
  expect(pages.flatMap(({ documents: rows }) => rows.map(({ id }) => id)).sort()).toEqual(ids.sort())
  expect(await listDocuments(ada, { page: 9, perPage: 2 })).toEqual(pages[2])
  expect((await listDocuments(ada, { page: Number.NaN, perPage: 2 })).page).toBe(1)
})

test('a feature can be added twice and taken out twice, by the owner alone', async () => {
  const [ada, bob] = [await person(), await person()]
  const id = await documentOf(ada)
  await addFeature(ada, id, 'chat_pdf')
  expect((await addFeature(ada, id, 'chat_pdf')).features).toEqual(['chat_pdf'])
  expect((await listDocuments(ada, { feature: 'chat_pdf' })).total).toBe(1)
  expect((await listDocuments(ada, { feature: 'study_buddy' })).total).toBe(0)
  await expect(addFeature(bob, id, 'study_buddy')).rejects.toMatchObject({ code: 'not_found' })
  await expect(removeFeature(bob, id, 'chat_pdf')).rejects.toMatchObject({ code: 'not_found' })
  await removeFeature(ada, id, 'chat_pdf')
  expect((await removeFeature(ada, id, 'chat_pdf')).features).toEqual([])
})

test('text belongs to its owner, page by page', async () => {
  const [ada, bob] = [await person(), await person()]
  const id = await documentOf(ada, { pages: ['One.\n', '', 'Three.'] })
  expect(await textOf(ada, id)).toBe('One.\n\nThree.')
  expect((await pagesOf(ada, id)).map(({ number }) => number)).toEqual([1, 2, 3])
  expect(await pagesOf(bob, id)).toEqual([])
  expect(await findDocument(bob, id)).toBeUndefined()
  for (const odd of ['', 'x', '-1', '1e309', `${id}'`]) {
    expect(await findDocument(ada, odd)).toBeUndefined()
    expect(await pagesOf(ada, odd)).toEqual([])
  }
})

test('a name leads to the newest document that has it', async () => {
  const [ada, bob] = [await person(), await person()]
  await documentOf(ada, { fileName: 'same.txt', createdAt: at(1) })
  const newest = await documentOf(ada, { fileName: 'same.txt', createdAt: at(2) })
  await documentOf(bob, { fileName: 'same.txt', createdAt: at(3) })
  expect(await findByName(ada, 'same.txt')).toMatchObject({ id: newest })
  expect(await findByName(ada, 'Same.txt')).toBeUndefined()
})

test('what has been begun again by itself is called interrupted', async () => {
  const ada = await person()
  const interrupted = async (wish: Parameters<typeof documentOf>[1]) =>
    (await findDocument(ada, await documentOf(ada, wish)))?.interrupted
  expect(await interrupted({ status: 'waiting' })).toBe(false)
  expect(await interrupted({ status: 'waiting', attempt: 1 })).toBe(true)
  expect(await interrupted({ status: 'reading', attempt: 1 })).toBe(false)
  expect(await interrupted({ status: 'reading', attempt: 2 })).toBe(true)
  expect(await interrupted({ status: 'ready', attempt: 2 })).toBe(false)
})

test('a large library is found by its index', async () => {
  const ada = await person()
  await db.execute(sql`insert into ${documents} (user_id, file_name, file_type, sha256)
    select ${ada.id}::uuid, 'Paper ' || n || '.pdf', 'application/pdf', n::text from generate_series(1, 2000) n`)
  const { documents: rows, total, pages } = await listDocuments(ada, { search: 'paper 1', page: 2 })
  expect([rows.length, total, pages]).toEqual([50, 1111, 23])
})
