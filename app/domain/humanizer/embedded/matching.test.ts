import { expect, test } from 'vitest'
import { pastOrParticiple } from './matching.ts'
import { tagTokens } from './model/syntax.ts'
import { tokenize } from './tokens.ts'

function use(text: string, verb: string) {
  const tokens = tokenize(text, [])
  tagTokens(tokens)
  const at = tokens.findIndex(({ lower }) => lower === verb)
  return pastOrParticiple(tokens, at, at + 1)
}

test.each([
  ['The miller offered a loaf.', 'offered'],
  ['She quickly offered bread.', 'offered'],
  ['The helpful millers offered fresh bread.', 'offered'],
  ['The rain began. The old ferry carried wet sheep across the bay.', 'carried'],
])('in "%s", "%s" is a past', (text, verb) => expect(use(text, verb)).toBe('past'))

test.each([
  ['The loaf has offered no comfort.', 'offered'],
  ['The bread offered by the miller was warm.', 'offered'],
])('in "%s", "%s" is a participle', (text, verb) => expect(use(text, verb)).toBe('participle'))

test.each([
  ['The ropes used in older boats were wet.', 'used'],
  ['Bread offered at dawn sells well.', 'offered'],
])('in "%s", nothing tells what "%s" is', (text, verb) => expect(use(text, verb)).toBeUndefined())
