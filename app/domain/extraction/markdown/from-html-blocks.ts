import { isHidden } from './from-html-hidden.ts'
import { addInline, append, holdsBlocks, inline, trimEdges } from './from-html-inline.ts'
import { tableGrid, tableOf, tableWidth } from './from-html-tables.ts'
import { BLOCK, UNREAD } from './from-html-tags.ts'
import { FORMAT_BY_SIGN, formatNumber } from './number-formats.ts'
import {
  element,
  type HtmlElement,
  type HtmlNode,
  isElement,
  NOTE_BODY,
  property,
  text,
  wordsOf,
} from './hast.ts'

/** Cells with more characters than this on average hold the columns of a page and not data. */
const LAYOUT_CELL = 500

type Sink = { blocks: HtmlNode[]; line: HtmlNode[] }

/**
 * The blocks that `nodes` show: paragraphs, headings, lists, tables, quotes, code, rules and notes. All that only
 * holds other things is looked through, so that the tree is as deep as the document is and no deeper.
 */
export function blocksOf(nodes: readonly HtmlNode[]): HtmlNode[] {
  const sink: Sink = { blocks: [], line: [] }
  collect(nodes, sink)
  flush(sink)
  return sink.blocks
}

function collect(nodes: readonly HtmlNode[], sink: Sink): void {
  for (const node of nodes) {
    if (node.type === 'text') append(sink.line, node)
    else if (node.type === 'element' && !isHidden(node)) collectElement(node, sink)
  }
}

function collectElement(node: HtmlElement, sink: Sink): void {
  const { tagName } = node
  if (UNREAD.has(tagName)) return
  if (!BLOCK.has(tagName) && tagName !== NOTE_BODY) {
    if (/^(?:html|body|legend|caption|td|th|tr|tbody|thead|tfoot|optgroup)$/.test(tagName)) apart(node, sink)
    else if (holdsBlocks(node)) collect(node.children, sink)
    else addInline([node], sink.line)
    return
  }
  const block = ownBlock(node)
  if (block === null) return apart(node, sink)
  flush(sink)
  for (const part of block) {
    const last = sink.blocks.at(-1)
    // Lists that follow each other would need a comment between them.
    if (isElement(part, 'ul') && isElement(last, 'ul'))
      for (const item of part.children) last.children.push(item)
    else sink.blocks.push(part)
  }
}

function apart(node: HtmlElement, sink: Sink): void {
  flush(sink)
  collect(node.children, sink)
  flush(sink)
}

/** The blocks an element stands for; null when it is nothing but a frame around others. */
function ownBlock(node: HtmlElement): HtmlNode[] | null {
  switch (node.tagName) {
    case 'h1':
    case 'h2':
    case 'h3':
    case 'h4':
    case 'h5':
    case 'h6':
      return heading(node)
    case 'ul':
    case 'ol':
    case 'menu':
    case 'dir':
      return list(node)
    case 'li':
      return [element('ul', [item(node)])]
    case 'dt': {
      const line = trimEdges(inline(node.children))
      return line.length > 0 ? [element('p', [element('strong', plain(line))])] : []
    }
    case 'blockquote': {
      const blocks = blocksOf(node.children)
      return blocks.length > 0 ? [element('blockquote', blocks)] : []
    }
    case 'pre':
    case 'listing':
      return code(node)
    case 'hr':
      return [element('hr')]
    case 'table':
      return table(node)
    case NOTE_BODY:
      return [{ ...node, children: blocksOf(node.children) }]
    default:
      return null
  }
}

function heading(node: HtmlElement): HtmlNode[] {
  const line = trimEdges(plain(inline(node.children)))
  return line.length > 0 ? [element(node.tagName, line)] : []
}

/** Without bold: headings and terms are that already. */
function plain(line: HtmlNode[]): HtmlNode[] {
  const result: HtmlNode[] = []
  for (const node of line) {
    if (isElement(node, 'strong')) for (const part of node.children) append(result, part)
    else append(result, isElement(node, 'br') ? text(' ') : node)
  }
  return result
}

