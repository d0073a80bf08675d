import { decodeControlEscapes } from '../ooxml/control-escapes.ts'
import { streamXml } from '../xml/parse-xml.ts'
import { cellText, type GridRow } from './grid.ts'

/** What cells refer to. */
export type CellContext = {
  shared: readonly string[]
  /** Shows a number in the style of that number. */
  format(style: number, value: number): string
  /** Hears of a cell that leads somewhere: its reference and the relationship that says where. */
  link(reference: string, relationship: string): void
}

/** The programs' own bounds; what lies outside was not written by one. */
const MAX_ROW = 1_048_576
const MAX_COLUMN = 16_384

/**
 * Reads the rows of a worksheet part as a stream, whatever size the sheet claims. Formulas show the value kept with
 * them. `row` gets numbers from 0 that only grow.
 */
export function readCells(
  sheet: Uint8Array,
  context: CellContext,
  row: (number: number, cells: GridRow) => void,
): void {
  let rowNumber = -1
  let column = -1
  const cells = new Map<number, string>()
  let type = ''
  let style = 0
  let value = ''
  let inValue = false
  let inCell = false
  let phonetic = 0

  streamXml(sheet, {
    open({ name, attributes }) {
      if (name === 'row') {
        const told = Number(attributes['r'])
        rowNumber = told > rowNumber && told <= MAX_ROW ? told - 1 : rowNumber + 1
        column = -1
        cells.clear()
      } else if (name === 'c') {
        inCell = true
        column = columnOf(attributes['r']) ?? column + 1
        type = attributes['t'] ?? 'n'
        style = Number(attributes['s'] ?? 0)
        value = ''
      } else if (name === 'hyperlink') context.link(attributes['ref'] ?? '', attributes['r:id'] ?? '')
      else if (name === 'rPh') phonetic++
      else if (inCell && phonetic === 0 && (name === 'v' || name === 't')) inValue = true
    },
    close(name) {
      if (name === 'v' || name === 't') inValue = false
      else if (name === 'rPh') phonetic = Math.max(0, phonetic - 1)
      else if (name === 'c') {
        inCell = false
        const text = shown(type, style, value, context)
        if (text !== '' && column < MAX_COLUMN) cells.set(column, text)
      } else if (name === 'row') {
        row(rowNumber, cells)
        cells.clear()
      }
    },
    text(text) {
      if (inValue) value += text
    },
  })
  if (cells.size > 0) row(rowNumber, cells)
}

function shown(type: string, style: number, value: string, context: CellContext): string {
  if (value === '') return ''
  if (type === 's') return context.shared[Number(value)] ?? ''
  if (type === 'b') return value.trim() === '1' || value.trim() === 'true' ? 'TRUE' : 'FALSE'
  if (type !== 'n') return cellText(decodeControlEscapes(value))
  const number = Number(value)
  return Number.isNaN(number) ? cellText(value) : cellText(context.format(style, number))
}

/** The column (from 0) of a reference such as `AB12`; undefined for anything else. */
function columnOf(reference: string | undefined): number | undefined {
  if (reference === undefined) return undefined
  let column = 0
  for (let at = 0; at < reference.length && at < 4; at++) {
    const letter = reference.charCodeAt(at) & ~0x20
    if (letter < 65 || letter > 90) break
    column = column * 26 + letter - 64
  }
  return column > 0 ? column - 1 : undefined
}
