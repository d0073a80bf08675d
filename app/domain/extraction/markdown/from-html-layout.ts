import { append, inline, trimEdges } from './from-html-inline.ts'
import { tableGrid, tableOf, tableWidth } from './from-html-tables.ts'
import { type HtmlElement, type HtmlNode, isElement, property, text, wordsOf } from './hast.ts'

type BlocksOf = (nodes: readonly HtmlNode[]) => HtmlNode[]

/** Cells with more characters than this on average hold the columns of a page and not data. */
const LAYOUT_CELL = 500

/** A table with its caption above it; one that only places things on a page is read through, cell by cell. */
export function table(node: HtmlElement, blocksOf: BlocksOf): HtmlNode[] {
  const caption = node.children.find((part) => isElement(part, 'caption'))
  const above = isElement(caption) ? blocksOf(caption.children) : []
  const inside = node.children.filter((part) => part !== caption)
  if (isLayout(node) || tableWidth(node) < 2) return [...above, ...blocksOf(inside)]
  const grid = tableGrid(node, (cell) => trimEdges(singleSpaced(inline(cell.children))))
  const width = grid.reduce((most, row) => Math.max(most, row.length), 0)
  return width === 0 ? above : [...above, tableOf(grid)]
}

/** Breaks within a cell as spaces. */
function singleSpaced(line: HtmlNode[]): HtmlNode[] {
  const result: HtmlNode[] = []
  for (const node of line) append(result, isElement(node, 'br') ? text(' ') : node)
  return result
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
