import type { Inline } from './blocks.ts'

/** A row as it was written: its cells, and where each of them ends on the page (in twips) when that is known. */
export type RowWithEdges = { cells: Inline[][]; edges: readonly number[] }

/** Edges nearer than this are one: rows written at different times differ by the width of a hair. */
const TOLERANCE = 60
/** Wider tables are laid out by something else than merged cells. */
const MAX_COLUMNS = 128

/**
 * Puts the cells of all rows into the same columns: a cell that reaches over several gets empty ones behind it. Rows
 * stay as they are when the edges do not fit the cells.
 */
export function alignColumns(rows: readonly RowWithEdges[]): Inline[][][] {
  const asWritten = rows.map(({ cells }) => cells)
  if (rows.length < 2 || !rows.every(({ cells, edges }) => edges.length >= cells.length && cells.length > 0))
    return asWritten
  const columns = distinct(rows.flatMap(({ cells, edges }) => edges.slice(0, cells.length)))
  if (columns.length > MAX_COLUMNS || rows.every(({ cells }) => cells.length === columns.length))
    return asWritten
  return rows.map(({ cells, edges }) => {
    const row: Inline[][] = []
    cells.forEach((cell, nth) => {
      row.push(cell)
      const last = columns.findLastIndex((column) => column <= (edges[nth] ?? 0) + TOLERANCE)
      while (row.length <= last) row.push([])
    })
    return row
  })
}

function distinct(edges: readonly number[]): number[] {
  const sorted = edges.toSorted((a, b) => a - b)
  return sorted.filter((edge, nth) => nth === 0 || edge - (sorted[nth - 1] ?? 0) > TOLERANCE)
}
