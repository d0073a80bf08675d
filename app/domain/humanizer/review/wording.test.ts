import { expect, test } from 'vitest'
import type { FactProblem } from './check.ts'
import { factLine, nameOf, problemSentence } from './wording.ts'

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

test.each([
  [{ total: 23, kept: 23, problems: 0 }, 'Fact check: 23 of 23 facts kept'],
  [{ total: 23, kept: 21, problems: 2 }, 'Fact check: 2 facts differ'],
  [{ total: 23, kept: 23, problems: 1 }, 'Fact check: 1 fact differs'],
  [{ total: 0, kept: 0, problems: 0 }, 'Fact check: no facts to keep, none added'],
])('%j: %s', (figures, line) => {
  expect(factLine(figures)).toBe(line)
})

test('kinds are counted in words', () => {
  expect([nameOf('url', 1), nameOf('url', 2)]).toEqual(['web address', 'web addresses'])
})
