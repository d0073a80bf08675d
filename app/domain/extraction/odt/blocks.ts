import { element, type HtmlElement, type HtmlNode, isElement, text, wordsOf } from '../markdown/hast.ts'
import { attribute, elements, type XmlElement } from '../xml/tree.ts'
import type { OdtContext } from './context.ts'
import { addInline, type Line } from './inline.ts'
import { addList } from './lists.ts'

/** Cells or rows that one element may stand for. */
const MOST_REPEATED = 100

/** The blocks of a text, a cell, a note or a frame as HTML. */
export function blocksOfText(parent: XmlElement, context: OdtContext): HtmlNode[] {
  const blocks: HtmlNode[] = []
  for (const node of elements(parent)) addBlock(node, context, blocks)
  return blocks
}

/** Adds what one element of a text says to `blocks`; quotes, code and lists may go on the last one. */
export function addBlock(node: XmlElement, context: OdtContext, blocks: HtmlNode[]): void {
  switch (node.name) {
    case 'p':
    case 'h':
      return addParagraph(node, context, blocks)
    case 'list':
      addList(node, context, blocks)
      return
    case 'table':
      blocks.push(tableOf(node, context))
      return
    case 'section':
      if (attribute(node, 'display') === 'none') return
      if (context.styles.isHiddenSection(attribute(node, 'style-name'))) return
      blocks.push(...blocksOfText(node, context))
      return
    case 'frame':
    case 'custom-shape':
    case 'g': {
      const line: Line = { words: [], boxes: [] }
      addInline({ ...node, children: [node] }, context, line)
      if (line.words.length > 0) blocks.push(element('p', line.words))
      blocks.push(...line.boxes)
      return
    }
    case 'numbered-paragraph':
    case 'text-box':
    case 'index-body':
    case 'index-title':
    case 'table-of-content':
    case 'illustration-index':
    case 'table-index':
    case 'object-index':
    case 'user-index':
    case 'alphabetical-index':
    case 'bibliography':
      blocks.push(...blocksOfText(node, context))
      return
    default:
  }
}

function addParagraph(node: XmlElement, context: OdtContext, blocks: HtmlNode[]): void {
  const styleName = attribute(node, 'style-name')
  const line: Line = { words: [], boxes: [] }
  const hidden = context.styles.marksOf('paragraph', styleName).hidden ?? false
  if (!hidden) addInline(node, context, line)
  const isEmpty = line.words.every(
    (word) => wordsOf(word).trim() === '' && !isElement(word, 'note-mark', 'math'),
  )
  const role = context.styles.roleOf(styleName)
  const last = blocks.at(-1)
  if (!isEmpty) {
    if (node.name === 'h')
      blocks.push(element(`h${headingLevel(attribute(node, 'outline-level'))}`, line.words))
    else if (role.kind === 'heading') blocks.push(element(`h${Math.min(6, role.level)}`, line.words))
    else if (role.kind === 'code' && isElement(last, 'pre')) last.children.push(text('\n'), ...line.words)
    else if (role.kind === 'code') blocks.push(element('pre', line.words))
    else if (role.kind === 'quote' && isElement(last, 'blockquote'))
      last.children.push(element('p', line.words))
    else if (role.kind === 'quote') blocks.push(element('blockquote', [element('p', line.words)]))
    else blocks.push(element('p', line.words))
  }
  blocks.push(...line.boxes)
}

function headingLevel(level: string | undefined): number {
  return Math.min(6, Math.max(1, Number.parseInt(level ?? '1', 10) || 1))
}

function tableOf(table: XmlElement, context: OdtContext): HtmlElement {
  return element('table', rowsOf(table, context))
}

function rowsOf(parent: XmlElement, context: OdtContext): HtmlElement[] {
  return elements(parent).flatMap((node) => {
    if (/^(?:table-header-rows|table-rows|table-row-group)$/.test(node.name)) return rowsOf(node, context)
    if (node.name !== 'table-row') return []
    const row = element('tr', cellsOf(node, context))
    const isEmpty = wordsOf(row).trim() === ''
    return Array.from({ length: isEmpty ? 1 : repeated(node, 'number-rows-repeated') }, () => row)
  })
}

function cellsOf(row: XmlElement, context: OdtContext): HtmlElement[] {
  return elements(row).flatMap((node) => {
    const count = repeated(node, 'number-columns-repeated')
    // Covered cells stand where others reach over: the grid is whole without counting spans.
    if (node.name === 'covered-table-cell') return Array.from({ length: count }, () => element('td'))
    if (node.name !== 'table-cell') return []
    const cell = element('td', context.blocksOf(node, context))
    return Array.from({ length: count }, () => cell)
  })
}

function repeated(node: XmlElement, name: string): number {
  const count = Number.parseInt(attribute(node, name) ?? '1', 10)
  return count > 0 ? Math.min(count, MOST_REPEATED) : 1
}
