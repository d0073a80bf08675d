import { deflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { LIMITS } from '../limits.ts'
import { drawPage } from '../ocr/draw-page.test-help.ts'
import type { Reading } from '../reader.ts'
import { readPdf } from './read-pdf.ts'
import { type PageToWrite, line, pictureObject, writePdf } from './write-pdf.ts'

const read = (bytes: Uint8Array, report: Parameters<typeof readPdf>[0]['report'] = () => {}) => {
  return readPdf({ bytes, extension: 'pdf', languages: [], report })
}
const textOf = async (...pages: PageToWrite[]) => (await read(writePdf(pages))).pages.map((page) => page.text)
const reasonOf = async (bytes: Uint8Array) => {
  return read(bytes).then(
    () => 'read',
    (error: { details?: { reason?: string } }) => error.details?.reason,
  )
}

/** Lines one below the other. */
const column = (lines: string[], x: number, top: number, size = 11) => {
  return lines.map((text, at) => line(text, x, top - at * size * 1.2, size)).join('')
}

const LEFT = [
  'The miller kept his accounts in a',
  'tall red book, and nobody else was',
  'allowed to open it before the har-',
  'vest had been weighed and paid for',
  'in silver by the merchants of the',
]
const RIGHT = [
  'lower town. When he died, the book',
  'was found to hold nothing but the',
  'names of birds he had seen from the',
  'window, with the day and the hour',
  'and now and then a small drawing.',
]

describe('pages that are hardly more than a picture', () => {
  const full = { content: column([...LEFT, ...RIGHT], 60, 740) }
  const blank = { content: '' }
  const input = { extension: 'pdf', languages: [], report: () => {} }

  test('are handed over as unread before they are looked at, with the text of all pages', async () => {
    const kept: unknown[] = []
    const keep = ({ pages, notes }: Reading, unread: number[]) =>
      kept.push([pages.map(({ text }) => text.slice(0, 10)), [...notes], unread])
    const { notes } = await readPdf({ ...input, bytes: writePdf([full, blank, full, blank]), keep })
    expect(kept).toEqual([[['The miller', '', 'The miller', ''], [], [2, 4]]])
    expect(notes).toEqual([])
    await readPdf({ ...input, bytes: writePdf([full, full]), keep })
    expect(kept).toHaveLength(1)
  })

  test('are left when time or memory is short, and named', async () => {
    let looks = 0
    const shortOf = () => (++looks > 1 ? ('time' as const) : undefined)
    const { pages, notes } = await readPdf({ ...input, bytes: writePdf([full, blank, full, blank]), shortOf })
    expect(pages).toHaveLength(4)
    expect(notes).toEqual([
      'Page 4 may hold more text in pictures, which were not all read: that took too long.',
    ])
  })
})

describe('text of a PDF', () => {
  test('reads columns one after the other and mends words', async () => {
    const content = line('A Book of Birds', 180, 780, 22) + column(LEFT, 60, 740) + column(RIGHT, 310, 740)
    const [text] = await textOf({ content })
    expect(text).toBe(
      '# A Book of Birds\n\nThe miller kept his accounts in a tall red book, and nobody else was allowed to open it before the ' +
        'harvest had been weighed and paid for in silver by the merchants of the lower town. When he died, the book was found ' +
        'to hold nothing but the names of birds he had seen from the window, with the day and the hour and now and then a small drawing.',
    )
  })

  test('keeps rows of tables and items of lists', async () => {
    const row = (cells: string[], y: number) => cells.map((cell, at) => line(cell, 60 + at * 140, y)).join('')
    const content =
      row(['Town', 'Mills', 'Bridges'], 700) +
      row(['Ambleford', '3', '11'], 684) +
      row(['Crowhurst', '12', '4'], 668) +
      line('1. Weigh the corn.', 60, 620) +
      line('2. Write it down.', 60, 606)
    const [text] = await textOf({ content })
    expect(text).toContain(
      '| Town | Mills | Bridges |\n| --- | --- | --- |\n| Ambleford | 3 | 11 |\n| Crowhurst | 12 | 4 |',
    )
    expect(text).toContain('1. Weigh the corn.\n2. Write it down.')
  })

  test('takes running titles and page numbers away, a title not where it stands first', async () => {
    const pages = ['First words.', 'Second words.', 'Third words.'].map((words, at) => {
      return {
        content:
          line('Annual Report', 60, 810, 9) + line(words, 60, 500) + line(`Page ${at + 1}`, 280, 30, 9),
      }
    })
    expect(await textOf(...pages)).toEqual(['Annual Report\n\nFirst words.', 'Second words.', 'Third words.'])
  })

  test('reads pages and text that are turned', async () => {
    const turned = 'BT /F1 11 Tf 0 1 -1 0 300 100 Tm (Along the edge of the sheet) Tj ET'
    expect(
      await textOf(
        { content: line('Lying on its side', 60, 500), entries: '/Rotate 90' },
        { content: turned },
      ),
    ).toEqual(['Lying on its side', 'Along the edge of the sheet'])
  })

  test('keeps links and what was filled into a form, but no remarks', async () => {
    const annots =
      '/Annots[<</Type/Annot/Subtype/Link/Rect[58 695 130 715]/A<</S/URI/URI(https://example.org/birds)>>>>' +
      '<</Type/Annot/Subtype/Widget/FT/Tx/T(name)/V(Maria Kowalska)/Rect[120 595 300 612]/DA(/F1 11 Tf 0 g)>>' +
      '<</Type/Annot/Subtype/Text/Contents(Ask her again.)/Rect[400 700 420 720]>>]'
    const [text] = await textOf({
      content: line('Read more', 60, 700) + line('Name:', 60, 600),
      entries: annots,
    })
    expect(text).toBe('[Read more](https://example.org/birds)\n\nName: Maria Kowalska')
  })

  test('reads a page that is a picture, and tells so', { timeout: 120_000 }, async () => {
    const canvas = drawPage('The ferry leaves at nine and returns before the evening bell.', {
      width: 1200,
      height: 400,
      margin: 60,
    })
    const picture = pictureObject(canvas.toBuffer('image/jpeg', 90), 1200, 400)
    const pages = [
      { content: line('A page of text before the picture.', 60, 700) },
      {
        content: 'q 576 0 0 192 0 0 cm /P Do Q',
        entries: '/MediaBox[0 0 576 192]',
        pictures: { P: picture },
      },
    ]
    const told: unknown[] = []
    const { pages: found } = await read(writePdf(pages), (progress) => told.push(progress))
    expect(found[0]).toMatchObject({ label: 'Page 1', method: 'text' })
    expect(found[1]).toMatchObject({ label: 'Page 2', method: 'ocr' })
    expect(found[1]?.text).toBe('The ferry leaves at nine and returns before the evening bell.')
    expect(found[1]?.confidence).toBeGreaterThan(80)
    expect(told.at(-1)).toEqual({ page: 2, of: 2, ocr: true })
  })
})

describe('what is not read of a PDF is told', () => {
  const full = { content: column([...LEFT, ...RIGHT], 60, 740) }
  const form = (content: string, entries: string) =>
    Buffer.from(
      `<</Type/XObject/Subtype/Form/BBox[0 0 600 800]${entries}/Length ${content.length}>>stream\n${content}\nendstream`,
    )

  test('text outside of the page', async () => {
    const outside = { content: `${full.content}${line('Slug 7', 60, 900)}` }
    const { pages, notes } = await read(writePdf([full, outside, outside, full]))
    expect(notes).toEqual(['Text outside of the visible page was left out on pages 2 and 3.'])
    expect(pages[1]!.text).toBe(pages[0]!.text)
  })

  test('a font that cannot be read', async () => {
    const font = '/Resources<</Font<</B<</Type/Font/Subtype/Type0/BaseFont/Gone/Encoding/Identity-H>>>>>>'
    const damaged = {
      content: `${full.content}/P Do`,
      pictures: { P: form('BT /B 11 Tf 60 500 Td (lost) Tj ET', font) },
    }
    const { notes } = await read(writePdf([full, damaged]))
    expect(notes).toEqual(['Part of the content of page 2 is damaged, so text may be missing there.'])
  })

  test('pages that are damaged, by number', async () => {
    const pages = writePdf([full, full, full]).toString('latin1')
    // The second page's entry leads nowhere.
    const [kids, , second] = /\/Kids\[(\d+ 0 R) (\d+ 0 R) \d+ 0 R\]/.exec(pages)!
    const broken = pages.replace(kids, kids.replace(` ${second!} `, ' 99 0 R '))
    const { notes } = await read(Buffer.from(broken, 'latin1'))
    expect(notes).toEqual(['Page 2 is damaged and was left out.'])
  })

  test('files within it', async () => {
    const names = ['bill.xml', 'plan.dwg'].map((name) => `(${name})<</Type/Filespec/F(${name})>>`)
    const catalog = `/Names<</EmbeddedFiles<</Names[${names.join('')}]>>>>`
    expect((await read(writePdf([full], { catalog }))).notes).toEqual([
      'Files inside were not read: bill.xml, plan.dwg.',
    ])
  })

  test('but stamps and signatures are read, and a mark’s comment is not', async () => {
    const drawn = (words: string) => form(`BT /F 10 Tf 5 5 Td (${words}) Tj ET`, FONT)
    const FONT = '/Resources<</Font<</F<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>>>'
    const page = {
      content: full.content,
      pictures: { A: drawn('Received 12.03.2024'), B: drawn('Signed by Ana Duarte 4711') },
      entries:
        '/Annots[<</Type/Annot/Subtype/Stamp/Rect[60 200 260 230]/AP<</N 6 0 R>>>>' +
        '<</Type/Annot/Subtype/Widget/FT/Sig/T(s)/Rect[60 100 260 130]/AP<</N 7 0 R>>>>' +
        '<</Type/Annot/Subtype/Square/Contents(Measured: 12.5 m)/Rect[400 700 420 720]>>]',
    }
    const { pages, notes } = await read(writePdf([page]))
    for (const words of ['Received 12.03.2024', 'Signed by Ana Duarte 4711'])
      expect(pages[0]!.text).toContain(words)
    expect(pages[0]!.text).not.toContain('Measured')
    expect(notes).toEqual([])
  })

  test('and what stands over a picture as text stays as it is', { timeout: 120_000 }, async () => {
    const canvas = drawPage('The ferry leaves at nine and returns before the evening bell.', {
      width: 1200,
      height: 400,
      margin: 60,
    })
    const page = {
      content: `q 576 0 0 192 0 0 cm /P Do Q${line('Paid 1,734.09', 400, 20, 4)}3 Tr ${line('No. 88213', 20, 20, 6)}`,
      entries:
        '/MediaBox[0 0 576 192]/Annots[<</Type/Annot/Subtype/Text/Contents(Ask her.)/Rect[40 70 42 72]>>]',
      pictures: { P: pictureObject(canvas.toBuffer('image/jpeg', 90), 1200, 400) },
    }
    const { pages } = await read(writePdf([page]))
    expect(pages[0]).toMatchObject({ method: 'ocr' })
    for (const words of ['The ferry leaves at nine', '1,734.09', '88213'])
      expect(pages[0]!.text).toContain(words)
    expect(pages[0]!.text).not.toContain('Ask her')
  })
})

describe('PDFs that are refused', () => {
  test('damage, loops and emptiness', async () => {
    expect(await reasonOf(Buffer.from('%PDF-1.4\nnothing of the kind'))).toBe('damaged')
    const looped = writePdf([{ content: '' }])
      .toString('latin1')
      .replace(/\/Kids\[\d+ 0 R\]/, '/Kids[2 0 R]')
    expect(await reasonOf(Buffer.from(looped, 'latin1'))).toBe('damaged')
    expect(await reasonOf(writePdf([{ content: '' }]))).toBe('no_text')
  })

  test('more pages than are read', async () => {
    const pages = Array.from({ length: LIMITS.pdfPages + 1 }, () => ({ content: '' }))
    expect(await reasonOf(writePdf(pages))).toBe('too_many_pages')
  })

  test('streams that unpack to far more than the file', async () => {
    const packed = deflateSync(deflateSync(Buffer.alloc(80 * 1024 * 1024, 32)))
    const stream = `<</Filter[/FlateDecode /Fl#61teDecode]/Length ${packed.length}>>stream\n`
    const bomb = writePdf([
      {
        content: '',
        pictures: { P: Buffer.concat([Buffer.from(stream), packed, Buffer.from('\nendstream')]) },
      },
    ])
    expect(await reasonOf(bomb)).toBe('too_much_inside')
  })
})
