import { expect, test } from 'vitest'
import type { Language } from '#app/domain/text/language.ts'
import { indexBuilder } from './document-index.ts'
import { englishWords } from './english-words.server.ts'
import { findLines } from './find.ts'
import { readQuestion } from './question.ts'
import { passagesByPage } from '#app/domain/library/passages/split.ts'

function indexOf(text: string, language: Language) {
  const builder = indexBuilder('one', language)
  for (const passages of passagesByPage([{ number: 1, text }], language)) builder.add(passages)
  return builder.finish()
}

async function best(text: string, language: Language, question: string, asked: Language = language) {
  const english = language === 'en' && asked === 'en' ? await englishWords() : undefined
  const { hits, terms } = await findLines(indexOf(text, language), readQuestion(question, asked), english)
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

const YARD =
  '# The brickyard\n\nDigging began in 1838. The yard belonged to the Pettifer family, and Edmund Pettifer built the chapel. ' +
  'His grandson sold the business to a company for £38,000, since he had no heirs. A moulder made 5,000 bricks in a day. ' +
  'Guided walks start at the chapel on the last Sunday of the month. Pat Lowe, the warden, has driven the bus for sixteen years and knows most visitors by name. ' +
  'The bus has been sold to a farmer who keeps hens. One dog is allowed per group. The bank has refused the loan.\n\n' +
  '| Item | 2021 | 2022 |\n| --- | --- | --- |\n| Candles | £1,200 | £960 |\n\n' +
  '## The fire\n\nNobody was hurt. Neighbours rebuilt the yard in seven months.'

test.each<[string, string]>([
  ['the predicate is another one', 'When did Pat Lowe retire?'],
  ['the value is of somebody else', 'How much did Edmund Pettifer pay for the chapel?'],
  ['the time is of something else', 'When was the chapel built?'],
  ['a number counts something else', 'How many visitors does the bus seat?'],
  ['the sum of a table is no price', 'How much do candles cost?'],
  ['who it was is not said', 'Which farmer bought the bus?'],
  ['which one it was is not said', 'Which bank has refused the loan?'],
  ['only a heading has the subject', 'How long did the fire last?'],
  ['a name that was asked with is no answer', "What is the name of Pat Lowe's father?"],
  ['a place is not said', 'Where was Pat Lowe born?'],
  ['no reason is given', 'Why was the bus sold?'],
  ['what it is made of is not said', 'What is the chapel made of?'],
  ['the rule is for something else', 'Can groups camp?'],
  ['it is about another year', 'What did candles bring in in 2019?'],
])('nothing answers where %s: %s', async (_, question) => {
  expect((await best(YARD, 'en', question)).answers).toBe(false)
})

test.each<[string, string]>([
  ['When did digging begin?', '1838'],
  ['Who built the chapel?', 'Edmund Pettifer'],
  ['How much was the business sold for?', '£38,000'],
  ['How many bricks did a moulder make?', '5,000'],
  ['When do the guided walks start?', 'last Sunday'],
  ['Who is the warden?', 'Pat Lowe'],
  ['How long has Pat Lowe driven the bus?', 'sixteen years'],
  ['Are dogs allowed?', 'One dog is allowed'],
])('what the same text does say is answered: %s', async (question, words) => {
  const { line, answers } = await best(YARD, 'en', question)
  expect(answers).toBe(true)
  expect(line).toContain(words)
})

test.each<[string, Language, string, string]>([
  [
    'El abono de diez espectáculos cuesta 135 euros.',
    'es',
    'cuanto vale el abono para 10 espectaculos',
    '135',
  ],
  [
    'Den Turm ließ die Stadt 1987 abreißen, weil der Beton bröckelte.',
    'de',
    'Wann wurde der Turm abgerissen?',
    '1987',
  ],
  [
    'Les poules sont autorisées. Le feu est interdit.',
    'fr',
    "on a le droit d'avoir des poules ou pas",
    'poules',
  ],
  [
    'Wer den Schlüssel seines Schranks verliert, muss 20 Euro bezahlen.',
    'de',
    'schlüssel verloren, was muss ich zahlen',
    '20 Euro',
  ],
  [
    'Trainees spend eighteen months on probation.',
    'en',
    'how long am i on probation if i join',
    'eighteen months',
  ],
  [
    'The pump stopped in 2013, when birds built a nest in it.',
    'en',
    'Why did the pump stop in 2013?',
    'nest',
  ],
  ['The bank is built of brick.', 'en', 'wot is the bank made of', 'brick'],
  ['Hold the button to join the Wi-Fi.', 'en', 'how do i join the wifi', 'Hold the button'],
  ['The dough rests in the refrigerator for nine hours.', 'en', 'how long in the fridge', 'nine hours'],
  ['Phones are given back at 3.15.', 'en', 'my boy is in year 8. when do phones come back', '3.15'],
])('said in other words than it was asked for: %s (%s)', async (text, language, question, words) => {
  const { line, answers } = await best(text, language, question)
  expect(line).toContain(words)
  expect(answers).toBe(true)
})

const FLAT =
  '# Tenancy\n\n## Animals\n\nNo animal may be kept without consent. Broadband is included in the rent.\n\n' +
  '## Rent\n\nThe rent is £900 a month. If any instalment is overdue, interest is charged.\n\n' +
  '## Training\n\nEach employee has a budget of £1,200 for courses. The work may be done by the line manager.'

test.each<[string, string]>([
  ['can i have a cat', 'No animal'],
  ['is wifi included', 'Broadband'],
  ['what happens if the rent is late', 'interest is charged'],
  ['What is the training budget?', '£1,200'],
])('a rule, a consequence and a heading answer: %s', async (question, words) => {
  const { line, answers } = await best(FLAT, 'en', question)
  expect(line).toContain(words)
  expect(answers).toBe(true)
})

test.each(['Who is the managing director?', 'who lived here before us', 'How many employees are there?'])(
  'neither a word for the same nor one that is in every text bears out: %s',
  async (question) => {
    expect((await best(FLAT, 'en', question)).answers).toBe(false)
  },
)

test.each<[string, Language, string]>([
  ['Le portail sera fermé à clé à partir de 21 heures.', 'fr', 'A quelle heure ouvre le portail ?'],
  ['Der Hafen ist der Topf, in dem die Schmelze steht.', 'de', 'Woraus ist der Hafen gemacht?'],
  ['Los floristas reconstruyeron el ala en siete meses.', 'es', '¿Cuánto duró el incendio?'],
  ['Kohlen liegen im Keller. Die Bahn fährt 24,50 € weit.', 'de', 'Wie hoch ist der Berg?'],
])('no answer is what tells something else: %s (%s)', async (text, language, question) => {
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

test('who somebody is, is told by a sentence, and no other name in it is put first', async () => {
  const { hits } = await findLines(
    indexOf('Anna Berg is the warden of the lock at Halden. The lock was built in 1874.', 'en'),
    readQuestion('Who is Anna Berg?', 'en'),
    await englishWords(),
  )
  expect(hits[0]?.answers).toBe(true)
  expect(hits[0]?.held.values).toEqual([])
})

test('a text that begins with a sentence has no title that speaks for what follows', async () => {
  const { answers } = await best(
    'Peter Lindqvist found the cave. Dogs are welcome in it. Anna Moe was born in 1850.',
    'en',
    'When was Peter Lindqvist born?',
  )
  expect(answers).toBe(false)
})

const CLUB =
  '# The club\n\nThe engine of the rescue boat failed in May. The repair cost £640. Joyce has found two instructors. ' +
  'Only members who hold a certificate may drive the safety boats. The tank holds 40 litres. Boats are fastened with a padlock. Padlocks are oiled, as salt eats them. Guests can sleep in the loft.\n\n' +
  '## Warranty\n\nThe yard mends faults for five years.\n\n## Starting\n\n1. Fill the heater up to the mark.\n2. Press the knob.'

test.each<[string, string]>([
  ['What did the repair of the rescue boat cost?', '£640'],
  ['Who may drive the safety boats?', 'hold a certificate'],
  ['How much fuel does the tank hold?', '40 litres'],
  ['How long is the warranty?', 'five years'],
  ['can my cousin drive the safety boats', 'certificate'],
  ['what kind of lock are the boats fastened with', 'padlock'],
  ['Why are padlocks oiled?', 'salt eats'],
  ['where can people sleep', 'loft'],
])('a line answers that says it in its own way: %s', async (question, words) => {
  const { line, answers } = await best(CLUB, 'en', question)
  expect(line).toContain(words)
  expect(answers).toBe(true)
})

test.each([
  'When was the club founded?',
  'How much is in the heater?',
  'How long is the warranty of the engine?',
])('and none does that only looks like it: %s', async (question) => {
  expect((await best(CLUB, 'en', question)).answers).toBe(false)
})
