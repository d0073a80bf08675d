import { expect, test } from 'vitest'
import type { Language } from '#app/domain/humanizer/language.ts'
import { indexBuilder } from './document-index.ts'
import { findLines } from './find.ts'
import { readQuestion } from './question.ts'
import { passagesByPage } from './split.ts'

function indexOf(text: string, language: Language) {
  const builder = indexBuilder('one', language)
  for (const passages of passagesByPage([{ number: 1, text }], language)) builder.add(passages)
  return builder.finish()
}

async function best(text: string, language: Language, question: string, asked: Language = language) {
  const { hits, terms } = await findLines(indexOf(text, language), readQuestion(question, asked), undefined)
  const [hit] = hits
  return { line: hit?.line.text, answers: hit?.answers ?? false, terms }
}

const CAVE =
  'A stalactite is a stone that hangs from the roof of a cave. The cave was found by Peter Lindqvist in 1887. ' +
  'Visitors wonder every summer whether dogs may enter. They may, on a lead. Adults pay three pounds. ' +
  'The hall is 40 metres long because the river once ran there.\n\n## References\n\nLindqvist, P. (1955). The Cave. Fenwick Press, 1955.'
const TOUR =
  'La tour mesure 41 mètres. Elle a été bâtie en 1612 par Jean Morel. La lampe se voit à 30 kilomètres.'

test.each<[string, Language, string, string]>([
  [CAVE, 'en', 'What is a stalagtite?', 'A stalactite is'],
  [CAVE, 'en', 'Could you please tell me what a stalactite is in one sentence please?', 'A stalactite is'],
  [CAVE, 'en', 'Who discovered the cave?', 'Peter Lindqvist'],
  [CAVE, 'en', 'In which year was the cave found?', '1887'],
  [CAVE, 'en', 'What do adults pay?', 'three pounds'],
  [CAVE, 'en', 'Why is the hall so long?', 'because the river'],
  [TOUR, 'fr', 'Quelle est la hauteur de la tour ?', '41 mètres'],
  [TOUR, 'fr', 'Quelle est la portée de la lampe ?', '30 kilomètres'],
  ['Der Turm wurde 1612 gebaut. Er ist 41 Meter hoch.', 'de', 'Wie hoch ist der Turm?', '41 Meter'],
  ['De toren is 41 meter hoog.', 'nl', 'Wat is de hoogte van de toren?', '41 meter'],
  ['La torre è alta 41 metri.', 'it', "Qual è l'altezza della torre?", '41 metri'],
  ['La torre mide 41 metros.', 'es', '¿Cuál es la altura de la torre?', '41 metros'],
  ['A torre mede 41 metros.', 'pt', 'Qual é a altura da torre?', '41 metros'],
  ['Высота башни — 41 метр.', 'ru', 'Какой высоты башня?', '41 метр'],
])('%#. a line of the text in %s answers: %s', async (text, language, question, words) => {
  const { line, answers } = await best(text, language, question)
  expect(line).toContain(words)
  expect(answers).toBe(true)
})

test.each<[string, Language, string]>([
  [CAVE, 'en', 'What is the phone number of the cave?'],
  [CAVE, 'en', 'Who is the director of the cave?'],
  [CAVE, 'en', 'How deep is the cave?'],
  [CAVE, 'en', 'How many bats live in the cave?'],
  [TOUR, 'fr', 'Pourquoi la tour est-elle ronde ?'],
  [TOUR, 'fr', 'Combien coûte la visite de la tour ?'],
])('%#. nothing answers what the text in %s does not say: %s', async (text, language, question) => {
  expect((await best(text, language, question)).answers).toBe(false)
})

test('a word that is nowhere is told from one that was misspelt', async () => {
  const { terms } = await best(CAVE, 'en', 'Is there a sump in the cavve?')
  expect(terms.map(({ word, known, meant }) => [word, known, meant])).toEqual([
    ['sump', false, []],
    ['cavve', true, ['cave']],
  ])
})

test('a question in another language is answered by concepts, numbers and names', async () => {
  const { line } = await best(TOUR, 'fr', 'How tall is the tower?', 'en')
  expect(line).toContain('41 mètres')
})
