import { lettersOf } from '#app/domain/library/find-passage.ts'
import { blocksOfPage, type PageBlock } from '../page-blocks.ts'

/** Rows and columns of a sheet that are shown at once. */
export const SHOWN = { rows: 200, columns: 40 }

/** A part of a sheet. */
export type Sheet = {
  blocks: PageBlock[]
  /** Rows of it in all, and those that are shown, counted from 1. */
  rows: number
  first: number
  last: number
  /** Columns that are not shown. */
  columnsLeft: number
  /** What the row says that is looked for, in letters and figures alone; empty when it is on none. */
  wanted: string
}

const ROW = /^\s*\|.*\|\s*$/
const RULE = /^\s*\|(?:\s*:?-{3,}:?\s*\|)+\s*$/

/** The rows of a sheet (a page in Markdown) from `row` on, or from those that say `quote`; heads of tables are always there. */
export function sheetOf(markdown: string, quote: string, row?: number): Sheet {
  const lines = markdown.split(/\r?\n/)
  const isHead = (at: number) => ROW.test(lines[at] ?? '') && RULE.test(lines[at + 1] ?? '')
  const places = lines.flatMap((line, at) =>
    line.trim() === '' || isHead(at) || RULE.test(line) ? [] : [at],
  )
  const wanted = lettersOf(quote)
  const found = wanted ? places.findIndex((at) => lettersOf(lines[at]!).includes(wanted)) : -1
  const start = Math.min(row ? row - 1 : Math.max(0, found), Math.max(0, places.length - 1))
  const from = start - (start % SHOWN.rows)
  const shown = new Set(places.slice(from, from + SHOWN.rows))
  const kept = lines.filter(
    (line, at) => shown.has(at) || isHead(at) || RULE.test(line) || line.trim() === '',
  )
  const blocks = blocksOfPage(kept.join('\n'), { cells: Infinity, columns: Infinity })
  const widest = Math.max(0, ...blocks.map(widthOf))
  return {
    blocks: blocks.map(narrowed),
    rows: places.length,
    first: Math.min(from + 1, places.length),
    last: Math.min(from + SHOWN.rows, places.length),
    columnsLeft: Math.max(0, widest - SHOWN.columns),
    wanted: found < 0 ? '' : wanted,
  }
}

function widthOf(block: PageBlock): number {
  if (block.kind !== 'table') return 0
  return [block.head ?? [], ...block.rows].reduce((most, row) => Math.max(most, row.length), 0)
}

function narrowed(block: PageBlock): PageBlock {
  if (block.kind !== 'table') return block
  const head = block.head?.slice(0, SHOWN.columns) ?? null
  return { ...block, head, rows: block.rows.map((row) => row.slice(0, SHOWN.columns)) }
}
