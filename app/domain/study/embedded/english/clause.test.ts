import { expect, test } from 'vitest'
import { clauseOf, inverted } from './clause.ts'
import { withoutPronoun } from './pronouns.ts'

const isName = (word: string) => /^(?:Tallow|Ada|Jan)$/.test(word)

test.each([
  ['The mill burned down in 1903.', 'did the mill burn down in 1903'],
  ['Worms improve the drainage of clay.', 'do worms improve the drainage of clay'],
  ['The pump drives the wheel of the mill.', 'does the pump drive the wheel of the mill'],
  ['The tower was built by monks in 1123.', 'was the tower built by monks in 1123'],
  ['Vinegar must not be used in the boiler.', 'must vinegar not be used in the boiler'],
  ['The choir has 24 singers from Tallow.', 'does the choir have 24 singers from Tallow'],
  ['Jan Maes, a baker, opened the mill again.', 'did Jan Maes open the mill again'],
])('%s is asked about with “%s”', (sentence, asked) => {
  const clause = clauseOf(sentence, isName)
  expect(clause && inverted(clause, clause.rest)).toBe(asked)
})

test.each([
  'Empty the bowl and rinse the tank.',
  'Which of the mills burned down?',
  'The bridge painted in 1850 was sold.',
  'It burned down in the winter of that year.',
])('%s is not taken apart', (sentence) => {
  expect(clauseOf(sentence, isName)).toBeUndefined()
})

test.each([
  [
    'It gives nine concerts a year.',
    'The choir is part of the school.',
    'The choir gives nine concerts a year.',
  ],
  ['They eat algae.', 'Brine shrimps live in salt water.', 'Brine shrimps eat algae.'],
  ['His niece kept the clock.', 'Jan Maes lived in Tallow.', "Jan Maes' niece kept the clock."],
  ['It fell down soon.', 'The council built a bridge.', undefined],
  ['He was tall.', 'The tower stands by the river.', undefined],
  ['It is clear that dues are paid.', 'The harbour is open.', undefined],
])('%s after “%s”', (sentence, before, whole) => {
  expect(withoutPronoun(sentence, before, isName)).toBe(whole)
})
