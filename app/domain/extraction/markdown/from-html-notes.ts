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
  /** Links within bodies by their own name: where they lead back to, and the body. */
  ways: Map<string, { back: string; body: HtmlElement }>
  /** Names of links that are known to lead back. */
  led: Set<string>
}

/**
 * Turns the marks and bodies of footnotes into ones of Markdown, in place. A mark is a short raised link to a place in
 * the same page, or one that says so by its role, whose target is an item, a paragraph or an aside; or one of two links
 * that lead to each other, as word processors write them.
 */
export function resolveNotes(root: HtmlRoot): void {
  const notes: Notes = { labels: new Map(), bodies: new Map(), ways: new Map(), led: new Set() }
  findBodies(root.children as HtmlNode[], notes, null)
  if (notes.bodies.size === 0 && notes.ways.size === 0) return
  markNotes(root, notes, false)
  if (notes.labels.size === 0) return
  const places = new Map<HtmlElement, string>()
  for (const [id, label] of notes.labels) {
    const body = notes.bodies.get(id)
    if (body) places.set(body, label)
  }
  placeBodies(root, places)
}

function findBodies(nodes: readonly HtmlNode[], notes: Notes, around: HtmlElement | null): void {
  for (const node of nodes) {
    if (!isElement(node)) continue
    const isBody = BODY.has(node.tagName)
    const id = property(node, 'id')
    if (id && isBody && !notes.bodies.has(id)) notes.bodies.set(id, node)
    const href = property(node, 'href')
    const name = nameOf(node)
    if (node.tagName === 'a' && around && name && href.startsWith('#') && !notes.ways.has(name))
      notes.ways.set(name, { back: href.slice(1), body: around })
    findBodies(node.children, notes, isBody ? node : around)
  }
}

function nameOf(node: HtmlElement): string {
  return property(node, 'name') || property(node, 'id')
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
  const id = decodeId(href.slice(1))
  const way = notes.ways.get(id)
  const name = nameOf(link)
  if (notes.led.has(name)) return null
  if (way && name !== '' && way.back === name && !holds(way.body, link)) {
    notes.led.add(id)
    notes.bodies.set(id, way.body)
  } else if (!saysNote(link, raised)) return null
  const body = notes.bodies.get(id)
  // A mark within its own note leads back.
  if (!body || holds(body, link)) return null
  const known = notes.labels.get(id)
  if (known) return known
  const label = String(notes.labels.size + 1)
  notes.labels.set(id, label)
  return label
}

/** Whether a link looks like the mark of a note. */
function saysNote(link: HtmlElement, raised: boolean): boolean {
  const role = `${property(link, 'role')} ${property(link, 'epub:type')} ${property(link, 'epubType')}`
  if (raised || /noteref/.test(role)) return true
  return link.children.length > 0 && link.children.every((part) => isElement(part, 'sup'))
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

function placeBodies(parent: HtmlRoot | HtmlElement, places: ReadonlyMap<HtmlElement, string>): void {
  for (const [index, node] of parent.children.entries()) {
    if (!isElement(node)) continue
    placeBodies(node, places)
    const label = places.get(node)
    if (label) parent.children[index] = noteBody(label, withoutWayBack(node.children))
    else if (isElement(node, 'ol', 'ul') && node.children.some((part) => isElement(part, 'note-body')))
      parent.children[index] = element('div', splitList(node))
  }
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
