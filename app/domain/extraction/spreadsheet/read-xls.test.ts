import { utils, write, type BookType } from '@e965/xlsx'
import { describe, expect, it } from 'vitest'

import { writeOle } from '../legacy/write-ole.test-help.ts'
import { readXls } from './read-xls.ts'

const read = async (bytes: Uint8Array) => readXls({ bytes, extension: 'xls', languages: [], report() {} })

function book(bookType: BookType | 'biff4'): Buffer {
  const workbook = utils.book_new()
  const first = utils.aoa_to_sheet([['Name', 'Share'], ['Ann | Bob', 0.25], [], [true, 45352]])
  Object.assign(first['B2'] as object, { z: '0.0%' })
  Object.assign(first['B4'] as object, { z: 'm/d/yy' })
  utils.book_append_sheet(workbook, first, 'Ergebnis')
  utils.book_append_sheet(workbook, utils.aoa_to_sheet([['hidden words']]), 'Hidden')
  workbook.Workbook = { Sheets: [{}, { Hidden: 1 }] }
  return write(workbook, { type: 'buffer', bookType: bookType as BookType }) as Buffer
}

describe('readXls', () => {
  it.each(['biff8', 'biff5'] as const)('reads %s: tables, formats, hidden sheets', async (bookType) => {
    const { pages, notes } = await read(book(bookType))
    expect(pages).toEqual([
      {
        label: 'Sheet Ergebnis',
        text: '| Name | Share |\n| --- | --- |\n| Ann \\| Bob | 25.0% |\n\n| TRUE | 2024-03-01 |\n| --- | --- |',
        method: 'text',
      },
    ])
    expect(notes).toEqual(['1 hidden sheet was left out.'])
  })

  it('reads sheets of before there were containers', async () => {
    expect((await read(book('biff4'))).pages[0]?.text).toContain('Ann \\| Bob')
  })

  it('refuses what is encrypted', async () => {
    const stream = Buffer.from([0x09, 0x08, 4, 0, 0, 6, 5, 0, 0x2f, 0, 2, 0, 0, 0])
    await expect(read(writeOle({ Workbook: stream }))).rejects.toThrow('password-protected')
    await expect(read(writeOle({ EncryptedPackage: stream }))).rejects.toThrow('password-protected')
  })

  it('refuses containers without a workbook', async () => {
    await expect(read(writeOle({ Other: Buffer.from('x') }))).rejects.toThrow('damaged')
    await expect(read(writeOle({ Workbook: Buffer.from('no records') }))).rejects.toThrow('damaged')
  })

  it('reads XML Spreadsheet 2003 and no other XML', async () => {
    const cell = (type: string, value: string, more = '') =>
      `<Cell${more}><Data ss:Type="${type}">${value}</Data></Cell>`
    const rows = `<Row>${cell('String', 'When')}${cell('DateTime', '2024-03-01T00:00:00.000', ' ss:Index="3"')}</Row><Row ss:Index="3">${cell('Boolean', '1')}</Row>`
    const xml = `<?xml version="1.0"?><Workbook><Worksheet ss:Name="Plan"><Table>${rows}</Table></Worksheet></Workbook>`
    const { pages } = await read(Buffer.from(xml))
    expect(pages).toEqual([
      { label: 'Sheet Plan', text: '| When | 2024-03-01 |\n| --- | --- |\n\nTRUE', method: 'text' },
    ])
    await expect(read(Buffer.from('<?xml version="1.0"?><note>words</note>'))).rejects.toThrow('damaged')
  })
})
