import { describe, expect, test } from 'vitest'
import { LANGUAGES, type Language } from '#app/domain/text/language.ts'
import { inTurns } from '#app/domain/turns.ts'
import { comparisonRows } from './comparison.ts'
import { gradeOf, type TextCounts } from './grade.ts'
import { measureWriting, type WritingReport } from './measure.ts'
import { STOCK_PHRASES } from './stock-phrases.ts'
import { syllablesIn } from './syllables.ts'
import { passiveIn } from './voice.ts'

function report(text: string, language: Language = 'en'): WritingReport {
  const work = measureWriting(text, language)
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
  }
}

const reasons = (text: string, language: Language = 'en') =>
  report(text, language).remarks.map(({ number, reasons }) => [number, ...reasons])

describe('sentence lengths', () => {
  test('mean, spread and change', () => {
    const { lengths, mean, deviation, change, words } = report('One two. One two three four five six. One.')
    expect(lengths).toEqual([2, 6, 1])
    expect(words).toBe(9)
    expect(mean).toBe(3)
    expect(deviation).toBeCloseTo(Math.sqrt((1 + 9 + 4) / 3))
    expect(change).toBe(4.5)
  })

  test('headings, tables and code are no sentences; items and quotations are', () => {
    const text =
      '# A heading here\n\n- First item goes here.\n\n> Quoted words stand.\n\n```\nlet x = 1.\n```\n\n| a | b |\n|---|---|\n| c | d |\n'
    expect(report(text).lengths).toEqual([4, 3])
  })

  test('a text of nothing has a report of nothing', () => {
    expect(report('')).toMatchObject({
      words: 0,
      lengths: [],
      mean: 0,
      deviation: 0,
      change: 0,
      grade: null,
      remarks: [],
    })
    expect(report('— … !!!\n\n```\ncode\n```').words).toBe(0)
  })

  test('what leans on a French word is not one', () => {
    expect(report('L’eau n’est pas froide aujourd’hui.', 'fr').words).toBe(5)
  })
})

describe('stock phrases', () => {
  test.each<[Language, string, string]>([
    ['en', 'The bridge stands as a testament to its builders.', 'stands as a testament'],
    ['en', 'We delve into the matter.', 'delve into'],
    ['en', 'Teams are leveraging their data.', 'leveraging their'],
    ['es', 'Cabe destacar que el río es ancho.', 'cabe destacar'],
    ['es', 'Los árboles desempeñan un papel crucial aquí.', 'desempeñan un papel crucial'],
    ['fr', 'Dans le monde d’aujourd’hui, on court.', 'dans le monde d’aujourd’hui'],
    ['fr', 'Il convient de noter que la porte est ouverte.', 'il convient de noter'],
    ['de', 'Wasser spielt eine entscheidende Rolle im Garten.', 'spielt eine entscheidende rolle'],
    ['it', 'Il vento svolge un ruolo fondamentale.', 'svolge un ruolo fondamentale'],
    ['it', 'Nell’era digitale tutto corre.', 'nell’era digitale'],
    ['pt', 'Vale ressaltar que choveu.', 'vale ressaltar'],
    ['nl', 'Water speelt een cruciale rol.', 'speelt een cruciale rol'],
    ['ru', 'Вода играет важную роль в саду.', 'играет важную роль'],
  ])('%s: %s', (language, text, phrase) => {
    expect(report(text, language).stock).toEqual([{ phrase, count: 1 }])
  })

  test('two halves of a phrase may stand apart', () => {
    expect(report('It is not only wide but deep.').stock[0]?.phrase).toBe('not only wide but')
    expect(report('It is not only wide.').stockCount).toBe(0)
  })

  test('they are counted and told with their sentence', () => {
    const { stock, stockCount, remarks } = report(
      'Furthermore, it rained for a day and a night and then some more by the hill. Furthermore, a plethora of frogs came.',
    )
    expect(stock).toEqual([
      { phrase: 'furthermore', count: 2 },
      { phrase: 'a plethora of', count: 1 },
    ])
    expect(stockCount).toBe(3)
    expect(remarks.map(({ reasons }) => reasons)).toEqual([
      ['stock phrase: “Furthermore”'],
      ['stock phrase: “Furthermore”', 'stock phrase: “a plethora of”'],
    ])
  })

  test('part of a word is no phrase', () => {
    expect(report('The ferner and the moreovers met in zudemark.', 'de').stockCount).toBe(1)
    expect(report('The furthermores met.').stockCount).toBe(0)
  })

  test.each(LANGUAGES)('the list of %s is sound and finds its own phrases', (language) => {
    const lines = STOCK_PHRASES[language].trim().split('\n')
    expect(lines.length).toBeGreaterThan(60)
    expect(new Set(lines).size).toBe(lines.length)
    for (const line of lines) {
      const words = line.split(' ').map((slot) => slot.split('|')[0]?.replace('*', '') ?? '')
      expect(
        words.every((word) => word !== ''),
        line,
      ).toBe(true)
      const text = `${words.join(' ').replaceAll("' ", "'")} x.`
      expect(report(text, language).stockCount, line).toBeGreaterThan(0)
    }
  })
})

