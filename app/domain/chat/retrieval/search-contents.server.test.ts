import { expect, test } from 'vitest'
import { documentOf } from '#test/documents.ts'
import { person } from '#test/people.ts'
import { indexDocument } from '#app/domain/library/passages/index-document.server.ts'
import { searchContents } from './search-contents.server.ts'

function fail(error: unknown): void {
  throw error
}

type Person = Awaited<ReturnType<typeof person>>

async function kept(
  user: Person,
  fileName: string,
  language: string,
  pages: string[],
  features = ['chat_pdf'],
) {
  const id = await documentOf(user, { fileName, language, pages, features: features as ['chat_pdf'] })
  await indexDocument(user, id)
  return id
}

async function found(user: Person, search: string, feature?: 'chat_pdf' | 'study_buddy') {
  const { files } = await searchContents(user, search, { feature }, fail)
  return files.map(({ fileName, passages }) => [fileName, passages.map(({ page }) => page)])
}

test.each([
  ['en', 'The glaciers retreated quickly.', 'retreating glacier'],
  ['es', 'Los contratos terminaron ayer.', 'contrato terminar'],
  ['fr', 'Les rivières débordaient souvent.', 'rivière déborder'],
  ['de', 'Die Verträge wurden gekündigt.', 'vertrag gekündigte'],
  ['it', 'I contratti terminavano ieri.', 'contratto terminare'],
  ['pt', 'As geleiras recuaram depressa.', 'geleira recuar'],
  ['nl', 'De contracten werden opgezegd.', 'contract opgezegd'],
  ['ru', 'Ледники быстро отступали.', 'ледник отступать'],
])('in %s words are found in all their forms', async (language, text, search) => {
  const ada = await person()
  await kept(ada, 'a.txt', language, ['Nothing here.', text])
  expect(await found(ada, search)).toEqual([['a.txt', [2]]])
})

test('all words stand within one passage, and the last one may be a beginning', async () => {
  const ada = await person()
  await kept(ada, 'a.txt', 'en', ['Moss grows on walls.', 'Water drips from photosynthetic leaves.'])
  expect(await found(ada, 'moss leaves')).toEqual([])
  expect(await found(ada, 'the water photosy')).toEqual([['a.txt', [2]]])
  expect(await found(ada, 'photosy water')).toEqual([])
  expect(await found(ada, 'ph')).toEqual([])
  expect(await found(ada, '" & | ! \' :* \\')).toEqual([])
})

test('a person finds their own files, in the feature that is looked at', async () => {
  const [ada, bob] = [await person(), await person()]
  await kept(ada, 'ask.txt', 'en', ['Turbines turn.'])
  await kept(ada, 'learn.txt', 'en', ['Turbines turn.'], ['study_buddy'])
  await kept(bob, 'secret.txt', 'en', ['Turbines turn.'])
  const all = await found(ada, 'turbine')
  expect(new Set(all.map(([name]) => name))).toEqual(new Set(['ask.txt', 'learn.txt']))
  expect(await found(ada, 'turbine', 'study_buddy')).toEqual([['learn.txt', [1]]])
})

test('the words are marked where they stand, and further passages are counted', async () => {
  const ada = await person()
  const filler = 'It says nothing of note about anything at all. '.repeat(12)
  await kept(ada, 'a.txt', 'en', [
    `${filler}The turbines were Built in 1,950 hours. ${filler}`,
    ...Array.from({ length: 4 }, (_, at) => `Turbine number ${at} was built here.`),
  ])
  const { files } = await searchContents(ada, 'turbine built', {}, fail)
  expect(files[0]?.passages).toHaveLength(3)
  expect(files[0]?.further).toBe(2)
  const [{ pieces } = { pieces: [] }] =
    (await searchContents(ada, 'turbine 1950', {}, fail)).files[0]?.passages ?? []
  expect(pieces.filter(({ marked }) => marked).map(({ text }) => text)).toEqual(['turbines', '1,950'])
  expect(pieces.map(({ text }) => text).join('')).toMatch(/^… .*The turbines were Built in 1,950 hours/)
})

test('small words are neither looked for nor marked', async () => {
  const ada = await person()
  await kept(ada, 'a.txt', 'en', ['The water of the lake is cold.'])
  const { files } = await searchContents(ada, 'the water', {}, fail)
  const pieces = files[0]?.passages[0]?.pieces ?? []
  expect(pieces.filter(({ marked }) => marked).map(({ text }) => text)).toEqual(['water'])
})

test('a small word of one language stands in nobody’s way in a library of two', async () => {
  const ada = await person()
  await kept(ada, 'a.txt', 'en', ['The water of the lake is cold.'])
  await kept(ada, 'b.txt', 'de', ['Das Wasser ist kalt.'])
  expect(await found(ada, 'the water')).toEqual([['a.txt', [1]]])
  expect(await found(ada, 'das wasser')).toEqual([['b.txt', [1]]])
})

test('British and American spellings are one, and both are marked', async () => {
  const ada = await person()
  await kept(ada, 'a.txt', 'en', ['The colour of our defence is red.'])
  const { files } = await searchContents(ada, 'color defense', {}, fail)
  const pieces = files[0]?.passages[0]?.pieces ?? []
  expect(pieces.filter(({ marked }) => marked).map(({ text }) => text)).toEqual(['colour', 'defence'])
})

test('what was never prepared is prepared for the search', async () => {
  const ada = await person()
  await documentOf(ada, { fileName: 'old.txt', language: 'en', pages: ['Turbines turn.'] })
  const { files, unprepared } = await searchContents(ada, 'turbine', {}, fail)
  expect(files.map(({ fileName }) => fileName)).toEqual(['old.txt'])
  expect(unprepared).toBe(0)
})
