import { element, type HtmlNode, isElement, text } from '../markdown/hast.ts'
import { isMixed } from './documents-values.ts'
import { attribute, child, elements, textOf, type XmlElement } from './tree.ts'
import { meaningOf } from './vocabulary.ts'
import { htmlOfXhtml } from './xhtml.ts'

/** What reading a document goes through, and the way back from words to blocks. */
export type State = {
  /** Notes that stand within words; they are written at the end. */
  notes: HtmlNode[]
  /** The ids of notes that stand by themselves, and the labels of those that a mark refers to. */
  bodies: Set<string>
  labels: Map<string, string>
  count: number
  blockNodes(parent: XmlElement, level: number, state: State): HtmlNode[]
}

export function inlineNodes(parent: XmlElement, state: State): HtmlNode[] {
  return parent.children.flatMap((part) => (typeof part === 'string' ? [text(part)] : inlineOf(part, state)))
}

export function inlineOf(node: XmlElement, state: State): HtmlNode[] {
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

export function alternative(node: XmlElement, state: State): HtmlNode[] {
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
export function noteBlock(node: XmlElement, level: number, state: State): HtmlNode[] {
  const label = state.labels.get(attribute(node, 'id') ?? '')
  if (label === undefined) return [element('div', state.blockNodes(node, level, state))]
  const unlabelled = { ...node, children: node.children.filter((part) => part !== child(node, 'label')) }
  return [element('note-body', state.blockNodes(unlabelled, level, state), { label })]
}

/** A footnote within words: a mark there, and its text at the end. */
function noteIn(node: XmlElement, state: State): HtmlNode {
  const label = String(++state.count)
  const place = state.notes.push(element('note-body', [], { label })) - 1
  state.notes[place] = element('note-body', state.blockNodes(node, 6, state), { label })
  return element('note-mark', [], { label })
}

/** Values within words that have no space of their own around them (names of authors) are set apart. */
function spaced(nodes: HtmlNode[], node: XmlElement): HtmlNode[] {
  if (isMixed(node) || nodes.filter((part) => !isElement(part, 'br')).length < 2) return nodes
  return nodes.flatMap((part, index) => (index === 0 ? [part] : [text(' '), part]))
}
