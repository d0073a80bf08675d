import { expect, test } from 'vitest'
import { answersIn } from './answers.ts'
import { whoQuestion, yearQuestion } from './english-questions.ts'

function asked(sentence: string, answer: string, turn: typeof whoQuestion): string | undefined {
  const found = answersIn(sentence, 'en', new Set(answer.split(' '))).find(({ text }) => text === answer)
  return found && turn(sentence, found)
}

test.each([
  [
    'Ada Byron wrote the notes on the engine in her twenties.',
    'Ada Byron',
    'Who wrote the notes on the engine in her twenties?',
  ],
  ['Ada Byron, a countess, wrote the notes on the engine.', 'Ada Byron', undefined],
  [
    'Ada Byron patented the loom of Tallow; Charles Babbage built the engine.',
    'Ada Byron',
    'Who patented the loom of Tallow?',
  ],
  ['Ada Byron notes fill the shelf of the library.', 'Ada Byron', undefined],
])('%s', (sentence, answer, question) => {
  expect(asked(sentence, answer, whoQuestion)).toBe(question)
})

test.each([
  [
    'The mill was built in 1850 beside the river.',
    '1850',
    'In which year was the mill built beside the river?',
  ],
  ['Tallow was founded by monks in 1123.', '1123', 'In which year was Tallow founded by monks?'],
  ['The mill was built in 1850, and it burned down later.', '1850', undefined],
  ['The mill was old when it burned in 1850.', '1850', undefined],
])('%s', (sentence, answer, question) => {
  expect(asked(sentence, answer, yearQuestion)).toBe(question)
})
