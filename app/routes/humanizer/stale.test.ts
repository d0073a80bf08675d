import { expect, test } from 'vitest'
import { DEFAULT_OPTIONS } from '#app/domain/humanizer/options.ts'
import { NO_CHOICES } from './choices.ts'
import { staleLine } from './stale.ts'

const MADE = {
  text: 'One.\r\nTwo.',
  tone: 'formal',
  manner: { options: { ...DEFAULT_OPTIONS, locked: ['b', 'a'] }, language: 'en' as const, detected: true },
}
const NOW = { text: 'One.\nTwo.', tone: 'formal', choices: { ...NO_CHOICES, locked: 'a, b' } }

test('what still is as it was asked for is not told to be old', () => {
  expect(staleLine(MADE, NOW)).toBeNull()
  const chosen = { ...MADE, manner: { ...MADE.manner, detected: false } }
  expect(staleLine(chosen, { ...NOW, choices: { ...NOW.choices, language: 'en' } })).toBeNull()
})

test.each([
  [{ text: 'One.' }, 'the text'],
  [{ tone: 'friendly' }, 'the tone'],
  [{ choices: { ...NOW.choices, strength: 'strong' as const } }, 'the options'],
  [{ choices: { ...NOW.choices, locked: 'a' } }, 'the options'],
  [{ choices: { ...NOW.choices, language: 'fr' as const } }, 'the options'],
  [{ text: 'One.', tone: 'friendly', choices: NO_CHOICES }, 'the text, the tone and the options'],
])('%o is told: %s', (more, what) => {
  expect(staleLine(MADE, { ...NOW, ...more })).toBe(`You have changed ${what} since this was written.`)
})
