import { expect, test } from 'vitest'
import { wholeSentenceShare } from './whole-sentences.ts'

const PROSE =
  'The lamp burned whale oil until 1921, and then gas.\nIts light is seen from nineteen miles away in clear weather. '

test('prose is whole sentences, also where its lines were cut at a width', () => {
  expect(wholeSentenceShare([{ text: PROSE.repeat(10) }])).toBeGreaterThan(0.9)
  const cut = PROSE.repeat(10).replaceAll(/(\S+ \S+ \S+) /g, '$1\n')
  expect(wholeSentenceShare([{ text: cut }])).toBeGreaterThan(0.9)
})

test.each([
  ['a table', '| Lens | 640 kg |\n| --- | --- |\n'.repeat(60)],
  ['a list of words', 'lens weight\n\nlamp oil\n\n'.repeat(60)],
  ['columns read across', 'lamp burned the of until whale tower gas 1921 then keepers\n\n'.repeat(20)],
])('%s is not', (_, text) => {
  expect(wholeSentenceShare([{ text }])).toBeLessThan(0.25)
})

test('of a few words nobody can tell', () => {
  expect(wholeSentenceShare([{ text: 'lens weight' }])).toBe(1)
  expect(wholeSentenceShare([])).toBe(1)
})
