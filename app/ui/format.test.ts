import { expect, test } from 'vitest'
import { formatBytes, formatMoney, formatShortDay } from './format.ts'

const MB = 1024 * 1024

test.each([
  [0, '0 B'],
  [1023, '1023 B'],
  [1024, '1.0 KB'],
  [1536, '1.5 KB'],
  [MB - 1, '1.0 MB'],
  [MB, '1.0 MB'],
  [20 * MB, '20.0 MB'],
  [100 * MB, '100.0 MB'],
])('%i bytes are written as %s', (bytes, written) => {
  expect(formatBytes(bytes)).toBe(written)
})

test('days are written the short American way', () => {
  expect(formatShortDay(new Date('2026-11-03T23:59:00Z'))).toBe('Nov 3, 2026')
})

test('money is written in its own currency', () => {
  expect(formatMoney(399, 'usd')).toBe('$3.99')
  expect(formatMoney(11_510, 'eur')).toBe('€115.10')
  expect(formatMoney(0, 'usd')).toBe('$0.00')
})
