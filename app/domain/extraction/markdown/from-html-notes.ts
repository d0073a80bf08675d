import {
  element,
  type HtmlElement,
  type HtmlNode,
  type HtmlRoot,
  isElement,
  noteBody,
  noteMark,
  property,
  wordsOf,
} from './hast.ts'

/** Elements that may be the body of a note. */
const BODY = new Set(['li', 'aside', 'div', 'p', 'dd', 'section'])
const LONGEST_MARK = 12

type Notes = {
  /** Labels by the id of the body, in the order of the first marks. */
  labels: Map<string, string>
  bodies: Map<string, HtmlElement>
}

/**
 * Turns the marks and bodies of footnotes into ones of Markdown, in place. A mark is a short raised link to a place in
 * the same page, or one that says so by its role, whose target is an item, a paragraph or an aside.
 */
export function resolveNotes(root: HtmlRoot): void {
  const bodies = new Map<string, HtmlElement>()
  findBodies(root.children as HtmlNode[], bodies)
  if (bodies.size === 0) return
  const notes: Notes = { labels: new Map(), bodies }
  markNotes(root, notes, false)
  if (notes.labels.size > 0) placeBodies(root, notes)
}

function findBodies(nodes: readonly HtmlNode[], bodies: Map<string, HtmlElement>): void {
  for (const node of nodes) {
    if (!isElement(node)) continue
    const id = property(node, 'id')
    if (id && BODY.has(node.tagName) && !bodies.has(id)) bodies.set(id, node)
    findBodies(node.children, bodies)
  }
}

function markNotes(parent: HtmlRoot | HtmlElement, notes: Notes, raised: boolean): void {
  for (const [index, node] of parent.children.entries()) {
    if (!isElement(node)) continue
    const label = node.tagName === 'a' ? labelOf(node, notes, raised) : null
    if (label) parent.children[index] = noteMark(label)
    else markNotes(node, notes, raised || node.tagName === 'sup')
  }
}

/** The label of the note that a link marks; null when it marks none. */
function labelOf(link: HtmlElement, notes: Notes, raised: boolean): string | null {
  const href = property(link, 'href')
  const mark = wordsOf(link).trim()
  if (!href.startsWith('#') || mark === '' || mark.length > LONGEST_MARK) return null
  const role = `${property(link, 'role')} ${property(link, 'epub:type')} ${property(link, 'epubType')}`
  const says = /noteref/.test(role)
  const holdsRaised = link.children.length > 0 && link.children.every((part) => isElement(part, 'sup'))
  if (!says && !raised && !holdsRaised) return null
  const id = decodeId(href.slice(1))
  const body = notes.bodies.get(id)
  // A mark within its own note leads back.
  if (!body || holds(body, link)) return null
  const known = notes.labels.get(id)
  if (known) return known
  const label = String(notes.labels.size + 1)
  notes.labels.set(id, label)
  return label
}

function decodeId(id: string): string {
  try {
    return decodeURIComponent(id)
  } catch {
    return id
  }
}

function holds(node: HtmlElement, sought: HtmlElement): boolean {
  return node.children.some((part) => part === sought || (isElement(part) && holds(part, sought)))
}

function placeBodies(parent: HtmlRoot | HtmlElement, notes: Notes): void {
  for (const [index, node] of parent.children.entries()) {
    if (!isElement(node)) continue
    placeBodies(node, notes)
    const label = isBody(node, notes) ? notes.labels.get(property(node, 'id')) : undefined
    if (label) parent.children[index] = noteBody(label, withoutWayBack(node.children))
    else if (isElement(node, 'ol', 'ul') && node.children.some((part) => isElement(part, 'note-body')))
      parent.children[index] = element('div', splitList(node))
  }
}

function isBody(node: HtmlElement, notes: Notes): boolean {
  return notes.bodies.get(property(node, 'id')) === node
}

/** The notes of a list as they are, and the items between them as lists of their own. */
function splitList(list: HtmlElement): HtmlNode[] {
  const parts: HtmlNode[] = []
  for (const node of list.children) {
    const last = parts.at(-1)
    if (isElement(node, 'note-body')) parts.push(node)
    else if (node.type === 'text' && node.value.trim() === '') continue
    else if (isElement(last, list.tagName)) last.children.push(node)
    else parts.push(element(list.tagName, [node]))
  }
  return parts
}

/** Without the links that lead back to the mark (`↩`, `^`). */
function withoutWayBack(nodes: readonly HtmlNode[]): HtmlNode[] {
  return nodes
    .filter((node) => !isWayBack(node))
    .map((node) => (isElement(node) ? { ...node, children: withoutWayBack(node.children) } : node))
}

/** An arrow, a number or another sign, with or without the selector that keeps arrows from being pictures. */
const WAY_BACK = /^(?:[\s\u2190-\u21ff^[\]\d.*†‡§]|\ufe0e){0,8}$/u

function isWayBack(node: HtmlNode): boolean {
  if (!isElement(node, 'a') || !property(node, 'href').includes('#')) return false
  return WAY_BACK.test(wordsOf(node)) || /backlink/.test(property(node, 'role'))
}
