import { expect, test } from 'vitest'
import { clampWhole } from './range.ts'

test.each([
  ['42', 42],
  ['-3', 0],
  ['250', 100],
  ['49.6', 50],
  [' 7 ', 7],
])('reads %j as %i', (typed, number) => {
  expect(clampWhole(typed, 0, 100)).toBe(number)
})

test.each(['', '  ', 'ten', '1e999x'])('takes %j for no number yet', (typed) => {
  expect(clampWhole(typed, 0, 100)).toBeNull()
})
