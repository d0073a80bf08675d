import { expect, test } from 'vitest'
import { presetTone } from '../tones.ts'
import { newContext } from './context.ts'
import { contract } from './contractions.ts'
import { join, tokenize } from './tokens.ts'

const tone = presetTone('humanize')
if (!tone) throw new Error('no such tone')

test('people shorten "not" more often than a verb behind its subject', () => {
  const sentence = (seed: number, text: string, staid: boolean) =>
    join(contract(tokenize(text, []), newContext(tone, 'en', { seed, staid })))
  const share = (text: string, staid = false) => {
    const outputs = Array.from({ length: 60 }, (_, seed) => sentence(seed + 1, text, staid))
    return outputs.filter((output) => output.includes("'")).length / outputs.length
  }
  expect(share('The hens do not lay in winter.')).toBeGreaterThan(share('In winter they are in the barn.'))
  expect(share('In winter it is dark in the barn.')).toBeGreaterThan(share('In winter they would stay in.'))
  expect(share('The hens do not lay in winter.', true)).toBe(0)
})
