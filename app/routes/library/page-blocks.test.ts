import { expect, test } from 'vitest'
import { blocksOfPage } from './page-blocks.ts'

test('headings, tables, code and text come without their marks', () => {
  const page = [
    '# The **mill**',
    '',
    'It ground *corn*.',
    '- for the valley',
    '- for [the coast](https://example.org/coast)',
    '',
    '| Year | Sacks |',
    '| --- | ---: |',
    '| 1871 | 40 \\| 41 |',
    '',
    '```',
    '| not | a table |',
    '```',
    'The end.',
  ].join('\n')
  expect(blocksOfPage(page)).toEqual([
    { kind: 'heading', text: 'The mill' },
    { kind: 'text', text: 'It ground corn.\n- for the valley\n- for the coast' },
    { kind: 'table', head: ['Year', 'Sacks'], rows: [['1871', '40 | 41']] },
    { kind: 'code', text: '| not | a table |' },
    { kind: 'text', text: 'The end.' },
  ])
})

test('rows without a rule beneath the first have no head', () => {
  expect(blocksOfPage('| a | b |\n| c | d |')).toEqual([
    {
      kind: 'table',
      head: null,
      rows: [
        ['a', 'b'],
        ['c', 'd'],
      ],
    },
  ])
})

test('a table of ten thousand cells stays text', () => {
  const [only, more] = blocksOfPage(Array.from({ length: 5_000 }, (_, at) => `| ${at} | x |`).join('\n'))
  expect(only).toMatchObject({ kind: 'text' })
  expect(more).toBeUndefined()
})

test('a table too wide for a phone stays text, without its marks', () => {
  const wide = ['a', 'b', 'c', 'd', 'e', 'f', 'g']
  expect(blocksOfPage(`| ${wide.join(' | ')} |\n|${' --- |'.repeat(7)}`)).toEqual([
    { kind: 'text', text: 'a | b | c | d | e | f | g' },
  ])
})

test.each(['', '\n\n', '#', '```', '| --- |'])('%j is no trouble', (page) => {
  expect(JSON.stringify(blocksOfPage(page))).not.toContain('undefined')
})

test('what looks like markup stays text', () => {
  expect(blocksOfPage('<img src=x onerror=alert(1)>')).toEqual([
    { kind: 'text', text: '<img src=x onerror=alert(1)>' },
  ])
})
