import { describe, expect, it } from 'vitest'

import { openOle } from '../legacy/ole.ts'
import { writeOle } from '../legacy/write-ole.test-help.ts'
import { RECORD } from './ppt-records.ts'
import { readPpt } from './read-ppt.ts'
import {
  box,
  drawing,
  listed,
  narrow,
  numbers,
  presentation,
  record,
  slideAtom,
  wide,
} from './write-ppt.test-help.ts'

const read = async (bytes: Uint8Array) => readPpt({ bytes, extension: 'ppt', languages: [], report() {} })

describe('readPpt', () => {
  it('reads slides in the order of the list, with outline texts, boxes, tables and notes', async () => {
    const levels = record(
      RECORD.textStyle,
      Buffer.concat([numbers(4), Buffer.alloc(2), numbers(0), numbers(5), Buffer.from([1, 0]), numbers(0)]),
    )
    const document = record(RECORD.document, [
      record(RECORD.slideList, [
        listed(3, 257),
        ...wide(0, 'Zweite'),
        listed(2, 256),
        ...narrow(0, 'Gr\xfc\xdfe'),
        ...wide(1, 'one\rtwo'),
        levels,
      ]),
      record(RECORD.slideList, [listed(4, 300)], 2),
    ])
    const reference = (nth: number) => [record(RECORD.outlineText, numbers(nth))]
    const tableCell = (left: number, top: number, text: string) =>
      record(RECORD.shape, [
        record(RECORD.childAnchor, numbers(left, top, left + 1, top + 1)),
        record(RECORD.clientTextBox, wide(4, text)),
      ])
    const properties = Buffer.alloc(6)
    properties.writeUInt16LE(0x039f, 0)
    properties.writeUInt32LE(1, 2)
    const table = record(RECORD.shapeGroup, [
      record(RECORD.shape, [record(RECORD.moreOptions, properties, 1)]),
      tableCell(9, 0, 'b'),
      tableCell(0, 0, 'a'),
      tableCell(0, 9, 'c'),
    ])
    const first = record(RECORD.slide, [
      slideAtom(300),
      drawing(
        box(reference(1)),
        box(wide(4, 'a box')),
        box(wide(4, '3'), 8),
        box(reference(0)),
        box(reference(1)),
        table,
      ),
    ])
    const second = record(RECORD.slide, [
      slideAtom(0),
      drawing(),
      record(RECORD.slideShowInfo, Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0])),
    ])
    const notes = record(RECORD.notes, [drawing(box(wide(2, 'Said aloud')), box(wide(4, 'page 1')))])
    const { pages, notes: told } = await read(presentation([document, first, second, notes]))
    expect(pages.map(({ label, text }) => [label, text])).toEqual([
      ['Slide 1', '# Zweite'],
      [
        'Slide 2',
        '# Grüße\n\n- one\n   - two\n\na box\n\n| a | b |\n| --- | --- |\n| c |  |\n\nNotes:\n\nSaid aloud',
      ],
    ])
    expect(told).toEqual(['Slide 1 is hidden in the presentation.'])
  })

  it('tells numbers from bullets by what is kept beside the text', async () => {
    const runs = Buffer.concat([
      numbers(4),
      Buffer.alloc(2),
      numbers(1),
      Buffer.from([1, 0]),
      numbers(4),
      Buffer.alloc(2),
      numbers(1),
      Buffer.from([1, 0]),
    ])
    const kept = Buffer.concat([numbers(0x02000000), Buffer.from([1, 0]), numbers(0, 0), numbers(0, 0, 0)])
    const tags = record(RECORD.programTags, [
      record(RECORD.binaryTag, [record(RECORD.binaryTagData, [record(RECORD.textStyle9, kept)])]),
    ])
    const shape = record(RECORD.shape, [
      record(RECORD.clientData, [tags]),
      record(RECORD.clientTextBox, [...wide(4, 'one\rdot'), record(RECORD.textStyle, runs)]),
    ])
    const document = record(RECORD.document, [record(RECORD.slideList, [listed(2, 256)])])
    const { pages } = await read(presentation([document, record(RECORD.slide, [drawing(shape)])]))
    expect(pages[0]?.text).toBe('1. one\n\n- dot')
  })

  it('reads a slide that is listed a thousand times once', async () => {
    const document = record(RECORD.document, [
      record(
        RECORD.slideList,
        Array.from({ length: 1_000 }, () => listed(2, 256)),
      ),
    ])
    const { pages } = await read(
      presentation([document, record(RECORD.slide, [drawing(box(wide(4, 'only once')))])]),
    )
    expect(pages.filter(({ text }) => text !== '')).toHaveLength(1)
  })

  it('reads the texts of the list when the directory of objects is broken', async () => {
    const document = record(RECORD.document, [
      record(RECORD.slideList, [listed(2, 256), ...wide(0, 'Rescued')]),
    ])
    const { pages } = await read(writeOle({ 'PowerPoint Document': document }))
    expect(pages.map(({ text }) => text)).toEqual(['# Rescued'])
  })

  it('refuses what is encrypted or broken', async () => {
    await expect(read(presentation([record(RECORD.document, [])], 0xf3d1c4df))).rejects.toThrow(
      'password-protected',
    )
    await expect(read(writeOle({ 'PowerPoint Document': Buffer.alloc(100) }))).rejects.toThrow('damaged')
    const endless = record(RECORD.userEdit, numbers(0, 0, 0, 0, 1, 1, 0))
    await expect(
      read(
        writeOle({
          'Current User': Buffer.concat([Buffer.alloc(8), numbers(20, 0, 0, 0)]),
          'PowerPoint Document': endless,
        }),
      ),
    ).rejects.toThrow('damaged')
  })

  it('reads what is of PowerPoint 97 in a file for 95 too, and says of older ones what they are', async () => {
    const document = record(RECORD.document, [record(RECORD.slideList, [listed(2, 256), ...wide(0, 'Both')])])
    const file = openOle(presentation([document, record(RECORD.slide, [drawing()])]))
    const both = writeOle({
      'PowerPoint Document': Buffer.alloc(600),
      'PP97_DUALSTORAGE/PowerPoint Document': file.read('PowerPoint Document')!,
      'PP97_DUALSTORAGE/Current User': file.read('Current User')!,
    })
    expect((await read(both)).pages.map(({ text }) => text).join()).toContain('Both')
    await expect(read(writeOle({ PP40: Buffer.alloc(600) }))).rejects.toThrow('older than')
  })
})
