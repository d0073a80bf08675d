import { expect, test } from 'vitest'
import { type PdfDocument, openPdf } from './engine.ts'
import { type PageToWrite, line, writePdf } from './write-pdf.ts'

type Item = { str: string; transform: number[]; width: number; fontName: string; dir: string }

/** What the reader of ours says of a page, or what pdf.js's own does, which is asked when marks are wanted too. */
async function itemsOf(document: PdfDocument, reader: 'ours' | 'theirs'): Promise<Item[]> {
  const page = await document.getPage(1)
  const includeMarkedContent = reader === 'theirs'
  const { items } = await page.getTextContent({ disableNormalization: true, includeMarkedContent })
  return (items as Partial<Item>[]).flatMap(({ str, transform, width, fontName, dir }) => {
    return str?.trim()
      ? [{ str, transform: [...transform!], width: width!, fontName: fontName!, dir: dir! }]
      : []
  })
}

async function read(page: PageToWrite) {
  const document = await openPdf(new Uint8Array(writePdf([page])))
  return { ours: await itemsOf(document, 'ours'), theirs: await itemsOf(document, 'theirs') }
}

/** A form that a page can draw, with more entries of its dictionary. */
function form(content: string, entries = ''): Buffer {
  const dictionary = `<</Type/XObject/Subtype/Form/BBox[0 0 600 800]${entries}/Length ${content.length}>>`
  return Buffer.from(`${dictionary}stream\n${content}\nendstream`)
}

const CASES: Record<string, string> = {
  'lines with kerning':
    'BT /F1 11 Tf 60 700 Td [(Ki)12(tchen)-320(gar)-5(den)]TJ 0 -14 Td [(be)-1200(hind)]TJ ET',
  'letters and words set apart':
    'BT /F1 11 Tf 2 Tc 4 Tw 60 700 Td (wide room) Tj 80 Tz 0 -20 Td (narrow room) Tj ET',
  'raised and lowered print':
    'BT /F1 11 Tf 60 700 Td (E = mc) Tj 4 Ts /F1 7 Tf (2) Tj -3 Ts (i) Tj 0 Ts /F1 11 Tf ( so) Tj ET',
  'quotes for lines':
    'BT /F1 11 Tf 14 TL 60 700 Td (first) Tj (second) \' 1 2 (third line) " T* (fourth) Tj ET',
  'turned pages of a book':
    'q 0 1 -1 0 300 100 cm BT /F1 12 Tf 0 0 Td (upwards) Tj ET Q BT /F2 9 Tf 0.9 0.3 -0.3 0.9 90 90 Tm (slanted words) Tj ET',
  'upside down and mirrored':
    'BT /F1 12 Tf -1 0 0 -1 400 400 Tm (upside down) Tj -1 0 0 1 400 300 Tm (mirror image) Tj ET',
  'text that leaves the page':
    'BT /F1 20 Tf 560 700 Td (over the edge of it) Tj -2000 0 Td (lost) Tj 1500 10 Td (back) Tj ET',
  'words out of order':
    'BT /F1 11 Tf 1 0 0 1 200 700 Tm (later) Tj 1 0 0 1 60 700 Tm (earlier) Tj 1 0 0 1 93 700 Tm (near) Tj ET',
  'states within states':
    'BT /F1 10 Tf 60 700 Td (out) Tj ET q 2 0 0 2 0 0 cm q BT /F2 8 Tf 60 200 Td (in) Tj ET Q Q Q BT 60 650 Td (out again) Tj ET',
  'no font': 'BT 60 700 Td (nothing) Tj /F1 10 Tf (something) Tj ET',
  'what is no operator':
    'BT /F1 10 Tf 60 700 Td (before) Tj 3 wrong (a) (b) Tj [(x) /y (z)] TJ ET 1 2 Td (after) Tj',
  'an error in the middle': 'BT /F1 10 Tf 60 700 Td (kept) Tj 5 Tf (as well) Tj ET (and this',
}

for (const [name, content] of Object.entries(CASES)) {
  test(`says what pdf.js says of ${name}`, async () => {
    const { ours, theirs } = await read({ content })
    expect(ours).toEqual(theirs)
    expect(ours.length).toBeGreaterThan(0)
  })
}

test('reads forms on the page where they stand', async () => {
  const { ours, theirs } = await read({
    content: `${line('Above', 60, 700)}q 1 0 0 1 0 -100 cm /Fm Do Q /Fm Do /None Do${line('Below', 60, 300)}`,
    pictures: { Fm: form('BT /F2 12 Tf 60 650 Td (on a form) Tj ET', '/Matrix[1 0 0 1 10 0]') },
  })
  expect(ours).toEqual(theirs)
  expect(ours.map(({ str }) => str)).toEqual(['Above', 'on a form', 'on a form', 'Below'])
})

test('leaves vertical writing to pdf.js', async () => {
  const system = '/CIDSystemInfo<</Registry(Adobe)/Ordering(Japan1)/Supplement 2>>'
  const inner = `<</Type/Font/Subtype/CIDFontType0/BaseFont/Mincho${system}/DW 1000>>`
  const font = `<</Type/Font/Subtype/Type0/BaseFont/Mincho/Encoding/UniJIS-UCS2-V/DescendantFonts[${inner}]>>`
  const { ours } = await read({
    content: `${line('Above', 60, 700)}/Fm Do`,
    pictures: {
      Fm: form('BT /V 12 Tf 60 650 Td <65E5672C8A9E> Tj ET', `/Resources<</Font<</V ${font}>>>>`),
    },
  })
  expect(ours.map(({ str }) => str)).toEqual(['Above', '日本語'])
  expect(ours.at(-1)).toMatchObject({ dir: 'ttb', transform: [12, 0, 0, 12, 60, 650] })
})

test('a page with text without end is read up to a limit', async () => {
  const words = Array.from({ length: 61_000 }, (_, at) => `1 0 0 1 ${at % 500} ${(at * 7) % 800} Tm(x)Tj`)
  const document = await openPdf(new Uint8Array(writePdf([{ content: `BT /F1 5 Tf ${words.join(' ')} ET` }])))
  const { length } = await itemsOf(document, 'ours')
  expect(length).toBeGreaterThan(50_000)
  expect(length).toBeLessThanOrEqual(60_001)
})
