import { expect, test } from 'vitest'
import { rewriteSync } from '../rewrite.ts'

const PLAIN = { name: 'test', formality: 45, energy: 50, complexity: 40, empathy: 56 }

function outputsOf(text: string): string[] {
  return Array.from({ length: 20 }, (_, seed) => rewriteSync({ text, tone: PLAIN, language: 'en', seed }))
}

// Each has no equal in other words: what stood here for it was narrower, stiffer or of another sense.
test.each([
  ['Most pupils take up extracurricular activities in spring.', /extracurricular activities/],
  ['The lamp can be used to measure the depth of the well.', /used? (?:the lamp )?to measure/],
  ['The guests praised the attention to detail in the hall.', /attention to detail/],
  ['The wardens were impressed by the new path.', /impressed by|struck by/],
  ['We propose a way to sort the letters by hand.', /[Ww]e (?:propose|suggest)/],
  ['The club offers help regardless of their age.', /regardless of their age/],
])('%s keeps its term', (text, wanted) => {
  for (const output of outputsOf(text)) expect(output).toMatch(wanted)
})

test('a plain tone does not call what is important "key"', () => {
  for (const output of outputsOf('Salt is a vital ingredient, and yeast is the crucial part of the dough.')) {
    expect(output).not.toMatch(/\bkey\b/)
  }
})
