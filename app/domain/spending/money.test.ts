import { expect, test } from 'vitest'
import { costOf, dayOf, formatMoney, inMillionths } from './money.ts'

test('a price of a million tokens is one of millionths for each, rounded up', () => {
  expect(costOf({ input: 1_000_000, output: 0 }, { input: 0.25, output: 2 })).toBe(inMillionths(0.25))
  expect(costOf({ input: 400, output: 100 }, { input: 0.25, output: 2 })).toBe(300)
  expect(costOf({ input: 3, output: 0 }, { input: 0.02, output: 0 })).toBe(1)
  expect(costOf({ input: -5, output: 0 }, { input: 1, output: 1 })).toBe(0)
})

test.each([
  [0, '$0.00'],
  [4_200, '$0.0042'],
  [12_000, '$0.012'],
  [500_000, '$0.50'],
  [12_340_000, '$12.34'],
  [1_234_560_000, '$1,234.56'],
])('%d millionths are read as %s', (amount, words) => {
  expect(formatMoney(amount, 'USD')).toBe(words)
})

test('a day ends at midnight UTC', () => {
  expect(dayOf(new Date('2026-03-01T23:59:59.999Z'))).toBe('2026-03-01')
})
