import { expect, test } from 'vitest'
import type { Language } from '#app/domain/text/language.ts'
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
    'Das Tor wurde geschlossen, weil der Fluss die Brücke bedrohte.',
    'why: Welchen Grund nennt das Dokument dafür? „Das Tor wurde geschlossen.“ Weil der Fluss die Brücke bedrohte',
    'de',
  ],
  [
    'Da die Kirche den Verzehr von Fleisch verbot, war der Bedarf an Fisch groß.',
    'why: Welchen Grund nennt das Dokument dafür? „… war der Bedarf an Fisch groß.“ Da die Kirche den Verzehr von Fleisch verbot',
    'de',
  ],
  [
    'Como la madera escaseaba, los vecinos levantaron muros de piedra.',
    'why: ¿Qué motivo da el documento para esto? «Los vecinos levantaron muros de piedra.» Porque la madera escaseaba',
    'es',
  ],
  [
    'El puente se cerró porque el río subió demasiado.',
    'why: ¿Qué motivo da el documento para esto? «El puente se cerró.» Porque el río subió demasiado',
    'es',
  ],
  [
    '3.2 The client must report errors within 14 days of delivery.',
    'amount: Within how many days of delivery must the client report errors? 14',
  ],
  [
    'Because the oil is acid, the seals harden quickly in summer.',
    'why: Why do the seals harden quickly in summer? Because the oil is acid',
  ],
  [
    'The bill failed in June because the duke, who owned the meadows, feared for his mills.',
    'why: Why did the bill fail in June? Because the duke, who owned the meadows, feared for his mills',
  ],
  [
    'When the tank is full, the pump stops and a red lamp lights up.',
    'completion: Complete the sentence as the document does: “When the tank is full, …” the pump stops and a red lamp lights up',
  ],
  [
    'Si la fermentación dura demasiado, el café pierde su aroma.',
    'completion: Complete la frase según el documento: «Si la fermentación dura demasiado, …» el café pierde su aroma',
    'es',
  ],
  [
    'Eis fließt, weil der Druck sehr groß ist.',
    'effect: Was begründet das Dokument so? „… weil der Druck sehr groß ist.“ Eis fließt',
    'de',
  ],
  [
    'Das Nährgebiet ist der obere Teil eines Gletschers, in dem er an Masse gewinnt.',
    'describes: Welcher Begriff wird im Dokument so beschrieben: „der obere Teil eines Gletschers, in dem er an Masse gewinnt“? Nährgebiet',
    'de',
  ],
  [
    'Se llama beneficio húmedo al proceso que convierte la cereza en café seco.',
    'describes: ¿Qué término describe el documento como «proceso que convierte la cereza en café seco»? Beneficio húmedo',
    'es',
  ],
  [
    'The village lost two harvests to rust, a disease that is caused by a fungus.',
    'describes: Which term does the document describe as “a disease that is caused by a fungus”? Rust',
  ],
  [
    'Even so, the bridge was opened in 1894 by the queen.',
    'year: In which year was the bridge opened by the queen? 1894',
  ],
  [
    'Alan Baddeley and Graham Hitch argued in 1974 that STM is not a passive store.',
    'year: In which year did Alan Baddeley and Graham Hitch argue that STM is not a passive store? 1974',
  ],
  [
    'Der König von Dänemark eroberte 1361 die Stadt Visby.',
    'year: In welchem Jahr war das? „Der König von Dänemark eroberte die Stadt Visby.“ 1361',
    'de',
  ],
  [
    'What resists decay for a long time is called humus.',
    'describes: Which term does the document describe as “what resists decay for a long time”? Humus',
  ],
  [
    'Chunking means grouping single items into larger, meaningful units.',
    'describes: Which term does the document describe as “grouping single items into larger, meaningful units”? Chunking',
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
    'cell: What does the table “Starting the pump” have under “Meaning” for “Green”? Ready',
  )
})

