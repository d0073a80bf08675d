import { expect, test } from 'vitest'
import { clock } from './clock.ts'

test.each([
  [24 * 3600 * 1000, '24:00:00'],
  [3_661_000, '01:01:01'],
  [1, '00:00:01'],
  [0, '00:00:00'],
  [-5000, '00:00:00'],
  [100 * 3600 * 1000, '100:00:00'],
])('%i ms reads %s', (milliseconds, text) => {
  expect(clock(milliseconds)).toBe(text)
})
