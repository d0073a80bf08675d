import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { sharedFolder } from '#test/shared.ts'
import type { Reading } from '../reader.ts'
import { openPdf } from './engine.ts'
import { fontTrust } from './font-trust.ts'
import { layoutsOf } from './layouts.ts'
import { readPdf } from './read-pdf.ts'
import { type FontToWrite, writePdf } from './write-pdf.ts'
import { drawnFont, wrongFont } from './wrong-fonts.test-help.ts'
import { DECLARATION, LIES, type Spoken, TITLES } from './wrong-texts.test-help.ts'

type Made = ReturnType<typeof wrongFont>
type Part = 'everything' | 'titles' | 'body'

/** A page with three titles and what is below them; `part` is in the font that is wrong. */
function pageOf(language: Spoken, part: Part, wrong: Made, right: Made) {
  const [title, titleName] = part === 'body' ? [right, 'R'] : [wrong, 'W']
  const [body, bodyName] = part === 'titles' ? [right, 'R'] : [wrong, 'W']
  const rows = DECLARATION[language].match(/.{1,78}(?= |$)/g)!.map((row) => row.trim())
  let y = 780
  let content = ''
  TITLES[language].forEach((text, at) => {
    content += title.line(text, 60, y, 18, titleName)
    for (const row of rows.slice(at * 2, at === 2 ? undefined : at * 2 + 2))
      content += body.line(row, 60, (y -= 15) - 11, 11, bodyName)
    y -= 50
  })
  return { content }
}

function fontsOf(wrong: Made, right: Made): Record<string, FontToWrite> {
  return { W: wrong.font, R: right.font }
}

const truth = () => wrongFont((letter) => letter)

const read = (bytes: Uint8Array, more: Partial<Parameters<typeof readPdf>[0]> = {}) => {
  return readPdf({ bytes, extension: 'pdf', languages: [], report: () => {}, ...more })
}

const wordsOf = (text: string) => [...(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])]

/** Share of the words that should be there that are, and of those that are there and should not be. */
function wordsRight(language: Spoken, text: string) {
  const wanted = wordsOf(`${TITLES[language].join(' ')} ${DECLARATION[language]}`)
  const found = wordsOf(text)
  return {
    there: wanted.filter((word) => found.includes(word)).length / wanted.length,
    more: found.filter((word) => !wanted.includes(word)).length / wanted.length,
  }
}

const KINDS: [string, () => Made][] = [
  ['no map', () => wrongFont()],
  ['letters drawn in the order they come', () => drawnFont()],
  ...Object.entries(LIES).map(([kind, lie]): [string, () => Made] => [kind, () => wrongFont(lie)]),
]
const SPOKEN: Spoken[] = ['de', 'en', 'fr', 'es', 'it', 'pt', 'nl']

/** Each kind on a whole page, and on a part of one in turn; each in another language. */
const CASES = KINDS.flatMap(([kind, make], at) => {
  const parts: Part[] = ['everything', at % 2 === 0 ? 'titles' : 'body']
  return parts.map((part, turn) => [kind, part, SPOKEN[(at * 2 + turn) % SPOKEN.length]!, make] as const)
})

const counts = { right: 0, told: 0, wrong: 0 }

test.each([...CASES, ['no map', 'everything', 'ru', KINDS[0]![1]] as const])(
  'font with %s, %s, in %s: read off the picture',
  async (kind, part, language, make) => {
    const [wrong, right] = [make(), truth()]
    const { pages, notes } = await read(
      writePdf([pageOf(language, part, wrong, right)], { fonts: fontsOf(wrong, right) }),
    )
    const { there, more } = wordsRight(language, pages[0]!.text)
    const isTold = notes.some((note) => note.includes('could not be read'))
    counts[there >= 0.95 && more <= 0.05 ? 'right' : isTold ? 'told' : 'wrong']++
    expect([kind, part, language, notes]).toEqual([kind, part, language, []])
    expect(pages[0]!.method).toBe('ocr')
    expect(pages[0]!.confidence).toBeGreaterThan(80)
    expect(there).toBeGreaterThan(0.95)
    expect(more).toBeLessThan(0.05)
  },
)

test('counts', () => {
  console.info(
    `Pages with wrong fonts: ${counts.right} read off the picture, ${counts.told} told, ${counts.wrong} neither`,
  )
  expect(counts.wrong).toBe(0)
})

