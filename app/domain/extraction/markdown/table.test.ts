import { expect, test } from 'vitest'
import { markdownTable } from './table.ts'

test('rows of different lengths become a table', () => {
  expect(markdownTable([['a', 'b'], ['1'], ['2', '3', '4']])).toBe(
    '| a | b |  |\n| --- | --- | --- |\n| 1 |  |  |\n| 2 | 3 | 4 |',
  )
})

test('cells are one line, and bars in them are theirs', () => {
  expect(
    markdownTable([
      ['a|b', 'c\n d'],
      ['e\\|f', 'g\\\\|h'],
    ]),
  ).toBe('| a\\|b | c d |\n| --- | --- |\n| e\\|f | g\\\\\\|h |')
})

test('empty edges are left out, empty rows between are kept', () => {
  expect(markdownTable([[], ['', ''], ['a', ''], ['', ''], ['b'], ['']])).toBe('| a |\n| --- |\n|  |\n| b |')
  expect(markdownTable([])).toBe('')
  expect(markdownTable([[' '], ['', '\n']])).toBe('')
})

test('of a very wide table the first columns are kept and the rest is counted', () => {
  const table = markdownTable([Array.from({ length: 1_200 }, (_, at) => `c${at}`), ['x']])
  expect(table).toContain('| c999 |')
  expect(table).not.toContain('c1000')
  expect(table).toMatch(/\n\n\*200 more columns were left out\.\*$/)
})