test('tables are asked for the row of a value, the most and the least, and columns for what they compare', async () => {
  const found = await ASKED(`## Lines

| Line | Length |
|---|---|
| Night line | 4 km |
| Coast line | 31 km |
| Hill line | 9 km |

| Feature | Copper | Iron |
|---|---|---|
| Colour | Red | Grey |
| Rust | Never | Quickly |`)
  expect(found).toContain('cell: Which row of the table “Lines” has “4 km” under “Length”? Night line')
  expect(found).toContain(
    'cell: Which row of the table “Lines” has the highest value under “Length”? Coast line',
  )
  expect(found.filter((one) => /“(?:Copper|Iron) – Colour: (?:Red|Grey)”/.test(one))).toHaveLength(2)
})

test('what stands under a label is asked for by its point, and without the label', async () => {
  const found = await ASKED(`Templates: Ready letters and invoices save an hour every day.

Undo: In 1983 the engineers added a way to take back mistakes.

Tracking: Several people can suggest edits to one text.

Spelling: The editor marks words that it does not know.`)
  expect(found).toContain(
    'point: Under which of these points does the document say this? “Ready letters and invoices save an hour every day.” Templates',
  )
  expect(found.some((one) => /^(?:year|truth|what):.*In 1983|1983$/.test(one))).toBe(true)
})

test('items of a list are asked for by the labels that they have', async () => {
  const found = await ASKED(`Parts of memory:

- Central executive: directs attention and steers the other parts
- Phonological loop: holds words that are heard or read
- Sketchpad: holds pictures and the places of things
- Episodic buffer: binds sounds and pictures into one episode`)
  expect(found).toContain(
    'point: Under which of these points does the document say this? “holds pictures and the places of things” Sketchpad',
  )
})

test('nobody is asked what the whole document is about, nor how many were given what', async () => {
  const found = await ASKED(`Employees may work from another country for up to 20 days.

Employees must lock the screens of their computers at night. Employees keep the hours of their contract.

Employees may appeal within two weeks. Employees return the keys on the last day.

Elizabeth Loftus showed 45 students films of car accidents in a room.

Employees may rest in the library after long shifts.`)
  expect(found.filter((one) => /^what: .*Employees$|How many students films/.test(one))).toEqual([])
})

test.each([
  ['Fresh plaster absorbs water so fast that the paint of the wall peels.', /^what: What absorbs water/],
  [
    'The lamp glows red when the battery is nearly empty; the pump stops at once.',
    /^condition: .*When the battery is nearly empty$/,
  ],
])('%s', async (text, question) => {
  expect((await ASKED(text)).some((one) => question.test(one))).toBe(true)
})

test.each([
  'Assignment 3 on the deadlocks of databases is due on 2 May in the office.',
  'Essays on the memory of witnesses must be handed in at the desk by noon.',
])('nothing is asked of what is to be handed in: %s', async (text) => {
  expect(await ASKED(text)).toEqual([])
})

test('a word that joins two parts of a German sentence stays in it', async () => {
  const found = await ASKED(
    'Der Schutz der Impfung wirkt sofort, hält jedoch nur wenige Wochen, weil der Körper die Stoffe abbaut.',
    'de',
  )
  expect(found.join()).toContain('„Der Schutz der Impfung wirkt sofort, hält jedoch nur wenige Wochen.“')
})

test.each([
  ['A. W. Phillips found in the archives that wages rose more slowly in bad years.', /^what: What found/],
  ['Better evidence of the fever comes from the deaf children of hearing parents.', /^what: Who/],
  ['The consumer price index follows the price of a basket of goods.', /^what: Who/],
  ['Housing officers can open only the files of tenants whom they look after.', /^what: /],
  ['Readers trusted the books not because of the ink but because they knew the printer.', /^why: /],
  ['Deaf children have shown what happens when there is no language to learn.', /^(?:what|condition): /],
  ['A Roman road seldom failed through frost because a dry foundation cannot heave.', /^why: Why did/],
  ['Root hairs are extensions of single cells in the outer layer of the root.', /^what: What is/],
  ['The potometer shows how fast the cut shoots take up water in the light.', /^what: Who/],
  ['Detentions must not be set on days when a pupil has an appointment.', /^condition: /],
  ['Adopted by the governors of the school in the month of July 2024.', /./],
  ['To build a pier, the engineers drove two rings of wooden stakes into the bed.', /^amount: /],
  ['The last step is a hearing before three governors of the whole school.', /^truth: /],
  ['The uppermost consists of litter that has only begun to decay in the wood.', /^what: /],
  ['The sap flows from high to low pressure in the tubes.', /^object: /],
  [
    'On 16 December 1773 men dressed as Mohawks threw 342 chests of tea into the harbour.',
    /^year: In which year did/,
  ],
  ['Saint Paul walked along the old road from Philippi to Thessalonica.', /^what: What/],
  ['Workers dug a trench about a metre deep beside the old road.', /^what: /],
  ['Prices rise when production becomes dearer, for example because oil costs more.', /^why: /],
])('nothing untrue or odd is asked of %s', async (text, odd) => {
  expect((await ASKED(text)).filter((one) => odd.test(one))).toEqual([])
})

