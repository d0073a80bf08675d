import { LIMITS } from '../limits.ts'
import { escapeMarkdown, oneLine } from '../markdown/escape.ts'
import { refusal } from '../refusals.ts'

/** A row's cells that hold something, by column (from 0), as Markdown of one line. */
export type GridRow = ReadonlyMap<number, string>

/** Text of a cell as Markdown of one line. */
export function cellText(text: string): string {
  // Numbers and dashes begin no list within a table: something in front keeps them as they are.
  return oneLine(escapeMarkdown(`¦${text}`).slice(1)).replace(/(\\*)\|/g, (_, slashes: string) =>
    slashes.length % 2 ? `${slashes}|` : `${slashes}\\|`,
  )
}

/**
 * Writes the rows of a sheet as they come. Rows that touch are one table; an empty row ends it. Columns that are empty
 * in a whole table are left out, and so are cells after a row's last. `budget` counts the characters of all sheets;
 * throws the refusal `too_much_text` when it is used up.
 */
export function createGrid(budget: { left: number }) {
  const parts: string[] = []
  /** Each row is one string, column and text in turn: a million small objects would take ten times the memory. */
  let rows: string[] = []
  let columns = new Set<number>()
  let lastRow = -2
  let leftOut = 0

  const spend = (characters: number) => {
    budget.left -= characters
    if (budget.left < 0) throw refusal('too_much_text')
  }
  const close = () => {
    if (rows.length > 0) {
      leftOut = Math.max(leftOut, columns.size - LIMITS.columns)
      parts.push(tableOf(rows, columns, spend))
    }
    rows = []
    columns = new Set()
  }

  return {
    /** Takes the row of that number; rows come in order. The map may be used again by the caller. */
    row(number: number, cells: GridRow) {
      if (cells.size === 0) return
      if (number !== lastRow + 1) close()
      lastRow = number
      const row: (string | number)[] = []
      for (const [column, text] of cells) {
        spend(text.length + 3)
        columns.add(column)
        row.push(column, text)
      }
      rows.push(row.join('\t'))
    },
    /** What stood in the sheet, and how many columns of the widest table were too many. */
    end(): { text: string; columnsLeftOut: number } {
      close()
      return { text: parts.join('\n\n'), columnsLeftOut: Math.max(0, leftOut) }
    },
  }
}

/** A title above a table, then the table; single cells are a paragraph. */
function tableOf(
  rows: readonly string[],
  used: ReadonlySet<number>,
  spend: (characters: number) => void,
): string {
  const columns = [...used].toSorted((a, b) => a - b).slice(0, LIMITS.columns)
  const place = new Map(columns.map((column, nth) => [column, nth]))
  const parts: string[] = []
  let first = 0
  for (const row of rows) {
    const cells = row.split('\t')
    if (cells.length > 2 || (columns.length === 1 && rows.length > 1)) break
    parts.push(cells[1] ?? '')
    first++
  }
  const lines: string[] = []
  for (const row of rows.slice(first)) {
    lines.push(line(row.split('\t'), place, lines.length === 0 ? columns.length : 0, spend))
    if (lines.length === 1) lines.push(`|${' --- |'.repeat(columns.length)}`)
  }
  if (lines.length > 0) parts.push(lines.join('\n'))
  return parts.join('\n\n')
}

/** A row in Markdown, from columns and texts in turn, at least `width` cells wide. */
function line(
  row: readonly string[],
  place: ReadonlyMap<number, number>,
  width: number,
  spend: (characters: number) => void,
): string {
  const cells: string[] = []
  for (let i = 0; i + 1 < row.length; i += 2) {
    const at = place.get(Number(row[i]))
    if (at === undefined) continue
    spend(Math.max(0, at - cells.length) * 3)
    while (cells.length < at) cells.push('')
    cells[at] = row[i + 1] ?? ''
  }
  while (cells.length < width) cells.push('')
  return `| ${cells.join(' | ')} |`
}
