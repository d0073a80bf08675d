import { expect, test } from 'vitest'
import type { RewriteEngine } from './engine.ts'
import { draftIn, framingNotice, withoutFraming } from './framing.ts'
import type { Language } from '#app/domain/text/language.ts'

const draft = (text: string, language: Language = 'en') => {
  const { start, end } = draftIn(text, language)
  return text.slice(start, end)
}

const BODY = 'The mill stands by the river. It was built in 1820.'

test.each<[string, Language, string]>([
  ['handed over', 'en', `Certainly! Here is an essay about the old mill:\n\n${BODY}`],
  ['handed over in a line', 'en', `Sure, here's a short story based on your notes.\n\n${BODY}`],
  [
    'offered and handed over',
    'en',
    `Of course! I'd be happy to help. Below is a draft of the letter:\n${BODY}`,
  ],
  ['revised', 'en', `Here's a polished version of your paragraph:\n\n${BODY}`],
  [
    'with offers at the end',
    'en',
    `Certainly! Here is a revised version:\n\n${BODY}\n\nI hope this helps! Let me know if you'd like me to adjust the tone.`,
  ],
  [
    'with a question at the end',
    'en',
    `Sure! Here is a summary of the text:\n\n${BODY}\n\nWould you like me to shorten it?`,
  ],
  ['an answer', 'en', `Certainly! ${BODY} I hope this helps!`],
  ['an offer', 'en', `Absolutely! I'd be happy to help you with that. ${BODY} Hope this helps!`],
  ['Spanish', 'es', `¡Claro! Aquí tienes un texto sobre el molino:\n\n${BODY}\n\nEspero que te sea útil.`],
  ['French', 'fr', `Bien sûr ! Voici un texte sur le moulin :\n\n${BODY}\n\nJ'espère que cela vous aidera !`],
  ['German', 'de', `Gerne! Hier ist ein Text:\n\n${BODY}\n\nIch hoffe, das hilft dir!`],
  ['Italian', 'it', `Certo! Ecco un testo sul mulino:\n\n${BODY}\n\nSpero che ti sia utile!`],
  ['Portuguese', 'pt', `Claro! Aqui está um texto sobre o moinho:\n\n${BODY}\n\nEspero que ajude!`],
  ['Dutch', 'nl', `Natuurlijk! Hier is een tekst over de molen:\n\n${BODY}\n\nIk hoop dat dit helpt!`],
  ['Russian', 'ru', `Конечно! Вот текст о мельнице:\n\n${BODY}\n\nНадеюсь, это поможет!`],
])('what an assistant says around a draft is left out: %s', (_, language, text) => {
  expect(draft(text, language).trim()).toBe(BODY)
})

test('an agreement goes where an offer follows, which says the same', () => {
  expect(draft('Certainly! I would be happy to explain the plan. It has two parts.')).toBe(
    'I would be happy to explain the plan. It has two parts.',
  )
})

test.each([
  ["a person's answer", 'Sure! I will send the file tomorrow. Let me know if you have any questions.'],
  ['a statement', 'Sure, it is cold up there. Certainly, nobody swims.'],
  ['a list of theirs', 'Here is a list of the books:\n\n- Emma\n- Middlemarch'],
  ['a summary of theirs', 'Here is a summary of what we agreed:\n\nWe meet on Friday.'],
  ['a hope of theirs', `${BODY} I hope this helps!`],
  ['a fact within', 'Certainly! Here is an essay about the flood of 1953:\n\nIt came at night.'],
  ['a name within', 'Certainly! Here is an essay about Anna:\n\nShe came at night.'],
  ['no space behind it', "Sure, here's a news article:**Killed in Lima** Two men were hit by a car."],
  ['nothing but it', 'Certainly! I hope this helps!'],
  ['nothing', ''],
])('what may be somebody else’s stays: %s', (_, text) => {
  expect(draft(text)).toBe(text)
})

test('an engine gets the draft alone, and a notice says what it did not get', async () => {
  const echo: RewriteEngine = async function* ({ text }) {
    yield { text, progress: 100 }
  }
  const text = `Certainly! ${BODY} I hope this helps!`
  const tone = { name: 'humanize', formality: 50, energy: 50, complexity: 50, empathy: 50 }
  const pieces = []
  const rewritten = withoutFraming(echo)(
    { text, tone, language: 'en', seed: 1 },
    new AbortController().signal,
  )
  for await (const piece of rewritten) pieces.push(piece.text)
  expect(pieces.join('')).toBe(BODY)
  expect(framingNotice(text, 'en')).toBe(
    'What an assistant said around the draft was left out: “Certainly!” and “I hope this helps!”.',
  )
  expect(framingNotice(BODY, 'en')).toBeNull()
})

test('a long text without an end of its sentences is looked through to its end', () => {
  for (const piece of ['Certainly! ', 'here is a ', 'let me know if you ', 'I hope this ', ' '.repeat(9)]) {
    const text = `Certainly! Here is a draft:\n${piece.repeat(40_000)}`
    // Looking back at each piece would take longer than any test may.
    expect(draftIn(text, 'en').end).toBeGreaterThan(text.length - 2_000)
  }
})
