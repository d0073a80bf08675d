import { expect, test } from 'vitest'
import { isPutAway, noticeLevel, noticeMark } from './notice.ts'

test.each([
  [0, 350, null],
  [279, 350, null],
  [280, 350, 80],
  [349, 350, 80],
  [350, 350, 100],
  [900, 350, 100],
])('%i of %i words are told at level %s', (wordsUsed, maxWords, level) => {
  expect(noticeLevel({ wordsUsed, maxWords })).toBe(level)
})

test('a notice put away stays away for its month and level', () => {
  const mark = noticeMark('2026-11', 80)
  expect(isPutAway(mark, '2026-11', 80)).toBe(true)
  expect(isPutAway(mark, '2026-11', 100)).toBe(false)
  expect(isPutAway(mark, '2026-12', 80)).toBe(false)
  expect(isPutAway(noticeMark('2026-11', 100), '2026-11', 80)).toBe(true)
  expect(isPutAway(undefined, '2026-11', 80)).toBe(false)
  expect(isPutAway('nonsense', '2026-11', 80)).toBe(false)
})
