import { expect, test } from 'vitest'
import { after, periodEnd } from './calendar.ts'

const at = (moment: string) => new Date(moment).getTime()

test.each([
  ['2026-01-31T12:00:00Z', 1, 'month', '2026-02-28T12:00:00.000Z'],
  ['2026-01-31T12:00:00Z', 2, 'month', '2026-03-31T12:00:00.000Z'],
  ['2028-01-31T12:00:00Z', 1, 'month', '2028-02-29T12:00:00.000Z'],
  ['2026-12-15T00:00:00Z', 1, 'month', '2027-01-15T00:00:00.000Z'],
  ['2028-02-29T00:00:00Z', 1, 'year', '2029-02-28T00:00:00.000Z'],
  ['2028-02-29T00:00:00Z', 4, 'year', '2032-02-29T00:00:00.000Z'],
] as const)('%s and %i of a %s is %s', (from, count, interval, end) => {
  expect(new Date(after(at(from), count, interval)).toISOString()).toBe(end)
})

test('a month that began on the 31st comes back to the 31st', () => {
  const anchor = at('2026-01-31T12:00:00Z')
  const second = periodEnd(anchor, anchor, 'month')
  expect(new Date(periodEnd(anchor, second, 'month')).toISOString()).toBe('2026-03-31T12:00:00.000Z')
})
