import { expect, test } from 'vitest'
import type { Language } from '#app/domain/humanizer/language.ts'
import type { Draft } from './draft.ts'
import { draftsOf } from './drafts.ts'
import { apart } from './options.ts'
import { readDocument } from './passages.ts'

async function drafts(text: string, language: Language = 'en'): Promise<Draft[]> {
  const pages = [{ number: 1, label: null, text }]
  const read = await readDocument(pages, language, new AbortController().signal)
  return draftsOf(read, {
    pages,
    language,
    seed: 1,
    known: [],
    count: 5,
    difficulty: 'medium',
    types: ['multiple-choice', 'free-text'],
  })
}

const ASKED = async (text: string, language?: Language) =>
  (await drafts(text, language)).map(({ form, question, answer }) => `${form}: ${question} ${answer}`)

test.each<[string, string, Language?]>([
  [
    'The seals harden quickly because the oil is acid.',
    'why: Why do the seals harden quickly? Because the oil is acid',
  ],
  [
    'The miners built a tower to watch the coast of Tallow.',
    'purpose: Why did the miners build a tower? To watch the coast of Tallow',
  ],
  [
    'The guard must close the gate when the water is above the mark.',
    'condition: When must the guard close the gate? When the water is above the mark',
  ],
  ['Silt is coarser than clay.', 'compared: How do silt and clay compare? Silt is coarser than clay'],
  [
    'The bridge was opened in 1894 by the queen.',
    'year: In which year was the bridge opened by the queen? 1894',
  ],
  [
    'The ferry carries 48 cars across the sound.',
    'amount: How many cars does the ferry carry across the sound? 48',
  ],
  [
    'Das Tor wurde geschlossen, weil der Fluss zu hoch stand.',
    'why: Welchen Grund nennt das Dokument dafür? „Das Tor wurde geschlossen.“ Weil der Fluss zu hoch stand',
    'de',
  ],
  [
    'El puente se cerró porque el río subió demasiado.',
    'why: ¿Qué motivo da el documento para esto? «El puente se cerró.» Porque el río subió demasiado',
    'es',
  ],
  [
    'Мост закрыли на две недели, потому что вода поднялась слишком высоко.',
    'why: Какую причину этого называет документ? «Мост закрыли на две недели.» Потому что вода поднялась слишком высоко',
    'ru',
  ],
])('%s', async (text, question, language) => {
  expect(await ASKED(text, language)).toContain(question)
})

test('steps and cells are asked for with what stands beside them', async () => {
  const text = `## Starting the pump

1. Open the valve.
2. Fill the tank.
3. Press the switch.
4. Close the lid.

| Lamp | Meaning |
|---|---|
| Red | No water |
| Green | Ready |
| Blue | Cleaning |`
  const found = await ASKED(text)
  expect(found).toContain('step: Which step comes right after “Fill the tank”? Press the switch')
  expect(found).toContain(
    'cell: What does the table “Starting the pump” give as “Meaning” for “Green”? Ready',
  )
})

test('nothing is made of references, notices and forms', async () => {
  const text = `Maes, J. The harbour of Tallow and its 300 ships. Corvane Press, 1955.

All rights reserved. No part of this book may be copied in any form before 1 May 2031.

Please fill in this form in block letters and sign it on the line below.

Name: ____________`
  expect(await drafts(text)).toEqual([])
})

test('wrong options are neither nearly right nor nearly the same', () => {
  const others = [
    'Jan Maes',
    'the old mill',
    'Old mill',
    'a lamp',
    'a lamp of brass',
    'a very long option that everybody would rule out at once',
  ]
  expect(
    apart(
      'The mill',
      others.map((text) => ({ text })),
      3,
    ).map(({ text }) => text),
  ).toEqual(['Jan Maes', 'a lamp'])
})
