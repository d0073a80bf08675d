import { expect, test } from 'vitest'
import { spanWords } from './span-words.ts'

test.each([
  [20, '<1 min'],
  [600, '10 min'],
  [3 * 3600, '3 h'],
  [86_400, '1 day'],
  [3 * 86_400, '3 days'],
  [61 * 86_400, '2 months'],
  [800 * 86_400, '2 years'],
])('%i seconds are %s', (seconds, words) => {
  const now = new Date('2026-03-01T12:00:00Z')
  expect(spanWords(now, new Date(now.getTime() + seconds * 1000))).toBe(words)
})
