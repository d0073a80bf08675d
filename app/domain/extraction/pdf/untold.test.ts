import { expect, test } from 'vitest'
import { openPdf } from './engine.ts'
import { layoutOfPage, textItems } from './page-layout.ts'
import { type PageToWrite, line, writePdf } from './write-pdf.ts'
import { drawnFont, wrongFont } from './wrong-fonts.test-help.ts'

/** A form that a page can draw, with more entries of its dictionary. */
function form(content: string, entries = ''): Buffer {
  const dictionary = `<</Type/XObject/Subtype/Form/BBox[0 0 600 800]${entries}/Length ${content.length}>>`
  return Buffer.from(`${dictionary}stream\n${content}\nendstream`)
}

async function textOf(page: PageToWrite, fonts?: Parameters<typeof writePdf>[1]) {
  const document = await openPdf(new Uint8Array(writePdf([page], fonts)))
  const { items, losses } = await textItems(await document.getPage(1))
  return { texts: items.map(({ str }) => str).filter((text) => text.trim()), losses: [...losses] }
}

async function fontsOf(page: PageToWrite, fonts?: Parameters<typeof writePdf>[1]) {
  const document = await openPdf(new Uint8Array(writePdf([page], fonts)))
  return (await layoutOfPage(document, 1))!.fonts.map(({ text, isGuessed }) => ({ text, isGuessed }))
}

test('letters outside of the page are told, wherever it is set', async () => {
  const gone = 'BT /F1 20 Tf 60 700 Td (here) Tj 0 2000 Td (away) Tj ET'
  expect(await textOf({ content: gone })).toEqual({ texts: ['here'], losses: ['outside'] })
  expect(await textOf({ content: '/Fm Do', pictures: { Fm: form(gone) } })).toEqual({
    texts: ['here'],
    losses: ['outside'],
  })
  const blank = 'BT /F1 20 Tf 60 700 Td (here) Tj 0 2000 Td ( - ) Tj ET'
  expect(await textOf({ content: blank })).toEqual({ texts: ['here'], losses: [] })
})

test('a page is damaged where a form on it is, or is not there', async () => {
  const looped = form('/P Do', '/Resources<</XObject<</P 6 0 R>>>>')
  expect(
    (await textOf({ content: `${line('kept', 60, 700)}/P Do`, pictures: { P: looped } })).losses,
  ).toEqual(['damaged'])
  expect(await textOf({ content: `${line('kept', 60, 700)}/Fm Do` })).toEqual({
    texts: ['kept'],
    losses: ['damaged'],
  })
})

test('vertical writing is read', async () => {
  const system = '/CIDSystemInfo<</Registry(Adobe)/Ordering(Japan1)/Supplement 2>>'
  const inner = `<</Type/Font/Subtype/CIDFontType0/BaseFont/Mincho${system}/DW 1000>>`
  const font = `<</Type/Font/Subtype/Type0/BaseFont/Mincho/Encoding/UniJIS-UCS2-V/DescendantFonts[${inner}]>>`
  const content = form('BT /V 12 Tf 60 650 Td <65E5672C8A9E> Tj ET', `/Resources<</Font<</V ${font}>>>>`)
  expect(await textOf({ content: '/Fm Do', pictures: { Fm: content } })).toEqual({
    texts: ['日本語'],
    losses: [],
  })
})

test('a font without a map is guessed, one that says its letters is not', async () => {
  const none = wrongFont()
  const drawn = drawnFont()
  const right = wrongFont((letter) => letter)
  const content = [
    none.line('nothing is said', 60, 700, 12, 'N'),
    drawn.line('drawn', 60, 650, 12, 'D'),
    right.line('all is said', 60, 600, 12, 'R'),
    line('as is usual', 60, 550),
  ].join('')
  const fonts = { N: none.font, D: drawn.font, R: right.font }
  expect((await fontsOf({ content }, { fonts })).map(({ isGuessed }) => isGuessed)).toEqual([
    true,
    true,
    false,
    false,
  ])
})

test('a sign that the map of its font has not is no letter', async () => {
  const font = wrongFont((letter) => (letter === 'f' ? '' : letter))
  const content = font.line('five fine lamps', 60, 700, 12, 'R')
  expect(await fontsOf({ content }, { fonts: { R: font.font } })).toEqual([
    { text: '\ufffdive \ufffdine lamps', isGuessed: false },
  ])
})
