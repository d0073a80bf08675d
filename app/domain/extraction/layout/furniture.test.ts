import { describe, expect, test } from 'vitest'
import { readPdf } from '../pdf/read-pdf.ts'
import { line, writePdf } from '../pdf/write-pdf.ts'
import type { Page } from '../reader.ts'

type Put = [text: string, x: number, y: number, size?: number]

/** What is made of `count` pages; `draw` says what stands on each, counted from 1. */
async function read(count: number, draw: (page: number) => Put[]): Promise<Page[]> {
  const pages = Array.from({ length: count }, (_, at) => {
    return {
      content: draw(at + 1)
        .map((put) => line(...put))
        .join(''),
    }
  })
  return (await readPdf({ bytes: writePdf(pages), extension: 'pdf', languages: [], report() {} })).pages
}

const body = (page: number): Put[] =>
  Array.from({ length: 30 }, (_, row) => [
    `The ferry crossed on day ${page}.${row} with a lamp and waited there until the bell of the town had rung for it.`,
    60,
    720 - row * 14,
  ])

const leftOut = (pages: readonly Page[], kind: 'head' | 'number') =>
  pages.map((page) =>
    (page.leftOut ?? [])
      .filter((one) => one.kind === kind)
      .map(({ text }) => text)
      .join(' & '),
  )

describe('numbers of pages', () => {
  test.each<[string, number, (page: number) => Put, string[]]>([
    ['bare, at the bottom', 4, (page) => [String(page), 290, 30], ['1', '2', '3', '4']],
    ['with signs', 3, (page) => [`- ${page} -`, 290, 30], ['- 1 -', '- 2 -', '- 3 -']],
    ['of all', 3, (page) => [`${page} / 3`, 290, 30], ['1 / 3', '2 / 3', '3 / 3']],
    [
      'in words',
      3,
      (page) => [`Seite ${page} von 3`, 290, 30],
      ['Seite 1 von 3', 'Seite 2 von 3', 'Seite 3 von 3'],
    ],
    ['Roman', 3, (page) => [['i', 'ii', 'iii'][page - 1]!, 290, 30], ['i', 'ii', 'iii']],
    ['after a cover', 4, (page) => [page < 2 ? '' : String(page - 1), 290, 30], ['', '1', '2', '3']],
    ['of a journal, in the middle', 3, (page) => [String(page + 1122), 287, 30], ['1123', '1124', '1125']],
    ['on two pages', 2, (page) => [String(page), 290, 30], ['1', '2']],
    [
      'each file of its own',
      4,
      (page) => [`Page ${2 - (page % 2)} of 2`, 290, 30],
      ['Page 1 of 2', 'Page 2 of 2', 'Page 1 of 2', 'Page 2 of 2'],
    ],
  ])('%s go', async (_, count, put, numbers) => {
    const pages = await read(count, (page) => [...body(page), put(page)])
    expect(leftOut(pages, 'number')).toEqual(numbers)
    pages.forEach(({ text }, at) => expect(text).toContain(`on day ${at + 1}.29 with a lamp and`))
  })

  test.each<[string, number, (page: number) => Put[]]>([
    ['do not grow', 3, (page) => [[['7', '5', '12'][page - 1]!, 290, 30]]],
    ['grow faster than the pages', 3, (page) => [[String(page * 2), 290, 30]]],
    ['are large and to the side: of tickets, not of pages', 4, (page) => [[String(1000 + page), 500, 810]]],
    ['begin with a nought', 4, (page) => [[`000${page}`, 500, 810]]],
    [
      'have a name before them',
      4,
      (page) => [
        ['Invoice No.', 60, 810],
        [String(page), 200, 810],
      ],
    ],
    [
      'have a name above them',
      4,
      (page) => [
        ['Invoice No.', 60, 810],
        [String(page), 60, 786],
      ],
    ],
    ['are months', 4, (page) => [[`${page}/2024`, 60, 810]]],
    ['follow a word that is not “page”', 4, (page) => [[`Invoice ${page}`, 60, 810]]],
    ['are amounts', 4, (page) => [[`${page}.00`, 500, 810]]],
    ['stand below text', 4, (page) => [[String(page), 290, 300]]],
    ['are headings', 4, (page) => [[String(page), 290, 800, 30]]],
  ])('that %s stay', async (_, count, puts) => {
    const pages = await read(count, (page) => [...body(page), ...puts(page)])
    pages.forEach(({ text }, at) => {
      expect(pages[at]!.leftOut).toBeUndefined()
      for (const [put] of puts(at + 1)) expect(text.replace(/\\/g, '')).toContain(put)
    })
  })

  test('that stand elsewhere now and then go where others are known', async () => {
    const pages = await read(7, (page) => [
      ...body(page),
      page === 1 || page === 5 ? [String(page + 8), 290, 30] : ['The Lantern', 60, 800, 9],
      ...(page === 1 || page === 5 ? [] : [[String(page + 8), 520, 800, 9] satisfies Put]),
    ])
    expect(leftOut(pages, 'number')).toEqual(['9', '', '11', '12', '13', '14', '15'])
  })

  test('are all that some pages have, and stay there', async () => {
    for (const [one, other] of [
      ['17', '42'],
      ['1', '2'],
    ]) {
      const pages = await read(2, (page) => [[page === 1 ? one! : other!, 290, 30]])
      expect(pages.map(({ text }) => text)).toEqual([one, other])
    }
  })
})

