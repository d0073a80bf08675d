import { expect, test } from 'vitest'
import type { ProtectedKind } from '#app/domain/text/protect.ts'
import type { FactGroup, FactProblem } from './check.ts'
import { factLine, nameOf, problemSentence, shorterLine } from './wording.ts'

const problem = (more: Partial<FactProblem>): FactProblem => ({
  kind: 'number',
  text: '42 %',
  problem: 'missing',
  pairs: [],
  ...more,
})

test.each<[Partial<FactProblem>, string]>([
  [{}, '“42 %” of the original is missing.'],
  [{ problem: 'rarer' }, '“42 %” is said less often than in the original.'],
  [{ kind: 'name', text: 'Dr. Meyer', problem: 'added' }, '“Dr. Meyer” was not in the original.'],
  [{ kind: 'locked', text: 'deep\nlake' }, 'The locked term “deep lake” is missing.'],
  [{ kind: 'quotation', text: '“stay”' }, '“stay” of the original is missing.'],
  [{ kind: 'code', text: 'x'.repeat(90) }, `“${'x'.repeat(80)}…” of the original is missing.`],
])('%j: %s', (more, sentence) => {
  expect(problemSentence(problem(more))).toBe(sentence)
})

const group = (kind: ProtectedKind, count: number) => ({ kind, count, examples: [] })

test.each<[FactGroup[], number, string]>([
  [[group('number', 20), group('name', 3)], 0, 'Fact check: numbers and names compared: all 23 are there'],
  [[group('date', 1), group('url', 1)], 0, 'Fact check: dates and web addresses compared: both are there'],
  [[group('quotation', 1)], 0, 'Fact check: the one quotation is there'],
  [
    [group('number', 5), group('name', 4), group('date', 3), group('url', 2), group('code', 1)],
    0,
    'Fact check: numbers, names, dates, web addresses and more compared: all 15 are there',
  ],
  [[group('number', 23)], 2, 'Fact check: 2 facts differ'],
  [[group('number', 23)], 1, 'Fact check: 1 fact differs'],
  [[], 0, 'Fact check: no numbers, names, quotations or links to compare, and none were added'],
])('%j, %i problems: %s', (groups, differing, line) => {
  const total = groups.reduce((sum, { count }) => sum + count, 0)
  const problems = Array.from({ length: differing }, () => problem({}))
  expect(factLine({ total, groups, problems })).toBe(line)
})

test('kinds are counted in words', () => {
  expect([nameOf('url', 1), nameOf('url', 2)]).toEqual(['web address', 'web addresses'])
})

test.each([
  [200, 180, 'It is 10% shorter.'],
  [900, 899, 'It is less than 1% shorter.'],
  [12, 12, 'It is no shorter.'],
  [12, 14, 'It is no shorter.'],
])('of %i words %i are left: %s', (before, after, line) => {
  expect(shorterLine(before, after)).toBe(line)
})
