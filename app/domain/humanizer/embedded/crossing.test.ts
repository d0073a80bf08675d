import { expect, test } from 'vitest'
import { presetTone } from '../tones.ts'
import { scorerFor } from './choosing.ts'
import type { Version } from './choosing.ts'
import { newContext } from './context.ts'
import { crossed, differences } from './crossing.ts'
import type { Token } from './tokens.ts'
import { join, tokenize } from './tokens.ts'

const tone = presetTone('humanize')
if (!tone) throw new Error('no such tone')
const context = newContext(tone, 'en')

/** The tokens of `text`; those that do not stand in the same place of `source` count as put in. */
function written(text: string, source: string): Token[] {
  const old = tokenize(source, [])
  return tokenize(text, []).map((token, at) => ({ ...token, fresh: old[at]?.lower !== token.lower }))
}

function version(text: string, source: string, shaped = source): Version {
  return { tokens: written(text, source), text, shaped: tokenize(shaped, []), context }
}

test('differences are the stretches between what two versions share', () => {
  const one = tokenize('The old mill has many wheels.', [])
  const other = tokenize('The mill has lots of wheels.', [])
  const texts = differences(one, other).map(({ from, to, start, end }) => [
    join(one.slice(from, to)).trim(),
    join(other.slice(start, end)).trim(),
  ])
  expect(texts).toEqual([
    ['old', ''],
    ['many', 'lots of'],
  ])
})

const SOURCE = 'The comprehensive guide showcases numerous pivotal tools for the individuals in the group.'
const FIRST = 'The full guide showcases many pivotal tools for the individuals in the group.'
const SECOND = 'The comprehensive guide shows many important tools for the people in the group.'

test('the best version takes the better words of one of the same shape', () => {
  const score = scorerFor(tokenize(SOURCE, []), context)
  const { text } = crossed(version(FIRST, SOURCE), [version(SECOND, SOURCE)], score)
  expect(text).toBe('The full guide shows many important tools for the people in the group.')
})

test('a version of another shape lends nothing', () => {
  const score = scorerFor(tokenize(SOURCE, []), context)
  const other = version(SECOND, SOURCE, 'In the group it showcases tools.')
  expect(crossed(version(FIRST, SOURCE), [other], score).text).toBe(FIRST)
})

test('no longer word is lent that the sentence has already', () => {
  const source = 'Some people say the individuals in the group showcase numerous pivotal tools.'
  const first = 'Some people say the individuals in the group show many important tools.'
  const second = 'Some people say the people in the group show many important tools.'
  const score = scorerFor(tokenize(source, []), context)
  expect(crossed(version(first, source), [version(second, source)], score).text).toBe(first)
})

test('a word that comes twice is told by its place', () => {
  const place = (text: string, origins: (number | undefined)[]) =>
    tokenize(text, []).map((token, at): Token => {
      const origin = origins[at]
      return origin === undefined ? { ...token, fresh: true } : { ...token, origin }
    })
  const one = place('Books form a mind.', [0, undefined, 4, 5, 6])
  const other = place('Books shape a whole a mind.', [0, 1, 2, 3, 4, 5, 6])
  expect(differences(one, other)).toEqual([{ from: 1, to: 2, start: 1, end: 4 }])
})
