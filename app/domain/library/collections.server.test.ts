import { expect, test } from 'vitest'
import { documentOf } from '#test/documents.ts'
import { person } from '#test/people.ts'
import { CollectionName } from './collection-name.ts'
import {
  collectionsByFile,
  collectionsOf,
  countedCollections,
  createCollection,
  deleteCollection,
  findCollection,
  renameCollection,
  sortFiles,
} from './collections.server.ts'
import { findDocument } from './document.server.ts'
import { MAX_COLLECTION_NAME, MAX_COLLECTIONS } from './limits.ts'
import { listDocuments } from './list.server.ts'
import { deleteDocument } from './remove.server.ts'

const taken = { code: 'conflict', message: 'You have a collection of that name already.' }

test('a name is taken whatever its case, by one person alone, and words of the language are names', async () => {
  const [ada, bob] = [await person(), await person()]
  for (const name of ['Über Öl', 'constructor', '__proto__']) await createCollection(ada, name)
  await expect(createCollection(ada, 'ÜBER ÖL')).rejects.toMatchObject(taken)
  await createCollection(bob, 'über öl')
  const all = await collectionsOf(ada)
  expect(all.map(({ name }) => name)).toEqual(['__proto__', 'constructor', 'Über Öl'])
  const [proto, other] = all
  await expect(renameCollection(ada, proto!.id, 'Constructor')).rejects.toMatchObject(taken)
  await renameCollection(ada, other!.id, 'Constructor')
  expect((await findCollection(ada, other!.id))?.name).toBe('Constructor')
})

test('a name is one line of visible characters, and bounded', () => {
  expect(CollectionName.parse('  Term\u202e \n 2 ')).toBe('Term 2')
  expect(CollectionName.safeParse('\u200b ').error?.issues[0]?.message).toBe(
    'Please give the collection a name.',
  )
  expect(CollectionName.safeParse('x'.repeat(MAX_COLLECTION_NAME + 1)).success).toBe(false)
})

test('there is room for a number of them, also when several are made at once', async () => {
  const ada = await person()
  for (let number = 2; number <= MAX_COLLECTIONS; number++) await createCollection(ada, `Number ${number}`)
  const both = await Promise.allSettled([createCollection(ada, 'One'), createCollection(ada, 'Other')])
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: {
      message: `You have ${MAX_COLLECTIONS} collections, which is the most. Delete one to make room.`,
    },
  })
})

test('files are put in and taken out, several at once, and a file may be in several', async () => {
  const ada = await person()
  const [one, two] = [await documentOf(ada, { fileName: 'one' }), await documentOf(ada, { fileName: 'two' })]
  const biology = await createCollection(ada, 'Biology')
  expect(
    await sortFiles(ada, [one, two, one, 'nonsense'], { into: [biology.id, 'no'], newName: 'Term 1' }),
  ).toBe(2)
  expect(await sortFiles(ada, [one], { into: [biology.id] })).toBe(1)
  expect((await countedCollections(ada)).map(({ name, files }) => [name, files])).toEqual([
    ['Biology', 2],
    ['Term 1', 2],
  ])
  await sortFiles(ada, [two], { outOf: [biology.id] })
  expect((await countedCollections(ada, [two])).map(({ files }) => files)).toEqual([0, 1])
  const byFile = await collectionsByFile(ada, [one, two])
  expect(byFile.get(one)?.map(({ name }) => name)).toEqual(['Biology', 'Term 1'])
  expect(byFile.get(two)?.map(({ name }) => name)).toEqual(['Term 1'])
  const listed = await listDocuments(ada, { collection: biology.id })
  expect(listed.documents.map(({ fileName }) => fileName)).toEqual(['one'])
  expect((await listDocuments(ada, { collection: 'nonsense' })).total).toBe(0)
})

test('a collection that is deleted leaves its files, and a file that is deleted its collections', async () => {
  const ada = await person()
  const id = await documentOf(ada)
  const [gone, kept] = [await createCollection(ada, 'Gone'), await createCollection(ada, 'Kept')]
  await sortFiles(ada, [id], { into: [gone.id, kept.id] })
  await deleteCollection(ada, gone.id)
  await expect(deleteCollection(ada, gone.id)).rejects.toMatchObject({ code: 'not_found' })
  expect(await findDocument(ada, id)).toBeDefined()
  await deleteDocument(ada, id)
  expect(await countedCollections(ada)).toEqual([{ ...kept, files: 0 }])
})

test('nobody sees or changes what is another’s', async () => {
  const [ada, bob] = [await person(), await person()]
  const [hers, his] = [await documentOf(ada), await documentOf(bob)]
  const { id } = await createCollection(ada, 'Secret')
  await sortFiles(ada, [hers], { into: [id] })
  expect(await findCollection(bob, id)).toBeUndefined()
  await expect(renameCollection(bob, id, 'Mine')).rejects.toMatchObject({ code: 'not_found' })
  await expect(deleteCollection(bob, id)).rejects.toMatchObject({ code: 'not_found' })
  await expect(sortFiles(bob, [hers], { outOf: [id] })).rejects.toMatchObject({ code: 'not_found' })
  await sortFiles(bob, [his], { into: [id], outOf: [id] })
  expect(await collectionsByFile(bob, [hers, his])).toEqual(new Map())
  expect((await listDocuments(bob, { collection: id })).total).toBe(0)
  expect(await countedCollections(ada)).toEqual([{ id, name: 'Secret', files: 1 }])
})
