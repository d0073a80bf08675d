import { expect, test } from 'vitest'
import { indexBuilder } from '../retrieval/document-index.ts'
import { findIn } from '../retrieval/retrieve.server.ts'
import { readQuestion } from '../retrieval/question.ts'
import { passagesByPage } from '#app/domain/library/passages/split.ts'
import { extractAnswer } from './answer.ts'

async function openingOf(text: string, question: string): Promise<string> {
  const builder = indexBuilder('one', 'en')
  for (const passages of passagesByPage([{ number: 1, text }], 'en')) builder.add(passages)
  const found = await findIn(builder.finish(), question, 'en')
  return extractAnswer(readQuestion(question, 'en'), [found], found.hits, 'en').opening
}

test.each<[string, string, string, string]>([
  [
    'of a kind',
    'Reptiles live in the northern dunes.',
    'How long does the snake live in the dunes?',
    'snake',
  ],
  ['of the same', 'The taxi waits at the northern gate.', 'How long is the cab at the gate?', 'cab'],
  ['that looks like it', 'A coat hangs at the northern gate.', 'How heavy is the goat at the gate?', 'coat'],
])('a document that has only a word %s is not said to speak of it: %s', async (_, text, question, word) => {
  const opening = await openingOf(text, question)
  expect(opening).not.toMatch(new RegExp(`(?:speaks of|I read).*${word}`))
})

test('a document is said to speak of the words it has, misspelt or not', async () => {
  expect(
    await openingOf('The harbour has a lighthouse.', 'How high is the lighthuose at the harbour?'),
  ).toMatch(/speaks of .*lighthouse.*harbour/)
})

test('a word is not said to be read as one that only looks like it', async () => {
  const text = 'The taxi waits at the gate from 9 am. The cab driver of the cave left.'
  expect(await openingOf(text.replace('cab', 'can'), 'When does the cab wait at the gate?')).not.toContain(
    'I read',
  )
})

test.each([
  [
    'Why did the miller add a wheel?',
    'The miller added a second wheel because the river froze every winter.',
    '**because the river froze every winter**',
  ],
  [
    'Why was the hall closed?',
    'Due to a leak in the roof, the hall was closed in May.',
    '**Due to a leak in the roof**',
  ],
  [
    'What is a leat?',
    'A leat is a channel that brings water to a mill.',
    '**a channel that brings water to a mill**',
  ],
])('what was asked for comes first, in the words of the text: %s', async (question, text, said) => {
  expect(await openingOf(`${text} Visitors come in May.`, question)).toMatch(
    new RegExp(`^${said.replaceAll('*', '\\*')}\n`),
  )
})

test('a reason of something else is not said to be the one that was asked for', async () => {
  const text = 'The mill stood still because the river froze. Visitors came in May.'
  expect(await openingOf(text, 'Why did the river freeze?')).not.toContain('**because')
})
