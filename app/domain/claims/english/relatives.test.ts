import { beforeAll, expect, test } from 'vitest'
import { readLexicon } from './lexicon.ts'
import { kindsOf, relativesOf } from './relatives.ts'

beforeAll(readLexicon)

test.each([
  ['cab', 'taxi', 'means the same'],
  ['winds', 'wound', 'is another form of it'],
  ['quiet', 'silent', 'means nearly the same'],
  ['deeper', 'deep', 'is what it is a degree of'],
])('for "%s" stands "%s", which %s', (word, other) => {
  expect(relativesOf(word).get(other)).toBeGreaterThanOrEqual(0.6)
})

test('words that are only about the same thing do not stand for each other', () => {
  expect(relativesOf('ticket').has('train')).toBe(false)
  expect(relativesOf('open').has('closed')).toBe(false)
})

test.each([
  ['snake', 'reptile'],
  ['snake', 'person'],
  ['car', 'container'],
  ['school', 'structure'],
  ['dog', 'animal'],
  ['bank', 'slope'],
])(
  'what is said of a %s is not borne out by a word for a kind of it or of another meaning: %s',
  (word, other) => {
    expect(relativesOf(word).get(other) ?? 0).toBeLessThan(0.52)
  },
)

test('what a thing is a kind of comes near', () => {
  expect(relativesOf('snake').has('reptile')).toBe(true)
  expect(relativesOf('snake').has('person')).toBe(false)
})

test('a kind is told from what is none', () => {
  const isBird = kindsOf('birds')
  expect(['martins', 'owl', 'wall', 'water'].map(isBird)).toEqual([true, true, false, false])
})
