import { LIMITS } from '../limits.ts'
import { mainPart, openPackage } from '../ooxml/package.ts'
import type { Page, Reader } from '../reader.ts'
import { refusal } from '../refusals.ts'
import { createGrid } from './grid.ts'
import { hiddenSheetsNote, sheetLabel } from './sheet-label.ts'
import { readCells } from './sheet-cells.ts'
import { readSheetNotes } from './sheet-notes.ts'
import { readSharedStrings, readStyles, readWorkbook } from './workbook.ts'

const MAX_LINKS = 2_000

/**
 * Reads Excel workbooks since 2007 (.xlsx, ISO/IEC 29500-1): a page per visible sheet, its tables as Markdown, numbers as
 * they are shown, formulas as their kept values, links and text boxes below. Sheets are read as streams: what a
 * sheet says of its own size is not believed.
 */
export const readXlsx: Reader = async ({ bytes, report }) => {
  const office = await openPackage(bytes)
  const path = await mainPart(office, 'xl/workbook.xml')
  const book = await readWorkbook(office, path)
  const shown = book.sheets.filter((sheet) => !sheet.hidden)
  const sheets = shown.length > 0 ? shown : book.sheets
  if (sheets.length > LIMITS.pages) throw refusal('too_many_pages')
  const shared = readSharedStrings(book.sharedPath ? await office.bytes(book.sharedPath) : null)
  const format = readStyles(book.stylesPath ? await office.bytes(book.stylesPath) : null, book.date1904)
  const budget = { left: LIMITS.characters }
  const notes = hiddenSheetsNote(book.sheets.length - sheets.length)
  const pages: Page[] = []
  for (const [nth, sheet] of sheets.entries()) {
    report({ page: nth + 1, of: sheets.length })
    const part = await office.bytes(sheet.path)
    const grid = createGrid(budget)
    const linked: [reference: string, relationship: string][] = []
    const link = (reference: string, relationship: string) => {
      if (linked.length < MAX_LINKS) linked.push([reference, relationship])
    }
    if (part) readCells(part, { shared, format, link }, (row, cells) => grid.row(row, cells))
    const { text, columnsLeftOut } = grid.end()
    if (columnsLeftOut > 0)
      notes.push(`${columnsLeftOut} columns of ${sheetLabel(sheet.name)} were left out.`)
    const beside = await readSheetNotes(office, sheet.path, linked)
    pages.push({
      label: sheetLabel(sheet.name),
      text: [text, beside].filter(Boolean).join('\n\n'),
      method: 'text',
    })
  }
  return { pages, notes }
}
