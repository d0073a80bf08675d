import { expect, test } from 'vitest'
import { moveOf } from './moves.ts'
import { retentionFree } from './retention.ts'

const choice = (name: string) => {
  const [plan, interval] = name.split(' ')
  return { plan, interval } as Parameters<typeof moveOf>[0]
}

test.each([
  ['grasshopper month', 'grasshopper month', 'same'],
  ['grasshopper month', 'grasshopper year', 'now'],
  ['grasshopper month', 'ninja month', 'now'],
  ['grasshopper month', 'ninja year', 'now'],
  ['grasshopper year', 'ninja year', 'now'],
  ['grasshopper year', 'grasshopper month', 'later'],
  ['grasshopper year', 'ninja month', 'later'],
  ['ninja month', 'grasshopper month', 'later'],
  ['ninja month', 'grasshopper year', 'later'],
  ['ninja year', 'ninja month', 'later'],
])('%s to %s: %s', (from, to, move) => {
  expect(moveOf(choice(from), choice(to))).toBe(move)
})

test.each([
  [null, '2026-01-01', true],
  ['2026-01-31T10:00:00Z', '2027-01-31T09:59:59Z', false],
  ['2026-01-31T10:00:00Z', '2027-01-31T10:00:00Z', true],
  ['2028-02-29T10:00:00Z', '2029-02-28T09:59:59Z', false],
  ['2028-02-29T10:00:00Z', '2029-02-28T10:00:00Z', true],
])('used %s, at %s the discount for staying can be had: %s', (used, now, free) => {
  expect(retentionFree(used === null ? null : new Date(used), new Date(now))).toBe(free)
})
