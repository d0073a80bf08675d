import { element, type HtmlNode } from '../markdown/hast.ts'
import { alternative, inlineNodes, inlineOf, noteBlock, type State } from './documents-inline.ts'
import { withLabels } from './documents-labels.ts'
import { list, table } from './documents-lists.ts'
import { isBlock, isMixed, isPlainValue, isValue, values } from './documents-values.ts'
import { attribute, child, descendants, elements, textOf, type XmlElement } from './tree.ts'
import { meaningOf, readableName } from './vocabulary.ts'
import { htmlOfXhtml } from './xhtml.ts'

/** A document in XML as HTML, by what its elements are called; those that are not known by what they hold. */
export function documentBlocks(root: XmlElement): HtmlNode[] {
  const bodies = new Set(descendants(root, 'fn').map((node) => attribute(node, 'id') ?? ''))
  const state: State = { notes: [], bodies, labels: new Map(), count: 0, blockNodes }
  const blocks = blockNodes(root, 1, state)
  return [...blocks, ...state.notes]
}

function blockNodes(parent: XmlElement, level: number, state: State): HtmlNode[] {
  if (isMixed(parent)) return [element('p', inlineNodes(parent, state))]
  return withLabels(elements(parent)).flatMap((node) => blockOf(node, parent, level, state))
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
