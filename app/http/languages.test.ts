import { expect, test } from 'vitest'
import { languagesOf } from './languages.ts'

test.each([
  ['de-CH,de;q=0.9,en;q=0.8', ['de', 'en']],
  ['en;q=0.2, fr', ['fr', 'en']],
  ['ja, ru;q=0.5, *;q=0.1', ['ru']],
  ['es;q=0, it;q=x', ['it']],
  ['', []],
])('%j reads %j', (header, languages) => {
  expect(languagesOf(new Request('http://x', { headers: { 'accept-language': header } }))).toEqual(languages)
})
