import { expect, test } from 'vitest'
import { presetTone } from '#app/domain/humanizer/tones.ts'
import { DEMO_TONES } from './demo-tones.ts'
import { markUp, rhythmOf } from './marked.ts'
import { DEMO_DRAFT, DEMO_REWRITES, HERO_SAMPLE } from './samples.ts'

test('the picture of the start page keeps what it says it keeps', () => {
  const marked = markUp(HERO_SAMPLE.before, HERO_SAMPLE.after, 'en')
  expect(marked.factsKept).toBe(true)
  expect(marked.facts).toBe('Fact check: numbers compared: both are there')
  expect(marked.wordsAfter).toBeLessThan(marked.wordsBefore)
})

test.each(DEMO_TONES)('the sample in $label is another text with the same facts', ({ name, tone }) => {
  const marked = markUp(DEMO_DRAFT, DEMO_REWRITES[name], 'en')
  expect(presetTone(tone)).toBeDefined()
  expect(marked.factsKept).toBe(true)
  for (const fact of [
    '412',
    'March 2024',
    '3.1',
    '86%',
    'Ines Calder',
    '"Mending is a way of paying attention."',
  ]) {
    expect(DEMO_REWRITES[name]).toContain(fact)
  }
  const changed = marked.paragraphs.flat().filter(({ kind }) => kind !== 'same')
  expect(changed.length).toBeGreaterThan(4)
})

test('no two tones say the same', () => {
  expect(new Set(Object.values(DEMO_REWRITES)).size).toBe(DEMO_TONES.length)
})

test('a rhythm has a number for each sentence', () => {
  expect(rhythmOf('One two three. Four! Five six?')).toEqual([3, 1, 2])
  expect(rhythmOf(' ')).toEqual([])
})
