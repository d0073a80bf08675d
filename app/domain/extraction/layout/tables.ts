import type { Cell, Line } from './lines.ts'

type Column = { x: number; right: number }

/**
 * The table that begins at `lines[from]`: rows of cells and the line after it; nothing where the layout shows none.
 * A table is a stretch of lines most of which have cells in the same places.
 */
export function tableAt(lines: readonly Line[], from: number): { rows: string[][]; to: number } | undefined {
  const whole = stretchAt(lines, from)
  const columns = columnsOf(whole)
  if (!columns) return undefined
  const end = whole.findIndex((line) => spans(line, columns))
  const stretch = end < 0 ? whole : whole.slice(0, end)
  const several = stretch.filter((line) => line.cells.length > 1).length
  if (several < (columns.length > 2 ? 2 : 3) || several < stretch.length * 0.6) return undefined
  const fitting = stretch.filter((line) => fits(line, columns)).length
  if (fitting < stretch.length * 0.7) return undefined
  return { rows: rowsOf(stretch, columns), to: from + stretch.length }
}

/** From a line with several cells to the last one, with no more than single lines of one cell between. */
function stretchAt(lines: readonly Line[], from: number): Line[] {
  if ((lines[from]?.cells.length ?? 0) < 2) return []
  let end = from
  for (let at = from; at < lines.length; at++) {
    const line = lines[at]!
    const before = lines[at - 1]
    if (line.leads || Math.abs(line.size - lines[from]!.size) > line.size * 0.3) break
    if (at > from && before && line.baseline - before.baseline > Math.max(line.size, before.size) * 4) break
    if (line.cells.length > 1) end = at
    else if (at - end > 3 || line.cells[0]!.text.length > 70) break
  }
  const stretch = lines.slice(from, end + 1)
  const next = lines[end + 1]
  // The last cell may go on below.
  if (next && next.cells.length === 1 && next.x > stretch[0]!.cells[0]!.right && isTight(lines[end]!, next))
    stretch.push(next)
  return stretch
}

function isTight(before: Line, line: Line): boolean {
  return line.baseline - before.baseline < line.size * 1.35
}

/** Where the columns are, by the lines with the usual number of cells; nothing when those overlap. */
function columnsOf(stretch: readonly Line[]): Column[] | undefined {
  const counts = new Map<number, number>()
  for (const { cells } of stretch)
    if (cells.length > 1) counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1)
  const usual = [...counts].toSorted((one, other) => other[1] - one[1] || other[0] - one[0])[0]?.[0]
  if (!usual) return undefined
  const columns: Column[] = []
  const cells = stretch.filter((line) => line.cells.length === usual).flatMap((line) => line.cells)
  for (const { x, right } of cells.toSorted((one, other) => one.x - other.x)) {
    const last = columns.at(-1)
    if (last && x < last.right + 1) last.right = Math.max(last.right, right)
    else columns.push({ x, right })
  }
  return columns.length >= 2 && columns.length >= usual ? columns : undefined
}

/** A title within or below a table: one cell that lies over several columns. */
function spans(line: Line, columns: Column[]): boolean {
  const [cell, ...others] = line.cells
  if (!cell || others.length > 0) return false
  return (
    columns.filter((column) => Math.min(column.right, cell.right) - Math.max(column.x, cell.x) > line.size)
      .length > 1
  )
}

function fits(line: Line, columns: Column[]): boolean {
  const places = line.cells.map((cell) => columnOf(cell, columns))
  return new Set(places).size === places.length
}

function columnOf(cell: Cell, columns: Column[]): number {
  const shared = columns.map((column) => Math.min(column.right, cell.right) - Math.max(column.x, cell.x))
  return shared.indexOf(Math.max(...shared))
}

function rowsOf(stretch: readonly Line[], columns: Column[]): string[][] {
  const limit = continuationStep(stretch)
  const rows: string[][] = []
  stretch.forEach((line, at) => {
    const before = stretch[at - 1]
    const goesOn = before && line.cells.length < columns.length && line.baseline - before.baseline < limit
    const row = goesOn ? rows.at(-1)! : Array.from({ length: columns.length }, () => '')
    if (!goesOn) rows.push(row)
    for (const cell of line.cells) {
      const place = columnOf(cell, columns)
      row[place] = `${row[place]} ${cell.text}`.trim()
    }
  })
  const rtl = stretch.filter((line) => line.rtl).length > stretch.length / 2
  return rtl ? rows.map((row) => row.toReversed()) : rows
}

/** Steps smaller than this are within a cell: where lines come in two distances, the small one. 0 where they do not. */
function continuationStep(stretch: readonly Line[]): number {
  const steps = stretch
    .slice(1)
    .map((line, at) => line.baseline - stretch[at]!.baseline)
    .filter((step) => step > 1)
    .toSorted((one, other) => one - other)
  const small = steps[Math.floor(steps.length * 0.2)] ?? 0
  const large = steps.filter((step) => step > small * 1.3).length
  const continues = stretch.some((line, at) => at > 0 && line.cells.length < stretch[0]!.cells.length)
  return continues && large >= 2 && large >= steps.length * 0.25 ? small * 1.15 : 0
}