describe('titles that come again', () => {
  test('stay where they are first, on left pages and on right ones', async () => {
    const pages = await read(8, (page) => [
      ...body(page),
      page % 2 ? ['The Lantern', 430, 800, 9] : ['Chapter Two', 60, 800, 9],
      [String(page + 40), page % 2 ? 520 : 300, 800, 9],
    ])
    expect(leftOut(pages, 'head')).toEqual([
      '',
      '',
      'The Lantern',
      'Chapter Two',
      'The Lantern',
      'Chapter Two',
      'The Lantern',
      'Chapter Two',
    ])
    expect(pages[0]!.text).toContain('The Lantern')
    expect(pages[1]!.text).toContain('Chapter Two')
  })

  test.each<[string, (page: number) => Put[]]>([
    ['other figures', (page) => [[`Invoice ${1000 + page} for Meier`, 60, 810]]],
    ['other words', (page) => [[`Account of ${['Ada', 'Ben', 'Cem', 'Dan'][page - 1]}`, 60, 810]]],
    ['an amount', () => [['Total 49.00 EUR', 60, 30]]],
    ['a date', () => [['Printed 12.03.2024', 60, 30]]],
    ['a number that is long', () => [['Customer number 4711 in the files', 60, 810]]],
    ['prose', () => [['The council adopted the minutes of the last meeting and moved on.', 60, 810]]],
    ['the text right below', () => [['Day and lamp', 60, 736]]],
    [
      'figures below, whose head they are',
      (page) => [
        ['Income', 60, 812],
        ['Tax', 300, 812],
        [`${page}11`, 60, 790],
        [`${page}22`, 300, 790],
      ],
    ],
    ['the size of a heading', () => [['Summary', 60, 800, 24]]],
  ])('stay with %s', async (_, puts) => {
    const pages = await read(4, (page) => [...body(page), ...puts(page)])
    pages.forEach(({ text }, at) => {
      expect(pages[at]!.leftOut).toBeUndefined()
      for (const [put] of puts(at + 1)) expect(text).toContain(put)
    })
  })

  test('and all that a browser prints beside a page go', async () => {
    const address = 'https://example.org/books/2024/lantern-17.html?page=1234'
    const pages = await read(4, (page) => [
      ...body(page),
      ['11/23/26, 7:39 PM', 24, 815, 8],
      ['The Lantern', 300, 815, 8],
      [address, 24, 17, 8],
      [`${page}/4`, 555, 17, 8],
    ])
    expect(leftOut(pages, 'number')).toEqual(['', '2/4', '3/4', '4/4'])
    expect(leftOut(pages, 'head')[3]).toContain('11/23/26, 7:39 PM The Lantern')
    expect(leftOut(pages, 'head')[3]).toContain(address)
    expect(pages[0]!.text).toContain('7:39 PM')
    expect(pages[3]!.text).not.toContain('example.org')
  })

  test('stay where they are a paragraph of short lines', async () => {
    const notice = [
      'Whoever has the key to the',
      'old bridge house brings it back',
      'to the office before it closes.',
    ]
    const pages = await read(4, (page) => [
      ...body(page),
      ...notice.map((text, at): Put => [text, 60, 815 - at * 13]),
    ])
    for (const { text, leftOut } of pages) {
      expect(leftOut).toBeUndefined()
      for (const line of notice) expect(text).toContain(line)
    }
  })

  test('stay when they come now and then', async () => {
    const names = ['Ada', 'Ben', 'Ada', 'Ada', 'Cem', 'Dan', 'Ben', 'Ada']
    const pages = await read(8, (page) => [...body(page), [names[page - 1]!, 60, 810]])
    expect(leftOut(pages, 'head').join('')).toBe('')
  })
})
