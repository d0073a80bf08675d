import { expect, test } from 'vitest'
import { relativeTime } from './relative-time.ts'

const now = new Date('2026-11-21T12:00:00Z')
const ago = (seconds: number) =>
  relativeTime(new Date(now.getTime() - seconds * 1000), now, 'UTC').replace(/\s/gu, ' ')

test.each([
  [5, 'just now'],
  [60, '1 minute ago'],
  [59 * 60 + 59, '59 minutes ago'],
  [3600, '1 hour ago'],
  [24 * 3600 - 1, '23 hours ago'],
  [24 * 3600, 'Nov 20, 12:00 PM'],
  [365 * 24 * 3600, 'Nov 21, 2025, 12:00 PM'],
])('%i seconds ago reads %s', (seconds, text) => {
  expect(ago(seconds)).toBe(text)
})

test('a moment to come is a date, not "in 3 hours"', () => {
  expect(ago(-3 * 3600)).toBe('Nov 21, 3:00 PM')
})
