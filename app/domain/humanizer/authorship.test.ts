import { expect, test } from 'vitest'
import { authorshipLine } from './authorship.ts'

const WHY = 'the language model did not do well there, and the built-in engine had nothing to change'

test.each([
  [null, null],
  [{}, null],
  [{ model: 9 }, null],
  [{ model: 7, builtIn: 2 }, '2 of 9 sentences were written by the built-in engine.'],
  [{ model: 8, builtIn: 1 }, '1 of 9 sentences was written by the built-in engine.'],
  [{ model: 8, kept: 1 }, `1 of 9 sentences stays as it was: ${WHY}.`],
  [
    { model: 3, builtIn: 1, kept: 2 },
    `1 of 6 sentences was written by the built-in engine. 2 of 6 sentences stay as they were: ${WHY}.`,
  ],
  [{ builtIn: 4 }, 'The language model could not do this text: the built-in engine wrote all of it.'],
  [
    { builtIn: 4, budget: 1 },
    'Today’s budget for the language model had no room left: the built-in engine wrote all of it.',
  ],
  [
    { model: 7, builtIn: 2, budget: 1 },
    '2 of 9 sentences were written by the built-in engine. Today’s budget for the language model had no room left.',
  ],
])('%o is told as it is', (tally, line) => {
  expect(authorshipLine(tally)).toBe(line)
})
