import { append, isBlank, plainText, type Block, type Inline } from './blocks.ts'
import { alignColumns, type RowWithEdges } from './table-columns.ts'
import type { ListLevel } from './doc-lists.ts'
import { headingsBySize } from './size-headings.ts'
import type { Paragraph } from './doc-paragraphs.ts'

type Lists = (override: number) => { name: string; levels: ListLevel[] } | null

/** Makes blocks of paragraphs: cells become tables, numbered and bulleted paragraphs items. */
export function blocksOf(paragraphs: readonly Paragraph[], lists: Lists): Block[] {
  const blocks: Block[] = []
  const headingOf = headingFinder(paragraphs)
  let rows: RowWithEdges[] = []
  let row: Inline[][] = []
  let cell: Inline[] = []
  const closeTable = () => {
    if (cell.length > 0) row.push(cell)
    if (row.length > 0) rows.push({ cells: row, edges: [] })
    if (rows.length > 0) blocks.push({ kind: 'table', rows: alignColumns(rows) })
    rows = []
    row = []
    cell = []
  }

  for (const paragraph of paragraphs) {
    const { kind } = paragraph
    if (!kind.inTable && !(paragraph.cellEnd && rows.length + row.length > 0)) {
      closeTable()
      const block = blockOf(paragraph, lists, headingOf)
      if (block) blocks.push(block)
      continue
    }
    const ends = paragraph.cellEnd && kind.depth <= 1
    if (ends && kind.rowEnd) {
      if (row.length > 0) rows.push({ cells: row, edges: kind.edges })
      row = []
      cell = []
      continue
    }
    if (cell.length > 0 && !isBlank(paragraph.inlines)) append(cell, '\n')
    cell.push(...paragraph.inlines)
    if (ends) {
      row.push(cell)
      cell = []
    }
  }
  closeTable()
  return blocks
}

type HeadingFinder = (paragraph: Paragraph) => number | null

/** Headings are told by style; in a text that has none, by letters larger than most. */
function headingFinder(paragraphs: readonly Paragraph[]): HeadingFinder {
  if (paragraphs.some(({ kind }) => kind.heading !== null)) return () => null
  const sized = ({ size, inlines }: Paragraph) => ({ size, characters: plainText(inlines).trim().length })
  const bySize = headingsBySize(paragraphs.filter(({ kind }) => !kind.inTable).map(sized))
  return (paragraph) => bySize(sized(paragraph))
}

function blockOf(paragraph: Paragraph, lists: Lists, headingOf: HeadingFinder): Block | null {
  const { kind, inlines } = paragraph
  if (isBlank(inlines)) return null
  if (kind.heading !== null) return { kind: 'heading', level: kind.heading, inlines }
  if (kind.code) return { kind: 'code', inlines }
  if (kind.oldList)
    return { kind: 'item', level: 0, ordered: kind.oldList === 'number', list: 'old', inlines }
  const list = kind.list > 0 ? lists(kind.list) : null
  const level = list?.levels[Math.min(kind.listLevel, list.levels.length - 1)]
  if (!list || !level?.marked) {
    const large = headingOf(paragraph)
    return large === null ? { kind: 'paragraph', inlines } : { kind: 'heading', level: large, inlines }
  }
  return {
    kind: 'item',
    level: kind.listLevel,
    ordered: level.ordered,
    list: list.name,
    start: level.start,
    inlines,
  }
}