describe('a font that has lost some of its letters', () => {
  const ROWS = [
    'The first five officers found the final file difficult to classify: its figures differ,',
    'and the staff of the office flatly refuse to offer a sufficient definition of what flows',
    'from the profile. If half of them left before five, the rest of the shift was fined for 127.50',
    'A fifth of the firms in the field confirm that the benefit of 3,480.00 is often fictional.',
  ]
  const made = (lie: Parameters<typeof wrongFont>[0]) => {
    const font = wrongFont(lie)
    const rows = Array.from({ length: 12 }, (_, at) => {
      const text = ROWS[at % 4]!.replaceAll('fi', 'ﬁ').replaceAll('fl', 'ﬂ')
      return font.line(`${text} ${at * 7}${at}8.9${at % 10}`, 40, 780 - at * 17, 11, 'W')
    })
    return writePdf([{ content: rows.join('') }], { fonts: { W: font.font } })
  }

  test.each<[string, (letter: string) => string]>([
    ['ligatures are signs', (letter) => ({ ﬁ: '±', ﬂ: '°' })[letter] ?? letter],
    ['ligatures are not in the map', (letter) => letter.replace(/[ﬁﬂ]/, '')],
    [
      'figures are of private use',
      (letter) => letter.replace(/\d/, (digit) => String.fromCharCode(0xe000 + Number(digit))),
    ],
    ['figures are not in the map', (letter) => letter.replace(/\d/, '')],
  ])('%s: read off the picture', async (_, lie) => {
    const [page] = (await read(made(lie))).pages
    expect(page!.method).toBe('ocr')
    expect(page!.text.replace(/\s+/g, ' ')).toContain('a sufficient definition of what flows')
    expect(page!.text).toContain('fined for 127.50')
    expect(page!.text).toContain('benefit of 3,480.00')
  })

  test('one that has not is not looked at', async () => {
    const [page] = (await read(made((letter) => letter))).pages
    expect(page!.method).toBe('text')
    expect(page!.text).toContain('sufficient definition')
  })
})

describe('where a picture cannot be read in time', () => {
  const [wrong, right] = [wrongFont(LIES['in their order']), truth()]
  const bytes = writePdf(
    [
      pageOf('en', 'everything', right, right),
      pageOf('en', 'everything', wrong, right),
      pageOf('de', 'titles', wrong, right),
    ].map(({ content }, at) => ({ content: at === 0 ? content.replaceAll('/W', '/R') : content })),
    { fonts: fontsOf(wrong, right) },
  )
  const garbage = /[!"#$%&'()*+,]{3}/

  test('what is no text is left out, and told; the rest is kept', async () => {
    const { pages, notes } = await read(bytes, { shortOf: () => 'time' })
    expect(pages.map(({ method }) => method)).toEqual(['text', 'text', 'text'])
    expect(pages[0]!.text).toContain(TITLES.en[0])
    expect(pages[1]!.text).toBe('')
    expect(pages[2]!.text).toContain('frei und gleich an Würde')
    expect(pages[2]!.text).not.toMatch(garbage)
    expect(notes).toEqual([
      'Text on pages 2 and 3 could not be read and was left out: its fonts do not say which letters they show, and reading them off their picture took too long.',
    ])
  })

  test('what is handed over before has none of it either', async () => {
    const kept: [Reading, number[]][] = []
    await read(bytes, { keep: (...given) => kept.push(given), shortOf: () => 'time' })
    const [[reading, unread] = []] = kept
    expect(reading!.pages.map(({ text }) => garbage.test(text))).toEqual([false, false, false])
    expect(reading!.pages[2]!.text).toContain('frei und gleich an Würde')
    expect(unread).toEqual([])
    expect(reading!.notes[0]).toContain('Text on pages 2 and 3 could not be read and was left out')
  })

  test('a file of nothing else is refused, with the reason', async () => {
    const alone = wrongFont()
    const refused = read(
      writePdf([pageOf('en', 'everything', alone, truth())], { fonts: { W: alone.font, R: truth().font } }),
      { shortOf: () => 'memory' },
    )
    await expect(refused).rejects.toThrow(/its fonts do not say which letters they show/)
  })
})

describe('fonts that are right', () => {
  const told: unknown[] = []
  const report = (progress: { ocr?: boolean }) => void (progress.ocr && told.push(progress))

  test('are never read off a picture, in any language', async () => {
    const right = truth()
    const languages = Object.keys(DECLARATION) as Spoken[]
    const pages = languages.map((language) => pageOf(language, 'everything', right, right))
    const reading = await read(writePdf(pages, { fonts: { W: right.font, R: right.font } }), { report })
    expect(reading.pages.every(({ method }) => method === 'text')).toBe(true)
    reading.pages.forEach(({ text }, at) => expect(wordsRight(languages[at]!, text).there).toBe(1))
    expect([told, reading.notes]).toEqual([[], []])
  })

  test.skipIf(!sharedFolder('corpus'))('are not doubted in real documents', async () => {
    const folder = sharedFolder('corpus')!
    let seen = 0
    const doubted: string[] = []
    for (const name of readdirSync(folder).filter((one) => one.endsWith('.pdf'))) {
      const bytes = readFileSync(join(folder, name))
      const document = await openPdf(new Uint8Array(bytes)).catch(() => undefined)
      if (!document) continue
      const layouts = (await layoutsOf(document, () => {})).filter((layout) => layout !== undefined)
      const trust = fontTrust(layouts)
      layouts.forEach((layout, at) => trust.doubts(layout) && doubted.push(`${name}, page ${at + 1}`))
      seen += layouts.length
    }
    console.info(`Pages of real documents: ${seen}, doubted ${doubted.length}`)
    expect(doubted).toEqual([])
  })
})
