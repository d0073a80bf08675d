import { expect, test } from 'vitest'
import type { Language } from '#app/domain/text/language.ts'
import { readQuestion } from './question.ts'

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
