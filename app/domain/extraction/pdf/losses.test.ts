import { expect, test } from 'vitest'
import type { Layout, Loss } from '../layout/pages.ts'
import { lossNotes } from './losses.ts'
import { openPdf } from './engine.ts'
import { ITEMS, layoutOfPage } from './page-layout.ts'
import { writePdf } from './write-pdf.ts'

const page = (...losses: Loss[]): Layout => ({ regions: [], height: 842, remarks: [], losses })

test('each kind of loss is a sentence with its pages', () => {
  expect(lossNotes([page(), page()])).toEqual([])
  expect(
    lossNotes([
      undefined,
      page('outside', 'damaged'),
      page('endless'),
      page('outside', 'overlay'),
      undefined,
    ]),
  ).toEqual([
    'Pages 1 and 5 are damaged and were left out.',
    'Text outside of the visible page was left out on pages 2 and 4.',
    'Part of the content of page 2 is damaged, so text may be missing there.',
    'There is more text on page 3 than is read: the rest was left out.',
    'Fields, links or remarks on page 4 could not all be read.',
  ])
})

test('more text than is read is told, and so is an error in the middle of a form', async () => {
  const endless = 'BT /F1 1 Tf 60 700 Td (a) Tj ET\n'.repeat(ITEMS + 2)
  const looped = Buffer.from(
    '<</Type/XObject/Subtype/Form/BBox[0 0 600 800]/Resources<</XObject<</P 6 0 R>>>>/Length 5>>stream\n/P Do\nendstream',
  )
  const document = await openPdf(
    new Uint8Array(writePdf([{ content: '/P Do', pictures: { P: looped } }, { content: endless }])),
  )
  expect((await layoutOfPage(document, 1))?.losses).toEqual(['damaged'])
  expect((await layoutOfPage(document, 2))?.losses).toEqual(['endless'])
})
