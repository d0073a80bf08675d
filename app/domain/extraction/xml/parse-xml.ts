import { SaxesParser } from 'saxes'

import { refusal } from '../refusals.ts'
import { decodeXml, mendAmpersands } from './source.ts'
import { type XmlElement, writtenAttribute } from './tree.ts'

export type XmlLimits = {
  /** Elements in all. */
  elements: number
  /** Elements within each other; what is deeper is kept, but as if it stood at this depth. */
  depth: number
}

/** An element takes some 300 bytes of memory. */
const XML_LIMITS: XmlLimits = { elements: 1_000_000, depth: 200 }

/** What a file says, part by part, for readers that keep no tree. Closing elements come with the name alone. */
export type XmlEvents = {
  open(element: Omit<XmlElement, 'children'>): void
  close(name: string): void
  text(text: string): void
}

/** Characters handed to the parser at once; it copies what it is given. */
const CHUNK = 64 * 1024

/**
 * Reads XML as a stream of events. Nothing outside the file is ever fetched and no entity of a document type is
 * expanded: a reference to one stays as it is written. Errors are passed over, as browsers and feed readers do.
 */
export function streamXml(source: string | Uint8Array, events: XmlEvents): void {
  const text = mendAmpersands(typeof source === 'string' ? source : decodeXml(source))
  const parser = new SaxesParser({ xmlns: false, position: false })
  const scopes: { depth: number; names: ReadonlyMap<string, string> }[] = []
  let depth = 0
  parser.on('error', () => {})
  parser.on('opentag', (tag) => {
    depth++
    const names = declaredNames(tag.attributes, scopes.at(-1)?.names)
    if (names) scopes.push({ depth, names })
    const colon = tag.name.indexOf(':')
    const prefix = colon < 0 ? '' : tag.name.slice(0, colon)
    events.open({
      name: colon < 0 ? tag.name : tag.name.slice(colon + 1),
      uri: scopes.at(-1)?.names.get(prefix) ?? '',
      attributes: tag.attributes,
    })
  })
  parser.on('closetag', (tag) => {
    if (scopes.at(-1)?.depth === depth) scopes.pop()
    depth--
    events.close(tag.name.slice(tag.name.indexOf(':') + 1))
  })
  parser.on('text', (value) => events.text(value))
  parser.on('cdata', (value) => events.text(value))
  for (let at = 0; at < text.length; at += CHUNK) parser.write(text.slice(at, at + CHUNK))
  parser.close()
}

/** The prefixes an element declares, on top of those around it; null when it declares none. */
function declaredNames(
  attributes: Record<string, string>,
  outer: ReadonlyMap<string, string> | undefined,
): ReadonlyMap<string, string> | null {
  let names: Map<string, string> | null = null
  for (const key in attributes) {
    if (!key.startsWith('xmlns')) continue
    if (key !== 'xmlns' && key[5] !== ':') continue
    names ??= new Map(outer)
    names.set(key.slice(6), writtenAttribute({ attributes }, key) ?? '')
  }
  return names
}

/** Hands the children of an element over one by one, instead of keeping them: long documents need little memory so. */
export type XmlParts = {
  /** The names of the element and of the one around it; the first such counts. */
  within: string
  of: string
  /** Gets each child element when it ends, and the tree so far. */
  each(child: XmlElement, root: XmlElement): void
}

/**
 * Reads XML into a tree whose depth is bounded, so that everything after may recurse.
 * Refuses with `damaged` what holds no element, and with `memory` what holds more elements at a time than `limits`
 * allow.
 */
export function parseXml(
  source: string | Uint8Array,
  limits: Partial<XmlLimits> = {},
  parts: XmlParts | null = null,
): XmlElement {
  const most = { ...XML_LIMITS, ...limits }
  const root: XmlElement = { name: '', uri: '', attributes: Object.create(null), children: [] }
  const open: XmlElement[] = [root]
  let count = 0
  /** Elements open beyond the limit of depth. */
  let beyond = 0
  let frame: XmlElement | null = null
  streamXml(source, {
    open(part) {
      if (++count > most.elements) throw refusal('memory')
      const element = { ...part, children: [] }
      const around = open.at(-1)
      around?.children.push(element)
      if (open.length > most.depth) beyond++
      else open.push(element)
      if (!frame && element.name === parts?.within && around?.name === parts.of) frame = element
    },
    close() {
      if (beyond > 0) {
        beyond--
        return
      }
      if (open.length < 2) return
      const element = open.pop()
      if (!parts || !frame || !element || open.at(-1) !== frame) return
      frame.children.length = 0
      count = 0
      parts.each(element, firstElement(root))
    },
    text(text) {
      const children = open.at(-1)?.children
      if (!children) return
      const last = children.length - 1
      const before = children[last]
      if (typeof before === 'string') children[last] = before + text
      else children.push(text)
    },
  })
  return firstElement(root)
}

function firstElement(root: XmlElement): XmlElement {
  const first = root.children.find((node): node is XmlElement => typeof node !== 'string')
  if (!first) throw refusal('damaged')
  return first
}
