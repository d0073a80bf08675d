import { element, type HtmlElement, type HtmlNode, isElement, property } from './hast.ts'

/** Cells a table may gain from spans; a page may ask for a cell a thousand columns wide and as many rows high. */
const MOST_SPANNED_CELLS = 100_000
const MOST_SPANNED_COLUMNS = 500

type Cell = { content: HtmlNode[]; columns: number; rows: number }

/**
 * The rows of a table as a full grid of `td` contents: a cell that reaches over several columns or rows stands at
 * the first, and the others are empty. `cellContent` turns the children of a cell into what may stand in one.
 */
export function tableGrid(
  table: HtmlElement,
  cellContent: (cell: HtmlElement) => HtmlNode[],
): HtmlNode[][][] {
  const rows = rowsOf(table).map((row) => cellsOf(row, cellContent))
  const grid: HtmlNode[][][] = []
  /** Rows that cells above still reach down, by column. */
  let reaching: number[] = []
  let added = 0
  for (const cells of rows) {
    const line: HtmlNode[][] = []
    const next: number[] = []
    const fillReached = (): void => {
      while ((reaching[line.length] ?? 0) > 0) {
        next[line.length] = (reaching[line.length] ?? 0) - 1
        line.push([])
      }
    }
    for (const cell of cells) {
      fillReached()
      const columns = added < MOST_SPANNED_CELLS ? cell.columns : 1
      const rowsBelow = added < MOST_SPANNED_CELLS ? cell.rows - 1 : 0
      added += columns * (rowsBelow + 1) - 1
      for (let column = 0; column < columns; column++) {
        if (rowsBelow > 0) next[line.length] = rowsBelow
        line.push(column === 0 ? cell.content : [])
      }
    }
    fillReached()
    reaching = next
    if (line.length > 0) grid.push(line)
  }
  return withoutEmptyEdges(grid)
}

/** The most cells a row has, however many columns they reach over. */
export function tableWidth(table: HtmlElement): number {
  return rowsOf(table).reduce(
    (most, row) => Math.max(most, row.children.filter((cell) => isElement(cell, 'td', 'th')).length),
    0,
  )
}

/** The table that `grid` stands for. Its first row is its heading: Markdown has no table without one. */
export function tableOf(grid: readonly HtmlNode[][][]): HtmlElement {
  const width = grid.reduce((most, row) => Math.max(most, row.length), 0)
  const rows = grid.map((row, index) => {
    const cells = row.map((content) => element(index === 0 ? 'th' : 'td', content))
    // Short rows need no more cells, but the heading says how many columns there are.
    if (index === 0) while (cells.length < width) cells.push(element('th'))
    return element('tr', cells)
  })
  return element('table', rows)
}

/** The row elements of a table in reading order: heading first and footing last, wherever they stand. */
function rowsOf(table: HtmlElement): HtmlElement[] {
  const head: HtmlElement[] = []
  const body: HtmlElement[] = []
  const foot: HtmlElement[] = []
  for (const part of table.children) {
    if (isElement(part, 'tr')) body.push(part)
    else if (isElement(part, 'thead')) collect(part, head)
    else if (isElement(part, 'tbody')) collect(part, body)
    else if (isElement(part, 'tfoot')) collect(part, foot)
  }
  return [...head, ...body, ...foot]
}

function collect(part: HtmlElement, rows: HtmlElement[]): void {
  for (const row of part.children) if (isElement(row, 'tr')) rows.push(row)
}

function cellsOf(row: HtmlElement, cellContent: (cell: HtmlElement) => HtmlNode[]): Cell[] {
  return row.children
    .filter((cell): cell is HtmlElement => isElement(cell, 'td', 'th'))
    .map((cell) => ({
      content: cellContent(cell),
      columns: span(property(cell, 'colSpan'), MOST_SPANNED_COLUMNS),
      rows: span(property(cell, 'rowSpan'), MOST_SPANNED_CELLS),
    }))
}

function span(value: string, most: number): number {
  const count = Number.parseInt(value, 10)
  return count > 1 ? Math.min(count, most) : 1
}

/** Leaves out rows and, at the right, columns that hold nothing at all. */
function withoutEmptyEdges(grid: HtmlNode[][][]): HtmlNode[][][] {
  const rows = grid.filter((row) => row.some((content) => content.length > 0))
  let width = 0
  for (const row of rows) width = Math.max(width, row.findLastIndex((content) => content.length > 0) + 1)
  return rows.map((row) => row.slice(0, width))
}
