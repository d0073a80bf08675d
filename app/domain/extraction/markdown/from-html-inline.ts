import { lookup } from '#app/lookup.ts'
import { inScript } from './from-html-script.ts'
import { BLOCK, UNREAD } from './from-html-tags.ts'
import { isHidden } from './from-html-hidden.ts'
import { mathText } from './from-html-math.ts'
import {
  element,
  type HtmlElement,
  type HtmlNode,
  isElement,
  NOTE_BODY,
  NOTE_MARK,
  property,
  text,
  wordsOf,
} from './hast.ts'

/** The elements of a line that Markdown has a sign for, by the name they are written under. */
const MARKS = lookup({
  b: 'strong',
  strong: 'strong',
  i: 'em',
  em: 'em',
  s: 'del',
  strike: 'del',
  del: 'del',
})
const CODE = new Set(['code', 'kbd', 'samp'])
const LONGEST_URL = 2000
/** Characters before a raised or lowered one that tell what it belongs to. */
const LONGEST_SCRIPT = 40

const BLOCK_EDGE = { edge: 'block' }

/** Whether a break stands where a block began or ended that had to become part of a line. */
export function isBlockEdge(node: HtmlNode): boolean {
  return isElement(node, 'br') && property(node, 'edge') === 'block'
}

/** What may stand in a line: `nodes` without blocks, hidden parts and marks Markdown has no sign for. */
export function inline(nodes: readonly HtmlNode[]): HtmlNode[] {
  const line: HtmlNode[] = []
  addInline(nodes, line)
  return line
}

/** Adds `nodes` to `line`; neighbours that belong together become one. */
export function addInline(nodes: readonly HtmlNode[], line: HtmlNode[]): void {
  for (const node of nodes) {
    if (node.type === 'text') append(line, node)
    else if (node.type === 'element' && !isHidden(node)) addElement(node, line)
  }
}

function addElement(node: HtmlElement, line: HtmlNode[]): void {
  const { tagName } = node
  const mark = MARKS.get(tagName)
  if (mark) addMarked(mark, inline(node.children), line)
  else if (tagName === 'br' || tagName === 'hr') line.push(element('br'))
  else if (tagName === NOTE_MARK) line.push(node)
  else if (tagName === 'img') append(line, text(property(node, 'alt')))
  else if (tagName === 'a') addLink(node, line)
  else if (CODE.has(tagName)) addCode(node, line)
  else if (tagName === 'sup' || tagName === 'sub') addScript(tagName, node, line)
  else if (tagName === 'math') append(line, mathText(node))
  else if (tagName === 'q') addInline([text('“'), ...node.children, text('”')], line)
  else if (tagName === 'wbr') append(line, text(''))
  else if (UNREAD.has(tagName)) return
  else if (BLOCK.has(tagName) || tagName === 'td' || tagName === 'th' || tagName === NOTE_BODY) {
    // A block where only a line may stand, as a list in a cell: its words, set apart.
    line.push(element('br', [], BLOCK_EDGE))
    addInline(node.children, line)
    line.push(element('br', [], BLOCK_EDGE))
  } else addInline(node.children, line)
}

/** Adds words under a mark, with the space at their edges outside of it: Markdown knows no `**word **`. */
function addMarked(tagName: string, children: HtmlNode[], line: HtmlNode[]): void {
  const words = children.map(wordsOf).join('')
  if (words.trim() === '' && !children.some((node) => isElement(node))) return append(line, text(words))
  const before = /^\s/.test(words) ? ' ' : ''
  const after = /\s$/.test(words) ? ' ' : ''
  const trimmed = trimEdges(children).filter((node) => !isElement(node, tagName) || node.children.length > 0)
  const last = line.at(-1)
  if (before) append(line, text(' '))
  if (!before && isElement(last, tagName)) for (const node of trimmed) append(last.children, node)
  else line.push(element(tagName, unmarked(trimmed, tagName)))
  if (after) append(line, text(' '))
}

/** Without a mark within the same mark. */
function unmarked(nodes: HtmlNode[], tagName: string): HtmlNode[] {
  return nodes.flatMap((node) => (isElement(node, tagName) ? unmarked(node.children, tagName) : [node]))
}

/** Without space and breaks at both ends. */
export function trimEdges(nodes: readonly HtmlNode[]): HtmlNode[] {
  let start = 0
  let end = nodes.length
  while (start < end && isGap(nodes[start])) start++
  while (end > start && isGap(nodes[end - 1])) end--
  const trimmed = nodes.slice(start, end)
  const first = trimmed[0]
  if (first?.type === 'text') trimmed[0] = text(first.value.trimStart())
  const last = trimmed.at(-1)
  if (last?.type === 'text') trimmed[trimmed.length - 1] = text(last.value.trimEnd())
  return trimmed
}

function isGap(node: HtmlNode | undefined): boolean {
  return isElement(node, 'br') || isBlank(node)
}

function isBlank(node: HtmlNode | undefined): boolean {
  return node?.type === 'text' && node.value.trim() === ''
}

/** Links to elsewhere on the web and to addresses; all others (scripts, files, places in the page) keep their words. */
function addLink(node: HtmlElement, line: HtmlNode[]): void {
  const children = inline(node.children).filter((part) => !isElement(part, 'br'))
  const url = property(node, 'href').trim()
  const words = children.map(wordsOf).join('')
  const kept = /^(?:https?:\/\/|mailto:)[^\s\u0000-\u001f<>]+$/i.test(url) && url.length <= LONGEST_URL
  if (!kept || words.trim() === '') {
    for (const part of children) append(line, part)
    return
  }
  if (/^\s/.test(words)) append(line, text(' '))
  line.push(element('a', unmarked(trimEdges(children), 'a'), { href: url }))
  if (/\s$/.test(words)) append(line, text(' '))
}

function addCode(node: HtmlElement, line: HtmlNode[]): void {
  const words = wordsOf(node)
  if (words.trim() === '') append(line, text(words))
  else line.push(element('code', [words]))
}

function addScript(position: 'sup' | 'sub', node: HtmlElement, line: HtmlNode[]): void {
  const children = inline(node.children)
  const [only] = children
  const isLine = children.every((part) => part.type === 'text' || isElement(part, 'em', 'strong'))
  if (only && isLine) {
    const last = line.at(-1)
    const words = children.map(wordsOf).join('')
    const script = inScript(words, position, last ? wordsOf(last).slice(-LONGEST_SCRIPT) : '')
    if (script !== words || children.length === 1)
      return append(line, only.type === 'text' || script !== words ? text(script) : only)
  }
  for (const part of children) append(line, part)
}

/** Adds a node; text that follows text joins it, as thousands of pieces would be slow to walk. */
export function append(line: HtmlNode[], node: HtmlNode): void {
  const last = line.at(-1)
  if (node.type === 'text' && last?.type === 'text') line[line.length - 1] = text(last.value + node.value)
  else if (node.type !== 'text' || node.value !== '') line.push(node)
}

/** Whether a mark or link holds blocks, as `<a><h3>…</h3></a>` does. */
export function holdsBlocks(node: HtmlElement): boolean {
  return node.children.some(
    (part) => isElement(part) && (BLOCK.has(part.tagName) || part.tagName === NOTE_BODY || holdsBlocks(part)),
  )
}
