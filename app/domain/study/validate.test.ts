import { expect, test } from 'vitest'
import type { Question } from './types.ts'
import { faultOf } from './validate.ts'

const TEXT = 'The **harbour** of Tallow was dug in 1642 by 300 men from [Ostend](/ostend) under Jan Maes.'
const pages = new Map([[4, { number: 4, label: null, text: TEXT }]])
const good: Question = {
  question: 'Who led the digging of the harbour of Tallow?',
  type: 'multiple-choice',
  options: ['Jan Maes', 'Piet Claes', 'Hugo Roels', 'Bram Smits'],
  correctAnswer: 'Jan Maes',
  explanation: 'It says so.',
  page: 4,
  quote: 'was dug in 1642 by 300 men from Ostend under Jan Maes',
}

test('a sound question passes', () => {
  expect(faultOf(good, pages, 'en', [])).toBeNull()
  expect(faultOf({ ...good, correctAnswer: ' jan  MAES' }, pages, 'en', [])).toBeNull()
})

test.each<[string, Partial<Question>]>([
  ['a key that is no option', { correctAnswer: 'Jan Maas' }],
  ['a key that is two options', { options: ['Jan Maes', 'JAN MAES ', 'Hugo Roels', 'Bram Smits'] }],
  ['options that look the same', { options: ['Jan Maes', 'Ｈugo', 'hugo', 'Bram Smits'] }],
  ['two options', { options: ['Jan Maes', 'Hugo Roels'] }],
  ['an empty option', { options: ['Jan Maes', ' ', 'Hugo Roels', 'Bram Smits'] }],
  ['no options', { options: [] }],
  ['all of the above', { options: ['Jan Maes', 'Piet Claes', 'Hugo Roels', 'All of the above'] }],
  ['another page', { page: 5 }],
  ['a quote that is not there', { quote: 'was dug in 1643 by 300 men from Ostend under Jan Maes' }],
  ['a quote that proves nothing', { quote: 'The harbour of Tallow was dug in 1642' }],
  [
    'a figure that is not there',
    { question: 'How many men dug the harbour?', options: ['300', '301', '200'], correctAnswer: '301' },
  ],
  ['its answer in the question', { question: 'Where did Jan Maes dig the harbour of Tallow?' }],
  ['a pronoun for nobody', { question: 'When did he dig the harbour of Tallow with 300 men?' }],
  ['a text that is not shown', { question: 'According to the passage, who dug the harbour?' }],
  ['no question', { question: 'Who?' }],
  ['options to type', { type: 'free-text' }],
])('%s is a fault', (_, change) => {
  expect(faultOf({ ...good, ...change }, pages, 'en', [])).not.toBeNull()
})

test('nothing is asked twice', () => {
  const again = { ...good, question: 'Who led the digging of the Tallow harbour?' }
  expect(faultOf(again, pages, 'en', [good])).toBe('was asked already')
  expect(
    faultOf(
      {
        ...good,
        question: 'In which year was the harbour dug?',
        options: ['1642', '1643', '1650'],
        correctAnswer: '1642',
      },
      pages,
      'en',
      [good],
    ),
  ).toBeNull()
})
