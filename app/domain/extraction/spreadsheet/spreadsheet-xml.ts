import { LIMITS } from '../limits.ts'
import type { Page, ReaderInput, Reading } from '../reader.ts'
import { refusal } from '../refusals.ts'
import { streamXml } from '../xml/parse-xml.ts'
import { writtenAttribute } from '../xml/tree.ts'
import { cellText, createGrid } from './grid.ts'
import { hiddenSheetsNote, sheetLabel } from './sheet-label.ts'

const MAX_ROW = 1_048_576
const MAX_COLUMN = 16_384

/** Reads XML Spreadsheet 2003, which many programs export as .xls. Throws the refusal `damaged` for any other XML. */
export function readSpreadsheetXml({ bytes }: ReaderInput): Reading {
  const pages: Page[] = []
  const budget = { left: LIMITS.characters }
  let grid = createGrid(budget)
  let name = ''
  let isHidden = false
  let isComment = false
  let hidden = 0
  let row = -1
  let column = -1
  let cells = new Map<number, string>()
  let type = ''
  let value = ''
  let take: 'data' | 'visible' | null = null

  const place = (attributes: Record<string, string>, before: number, most: number) => {
    const told = Number(own(attributes, 'Index'))
    return told > before + 1 && told <= most ? told - 1 : before + 1
  }
  streamXml(bytes, {
    open({ name: tag, attributes }) {
      // A comment holds its words as its cell does, and stands within it.
      if (tag === 'Comment') isComment = true
      else if (isComment) return
      else if (tag === 'Worksheet') {
        name = own(attributes, 'Name') ?? ''
        grid = createGrid(budget)
        row = -1
        isHidden = false
      } else if (tag === 'Row') {
        row = place(attributes, row, MAX_ROW)
        column = -1
        cells = new Map()
      } else if (tag === 'Cell') column = place(attributes, column, MAX_COLUMN)
      else if (tag === 'Data') {
        type = own(attributes, 'Type') ?? ''
        value = ''
        take = 'data'
      } else if (tag === 'Visible') {
        value = ''
        take = 'visible'
      }
    },
    close(tag) {
      if (tag === 'Comment') isComment = false
      if (isComment) return
      if (tag === 'Data') {
        const text = cellText(
          type === 'Boolean' ? (value.trim() === '1' ? 'TRUE' : 'FALSE') : shownDate(type, value),
        )
        if (text !== '') cells.set(column, text)
      } else if (tag === 'Visible') isHidden = value.trim() !== '' && value.trim() !== 'SheetVisible'
      else if (tag === 'Row') grid.row(row, cells)
      else if (tag === 'Worksheet') {
        if (isHidden) hidden++
        else pages.push({ label: sheetLabel(name), text: grid.end().text, method: 'text' })
      }
      if (tag === 'Data' || tag === 'Visible') take = null
    },
    text(text) {
      if (take) value += text
    },
  })
  if (pages.length === 0) throw refusal('damaged')
  return { pages, notes: hiddenSheetsNote(hidden) }
}

/** Dates stand as `2024-03-01T00:00:00.000`; midnight means that only the day is meant. */
function shownDate(type: string, value: string): string {
  return type === 'DateTime'
    ? value
        .trim()
        .replace(/T00:00:00(\.0+)?$/, '')
        .replace('T', ' ')
        .replace(/\.0+$/, '')
    : value
}

function own(attributes: Record<string, string>, name: string): string | undefined {
  return writtenAttribute({ attributes }, `ss:${name}`) ?? writtenAttribute({ attributes }, name)
}