function list(node: HtmlElement): HtmlNode[] {
  const ordered = node.tagName === 'ol'
  const items: HtmlNode[] = []
  for (const part of node.children) {
    if (!isElement(part) || isHidden(part)) {
      if (part.type === 'text' && part.value.trim()) items.push(element('li', [part.value.trim()]))
      continue
    }
    const made = isElement(part, 'li') ? item(part) : element('li', tight(blocksOf([part])))
    const last = items.at(-1)
    // A list directly within a list belongs to the item before it.
    if (!isElement(part, 'li') && isElement(last, 'li')) last.children.push(...made.children)
    else if (made.children.length > 0) items.push(made)
  }
  if (items.length === 0) return []
  const start = Number.parseInt(property(node, 'start'), 10)
  const sign = property(node, 'type')
  if (ordered && Object.hasOwn(FORMAT_BY_SIGN, sign)) return [lettered(items, sign, start >= 0 ? start : 1)]
  const begins = ordered && start >= 0 && start < 1e9 ? { start } : {}
  return [element(ordered ? 'ol' : 'ul', items, begins)]
}

/** Items with their letters written out: a list of Markdown has numbers alone. */
function lettered(items: HtmlNode[], sign: string, start: number): HtmlElement {
  for (const [index, entry] of items.entries())
    if (isElement(entry))
      entry.children.unshift(text(`${formatNumber(start + index, FORMAT_BY_SIGN[sign] ?? '')}. `))
  return element('ul', items.map(retightened))
}

/** An item whose first block is a paragraph takes the letter into it. */
function retightened(entry: HtmlNode): HtmlNode {
  if (!isElement(entry)) return entry
  const [letter, first, ...rest] = entry.children
  if (!letter || !isElement(first, 'p')) return entry
  return { ...entry, children: [{ ...first, children: [letter, ...first.children] }, ...rest] }
}

function item(node: HtmlElement): HtmlElement {
  const content = tight(blocksOf(node.children))
  const box = checkbox(node)
  return element('li', box ? [box, ' ', ...content] : content)
}

/** The text of an item that is one paragraph, with or without lists below, stands without a paragraph of its own. */
function tight(blocks: HtmlNode[]): HtmlNode[] {
  const [first, ...rest] = blocks
  if (!isElement(first, 'p') || !rest.every((block) => isElement(block, 'ul', 'ol'))) return blocks
  return [...first.children, ...rest]
}

/** The box at the beginning of an item of a list of tasks. */
function checkbox(node: HtmlElement): HtmlElement | null {
  const first = node.children.find(
    (part) => part.type === 'element' || (part.type === 'text' && part.value.trim()),
  )
  if (!isElement(first)) return null
  if (first.tagName === 'label' || first.tagName === 'p') return checkbox(first)
  if (first.tagName !== 'input' || property(first, 'type') !== 'checkbox') return null
  return element('input', [], { type: 'checkbox', checked: Boolean(first.properties.checked) })
}

function code(node: HtmlElement): HtmlNode[] {
  const words = preformatted(node).replace(/^\n/, '')
  if (words.trim() === '') return []
  const inner = node.children.find((part) => isElement(part, 'code'))
  const classes = [property(node, 'className'), isElement(inner) ? property(inner, 'className') : ''].join(
    ' ',
  )
  const language = /(?:^|\s)(?:language|lang|highlight|sourceCode)[- ]([\w+#-]{1,20})/.exec(classes)?.[1]
  const className = language ? [`language-${language}`] : []
  return [element('pre', [element('code', [words], { className })])]
}

function preformatted(node: HtmlNode): string {
  if (node.type === 'text') return node.value
  if (node.type !== 'element' || isHidden(node) || UNREAD.has(node.tagName)) return ''
  return node.tagName === 'br' ? '\n' : node.children.map(preformatted).join('')
}

function table(node: HtmlElement): HtmlNode[] {
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

/** Ends the open line: a paragraph, or several where two breaks stand in a row. */
function flush(sink: Sink): void {
  const line = sink.line
  sink.line = []
  let paragraph: HtmlNode[] = []
  let breaks = 0
  const end = (): void => {
    const trimmed = trimEdges(paragraph)
    if (trimmed.length > 0) sink.blocks.push(element('p', trimmed))
    paragraph = []
  }
  for (const node of line) {
    if (isElement(node, 'br')) breaks++
    else if (node.type === 'text' && node.value.trim() === '' && breaks > 0) continue
    else {
      if (breaks > 1) end()
      else if (breaks === 1 && paragraph.length > 0) paragraph.push(element('br'))
      const afterBreak = breaks > 0 && node.type === 'text'
      paragraph.push(afterBreak ? text(node.value.trimStart()) : node)
      breaks = 0
    }
  }
  end()
}