describe('why a sentence stands out', () => {
  test('its length', () => {
    const long = `Then ${'so '.repeat(39)}end.`
    expect(reasons(`Short one here. ${long} Short again.`)).toEqual([[2, '41 words, longer than most']])
  })

  test('a word repeated nearby, but no name and no small word', () => {
    expect(reasons('The system needs a system of rules.')).toEqual([[1, '“system” again after 3 words']])
    expect(reasons('They saw Berlin and then Berlin again, which would or would not be there.')).toEqual([])
  })

  test('openings and an even beat', () => {
    expect(reasons('The cat sat. The dog ran off. The bird flew.').map(([, reason]) => reason)).toEqual(
      Array(3).fill('three sentences in a row open with “The”'),
    )
    const even =
      'We walked along the old wall for hours. You talked about rain and wind and trees. He carried both bags up a steep hill. They waited near some gate until dark came.'
    expect(reasons(even).every(([, reason]) => reason === 'four sentences in a row of 8 words')).toBe(true)
    expect(reasons(even)).toHaveLength(4)
  })

  test('the passive', () => {
    expect(reasons('The house was quickly built.')).toEqual([[1, 'passive: “was quickly built”']])
  })
})

test.each<[Language, string, boolean]>([
  ['en', 'The letter was written by hand.', true],
  ['en', 'She was happy to write.', false],
  ['es', 'La casa fue construida en mayo.', true],
  ['es', 'La casa es grande.', false],
  ['fr', 'La maison a été construite en mai.', true],
  ['fr', 'Elle est allée au marché.', false],
  ['de', 'Das Haus wurde im Mai gebaut.', true],
  ['de', 'Er wird morgen gehen.', false],
  ['it', 'La casa fu costruita in maggio.', true],
  ['it', 'Sono andati al mercato.', false],
  ['pt', 'O livro é caro.', false],
  ['pt', 'O livro foi publicado ontem.', true],
  ['nl', 'Het huis werd in mei gebouwd.', true],
  ['nl', 'Hij werd moe.', false],
  ['ru', 'Дом был построен весной.', true],
  ['ru', 'Он был должен уйти.', false],
])('passive in %s: %s', (language, text, is) => {
  expect(passiveIn(text, language) !== undefined).toBe(is)
})

test.each<[Language, string, number]>([
  ['en', 'reading', 2],
  ['en', 'made', 1],
  ['en', 'happiness', 3],
  ['es', 'guerra', 2],
  ['es', 'aéreo', 4],
  ['fr', 'maisons', 2],
  ['fr', 'porte', 1],
  ['de', 'häuser', 2],
  ['it', 'acqua', 2],
  ['pt', 'coração', 3],
  ['nl', 'mooie', 2],
  ['ru', 'дорога', 3],
])('syllables in %s of %s', (language, word, count) => {
  expect(syllablesIn(word, language)).toBe(count)
})

describe('reading grade', () => {
  const counts: TextCounts = {
    words: 200,
    sentences: 10,
    syllables: 300,
    letters: 900,
    longWords: 40,
    threeSyllables: 20,
    oneSyllable: 120,
  }
  // By hand from the published formulas: 20 words to a sentence, 1.5 syllables and 4.5 letters to a word.
  test.each<[Language, number]>([
    ['en', 9.91],
    ['es', 93.385],
    ['fr', 76.3],
    ['de', 0.1935 * 10 + 0.1672 * 20 + 0.1297 * 20 - 0.0327 * 60 - 0.875],
    ['it', 59],
    ['pt', 100],
    ['nl', 72.74],
    ['ru', 90.686],
  ])('%s', (language, value) => expect(gradeOf(counts, language)?.value).toBeCloseTo(value, 3))

  test('nothing to read has none', () => {
    expect(gradeOf({ ...counts, words: 0, sentences: 0 }, 'en')).toBeNull()
  })
})

test('the table says in words how each figure moved', () => {
  const before = report(
    'Furthermore, the report was written by a committee of experts in the field. It’s long.',
  )
  const after = report('A committee wrote it. Experts, all of them!')
  const rows = comparisonRows(before, after)
  const find = (name: string) => rows.find((row) => row.name === name)
  expect(find('Stock phrases')).toMatchObject({ before: '1', after: '0', direction: 'fewer', moved: 'down' })
  expect(find('Words in a sentence')).toMatchObject({ before: '7.5', after: '4.0', direction: 'shorter' })
  expect(find('Sentences in the passive')).toMatchObject({ before: '50%', after: '0%', direction: 'fewer' })
  expect(find('Runs of the same opening')).toMatchObject({ direction: 'same', moved: 'same' })
  expect(comparisonRows(before).every(({ after, direction }) => after === '–' && direction === '')).toBe(true)
  expect(
    comparisonRows(report('Вода течёт.', 'ru')).some(({ name }) => name.startsWith('Contractions')),
  ).toBe(false)
})

test('fifty thousand words let others in between', async () => {
  let turns = 0
  const state = { over: false }
  const others = (async () => {
    while (!state.over) {
      await new Promise((resolve) => setImmediate(resolve))
      turns++
    }
  })()
  const text =
    'The committee was asked to review a wide range of proposals before the meeting in March. '.repeat(3_500)
  const { words, lengths } = await inTurns(measureWriting(text, 'en'))
  state.over = true
  await others
  expect(words).toBe(56_000)
  expect(lengths).toHaveLength(3_500)
  expect(turns).toBeGreaterThan(3)
})

test.each([
  ['a'.repeat(300_000)],
  ['was '.repeat(100_000)],
  ['not only '.repeat(60_000)],
  ['. '.repeat(200_000)],
  ['wird '.repeat(80_000)],
])('hostile text comes to an end (%#)', (text) => {
  // Anything quadratic would take hours.
  for (const language of ['en', 'de', 'fr'] as const)
    expect(report(text, language).words).toBeGreaterThanOrEqual(0)
})
