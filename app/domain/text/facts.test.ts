import { expect, test } from 'vitest'
import type { Language } from './language.ts'
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

test('the word that opens an item is no name, whatever mark the item has', () => {
  const source = 'The inn has these\n1) Sufficient lamps for\n2) Several guests in\n3. Winter'
  const output = 'The inn has these\n1) Enough lamps for\n2) Many guests in\n3. Summer'
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

test.each([
  ['It has two thousand members.', 'It has 2,000 members.'],
  ['It has 2.5 million members.', 'It has 2,500,000 members.'],
  ['It cost forty-two dollars.', 'It cost 42 dollars.'],
  ['It is made in the U.S. today.', 'Today it is made in the United States.'],
  ['The US and the U.K. signed.', 'The United Kingdom and the United States signed.'],
  ['The E.U. paid US$5 million.', 'The European Union paid US$5 million.'],
  ['It rose by 12 per cent.', 'It rose by 12%.'],
])('%s = %s, and the other way round', (source, output) => {
  expect(compareFacts(source, output, 'en')).toEqual([])
  expect(compareFacts(output, source, 'en')).toEqual([])
})

test.each([
  ['It has two thousand members.', 'It has 2,001 members.'],
  ['It has two million members.', 'It has two thousand members.'],
  ['It has 5 to 10 members.', 'It has fifteen members.'],
  ['It is 1.500 metres long.', 'It is 1,500 metres long.'],
  ['The U.S. signed.', 'The U.K. signed.'],
  ['The US signed.', 'They joined us.'],
  ['It rose by 12%.', 'It rose by 12.'],
])('%s ≠ %s', (source, output) => {
  expect(compareFacts(source, output, 'en')).not.toEqual([])
})

test.each<[Language, string, string]>([
  ['de', 'Es sind 5 % mehr.', 'Es sind 5 Prozent mehr.'],
  ['it', 'Sono il 5% in più.', 'Sono il 5 per cento in più.'],
  ['es', 'Son dos mil personas.', 'Son 2000 personas.'],
  ['ru', 'Это 5 % всех.', 'Это 5 процентов всех.'],
])('%s: %s = %s', (language, source, output) => {
  expect(compareFacts(source, output, language)).toEqual([])
})

test('many facts missing from a long text are found in linear time', () => {
  const sentence = (index: number, thing: string) =>
    `In ${10_000 + index} we saw Aa${index} Ba${index} at a ${thing}. `
  const source = Array.from({ length: 5_000 }, (_, index) => sentence(index, 'lake')).join('')
  const output = Array.from({ length: 5_000 }, (_, index) => sentence(index + 90_000, 'lake')).join('')
  expect(compareFacts(source, output, 'en').length).toBeGreaterThan(20_000)
})
