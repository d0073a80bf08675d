import { element, type HtmlElement, type HtmlNode, isElement, text } from '../markdown/hast.ts'
import { attribute, child, descendants, elements, textOf, type XmlElement } from './tree.ts'
import { meaningOf, readableName } from './vocabulary.ts'
import { htmlOfXhtml } from './xhtml.ts'

/** Notes met on the way: those within words are written at the end, those a mark refers to where they stand. */
type State = { notes: HtmlNode[]; bodies: Set<string>; labels: Map<string, string>; count: number }

/** A document in XML as HTML, by what its elements are called; those that are not known by what they hold. */
export function documentBlocks(root: XmlElement): HtmlNode[] {
  const bodies = new Set(descendants(root, 'fn').map((node) => attribute(node, 'id') ?? ''))
  const state: State = { notes: [], bodies, labels: new Map(), count: 0 }
  const blocks = blockNodes(root, 1, state)
  return [...blocks, ...state.notes]
}

function blockNodes(parent: XmlElement, level: number, state: State): HtmlNode[] {
  if (isMixed(parent)) return [element('p', inlineNodes(parent, state))]
  return withLabels(elements(parent)).flatMap((node) => blockOf(node, parent, level, state))
}

/** `<label>` (`Table 1.`, `2.1`) belongs to the title or text after it. */
function withLabels(nodes: readonly XmlElement[]): XmlElement[] {
  const result: XmlElement[] = []
  let label = ''
  for (const node of nodes) {
    if (node.name === 'label') {
      label = `${label} ${textOf(node)}`.trim()
      continue
    }
    result.push(label ? labelled(node, label) : node)
    label = ''
  }
  if (label) result.push({ name: 'p', uri: '', attributes: Object.create(null), children: [label] })
  return result
}

function labelled(node: XmlElement, label: string): XmlElement {
  const inner = elements(node)[0]
  const goesIn = inner && !isMixed(node) && /^(?:title|p|para|caption)$/.test(inner.name)
  if (!goesIn)
    return isMixed(node) || elements(node).length === 0 ? prefixed(node, label) : wrapped(node, label)
  return { ...node, children: node.children.map((part) => (part === inner ? labelled(inner, label) : part)) }
}

function prefixed(node: XmlElement, label: string): XmlElement {
  // Names and places without words between them would run into each other.
  const rest = isMixed(node) || elements(node).length < 2 ? node.children : values(elements(node))
  return { ...node, children: [`${label} `, ...rest] }
}

function wrapped(node: XmlElement, label: string): XmlElement {
  const paragraph: XmlElement = { name: 'p', uri: '', attributes: Object.create(null), children: [label] }
  return { ...node, children: [paragraph, ...node.children] }
}

function blockOf(node: XmlElement, parent: XmlElement, level: number, state: State): HtmlNode[] {
  switch (meaningOf(node.name)) {
    case 'heading': {
      const depth = meaningOf(parent.name) === 'section' || level === 1 ? level : 6
      const isCaption = /^(?:caption|table|figure|fig|informaltable|element-citation)$/.test(parent.name)
      return isCaption
        ? [element('p', [element('strong', inlineNodes(node, state))])]
        : [element(`h${Math.min(6, depth)}`, inlineNodes(node, state))]
    }
    case 'section':
      return [...impliedHeading(node, level), ...blockNodes(node, level + 1, state)]
    case 'paragraph':
      return paragraph(node, level, state)
    case 'list':
    case 'numbered':
      return [list(node, level, state)]
    case 'table':
      return table(node, level, state)
    case 'quote':
      return [element('blockquote', blockNodes(node, level, state))]
    case 'code':
      return [element('pre', [textOf(node)])]
    case 'note':
      return noteBlock(node, level, state)
    case 'formula':
      return [element('p', [htmlOfXhtml({ ...node, name: 'math' })])]
    case 'skipped':
      return []
    case 'inlinecode':
      if (textOf(node).includes('\n')) return [element('pre', [textOf(node)])]
      return [element('p', inlineOf(node, state))]
    case 'strong':
    case 'em':
    case 'del':
    case 'sup':
    case 'sub':
    case 'link':
      return [element('p', inlineNodes({ ...node, children: [node] }, state))]
    default:
      return otherBlock(node, level, state)
  }
}

