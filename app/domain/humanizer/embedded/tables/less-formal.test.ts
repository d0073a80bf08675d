import { expect, test } from 'vitest'
import { LESS_FORMAL } from './less-formal.ts'
import { plainlyBy } from './plainly.test-help.ts'

const plainly = plainlyBy(LESS_FORMAL)

test.each([
  ['We wanted to enhance our garden.', 'We wanted to improve our garden.'],
  ['We discuss the implications of these findings.', 'We discuss what these findings mean.'],
  ['The leak became more apparent.', 'The leak became clearer.'],
  ['Equipped with a lamp, we left.', 'With a lamp, we left.'],
  ['The mayor expressed her hope that it would rain.', 'The mayor said she hoped that it would rain.'],
  ['The shed makes it an ideal choice for storing hay.', 'The shed makes it ideal for storing hay.'],
  ['It aids in the design of better boats.', 'It helps design better boats.'],
  ['A survey that was conducted by the guild found mice.', 'A survey by the guild found mice.'],
  ['It is recommended that the council approve the dam.', 'The council should approve the dam.'],
  ['It is recommended that he rest.', 'He should rest.'],
  ['Bees continue to play a vital role in trade.', 'Bees are still vital to trade.'],
  ['They continue to attract owls.', 'They still attract owls.'],
])('"%s" is said plainly', (text, wanted) => {
  expect(plainly(text)).toBe(wanted)
})

test.each([
  'It is necessary to find the pond.',
  'The foster parents live by the pond.',
  'They spoke of the statute of limitations.',
  'She wrapped it, and it became extraordinary.',
  'It is time to address this crowd.',
  'Put it into perspective.',
  'It may be necessary to find the pond.',
  'He sat by the pond, considering the offer.',
  'She ran towards the end of the pier.',
  'He hoped to embrace his mother.',
  'The implications of these findings are clear.',
  'Better decision-making is a skill.',
  'A rigorous proof fills a page.',
  'He gave a friend with a boat some rope.',
  'They showed a significant difference.',
  'The poem expressed his hope that it would rain.',
  'Both owls are equally vital.',
  'She was slightly wary.',
  'The rules better represent the main club.',
  'In the previous years, he sang.',
  'The landscape of Iceland has changed.',
  'They will continue to play a vital role in trade.',
])('"%s" stays as it is', (text) => {
  expect(plainly(text)).toBe(text)
})
