import { afterAll, expect, test } from 'vitest'
import { documentOf } from '#test/documents.ts'
import { startOpenAi } from '#test/mocks/openai.ts'
import { person } from '#test/people.ts'
import { configure } from '#test/setup/environment.ts'

const model = await startOpenAi()
configure({ OPENAI_BASE_URL: model.url, OPENAI_EMBEDDING_MODEL: 'mock-embedding' })
const { indexDocument } = await import('#app/domain/library/passages/index-document.server.ts')
const { embedDocument } = await import('./meaning.server.ts')
const { retrieve } = await import('./retrieve.server.ts')

afterAll(() => model.close())

const PAGES = [
  'The harbour was built in 1902.',
  'An automobile was kept in the shed behind the mill.',
  'Every spring the river brings sand.',
]

test('a passage that means what is asked is found without sharing a word with it', async () => {
  const [ada, bob] = [await person('ninja'), await person('ninja')]
  const id = await documentOf(ada, { language: 'en', pages: PAGES })
  await indexDocument(ada, id)
  expect((await retrieve(ada, 'Which car?', { ids: [id] })).search).toBe('words')
  await embedDocument(bob, id)
  expect((await retrieve(ada, 'Which car?', { ids: [id] })).search).toBe('words')
  await embedDocument(ada, id)
  const found = await retrieve(ada, 'Which car?', { ids: [id] })
  expect(found.search).toBe('words and meaning')
  expect(found.passages[0]).toMatchObject({ page: 2 })
  expect((await retrieve(bob, 'Which car?', { ids: [id] })).passages).toEqual([])
  const calls = model.requests.length
  await embedDocument(ada, id)
  expect(model.requests).toHaveLength(calls)
})

test('without the endpoint words are enough', async () => {
  const ada = await person('ninja')
  const id = await documentOf(ada, { language: 'en', pages: PAGES })
  await indexDocument(ada, id)
  await embedDocument(ada, id)
  await model.close()
  const found = await retrieve(ada, 'When was the harbour built?', { ids: [id] })
  expect(found).toMatchObject({ search: 'words' })
  expect(found.passages[0]).toMatchObject({ page: 1 })
})
