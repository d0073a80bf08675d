import { expect, test } from 'vitest'
import { countWords } from '#app/domain/usage/words.ts'
import { firstWords } from './trial-text.ts'

const words = (count: number) => Array.from({ length: count }, (_, at) => `word${at}`).join(' ')

test('a text that is short enough is taken as it is', () => {
  expect(firstWords('  One two three. Four.\n', 4)).toBe('One two three. Four.')
})

test('a longer one ends with a sentence', () => {
  const text = `${words(40)}. ${words(30)}? ${words(60)}.`
  const first = firstWords(text, 100)
  expect(first).toBe(`${words(40)}. ${words(30)}?`)
})

test('where the last sentence ends too early, it ends after a word', () => {
  const first = firstWords(`Short. ${words(200)}.`, 100)
  expect(countWords(first)).toBe(100)
  expect(first.endsWith('word98')).toBe(true)
})

test('line breaks within it are kept', () => {
  expect(firstWords('One two.\n\nThree four. Five six.', 4)).toBe('One two.\n\nThree four.')
})

test('a text without spaces is cut, and never through a character', () => {
  expect(countWords(firstWords('x'.repeat(5_000), 100))).toBeLessThanOrEqual(100)
  expect(firstWords('🙂'.repeat(2_000), 99).isWellFormed()).toBe(true)
  expect(firstWords(`a${'🙂'.repeat(2_000)}`, 99).isWellFormed()).toBe(true)
})
