import { expect, test } from 'vitest'
import { findProtected } from '../../text/protect.ts'
import { newContext } from '../context.ts'
import { fixArticles } from '../guards.ts'
import { compileRules } from '../patterns.ts'
import { replacePhrases } from '../phrases.ts'
import { join, tokenize } from '../tokens.ts'
import { LESS_FORMAL } from './less-formal.ts'

const RULES = compileRules([LESS_FORMAL])

/** The text with every rule of the table that fits. */
function plainly(text: string): string {
  const tone = { name: 'test', formality: 45, energy: 50, complexity: 45, empathy: 50 }
  const context = { ...newContext(tone, 'en'), random: () => 0, sentence: 1 }
  return join(fixArticles(replacePhrases(tokenize(text, findProtected(text, 'en')), RULES, context)))
}

test.each([
  ['The cat emerged from the shed.', 'The cat came out of the shed.'],
  ['The price was very reasonable.', 'The price was very fair.'],
  ['We wanted to enhance our garden.', 'We wanted to improve our garden.'],
  ['A map is necessary to find the pond.', 'A map is needed to find the pond.'],
  ['The fish was done perfectly.', 'The fish was done just right.'],
  ['We discuss the implications of these findings.', 'We discuss what these findings mean.'],
  ['He wore an extraordinary hat.', 'He wore an amazing hat.'],
  ['The owl hid in the darkness.', 'The owl hid in the dark.'],
  ['The portions were generous.', 'The portions were big.'],
  ['It fits the shed, while others need a barn.', 'It fits the shed, and others need a barn.'],
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
])('"%s" stays as it is', (text) => {
  expect(plainly(text)).toBe(text)
})
