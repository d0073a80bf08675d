import type { Random } from '#app/domain/random.ts'
import { comparable } from '../plain.ts'
import { type Collected, type Draft, type Option, partPassage } from './draft.ts'
import { valueOf } from './figures.ts'
import type { Table } from './passages.ts'
import { shuffled } from './shuffled.ts'
import type { Wording } from './wording.ts'

/** Questions that are kept of one table. */
const MOST_QUESTIONS = 12
/** Wrong options that a cell needs of its own column. */
const FEWEST_OTHERS = 2

/** A cell with the row and the column that it stands in. */
type Cell = { row: string; column: string; value: string; index: number; at: number }

/**
 * Questions on tables: what stands in a column for a row, in which row something stands, and which row has the most or
 * the least; where the columns are the things that are compared, which of them it is said of.
 */
export function tableDrafts({ tables, words }: Collected, random: Random): Draft[] {
  return tables.filter(hasHeader).flatMap((table) => {
    const name = nameOf(table, words)
    const drafts = comparesColumns(table)
      ? comparedDrafts(table, name, words, random)
      : [
          ...cellDrafts(table, name, words),
          ...rowDrafts(table, name, words),
          ...extremeDrafts(table, name, words),
        ]
    return shuffled(drafts, random).slice(0, MOST_QUESTIONS)
  })
}

/** How a question names the table. */
function nameOf({ caption, heading }: Table, words: Wording): string {
  const named = (caption ?? heading ?? '').replace(/^(?:§ ?)?\d+(?:\.\d+)*\.?\s+/, '')
  return named === '' ? words.say('table') : words.say('tableNamed', words.quote(named))
}

/** The cells that can be asked about. */
function cellsOf(table: Table): Cell[] {
  return table.rows.flatMap((row, at) =>
    table.header.flatMap((column, index): Cell[] => {
      const value = row[index]?.trim() ?? ''
      const name = row[0]?.trim() ?? ''
      if (index === 0 || !isCell(value) || !isName(name, table) || column.trim() === '') return []
      return [{ row: name, column: column.trim(), value, index, at }]
    }),
  )
}

function passageAt(table: Table, { row, column, value, at }: Cell) {
  return partPassage(`${row} – ${column}: ${value}`, sourceOf(table, at), table.page, table.heading)
}

/** "What does the table give as Length for Night line?", with what other rows have in that column. */
function cellDrafts(table: Table, name: string, words: Wording): Draft[] {
  return cellsOf(table).flatMap((cell): Draft[] => {
    const others = othersIn(table, cell.at, cell.index)
    if (others.length < FEWEST_OTHERS) return []
    const passage = passageAt(table, cell)
    return [
      {
        form: 'cell',
        question: words.say('cell', words.quote(cell.row), words.quote(cell.column), name),
        answer: cell.value,
        others,
        passage,
        typed: /^[\d.,\s]+\D{0,3}$/.test(cell.value) || cell.value.split(/\s+/).length === 1,
        explanation: words.quote(passage.text),
      },
    ]
  })
}

/** "For which row does the table give … as Length?": what stands once in its column. */
function rowDrafts(table: Table, name: string, words: Wording): Draft[] {
  return cellsOf(table).flatMap((cell): Draft[] => {
    const same = table.rows.filter((row) => comparable(row[cell.index] ?? '') === comparable(cell.value))
    if (same.length > 1) return []
    const passage = passageAt(table, cell)
    return [
      {
        form: 'cell',
        question: words.say('rowOf', words.quote(cell.value), words.quote(cell.column), name),
        answer: cell.row,
        others: rowsBeside(table, cell.at),
        passage,
        typed: false,
        explanation: words.quote(passage.text),
      },
    ]
  })
}

/** "Which row has the highest number as Length?": columns of figures with one unit. */
function extremeDrafts(table: Table, name: string, words: Wording): Draft[] {
  return table.header.flatMap((column, index): Draft[] => {
    const cells = cellsOf(table).filter((cell) => cell.index === index)
    const units = new Set(cells.map(({ value }) => value.replace(/^[\d.,\s\u00a0\u202f]+/, '').trim()))
    const values = cells.flatMap((cell) => {
      const value = /^\d/.test(cell.value) ? valueOf(/^[\d.,]*\d/.exec(cell.value)?.[0] ?? '') : undefined
      return value === undefined ? [] : [{ cell, value }]
    })
    if (index === 0 || units.size !== 1 || values.length !== table.rows.length || values.length < 3) return []
    if (/^(?:1[5-9]|20)\d\d$/.test(values[0]?.cell.value ?? '')) return []
    const sorted = values.toSorted((one, two) => two.value - one.value)
    return (['most', 'least'] as const).flatMap((which): Draft[] => {
      const [first, second] = which === 'most' ? sorted : sorted.toReversed()
      if (!first || !second || first.value === second.value) return []
      const passage = passageAt(table, first.cell)
      return [
        {
          form: 'cell',
          question: words.say(which, words.quote(column.trim()), name),
          answer: first.cell.row,
          others: rowsBeside(table, first.cell.at),
          passage,
          typed: false,
          explanation: sorted.map(({ cell }) => `${cell.row}: ${cell.value}`).join(' · '),
        },
      ]
    })
  })
}

/** The names of the other rows. */
function rowsBeside(table: Table, at: number): Option[] {
  return table.rows.flatMap((row, other): Option[] => {
    const text = row[0]?.trim() ?? ''
    return other === at || !isName(text, table) ? [] : [{ text }]
  })
}

/** What the first column of a table is called when its other columns are the things that it compares. */
const FEATURE =
  /^(?:features?|property|properties|characteristics?|attributes?|criteri(?:on|a)|aspects?|caracter[ií]sticas?|propiedad(?:es)?|aspectos?|criterios?|caractéristiques?|propriétés?|critères?|merkmale?|eigenschaft(?:en)?|kriteri(?:um|en)|aspekte?|caratteristic(?:a|he)|proprietà|criteri[o]?|propriedades?|kenmerk(?:en)?|eigenschap(?:pen)?|признак|свойство|характеристика|критерий)$/iu

function comparesColumns({ header }: Table): boolean {
  return header.length >= 3 && header.length <= 5 && FEATURE.test((header[0] ?? '').trim())
}

/** Which of the things compared a property belongs to, and whether it is that of the one or of the other. */
function comparedDrafts(table: Table, name: string, words: Wording, random: Random): Draft[] {
  return cellsOf(table).flatMap((cell): Draft[] => {
    const others = cellsOf(table).filter(
      (other) =>
        other.at === cell.at &&
        other.index !== cell.index &&
        comparable(other.value) !== comparable(cell.value),
    )
    const [other] = others
    if (!other) return []
    const passage = passageAt(table, cell)
    const explanation = [cell, ...others].map((one) => `${one.row} – ${one.column}: ${one.value}`).join(' · ')
    if (others.length >= FEWEST_OTHERS)
      return [
        {
          form: 'cell',
          question: words.say('cell', words.quote(cell.row), words.quote(cell.column), name),
          answer: cell.value,
          others: others.map((one) => ({ text: one.value })),
          passage,
          typed: false,
          explanation,
        },
      ]
    const isTrue = random() < 0.5
    const said = isTrue ? cell : other
    const [yes, no] = [words.say('yes'), words.say('no')]
    return [
      {
        form: 'truth',
        kind: 'truth',
        question: words.say('truthTable', name, words.quote(`${cell.column} – ${cell.row}: ${said.value}`)),
        answer: isTrue ? yes : no,
        others: [{ text: isTrue ? no : yes }],
        passage,
        typed: false,
        explanation,
      },
    ]
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
