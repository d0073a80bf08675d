import { isHidden } from './from-html-hidden.ts'
import { addInline, append, holdsBlocks, inline, trimEdges } from './from-html-inline.ts'
import { table } from './from-html-layout.ts'
import { item, list } from './from-html-lists.ts'
import { BLOCK, UNREAD } from './from-html-tags.ts'
import { element, type HtmlElement, type HtmlNode, isElement, NOTE_BODY, property, text } from './hast.ts'

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
      return list(node, blocksOf)
    case 'li':
      return [element('ul', [item(node, blocksOf)])]
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
      return table(node, blocksOf)
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
