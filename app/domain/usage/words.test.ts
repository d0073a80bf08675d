import { expect, test } from 'vitest'
import { countWords } from './words.ts'

test.each([
  ['', 0],
  ['   \n\t ', 0],
  ['one', 1],
  ['  one   two\nthree\t', 3],
  ['no\u00a0break\u202fspaces', 3],
  ['full\u3000width\u2003spaces', 3],
  ["it's well-known", 2],
  ['\u200b\u200b', 0],
])('%j has %i words', (text, words) => {
  expect(countWords(text)).toBe(words)
})

test.each(['\u200b', '\u2060', '\u180e', '\ufeff', '\u00a0', '\u2009'])(
  'words joined by U+%s instead of a space cost the same',
  (joiner) => {
    expect(countWords(Array.from({ length: 500 }, () => 'word').join(joiner))).toBe(500)
  },
)

test('text without spaces is charged by its length', () => {
  expect(countWords('x'.repeat(10_000_000))).toBe(500_000)
  expect(countWords('汉'.repeat(400))).toBe(20)
})

test('an ordinary text is not charged by its length', () => {
  expect(countWords('characteristically '.repeat(100))).toBe(100)
})
