import { expect, test } from 'vitest'
import type { Language } from '#app/domain/text/language.ts'
import { readQuestion, tells } from './question.ts'

test.each<[Language, string, string]>([
  ['en', 'When did the U.K. join?', 'When did the U.K. join?'],
  ['en', 'What is the U value of the wall?', 'What is the U value of the wall?'],
  ['en', 'Which R package draws maps?', 'Which R package draws maps?'],
  ['en', 'R packages for maps?', 'R packages for maps?'],
  ['en', 'Is the u-bend made of lead?', 'Is the u-bend made of lead?'],
  ['en', 'Who burned the witch that is buried here?', 'Who burned the witch that is buried here?'],
  ['en', 'Where is Angkor Wat?', 'Where is Angkor Wat?'],
  ['en', 'How long is the PPL valid?', 'How long is the PPL valid?'],
  ['en', 'Is B4 paper allowed?', 'Is B4 paper allowed?'],
  ['en', 'Wen Jiabao was born where?', 'Wen Jiabao was born where?'],
  ['fr', 'La CB est-elle acceptée au guichet ?', 'La CB est-elle acceptée au guichet ?'],
  ['fr', 'Quand le PQ a-t-il gagné ?', 'Quand le PQ a-t-il gagné ?'],
  ['pt', 'Qual fundo de VC investiu?', 'Qual fundo de VC investiu?'],
  ['es', '¿Qué causa la fiebre Q?', '¿Qué causa la fiebre Q?'],
  ['en', 'what do u pay', 'what do you pay'],
  ['en', 'where r the keys', 'where are the keys'],
  ['en', 'Wat is the fee?', 'what is the fee?'],
  ['en', 'how many ppl live there', 'how many people live there'],
  ['fr', 'Pk la tour est fermée ?', 'pourquoi la tour est fermée ?'],
])('in %s slang is spelled out, and what only looks like it is left: %s', (language, question, core) => {
  expect(readQuestion(question, language).core).toBe(core)
})

test.each<[Language, string, string]>([
  ['es', '¿Quién gobernaba España cuando Franco murió?', 'franco'],
  ['es', '¿Quién abrió la puerta cuando hubo fuego?', 'fuego'],
  ['it', 'Chi guidava la banda quando Franco morì?', 'franco'],
  ['it', 'Chi pagò i muratori quando hanno costruito il ponte?', 'ponte'],
  ['it', 'Chi abitava la torre quando tutto bruciò?', 'bruciò'],
])('in %s what happened to others is asked about as much as the rest: %s', (language, question, word) => {
  expect(readQuestion(question, language).words.find((one) => one.word === word)?.factor).toBe(1)
})

test.each<[Language, string, string]>([
  ['es', '¿Cuánto cuesta el carné si me inscribo en septiembre?', 'septiembre'],
  ['es', '¿Cuánto cuesta una llave nueva cuando pierdo la mía?', 'mía'],
  ['it', 'Quanto costa la tessera se mi iscrivo a settembre?', 'settembre'],
  ['it', 'Quanto costa la tessera se non rinnovo quella vecchia?', 'vecchia'],
])('in %s the case of whoever asks counts for less: %s', (language, question, word) => {
  expect(readQuestion(question, language).words.find((one) => one.word === word)?.factor).toBeLessThan(1)
})

test.each<[Language, string, string]>([
  ['en', 'i lost my key what will it cost', 'what will it cost'],
  ['en', 'my son is twelve, can he join the trip', 'can he join the trip'],
  ['de', 'mein Kind verträgt keine Milch, wo sag ich das', 'wo sag ich das'],
  ['es', 'he perdido el mando cuánto vale otro', 'cuánto vale otro'],
  ['fr', "j'ai perdu ma clé combien coûte une autre", 'combien coûte une autre'],
  ['en', 'I was there when the bridge fell', 'I was there when the bridge fell'],
  ['en', 'what do i do when my key is lost', 'what do i do when my key is lost'],
])('in %s what somebody tells before a question is no part of it: %s', (language, question, core) => {
  expect(readQuestion(question, language).core).toBe(core)
})

test('where a question has no word of its own, what was told before it counts', () => {
  const { words } = readQuestion('i want a party at the clubhouse, how much is it', 'en')
  expect(words.filter(tells).map(({ word }) => word)).toEqual(['party', 'clubhouse'])
})
