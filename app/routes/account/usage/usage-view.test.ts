import { expect, test } from 'vitest'
import { ledgerAddress, ledgerFileAddress, ledgerViewOf, monthName } from './usage-view.ts'

const viewOf = (query: string) => ledgerViewOf(new URLSearchParams(query))

test.each([
  ['', undefined, 1],
  ['month=2026-11', '2026-11', 1],
  ['month=2026-11&page=3', '2026-11', 3],
  ['month=2026-13', undefined, 1],
  ['month=2026-1', undefined, 1],
  ["month=2026-11'--", undefined, 1],
  ['page=0', undefined, 1],
  ['page=1e9', undefined, 1],
])('"%s" shows month %s, page %i', (query, month, page) => {
  expect(viewOf(query)).toEqual({ month, page })
})

test('an address names its view', () => {
  expect(ledgerAddress(viewOf(''))).toBe('/account/usage#ledger')
  expect(ledgerAddress(viewOf('month=2026-11&page=2'))).toBe('/account/usage?month=2026-11&page=2#ledger')
  expect(ledgerFileAddress(viewOf('month=2026-11&page=2'))).toBe('/api/account/ledger?month=2026-11')
})

test('a month is named', () => {
  expect(monthName('2026-01')).toBe('January 2026')
})
