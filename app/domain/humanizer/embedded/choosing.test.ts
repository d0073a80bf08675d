import { expect, test } from 'vitest'
import type { Strength } from '../options.ts'
import { presetTone } from '../tones.ts'
import { newContext } from './context.ts'
import { scorerFor } from './choosing.ts'
import { compileRules } from './patterns.ts'
import { rewriteSync } from './rewrite.ts'
import { tokenShapes } from './model/token-shapes.ts'
import { freshTokens, tokenize } from './tokens.ts'

const tone = presetTone('standard')
if (!tone) throw new Error('no such tone')

const versions = (text: string, strength: Strength = 'balanced') =>
  new Set(
    Array.from({ length: 30 }, (_, seed) =>
      rewriteSync({ text, tone, language: 'en', seed, strength, length: 'keep', locked: [] }),
    ),
  )

test('what gains little is no reason to touch a sentence', () => {
  const text = 'Tools such as saws and planes hung in the mill of the old man.'
  expect([...versions(text)]).toEqual([text])
})

test('it is taken along where the sentence is rewritten for something better', () => {
  const found = [...versions('Furthermore, tools such as saws and planes hung in the mill of the old man.')]
  expect(found.every((text) => !text.startsWith('Furthermore'))).toBe(true)
  expect(found.some((text) => text.startsWith('Tools like saws'))).toBe(true)
})

test('a sentence without a sign of machine prose keeps its order, unless a strong rewrite is asked for', () => {
  const text = 'When the storm came over the bay, the boats turned back to the old harbor.'
  expect([...versions(text)]).toEqual([text])
  expect([...versions(text, 'strong')]).toContain(
    'The boats turned back to the old harbor when the storm came over the bay.',
  )
})

test('each further edit of a sentence has to earn more', () => {
  const source = tokenize('a b c d e f g h i j k l', [])
  const score = scorerFor(source, newContext(tone, 'en'))
  const [rule] = compileRules(['a = b']).readAll()
  if (!rule) throw new Error('no rule')
  const withEdits = (count: number) => {
    const tokens = source.flatMap((token, at) =>
      at % 2 === 0 && at < 2 * count
        ? freshTokens(`x${token.text}`).map((one) => ({ ...one, edit: rule }))
        : [token],
    )
    return score(tokens, tokenShapes(tokens)) ?? -Infinity
  }
  expect(withEdits(2) - withEdits(1)).toBeGreaterThan(withEdits(6) - withEdits(5))
})
