import { expect, test } from 'vitest'
import { compareFacts } from './facts.ts'

const SOURCE =
  'In 2019, Maria Lind counted 1,250 birds on Texel (Lind, 2020). “None were lost,” she wrote at https://birds.example/a.'

test('the same facts in another order and style are safe', () => {
  const output =
    '"None were lost," Maria Lind wrote at https://birds.example/a. She counted 1250 birds on Texel in 2019 (Lind, 2020).'
  expect(compareFacts(SOURCE, output, 'en')).toEqual([])
})

test.each<[string, string, string]>([
  ['2019', '2018', 'number'],
  ['1,250', '1,205', 'number'],
  ['Texel', 'Vlieland', 'name'],
  ['(Lind, 2020)', '(Lund, 2020)', 'citation'],
  ['None were lost', 'Few were lost', 'quotation'],
  ['birds.example/a', 'birds.example/b', 'url'],
])('changing %s to %s is found', (before, after, kind) => {
  const differences = compareFacts(SOURCE, SOURCE.replace(before, after), 'en')
  expect(differences).toContainEqual(expect.objectContaining({ kind, problem: 'missing' }))
  expect(differences).toContainEqual(expect.objectContaining({ kind, problem: 'added' }))
})

test.each([
  ['Two cats sat.', '2 cats sat.'],
  ['It rose by 5%.', 'It rose by 5 percent.'],
  ['Then Oslo’s mayor left.', 'The mayor of Oslo left.'],
  ['She met Ann and Ann left.', 'She met Ann, who left.'],
  ['The Rhine is long. We saw the Rhine.', 'We saw the long Rhine.'],
])('%s = %s', (source, output) => {
  expect(compareFacts(source, output, 'en')).toEqual([])
})

test('a number said twice must be there twice', () => {
  expect(compareFacts('From 5 to 5.', 'From 5.', 'en')).toEqual([
    { kind: 'number', text: '5', problem: 'missing' },
  ])
})

test('a dropped sentence shows in what it said', () => {
  expect(compareFacts('It rained. The FBI came.', 'It rained.', 'en')).toEqual([
    { kind: 'name', text: 'FBI', problem: 'missing' },
  ])
})
