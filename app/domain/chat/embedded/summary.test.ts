import { expect, test } from 'vitest'
import { summaryOf } from './summary.ts'

const page = (number: number, text: string) => ({ number, label: null, text })
const sentences = async (...texts: string[]) =>
  (
    await summaryOf(
      texts.map((text, at) => page(at + 1, text)),
      'en',
    )
  ).flatMap((part) => part.sentences.map(({ text }) => text))

const MILL = [
  'The mill at the river ground corn for the whole valley until the railway came.',
  'Its wheel was built by two brothers who had learned their trade in the harbour.',
  'When the railway came, flour from the coast was cheaper than corn from the valley.',
  'The brothers turned the mill into a workshop and made wheels for carts instead.',
  'Today the workshop shows visitors how a wheel is made from a single piece of ash.',
  'Schools from the valley send their classes to the workshop every spring and autumn.',
  'The oldest wheel on show was made for a cart that carried ice from the mountains.',
  'Ice from the mountains kept the fish of the harbour fresh on its way to the cities.',
]
const WHOLE = MILL.join(' ')

test('a short document says more than two things', async () => {
  const said = await sentences(
    [WHOLE, WHOLE.replaceAll('mill', 'forge').replaceAll('wheel', 'anvil')].join('\n\n'),
  )
  expect(said.length).toBeGreaterThan(2)
  expect(said.length).toBeLessThanOrEqual(5)
})

test('what every page repeats is said once', async () => {
  const foot = 'This estimate holds for ninety days from the date at the head of the page.'
  const said = await sentences(`${WHOLE}\n\n${foot}\n\n${foot}`, `${WHOLE}\n\n${foot}`)
  expect(new Set(said).size).toBe(said.length)
})

test('captions, titles, references and questions to the reader are no main sentences', async () => {
  const said = await sentences(
    `${WHOLE}\n\nFigure 2: The mill and its wheel as they were before the railway came.\n\n` +
      '# References\n\nThe History of Mills and Wheels in the Valley of the River, Fourth Edition.\n\n' +
      'The mill and the wheel of the valley were described by the brothers in a letter.\n\n' +
      '# Review questions\n\nExplain what the brothers of the valley made of the mill and its wheel.\n\n' +
      '# The end\n\nWhy did the mill of the brothers in the valley become a workshop for wheels?',
  )
  for (const sentence of said) expect(MILL).toContain(sentence)
})

test('a document of nothing else is summed up all the same', async () => {
  expect(await sentences(`# Notes\n\n${WHOLE}`)).not.toEqual([])
})
