import { expect, test } from 'vitest'
import { lockedProblem, lockedTerms, typedProblem, typedTerms } from './options.ts'

test.each<[string, string[]]>([
  ['', []],
  [' \n, ,\n', []],
  ['Wordkin', ['Wordkin']],
  ['Wordkin\n  open  source \r\nACID', ['Wordkin', 'open source', 'ACID']],
  ['one, two,three', ['one', 'two', 'three']],
  ['same\nsame, same', ['same']],
  ['Case\ncase', ['Case', 'case']],
  ['"Stone, Hart & Co", river', ['Stone, Hart & Co', 'river']],
  ['a "b" c, "open', ['a "b" c', '"open']],
  ['C++\n.NET\n$x^2', ['C++', '.NET', '$x^2']],
])('%j are the terms %j', (typed, terms) => {
  expect(lockedTerms(typed)).toEqual(terms)
  expect(lockedTerms(typedTerms(terms))).toEqual(terms)
})

test('fifty terms of a hundred characters are fine, whatever the alphabet', () => {
  const terms = Array.from({ length: 50 }, (_, at) => `${at}`.padEnd(100, 'ж'))
  expect(lockedProblem(terms)).toBeUndefined()
})

test('what is too much is told with what to do about it', () => {
  const terms = Array.from({ length: 53 }, (_, at) => `term ${at}`)
  expect(lockedProblem(terms)).toBe('You can lock up to 50 terms; these are 53. Please take 3 out.')
  expect(lockedProblem(['fine', 'x'.repeat(101)])).toBe(
    `A locked term can have up to 100 characters. Please shorten “${'x'.repeat(30)}…”.`,
  )
})

test.each(['a,', 'x ', '\n', '"'])('nine megabytes of %j are refused without being read', (piece) => {
  const typed = piece.repeat(9_000_000 / piece.length)
  expect(typedProblem(typed)).toBe(
    'Locked terms can have up to 20,000 characters together. Please lock fewer.',
  )
  expect(lockedTerms(typed).length).toBeLessThan(2)
})

test.each(['"', ' ', '\n', '" ', ',"', '"a'])('a long run of %j is read', (piece) => {
  expect(lockedTerms(piece.repeat(20_000)).length).toBeLessThan(10)
})