/** Sections that are headed by their kind alone. */
function impliedHeading(node: XmlElement, level: number): HtmlNode[] {
  const isNamed = /^(?:abstract|ack|bibliography|glossary|preface)$/.test(node.name)
  return isNamed && !child(node, 'title')
    ? [element(`h${Math.min(6, level)}`, [readableName(node.name)])]
    : []
}

/** An element of no known meaning: a frame when it holds blocks, else its words on a line, a name before single values. */
function otherBlock(node: XmlElement, level: number, state: State): HtmlNode[] {
  const parts = elements(node)
  if (node.name === 'alternatives') return [element('p', alternative(node, state))]
  if (parts.length === 0) {
    const words = textOf(node).trim()
    return words === '' ? [] : [element('p', [`${readableName(node.name)}: ${words}`])]
  }
  if (isMixed(node)) return [element('p', inlineNodes(node, state))]
  if (parts.every(isValue)) return [element('p', values(parts))]
  return blockNodes(node, level, state)
}

/** An element that holds a value, or a few of them. */
function isValue(node: XmlElement): boolean {
  const parts = elements(node)
  const meaning = meaningOf(node.name)
  if (meaning !== undefined && meaning !== 'link') return false
  return (
    parts.length === 0 ||
    (!isMixed(node) && parts.length <= 40 && parts.every((part) => elements(part).length === 0))
  )
}

function values(parts: readonly XmlElement[]): string[] {
  const words = parts.map((part) =>
    (elements(part).length === 0 ? [part] : elements(part))
      .map((leaf) => textOf(leaf).replace(/\s+/g, ' ').trim())
      .filter(Boolean)
      .join(' '),
  )
  return [words.filter(Boolean).join(', ')]
}

function paragraph(node: XmlElement, level: number, state: State): HtmlNode[] {
  const parts = elements(node)
  const holdsBlocks = parts.some((part) => isBlock(part))
  if (!holdsBlocks) {
    const isValues = !isMixed(node) && (/citation|bibl/.test(node.name) || parts.every(isPlainValue))
    return [element('p', isValues ? values(parts) : inlineNodes(node, state))]
  }
  // Lists and tables within a paragraph part its words.
  const blocks: HtmlNode[] = []
  let line: XmlElement['children'] = []
  const flush = (): void => {
    if (line.length > 0) blocks.push(element('p', inlineNodes({ ...node, children: line }, state)))
    line = []
  }
  for (const part of node.children) {
    if (typeof part === 'string' || !isBlock(part)) {
      line.push(part)
      continue
    }
    flush()
    blocks.push(...blockOf(part, node, level, state))
  }
  flush()
  return blocks
}

/** Values in a row, as the institution and country of an author: nothing within them is marked. */
function isPlainValue(node: XmlElement): boolean {
  const meaning = meaningOf(node.name)
  if (node.name === 'alternatives' || descendants(node, 'alternatives').length > 0) return false
  return (meaning === undefined && descendants(node, 'math').length === 0) || node.name === 'email'
}

const BLOCKS = new Set(['list', 'numbered', 'table', 'quote', 'code', 'paragraph', 'section', 'heading'])

function isBlock(node: XmlElement): boolean {
  const meaning = meaningOf(node.name)
  if (meaning === 'note' || meaning === 'formula') return false
  if (meaning !== undefined) return BLOCKS.has(meaning)
  return elements(node).some(isBlock)
}

function list(node: XmlElement, level: number, state: State): HtmlElement {
  const ordered =
    meaningOf(node.name) === 'numbered' || /^(?:order|ordered|number|arabic)$/.test(listType(node))
  const items = withLabels(elements(node)).map((item) => element('li', blockNodes(item, level, state)))
  return element(ordered ? 'ol' : 'ul', items)
}

function listType(node: XmlElement): string {
  return attribute(node, 'list-type') ?? attribute(node, 'type') ?? ''
}

function table(node: XmlElement, level: number, state: State): HtmlNode[] {
  const rows = rowsOf(node)
  const above = elements(node)
    .filter((part) => /^(?:title|caption)$/.test(part.name))
    .flatMap((part) => paragraph(part, level, state))
  const made = rows.map((row) =>
    element(
      'tr',
      elements(row)
        .filter((cell) => meaningOf(cell.name) === 'cell')
        .map((cell) => element('td', blockNodes(cell, level, state), spans(cell))),
    ),
  )
  return [...above, element('table', made)]
}

function rowsOf(node: XmlElement): XmlElement[] {
  return elements(node).flatMap((part) => {
    if (meaningOf(part.name) === 'row') return [part]
    return meaningOf(part.name) === 'cell' ? [] : rowsOf(part)
  })
}

