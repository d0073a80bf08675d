import { append, inline, isBlockEdge, trimEdges } from './from-html-inline.ts'
import { tableGrid, tableOf, tableWidth } from './from-html-tables.ts'
import { type HtmlElement, type HtmlNode, isElement, property, text, wordsOf } from './hast.ts'

type BlocksOf = (nodes: readonly HtmlNode[]) => HtmlNode[]

/** Cells with more characters than this on average hold the columns of a page and not data. */
const LAYOUT_CELL = 500
/** Longer paragraphs of a cell are prose. */
const PAIRED_LINE = 60

/** A table with its caption above it; one that only places things on a page is read through, cell by cell. */
export function table(node: HtmlElement, blocksOf: BlocksOf): HtmlNode[] {
  const caption = node.children.find((part) => isElement(part, 'caption'))
  const above = isElement(caption) ? blocksOf(caption.children) : []
  const inside = node.children.filter((part) => part !== caption)
  if (isLayout(node) || tableWidth(node) < 2) return [...above, ...blocksOf(inside)]
  const grid = tableGrid(node, (cell) => inline(cell.children)).flatMap(rowsOf)
  const width = grid.reduce((most, row) => Math.max(most, row.length), 0)
  return width === 0 ? above : [...above, tableOf(grid)]
}

/**
 * A row whose cells hold as many short paragraphs each as rows of their own: what stands side by side belongs together. Lists
 * that happen to be as long do not: where nothing is a figure, a cell of one line is about all of them.
 */
function rowsOf(row: HtmlNode[][], index: number): HtmlNode[][][] {
  const cells = row.map(linesOf)
  const height = cells.reduce((most, lines) => Math.max(most, lines.length), 0)
  const tall = cells.filter((lines) => lines.length > 1)
  const isPaired =
    tall.length > 1 &&
    tall.every((lines) => lines.length === height && lines.every(isEntry)) &&
    (tall.some((lines) => lines.every(isFigure)) || (index > 0 && cells.every((lines) => lines.length !== 1)))
  if (!isPaired) return [cells.map(inOneLine)]
  return Array.from({ length: height }, (_, at) => cells.map((lines) => lines[at] ?? []))
}

/** The paragraphs and list items of a cell. */
function linesOf(cell: HtmlNode[]): HtmlNode[][] {
  const lines: HtmlNode[][] = [[]]
  for (const node of cell) {
    if (isBlockEdge(node)) lines.push([])
    else append(lines.at(-1)!, isElement(node, 'br') ? text(' ') : node)
  }
  return lines.map(trimEdges).filter((line) => line.length > 0)
}

/** Paragraphs of a cell set apart by a sign, as Markdown's cells have one line. */
function inOneLine(lines: HtmlNode[][]): HtmlNode[] {
  const whole: HtmlNode[] = []
  for (const [at, line] of lines.entries()) {
    if (at > 0) append(whole, text(/[.,:;!?…]$/.test(said(lines[at - 1]!)) ? ' ' : '; '))
    for (const node of line) append(whole, node)
  }
  return whole
}

function said(line: readonly HtmlNode[]): string {
  return line.map(wordsOf).join('')
}

/** Whether a line names one thing or gives its value: sentences and parts of them stand beside nothing. */
function isEntry(line: readonly HtmlNode[]): boolean {
  const words = said(line)
  return words.length <= PAIRED_LINE && !/[.!?…,;:]$/.test(words)
}

function isFigure(line: readonly HtmlNode[]): boolean {
  return /^\P{L}*\d\P{L}*(?:\p{L}{1,3})?$/u.test(said(line))
}

function isLayout(node: HtmlElement): boolean {
  if (/^(?:presentation|none)$/.test(property(node, 'role'))) return true
  const count = { cells: 0, tables: 0, code: 0 }
  countParts(node, count)
  return count.code > 0 || wordsOf(node).length / Math.max(1, count.cells) > LAYOUT_CELL || count.tables > 2
}

function countParts(node: HtmlElement, count: { cells: number; tables: number; code: number }): void {
  for (const part of node.children) {
    if (!isElement(part)) continue
    if (part.tagName === 'td' || part.tagName === 'th') count.cells++
    if (part.tagName === 'table') count.tables++
    if (part.tagName === 'pre') count.code++
    countParts(part, count)
  }
}
