import { LIMITS } from '../limits.ts'
import { sectionsOf } from '../markdown/sections.ts'
import { markdownTable } from '../markdown/table.ts'
import type { Reader } from '../reader.ts'
import { refusal } from '../refusals.ts'
import { cleanText } from './clean.ts'
import { csvDelimiter } from './csv-delimiter.ts'
import { csvRows } from './csv-rows.ts'
import { decodeText } from './decode.ts'
import { encodingNotes } from './notes.ts'

/** Delimited cells as a table. Formulas are text like any other. */
export const readCsv: Reader = async ({ bytes }) => {
  const decoded = decodeText(bytes)
  const text = cleanText(decoded.text)
  const { delimiter, skip } = csvDelimiter(text)
  const rows: string[][] = []
  let characters = 0
  for (const row of csvRows(text.slice(skip), delimiter)) {
    characters += row.reduce((sum, cell) => sum + cell.length + 3, 0)
    if (row.length <= LIMITS.columns && characters > LIMITS.characters) throw refusal('too_much_text')
    rows.push(row)
  }
  const pages = sectionsOf(markdownTable(rows)).map((page) => ({ ...page, label: null }))
  return { pages, notes: encodingNotes(decoded) }
}