test('what never happens is not said to happen always', async () => {
  const found = await ASKED('Die Hanse der Städte wurde von den Fürsten förmlich nie aufgelöst.', 'de')
  expect(found.filter((one) => one.startsWith('truth'))).toEqual([])
})

test('a small share has other small shares beside it', async () => {
  const asked = (
    await drafts('Grains of clay are always smaller than 0.002 millimetres in every soil.')
  ).find(({ answer }) => answer === '0.002')
  expect(asked?.others.length).toBeGreaterThan(1)
  for (const { text } of asked?.others ?? []) expect(text).toMatch(/^0\.00\d/)
})

test('what is a kind of the answer is no wrong option', async () => {
  const text = `Pups are counted from a drone above the northern cliffs.

A whitecoat is a pup that has not yet lost its white fur.

Whitecoats stay on the warm beaches for about three weeks.

Seals are seen on the beaches of the island in spring.

Walkers cross the southern dunes on narrow paths in summer.`
  const asked = (await drafts(text)).find(({ form, answer }) => form === 'what' && answer === 'Pups')
  expect(asked?.others.map((other) => other.text)).not.toContain('Whitecoats')
  expect(asked?.others.map((other) => other.text)).toContain('Seals')
})

test('a company or a work is not asked for as who', async () => {
  const found = await ASKED(
    'Many used a word processor. Later Microsoft Word became the usual tool of offices in 1990. The first word came later.',
  )
  expect(found.filter((one) => one.startsWith('who:'))).toEqual([])
})

test.each<[string, Language?]>([
  ['The translator shall correct them free of charge in May 2011.'],
  ['Repeated passages are charged at half that rate since 2011.'],
  ['The fan draws humid air through the filter and across a coil.'],
  ['Crece entre los 1.200 y los 1.800 metros de altitud en la sierra.', 'es'],
])('nobody is asked who or what in “%s”', async (text, language) => {
  expect((await ASKED(text, language)).filter((one) => /^(?:who|what|year|number|truth):/.test(one))).toEqual(
    [],
  )
})

test('nothing is made of references, notices and forms', async () => {
  const text = `Maes, J. The harbour of Tallow and its 300 ships. Corvane Press, 1955.

All rights reserved. No part of this book may be copied in any form before 1 May 2031.

Please fill in this form in block letters and sign it on the line below.

Name: ____________`
  expect(await drafts(text)).toEqual([])
})

test('a form of a word of the answer is no wrong option', () => {
  const others = ['Vessel elements', 'Sieve tubes', 'Vessel'].map((text) => ({ text }))
  expect(apart('Vessels', others, 3).map(({ text }) => text)).toEqual(['Sieve tubes'])
})

test.each([
  ['Iran', 'Iraq'],
  ['Niger', 'Nigeria'],
  ['Nigeria', 'Niger'],
  ['Paris', 'Parish'],
  ['Slovakia', 'Slovenia'],
  ['Иран', 'Ирак'],
  ['Нигер', 'Нигерия'],
])('%s and %s may stand beside each other', (one, two) => {
  expect(apart(one, [{ text: two }], 3)).toEqual([{ text: two }])
})

test.each([
  ['Study', 'Studies'],
  ['Libro', 'Libri'],
  ['Lápiz', 'Lápices'],
  ['Canal', 'Canaux'],
  ['Вулкан', 'Вулканы'],
  ['Станция', 'Станции'],
])('%s and %s are forms of one word', (one, two) => {
  expect(apart(one, [{ text: two }], 3)).toEqual([])
  expect(apart(two, [{ text: one }], 3)).toEqual([])
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
