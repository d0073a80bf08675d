import type { Line } from './lines.ts'
import { median } from './median.ts'
import type { Layout } from './pages.ts'
import { isLabel } from './page-counter.ts'

/** Share of a page's height at its top and at its bottom that running titles stand in. */
const MARGIN = 0.18
/** Rows in a margin that are looked at. */
const ROWS = 7
/** Distance of baselines, in font sizes, from which on a row is apart from its neighbour; in steps of the page's lines too. */
const APART = { sizes: 1.8, steps: 1.25 }
/** Up to this distance, in font sizes, a title belongs to the figures below it. */
const TITLE = 4

/** Lines that stand beside each other at the top or at the bottom of a page. */
export type Row = {
  lines: Line[]
  /** From its baseline to the page's edge. Points. */
  fromEdge: number
  side: 'top' | 'bottom'
  /** Whether it is clear of `inner`, the next row towards the middle of the page. */
  isApart: boolean
  inner: Row | undefined
}

/** The rows in the margins of a page, from its edge inwards: those at the top, and those at the bottom. */
export function marginsOf(layout: Layout): Row[][] {
  const { regions, height, turned = 0 } = layout
  const lines = regions.slice(0, regions.length - turned).flat()
  if (lines.length === 0) return []
  const rows = rowsOf(lines)
  const step =
    rows.length < 6 ? 0 : median(rows.slice(1).map((row, at) => baselineOf(row) - baselineOf(rows[at]!)))
  return (['top', 'bottom'] as const).map((side) => {
    const inwards = side === 'top' ? rows : rows.toReversed()
    let inner: Row | undefined
    const all = inwards
      .slice(0, ROWS + 1)
      .toReversed()
      .map((row): Row => {
        const fromEdge = side === 'top' ? baselineOf(row) : height - baselineOf(row)
        inner = { lines: row, fromEdge, side, inner, isApart: !inner || isApart(row, inner, fromEdge, step) }
        return inner
      })
    return all
      .toReversed()
      .slice(0, ROWS)
      .filter(({ fromEdge }) => fromEdge < height * MARGIN)
  })
}

function rowsOf(lines: readonly Line[]): Line[][] {
  const rows: Line[][] = []
  for (const line of lines.toSorted((one, other) => one.baseline - other.baseline)) {
    const row = rows.at(-1)
    if (row && line.baseline - row[0]!.baseline < Math.max(line.size, row[0]!.size) * 0.35) row.push(line)
    else rows.push([line])
  }
  return rows
}

function baselineOf(row: readonly Line[]): number {
  return row[0]!.baseline
}

function sizeOf(row: readonly Line[]): number {
  return Math.max(...row.map(({ size }) => size))
}

function isApart(row: Line[], inner: Row, fromEdge: number, step: number): boolean {
  const distance = Math.abs(inner.fromEdge - fromEdge)
  const lower = inner.side === 'top' ? inner.lines : row
  // Print of another size is seen to be apart without more room than there is between lines.
  const isAlike = Math.abs(sizeOf(row) - sizeOf(inner.lines)) < sizeOf(inner.lines) * 0.1
  const least = Math.max(APART.sizes * sizeOf(lower), isAlike ? APART.steps * step : 0)
  if (distance < least) return false
  return !(inner.side === 'top'
    ? isTitleOf(row, inner.lines, distance)
    : isTitleOf(inner.lines, row, distance))
}

/** Whether `row` says what the figures below it are: the head of a table, or the name of a number. */
function isTitleOf(row: readonly Line[], below: readonly Line[], distance: number): boolean {
  if (distance > TITLE * sizeOf(below)) return false
  const cells = row.flatMap((line) => line.cells)
  const others = below.flatMap((line) => line.cells)
  const aligned = cells.filter((cell) => {
    return others.some((other) => Math.abs(other.x - cell.x) < 3 || Math.abs(other.right - cell.right) < 3)
  })
  if (aligned.length > 1 || aligned.some(({ text }) => isLabel(text))) return true
  const text = others.map((cell) => cell.text).join(' ')
  return aligned.length > 0 && count(text, /\p{N}/gu) * 2 >= count(text, /\p{L}/gu) && /\p{N}/u.test(text)
}

function count(text: string, what: RegExp): number {
  return text.match(what)?.length ?? 0
}
