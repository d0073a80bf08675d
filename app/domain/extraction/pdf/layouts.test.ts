import { afterEach, expect, test } from 'vitest'
import { markdownOfPages } from '../layout/pages.ts'
import { openPdf } from './engine.ts'
import { openLayoutsBeside } from './layouts-beside.ts'
import { layoutsOf } from './layouts.ts'
import { layoutOfPage } from './page-layout.ts'
import { endThreadBeside, threadBeside } from './thread-beside.ts'
import { line, writePdf } from './write-pdf.ts'

/** Pages of which the later ones have titles in the font that the first ones are written in, and the other way round. */
const BOOK = writePdf(
  Array.from({ length: 40 }, (_, at) => {
    const [title, body] = at < 20 ? ['F1', 'F2'] : ['F2', 'F1']
    const rows = Array.from({ length: 12 }, (_, row) => {
      return line(
        `Row ${row} of page ${at} tells how the harvest of that year was weighed.`,
        60,
        700 - row * 14,
        11,
        body,
      )
    })
    return { content: `${line(`On the year ${1800 + at}`, 60, 740, 11, title)}${rows.join('')}` }
  }),
)

afterEach(endThreadBeside)

async function textOf(bytes: Uint8Array) {
  const asked: number[] = []
  const document = await openPdf(new Uint8Array(bytes))
  const layouts = await layoutsOf(document, bytes, (page) => asked.push(page))
  const pages = markdownOfPages(layouts.map((layout) => layout!))
  return { text: pages.map(({ text }) => text), asked }
}

test('two threads read what one reads, each page once', async () => {
  const one = await textOf(BOOK)
  threadBeside()
  const two = await textOf(BOOK)
  expect(two).toEqual(one)
  expect(one.text[3]).toContain('Row 11 of page 3')
  expect(one.asked).toEqual(Array.from({ length: 40 }, (_, at) => at + 1))
})

test('fonts have the names of the first thread in the layouts of the second', async () => {
  const document = await openPdf(new Uint8Array(BOOK))
  const beside = await openLayoutsBeside(BOOK)
  const fontsOf = async (page: number) => {
    const layout = await beside!.named(beside!.ask(page), () => layoutOfPage(document, page))
    return layout!.regions.flat().map((line) => line.font)
  }
  // The other thread comes across the fonts in another order.
  const late = await fontsOf(30)
  const early = await fontsOf(2)
  expect(early[0]).toBe(late[1])
  expect(early[1]).toBe(late[0])
  expect(new Set(early).size).toBe(2)
  expect(await fontsOf(31)).toEqual(late)
})

test('a page that the second thread cannot read is read by the first', async () => {
  const document = await openPdf(new Uint8Array(BOOK))
  const beside = await openLayoutsBeside(BOOK)
  const layout = await beside!.named(Promise.resolve(undefined), () => layoutOfPage(document, 5))
  expect(JSON.stringify(layout)).toContain('Row 3 of page 4')
})