function spans(cell: XmlElement): Record<string, string> {
  const more = Number.parseInt(attribute(cell, 'morerows') ?? '', 10)
  const rows = attribute(cell, 'rowspan') ?? (more > 0 ? String(more + 1) : undefined)
  const columns = attribute(cell, 'colspan')
  return { ...(rows ? { rowSpan: rows } : {}), ...(columns ? { colSpan: columns } : {}) }
}

/** Whether words stand beside elements. */
function isMixed(node: XmlElement): boolean {
  return node.children.some((part) => typeof part === 'string' && part.trim() !== '')
}

function inlineNodes(parent: XmlElement, state: State): HtmlNode[] {
  return parent.children.flatMap((part) => (typeof part === 'string' ? [text(part)] : inlineOf(part, state)))
}

function inlineOf(node: XmlElement, state: State): HtmlNode[] {
  switch (meaningOf(node.name)) {
    case 'strong':
      return [element('strong', inlineNodes(node, state))]
    case 'em': {
      const style = attribute(node, 'role') ?? attribute(node, 'rend') ?? attribute(node, 'rendition') ?? ''
      return [element(emphasis(style), inlineNodes(node, state))]
    }
    case 'del':
      return [element('del', inlineNodes(node, state))]
    case 'inlinecode':
      return [element('code', [textOf(node)])]
    case 'sup':
      return [element('sup', inlineNodes(node, state))]
    case 'sub':
      return [element('sub', inlineNodes(node, state))]
    case 'break':
      return [element('br')]
    case 'formula':
      return [htmlOfXhtml({ ...node, name: 'math' })]
    case 'link': {
      const mark = markTo(node, state)
      if (mark) return [mark]
      const href = attribute(node, 'href') ?? attribute(node, 'url') ?? attribute(node, 'target') ?? ''
      const words = inlineNodes(node, state)
      return [element('a', words.length > 0 ? words : [href], { href })]
    }
    case 'note':
      return [noteIn(node, state)]
    case 'skipped':
    case 'graphic':
      return []
    default:
      // One formula in several writings.
      if (node.name === 'alternatives') return alternative(node, state)
      if (node.name === 'tex-math') return [text(`$${textOf(node).trim()}$`)]
      return spaced(inlineNodes(node, state), node)
  }
}

function emphasis(style: string): string {
  if (/strong|bold/.test(style)) return 'strong'
  if (/strike/.test(style)) return 'del'
  if (/super/.test(style)) return 'sup'
  return /sub/.test(style) ? 'sub' : 'em'
}

function alternative(node: XmlElement, state: State): HtmlNode[] {
  const best = child(node, 'tex-math') ?? child(node, 'math') ?? elements(node)[0]
  return best ? inlineOf(best, state) : []
}

/** The mark that a reference to a note stands for; null when it refers to something else. */
function markTo(node: XmlElement, state: State): HtmlNode | null {
  const id = attribute(node, 'rid') ?? ''
  if (attribute(node, 'ref-type') !== 'fn' || !state.bodies.has(id)) return null
  const label = state.labels.get(id) ?? String(++state.count)
  state.labels.set(id, label)
  return element('note-mark', [], { label })
}

/** A note that stands by itself: its label leads to its mark where there is one. */
function noteBlock(node: XmlElement, level: number, state: State): HtmlNode[] {
  const label = state.labels.get(attribute(node, 'id') ?? '')
  if (label === undefined) return [element('div', blockNodes(node, level, state))]
  const unlabelled = { ...node, children: node.children.filter((part) => part !== child(node, 'label')) }
  return [element('note-body', blockNodes(unlabelled, level, state), { label })]
}

/** A footnote within words: a mark there, and its text at the end. */
function noteIn(node: XmlElement, state: State): HtmlNode {
  const label = String(++state.count)
  const place = state.notes.push(element('note-body', [], { label })) - 1
  state.notes[place] = element('note-body', blockNodes(node, 6, state), { label })
  return element('note-mark', [], { label })
}

/** Values within words that have no space of their own around them (names of authors) are set apart. */
function spaced(nodes: HtmlNode[], node: XmlElement): HtmlNode[] {
  if (isMixed(node) || nodes.filter((part) => !isElement(part, 'br')).length < 2) return nodes
  return nodes.flatMap((part, index) => (index === 0 ? [part] : [text(' '), part]))
}
