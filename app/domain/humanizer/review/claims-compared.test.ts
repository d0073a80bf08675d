import { expect, test } from 'vitest'
import { claimsCompared } from './claims-compared.ts'

test.each([
  [
    'en',
    'denials, who does what to whom, quantities in words, more and less, before and after, certainty, causes, ' +
      'what was added, what was left out, statements about something else and remarks of the model about its work',
  ],
  ['de', 'denials, names and numbers that change places and remarks of the model about its work'],
] as const)('in %s, what else was compared is told where a model wrote', (language, list) => {
  expect(claimsCompared(language, { model: 1, builtIn: 4 })).toEqual({ list })
  for (const none of [null, undefined, {}, { builtIn: 2 }, { model: 0, kept: 1 }])
    expect(claimsCompared(language, none)).toBeNull()
})
