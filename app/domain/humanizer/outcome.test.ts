import { expect, test } from 'vitest'
import { type Outcome, outcomeLine } from './outcome.ts'

const DONE: Outcome = {
  toneName: 'Formal',
  output: 'A text.',
  stopped: false,
  unchanged: false,
  fallback: false,
  tally: null,
}

test.each<[Partial<Outcome>, boolean, string]>([
  [{}, false, 'Done in Formal tone.'],
  [{ tally: { model: 3 } }, true, 'Done in Formal tone.'],
  [
    { fallback: true, tally: { model: 7, builtIn: 2 } },
    true,
    'Done in Formal tone. 2 of 9 sentences were written by the built-in engine.',
  ],
  [{ fallback: true }, true, 'Done in Formal tone. Part of it was written by the built-in engine.'],
  [{ stopped: true }, true, 'Stopped. You are charged only for the part below.'],
  [{ stopped: true, output: '' }, true, 'Stopped before the first words. 0 words were charged.'],
  [
    { unchanged: true },
    false,
    'Nothing was changed: 0 words charged. The built-in engine found no phrase in it that would be put differently in Formal tone.',
  ],
  [
    { unchanged: true },
    true,
    'Nothing was changed: 0 words charged. The language model gave your text back word for word.',
  ],
  [
    { unchanged: true, fallback: true, tally: { builtIn: 2 } },
    true,
    'Nothing was changed: 0 words charged. The language model could not do this text, and the built-in engine found no phrase in it that would be put differently in Formal tone.',
  ],
])('%o is told as it is', (more, model, line) => {
  expect(outcomeLine({ ...DONE, ...more }, model)).toBe(line)
})
