import { beforeAll, expect, test } from 'vitest'
import { readLexicon } from './lexicon.ts'
import { kindsOf, relativesOf } from './relatives.ts'

beforeAll(readLexicon)

test.each([
  ['cab', 'taxi', 'means the same'],
  ['winds', 'wound', 'is another form of it'],
  ['snake', 'reptile', 'is what it is a kind of'],
  ['quiet', 'silent', 'means nearly the same'],
  ['deeper', 'deep', 'is what it is a degree of'],
])('for "%s" stands "%s", which %s', (word, other) => {
  expect(relativesOf(word).get(other)).toBeGreaterThanOrEqual(0.6)
})

test('words that are only about the same thing do not stand for each other', () => {
  expect(relativesOf('ticket').has('train')).toBe(false)
  expect(relativesOf('open').has('closed')).toBe(false)
})

test('a kind is told from what is none', () => {
  const isBird = kindsOf('birds')
  expect(['martins', 'owl', 'wall', 'water'].map(isBird)).toEqual([true, true, false, false])
})
