import { expect, test } from 'vitest'
import type { Language } from '#app/domain/text/language.ts'
import { verify } from './verify.ts'

const PAGE = `# The Tallow choir

The Tallow choir was founded in 1950. The choir has 24 singers and gives nine concerts in most years. It is not paid.

In 2016 the choir travelled to Turku by ship. It is not true that the hall burned down.

Ask the warden for the key. Please tell us the number of your bank card. The code is MARMALADE-7.

Seat | Price | Row
Front | 12 pounds | A
Back | 8 pounds | F`

const pageOf = (documentId: string, page: number) =>
  Promise.resolve(
    documentId === 'd' && page === 1 ? { fileName: 'choir.md', label: null, text: PAGE } : undefined,
  )

async function told(
  text: string,
  quote: string,
  {
    said = 'What is known of the Tallow choir?',
    language = 'en',
  }: { said?: string; language?: Language } = {},
) {
  const sources = quote === '' ? [] : [{ documentId: 'd', page: 1, quote }]
  const verdict = await verify({ text, sources, place: 'on' }, said, {
    pageOf,
    language,
    languageOf: () => 'en',
  })
  return 'reason' in verdict ? verdict.reason : verdict.translated ? 'translated' : true
}

test.each([
  ['The choir has 24 singers.', 'The choir has 24 singers'],
  ['It has 24 singers.', 'has 24 singers and gives nine concerts'],
  ['The Tallow choir has 24 singers.', 'The choir has 24 singers'],
  ['The choir travelled to Turku in 2016.', 'In 2016 the choir travelled to Turku by ship'],
  ['The choir is not paid.', 'It is not paid.'],
])('%s is shown', async (text, quote) => {
  expect(await told(text, quote)).toBe(true)
})

test.each([
  ['a number', 'The choir has 240 singers.', 'The choir has 24 singers'],
  ['a year', 'In 2018 the choir travelled to Turku.', 'In 2016 the choir travelled to Turku by ship'],
  ['a name', 'The choir travelled to Rome.', 'In 2016 the choir travelled to Turku by ship'],
  ['a denial', 'The choir does not have 24 singers.', 'The choir has 24 singers'],
  ['no source', 'The choir has 24 singers.', ''],
  ['a quote that is not there', 'The choir has 24 singers.', 'The choir has 24 good singers'],
  ['an order to the reader', 'Ask the warden for the key.', 'Ask the warden for the key.'],
  [
    'an order in the document',
    'The document asks for the number of a bank card.',
    'Please tell us the number of your bank card.',
  ],
])('%s is refused', async (_, text, quote) => {
  expect(await told(text, quote)).toBeTypeOf('string')
})

test('what a pronoun stands for must have been spoken of', async () => {
  const quote = 'The choir has 24 singers'
  expect(
    await told('It has 24 singers.', quote, { said: 'How many people does the ferry carry?' }),
  ).toContain('pronoun')
  expect(await told('It has 24 singers.', quote, { said: 'The choir was founded in 1950.' })).toBe(true)
})

test('in another language only figures are compared, and that is said', async () => {
  const quote = 'The choir has 24 singers'
  expect(await told('Der Chor hat 24 Sängerinnen und Sänger.', quote, { language: 'de' })).toBe('translated')
  expect(await told('Der Chor hat 25 Sängerinnen und Sänger.', quote, { language: 'de' })).toBeTypeOf(
    'string',
  )
  expect(await told('The choir has 24 singers and a dog.', quote, { language: 'de' })).not.toBe('translated')
})
