import { read, set_cptable, type CellObject, type WorkBook } from '@e965/xlsx'
import * as codePages from '@e965/xlsx/dist/cpexcel.full.mjs'
import { isOle, openOle } from '../legacy/ole.ts'
import { oleKind } from '../legacy/ole-kind.ts'
import { LIMITS } from '../limits.ts'
import type { Page, Reader } from '../reader.ts'
import { refusal } from '../refusals.ts'
import { checkBiff } from './biff.ts'
import { cellText, createGrid } from './grid.ts'
import { numberFormats } from './number-format.ts'
import { hiddenSheetsNote, sheetLabel } from './sheet-label.ts'
import { readSpreadsheetXml } from './spreadsheet-xml.ts'

/** Without these, cells of workbooks from before 1997 in other than western languages are not readable. */
set_cptable(codePages)

/**
 * Reads Excel workbooks of before 2007 (.xls): BIFF2 to BIFF8, in a container or bare, and XML Spreadsheet 2003. A page
 * per visible sheet, as `readXlsx` writes it.
 */
export const readXls: Reader = async (input) => {
  if (!isOle(input.bytes) && input.bytes[0] !== 0x09) return readSpreadsheetXml(input)
  const stream = workbookStream(input.bytes)
  checkBiff(stream)
  const book = parse(stream)
  const properties = book.Workbook
  const hidden = new Set(book.SheetNames.filter((_, nth) => (properties?.Sheets?.[nth]?.Hidden ?? 0) > 0))
  const shown = book.SheetNames.filter((name) => !hidden.has(name))
  const names = shown.length > 0 ? shown : book.SheetNames
  const formats = numberFormats(properties?.WBProps?.date1904 === true)
  const budget = { left: LIMITS.characters }
  const notes = hiddenSheetsNote(book.SheetNames.length - names.length)
  const pages: Page[] = []
  for (const [nth, name] of names.entries()) {
    input.report({ page: nth + 1, of: names.length })
    // Meant as a key: the library has put the sheet there by the same name, whatever that is.
    const rows: unknown = book.Sheets[name]?.['!data']
    const grid = createGrid(budget)
    for (const [number, row] of Array.isArray(rows) ? rows.entries() : []) {
      const cells = new Map<number, string>()
      for (const [column, cell] of Array.isArray(row) ? (row as (CellObject | undefined)[]).entries() : []) {
        const text = cell ? shownValue(cell, formats) : ''
        if (text !== '') cells.set(column, text)
      }
      grid.row(number, cells)
    }
    pages.push({ label: sheetLabel(name), text: grid.end().text, method: 'text' })
  }
  return { pages, notes }
}

function workbookStream(bytes: Uint8Array): Uint8Array {
  if (!isOle(bytes)) return bytes
  const file = openOle(bytes)
  if (oleKind(file) === 'encrypted') throw refusal('password')
  const stream = file.read('Workbook') ?? file.read('Book')
  if (!stream) throw refusal('damaged')
  return stream
}

function parse(stream: Uint8Array): WorkBook {
  try {
    return read(stream, {
      type: 'array',
      dense: true,
      cellFormula: false,
      cellHTML: false,
      cellText: false,
      cellNF: true,
      raw: true,
    })
  } catch (error) {
    const locked = error instanceof Error && /password|encrypt/i.test(error.message)
    throw refusal(locked ? 'password' : 'damaged', undefined, error)
  }
}

/** The built-in date format, which follows the reader's country. */
const COUNTRY_DATE = 'm/d/yy'

function shownValue(cell: CellObject, formats: ReturnType<typeof numberFormats>): string {
  const { t: type, v: value, z: format } = cell
  if (type === 'b') return value ? 'TRUE' : 'FALSE'
  if (type === 'e') return cellText(cell.w ?? ERRORS.get(Number(value)) ?? '')
  if (typeof value === 'number') return cellText(formats(format === COUNTRY_DATE ? 14 : (format ?? 0))(value))
  if (value instanceof Date) return cellText(value.toISOString().slice(0, 10))
  return cellText(String(value ?? ''))
}

const ERRORS = new Map([
  [0x00, '#NULL!'],
  [0x07, '#DIV/0!'],
  [0x0f, '#VALUE!'],
  [0x17, '#REF!'],
  [0x1d, '#NAME?'],
  [0x24, '#NUM!'],
  [0x2a, '#N/A'],
])
