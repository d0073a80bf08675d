import { expect, test } from 'vitest'
import { presetTone, type Tone } from '../tones.ts'
import { preferred } from './preferred.ts'

const sliders = { formality: 50, energy: 50, complexity: 50, empathy: 50 }
const tone = (name: string): Tone => presetTone(name) ?? { name, ...sliders }

const SOURCE =
  'It is important to note that the 12 students did not sleep. They were tired in Boston the next day.'
const CASUAL = "The 12 students didn't sleep. They were tired in Boston the day after."
const STIFF = 'The 12 students did not sleep, and in Boston they were tired the next day.'
const WRONG = "The 20 students didn't sleep. They were tired in Boston, you know, the day after."

test('facts come first, whatever the tone', () => {
  expect(preferred(SOURCE, [WRONG, STIFF], tone('informal'), 'en')).toBe(1)
})

test('then the nearest to what the tone aims at', () => {
  expect(preferred(SOURCE, [STIFF, CASUAL], tone('informal'), 'en')).toBe(1)
  expect(preferred(SOURCE, [CASUAL, STIFF], tone('academic'), 'en')).toBe(1)
})

test('worn phrases count against a candidate', () => {
  expect(preferred(SOURCE, [`${CASUAL} Moreover, it is crucial.`, CASUAL], tone('standard'), 'en')).toBe(1)
})

test('claims come before signs, and signs before the tone', () => {
  const source = "The plan isn't a delay. It's a promise, and the town keeps it."
  const signs = "The plan isn't a delay. It's a promise, and the town keeps to it."
  const plain = 'The plan is a promise rather than a delay, and the town keeps to it.'
  const wrong = 'The plan is a delay rather than a promise, and the town breaks it.'
  expect(preferred(source, [signs, plain], tone('informal'), 'en')).toBe(1)
  expect(preferred(source, [wrong, signs], tone('standard'), 'en')).toBe(1)
})

test('among equals the first one, and none of none', () => {
  expect(preferred(SOURCE, [CASUAL, CASUAL], tone('standard'), 'en')).toBe(0)
  expect(preferred(SOURCE, [], tone('standard'), 'en')).toBe(0)
})
