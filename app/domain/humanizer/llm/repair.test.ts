import { describe, expect, test } from 'vitest'
import type { Language } from '../language.ts'
import { createOverlapFilter } from './overlap.ts'
import { firstUnsaid, missingFacts, sentencesStating, splice } from './repair.ts'

const SENTENCES = [
  'The bridge was built in 1889 by Gustave Eiffel.',
  'It carries trains across the river.',
  'In 2004 a flood damaged the second span.',
]

describe('a broken sentence', () => {
  test('is led over into the sentence of the source that it renders', () => {
    expect(splice('The old bridge was built in', SENTENCES)).toEqual({
      text: '1889 by Gustave Eiffel.',
      index: 0,
    })
    expect(splice('Across', SENTENCES)).toEqual({ text: 'the river.', index: 1 })
  })

  test('is not led anywhere when no words tie it, or after a comma', () => {
    expect(splice('My dear friends', SENTENCES)).toBeUndefined()
    expect(splice('It carries,', SENTENCES)).toBeUndefined()
  })
})

test('what is still to be said follows the last sentence that is recognised', () => {
  expect(firstUnsaid(SENTENCES, 'Gustave Eiffel built the bridge in 1889.')).toBe(1)
  expect(firstUnsaid(SENTENCES, '1889 saw the bridge built. Trains cross the river on it.')).toBe(2)
  expect(firstUnsaid(SENTENCES, '')).toBe(0)
})

test('lost facts are found in the fewest sentences', () => {
  const missing = missingFacts(SENTENCES.join(' '), 'It was built by Gustave Eiffel.', 'en')
  expect(missing.map(({ text }) => text)).toEqual(
    ['1889', '2004', 'second'].filter((text) => text !== 'second'),
  )
  expect(sentencesStating(missing, SENTENCES)).toEqual([SENTENCES[0], SENTENCES[2]])
})

test.each<[Language, string, string]>([
  [
    'de',
    'Künstliche Intelligenz half den Schulen. Im Jahr 2021 begann es.',
    'Den Schulen half seit 2021 die Technik.',
  ],
  ['fr', 'En Bretagne, la pluie tombe souvent.', 'Il pleut souvent, là-bas en Bretagne.'],
  ['en', 'Gustave Eiffel built it with AI-powered tools.', 'Eiffel built it, and AI was there.'],
])('a name is not missed for its small words, nor for half of it (%s)', (language, source, said) => {
  expect(missingFacts(source, said, language)).toEqual([])
})

describe('an answer that should go on', () => {
  const filter = (pieces: string[]) => {
    const overlap = createOverlapFilter('It is old. The bridge was built', 'The bridge was built')
    return { text: pieces.map((piece) => overlap.take(piece)).join(''), restarted: overlap.restarted }
  }

  test('passes when it does', () => {
    expect(filter(['in ', '1889', ' by him.']).text).toBe('in 1889 by him.')
    expect(filter(['The ', 'flood ', 'came.']).text).toBe('The flood came.')
  })

  test.each([['The bridge was built in 1889.'], ['It is old. The bridge was built in 1889.']])(
    'loses what was said already: %s',
    (answer) => expect(filter(answer.split(/(?<= )/)).text).toBe(' in 1889.'),
  )

  test('is not used when it starts over in other words', () => {
    expect(filter(['The bridge was ', 'erected in ', '1889.'])).toEqual({ text: '', restarted: true })
  })
})
