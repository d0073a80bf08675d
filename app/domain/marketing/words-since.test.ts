import { expect, test } from 'vitest'
import { wordsSince } from './words-since.ts'

const at = (moment: string) => new Date(moment)

test('a whole month makes the whole sum, whatever its length', () => {
  for (const [first, next] of [
    ['2026-02-01T00:00:00Z', '2026-02-28T23:59:59.999Z'],
    ['2028-02-01T00:00:00Z', '2028-02-29T23:59:59.999Z'],
    ['2026-10-01T00:00:00Z', '2026-10-31T23:59:59.999Z'],
  ] as const) {
    expect(wordsSince(at(first), at(next), 22_000_000)).toBe(21_999_999)
  }
})

test('it counts from the moment somebody landed', () => {
  const landed = at('2026-11-21T12:00:00Z')
  expect(wordsSince(landed, landed, 22_000_000)).toBe(0)
  expect(wordsSince(landed, at('2026-11-21T12:01:00Z'), 22_000_000)).toBe(509)
})

test('with a new month it starts anew', () => {
  const landed = at('2026-11-30T23:00:00Z')
  expect(wordsSince(landed, at('2026-12-01T00:00:00Z'), 22_000_000)).toBe(0)
  expect(wordsSince(landed, at('2026-12-01T00:01:00Z'), 22_000_000)).toBe(492)
})

test('a clock set back counts nothing', () => {
  expect(wordsSince(at('2026-11-21T12:00:00Z'), at('2026-11-21T11:00:00Z'), 22_000_000)).toBe(0)
})
