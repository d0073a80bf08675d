import { expect, test } from 'vitest'
import { read } from '../reading.test-help.ts'
import { readCsv } from './read-csv.ts'

const table = async (text: string) => (await read(readCsv, text, 'csv')).text

test.each([
  ['commas', 'name,note\nAnn,"one, two"\n'],
  ['semicolons', 'name;note\nAnn;one, two\n'],
  ['tabs', 'name\tnote\nAnn\tone, two\n'],
  ['bars', 'name|note\nAnn|one, two\n'],
  ['a delimiter that is told', 'sep=;\nname;note\nAnn;one, two\n'],
  ['a mark and Windows line ends', '\ufeffname;note\r\nAnn;one, two\r\n'],
])('cells with %s', async (_, text) => {
  expect(await table(text)).toBe('| name | note |\n| --- | --- |\n| Ann | one, two |')
})

test('quoted cells hold quotes, line ends and delimiters', async () => {
  expect(await table('a,b\n"say ""hi""","x\ny, z"\n')).toBe('| a | b |\n| --- | --- |\n| say "hi" | x y, z |')
})

test('decimal commas do not separate cells', async () => {
  expect(await table('item;price\ntea;3,50\ncake;12,00\n')).toContain('| tea | 3,50 |')
})

test('rows of different lengths, with empty cells', async () => {
  expect(await table('a,b,c\n1,,3\n2\n,,\n4,5,6,7\n')).toBe(
    '| a | b | c |  |\n| --- | --- | --- | --- |\n| 1 |  | 3 |  |\n| 2 |  |  |  |\n|  |  |  |  |\n| 4 | 5 | 6 | 7 |',
  )
})

test('a quote that nothing closes spoils one line only', async () => {
  const text = await table('a,b\n"open,2\n3,4\n')
  expect(text).toBe('| a | b |\n| --- | --- |\n| "open | 2 |\n| 3 | 4 |')
})

test('many quotes that nothing closes take no time to speak of', async () => {
  expect(await table(`a,b\n${'"x\n""'.repeat(100_000)}\n`)).toContain('| a | b |')
  expect(await table(`a,b\n${'1,"'.repeat(100_000)}`)).toContain('| a | b |')
})

test('formulas are text', async () => {
  expect(await table(`a,b\n=1+1,@SUM(A1)\n`)).toContain('| =1+1 | @SUM(A1) |')
})

test('a list of words is a table of one column', async () => {
  expect(await table('apple\npear\n')).toBe('| apple |\n| --- |\n| pear |')
})
