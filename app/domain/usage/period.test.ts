import { afterEach, expect, test } from 'vitest'
import { formatDay } from '#app/ui/format.ts'
import { endOfPeriod, monthsUntil, periodOf } from './period.ts'

test.each([
  ['2026-01-31T23:59:59.999Z', '2026-01'],
  ['2026-02-01T00:00:00.000Z', '2026-02'],
  ['2026-02-28T23:59:59.999Z', '2026-02'],
  ['2026-03-01T00:00:00.000Z', '2026-03'],
  ['2028-02-29T12:00:00.000Z', '2028-02'],
  ['2026-12-31T23:59:59.999Z', '2026-12'],
  ['2027-01-01T00:00:00.000Z', '2027-01'],
  // A new year in Auckland and a summer-time night in Berlin are still the old month in UTC.
  ['2027-01-01T00:30:00.000+13:00', '2026-12'],
  ['2026-03-29T02:30:00.000+02:00', '2026-03'],
  ['2026-11-01T01:30:00.000-05:00', '2026-11'],
])('%s belongs to %s', (moment, period) => {
  expect(periodOf(new Date(moment))).toBe(period)
})

test.each([
  ['2026-01', '2026-02-01T00:00:00.000Z'],
  ['2026-02', '2026-03-01T00:00:00.000Z'],
  ['2028-02', '2028-03-01T00:00:00.000Z'],
  ['2026-12', '2027-01-01T00:00:00.000Z'],
])('%s ends at %s', (period, end) => {
  expect(endOfPeriod(period).toISOString()).toBe(end)
})

test('the end of a month is the first moment of the next, all year round', () => {
  for (let month = 0; month < 48; month++) {
    const period = periodOf(new Date(Date.UTC(2025, month, 15)))
    const end = endOfPeriod(period)
    expect(periodOf(new Date(end.getTime() - 1))).toBe(period)
    expect(periodOf(end)).not.toBe(period)
  }
})

const zone = process.env.TZ
afterEach(() => {
  if (zone === undefined) delete process.env.TZ
  else process.env.TZ = zone
})

// Nights in which clocks change, and days that are another one there: 29 March and 25 October in Berlin, 1 November in New
// York, 5 April in Auckland; Kiritimati is 14 hours ahead, Pago Pago 11 behind.
test.each([
  'Europe/Berlin',
  'America/New_York',
  'Pacific/Auckland',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
])('months end where UTC says on a machine in %s', (name) => {
  process.env.TZ = name
  expect(new Date('2026-06-15T12:00:00Z').getTimezoneOffset()).not.toBe(0)
  for (let month = 0; month < 48; month++) {
    const first = new Date(Date.UTC(2025, month, 1))
    const last = new Date(first.getTime() - 1)
    expect(periodOf(last)).toBe(last.toISOString().slice(0, 7))
    expect(periodOf(first)).toBe(first.toISOString().slice(0, 7))
    expect(endOfPeriod(periodOf(last))).toEqual(first)
    expect(formatDay(endOfPeriod(periodOf(last)))).toMatch(/^1 /)
  }
  expect(monthsUntil(new Date('2026-03-01T00:00:00Z'), 2)).toEqual(['2026-02', '2026-03'])
  expect(monthsUntil(new Date('2026-11-01T05:30:00Z'), 2)).toEqual(['2026-10', '2026-11'])
})

test('months are counted back over the turn of the year, whatever the day', () => {
  expect(monthsUntil(new Date('2026-03-31T23:59:59Z'), 4)).toEqual([
    '2025-12',
    '2026-01',
    '2026-02',
    '2026-03',
  ])
  expect(monthsUntil(new Date('2024-02-29T00:00:00Z'), 2)).toEqual(['2024-01', '2024-02'])
})
