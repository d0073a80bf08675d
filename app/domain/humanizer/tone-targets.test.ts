import { expect, test } from 'vitest'
import { targetsOf } from './tone-targets.ts'
import { presetTone } from './tones.ts'
import type { Sliders } from './tones.ts'

const MIDDLE: Sliders = { formality: 50, energy: 50, complexity: 50, empathy: 50 }

test.each([
  ['formality', 'contractions', -1],
  ['formality', 'nominal', 1],
  ['formality', 'secondPerson', -1],
  ['formality', 'intensifiers', -1],
  ['energy', 'lengthVariation', 1],
  ['energy', 'intensifiers', 1],
  ['complexity', 'sentenceLength', 1],
  ['complexity', 'wordLength', 1],
  ['empathy', 'warmth', 1],
  ['empathy', 'hedges', 1],
] as const)('%s moves %s one way only', (slider, target, direction) => {
  const values = [0, 25, 50, 75, 100].map((value) => targetsOf({ ...MIDDLE, [slider]: value })[target])
  const steps = values.slice(1).map((value, at) => (value - (values[at] ?? 0)) * direction)
  expect(Math.min(...steps)).toBeGreaterThanOrEqual(0)
  expect(steps.reduce((sum, step) => sum + step, 0)).toBeGreaterThan(0)
})

test('academic asks for no chat, informal for no stiffness', () => {
  const academic = targetsOf(presetTone('academic') ?? MIDDLE)
  const informal = targetsOf(presetTone('informal') ?? MIDDLE)
  expect(academic).toMatchObject({ contractions: 0 })
  expect(informal.contractions).toBe(1)
  expect(informal.wordLength).toBeLessThan(academic.wordLength)
})
