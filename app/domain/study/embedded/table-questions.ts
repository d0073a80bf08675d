import type { Random } from '#app/domain/humanizer/embedded/random.ts'
import { comparable } from '../plain.ts'
import { type Collected, type Draft, type Option, partPassage } from './draft.ts'
import type { Table } from './passages.ts'
import { shuffled } from './shuffled.ts'

/** Cells that are asked for of one table. */
const MOST_CELLS = 12

/** "What does the table give as Length for Night line?", with what other rows have in that column. */
export function tableDrafts({ tables, words }: Collected, random: Random): Draft[] {
  return tables.filter(hasHeader).flatMap((table) => {
    const named = table.caption ?? table.heading
    const drafts = table.rows.flatMap((row, at) =>
      table.header.flatMap((column, index): Draft[] => {
        const answer = row[index]?.trim() ?? ''
        const name = row[0]?.trim() ?? ''
        if (index === 0 || !isCell(answer) || !isName(name, table) || column.trim() === '') return []
        const others = othersIn(table, at, index)
        const text = `${name} – ${column}: ${answer}`
        const source = sourceOf(table, at)
        return [
          {
            form: 'cell',
            question: named
              ? words.say('inTable', words.quote(name), words.quote(column), words.quote(named))
              : words.say('cell', words.quote(name), words.quote(column)),
            answer,
            others,
            passage: partPassage(text, source, table.page, table.heading),
            typed: /^[\d.,\s]+\D{0,3}$/.test(answer) || answer.split(/\s+/).length === 1,
            explanation: words.quote(text),
          },
        ]
      }),
    )
    return shuffled(drafts, random).slice(0, MOST_CELLS)
  })
}

/** Whether the first row names the columns: forms have values there, and labels further to the right. */
function hasHeader({ header, rows }: Table): boolean {
  const years = header.filter((cell) => /^(?:1\d|20)\d\d$/.test(cell.trim())).length
  const named = header.every((cell, at) => {
    const text = cell.trim()
    if (text === '') return at === 0
    if (/[:#@]/.test(text) || text.split(/\s+/).length > 5) return false
    return years > 1 || !/^[\d.,/-]+$/.test(text)
  })
  if (!named || new Set(header.map(comparable)).size < header.length) return false
  // A column of figures has figures all the way.
  return header.every((_, at) => {
    if (at === 0) return true
    const cells = rows.map((row) => row[at]?.trim() ?? '').filter(Boolean)
    const figures = cells.filter((cell) => /^[\d.,+−–-]/.test(cell)).length
    return (
      figures === 0 ||
      figures === cells.length ||
      figures / cells.length > 0.7 ||
      figures / cells.length < 0.3
    )
  })
}

function isCell(cell: string): boolean {
  return (
    cell !== '' &&
    cell.split(/\s+/).length <= 7 &&
    /[\p{L}\p{N}]/u.test(cell) &&
    !/^[-–—]+$|[~*_`<>{}\\]|https?:|[.!?]$/.test(cell)
  )
}

/** Whether the first cell of a row names the row, and no other row of the table. */
function isName(name: string, { rows }: Table): boolean {
  return isCell(name) && rows.filter((row) => comparable(row[0] ?? '') === comparable(name)).length === 1
}

function othersIn({ rows, header }: Table, at: number, index: number): Option[] {
  const own = comparable(rows[at]?.[index] ?? '')
  return rows.flatMap((row, other): Option[] => {
    const text = row[index]?.trim() ?? ''
    if (other === at || !isCell(text) || comparable(text) === own) return []
    const label = `${row[0] ?? ''} – ${header[index] ?? ''}: ${text}`
    return [{ text, from: partPassage(label, label, 0, null) }]
  })
}

/** A row as it stands on the page; of very short rows with the one beside it, so that the place can be found. */
function sourceOf({ sources }: Table, at: number): string {
  const own = sources[at] ?? ''
  if (own.length >= 24) return own
  return at > 0 ? `${sources[at - 1]} ${own}` : `${own} ${sources[at + 1] ?? ''}`.trim()
}
