import type { Place } from './doc-header.ts'
import { eachProperty } from './doc-properties.ts'

/** What a paragraph is, from its style and its own properties. */
export type ParagraphKind = {
  /** 1 to 6 for headings. */
  heading: number | null
  code: boolean
  inTable: boolean
  /** The paragraph that ends a row of a table. */
  rowEnd: boolean
  /** How deep in tables; 1 in a table, 2 in a table of a cell. */
  depth: number
  /** Ends a cell, or row, of a table within a table. */
  innerEnd: boolean
  /** Counts from 1 in the list of overrides; 0: no list. */
  list: number
  listLevel: number
  /** Word 6 and 95 keep the kind of mark with the paragraph. */
  oldList: 'bullet' | 'number' | null
  /** Where the cells of a row end, with the paragraph that ends it. */
  edges: readonly number[]
  /** Half points. */
  size: number
  style: number
}

export const PLAIN: ParagraphKind = {
  heading: null,
  code: false,
  inTable: false,
  rowEnd: false,
  depth: 0,
  innerEnd: false,
  list: 0,
  listLevel: 0,
  oldList: null,
  edges: [],
  size: 20,
  style: 0,
}

const TITLE = 62
const CODE_NAMES = /^(source ?code|code|html preformatted|preformatted|plain text code|verbatim)/i
const MAX_BASES = 12

/** Reads the style sheet ([MS-DOC] 2.9.271): number of the style → what paragraphs of it are. */
export function readStyles(place: Place, table: Uint8Array, old: boolean): Map<number, ParagraphKind> {
  const bytes = table.subarray(place.at, place.at + place.length)
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const raw = new Map<number, RawStyle>()
  if (bytes.length >= 6) {
    const count = Math.min(view.getUint16(2, true), 4095)
    const fixed = view.getUint16(4, true)
    let at = 2 + view.getUint16(0, true)
    for (let nth = 0; nth < count && at + 2 <= bytes.length; nth++) {
      const size = view.getUint16(at, true)
      if (size >= 8) raw.set(nth, readStyle(bytes.subarray(at + 2, at + 2 + size), fixed, old))
      at += 2 + size
    }
  }
  return new Map([...raw.keys()].map((nth) => [nth, resolve(nth, raw, old)]))
}

type RawStyle = {
  known: number
  base: number
  name: string
  paragraph: boolean
  properties: Uint8Array
  characters: Uint8Array
}

function readStyle(bytes: Uint8Array, fixed: number, old: boolean): RawStyle {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const word = (at: number) => (at + 2 <= bytes.length ? view.getUint16(at, true) : 0)
  const length = old ? (bytes[fixed] ?? 0) : word(fixed)
  const nameAt = fixed + (old ? 1 : 2)
  const name = Array.from({ length: Math.min(length, 120) }, (_, i) =>
    old ? (bytes[nameAt + i] ?? 0) : word(nameAt + i * 2),
  )
  const paragraph = (word(2) & 0xf) === 1
  let at = nameAt + (length + 1) * (old ? 1 : 2)
  at += at % 2
  const size = word(at)
  const next = at + 2 + size + (size % 2)
  return {
    known: word(0) & 0xfff,
    base: word(2) >>> 4,
    name: String.fromCharCode(...name),
    paragraph,
    properties: paragraph ? bytes.subarray(at + 4, at + 2 + Math.max(2, size)) : bytes.subarray(0, 0),
    characters: paragraph ? bytes.subarray(next + 2, next + 2 + word(next)) : bytes.subarray(0, 0),
  }
}

function resolve(nth: number, raw: ReadonlyMap<number, RawStyle>, old: boolean): ParagraphKind {
  const bases: RawStyle[] = []
  for (let at = nth; bases.length < MAX_BASES; ) {
    const style = raw.get(at)
    if (!style) break
    bases.unshift(style)
    at = style.base
  }
  let kind: ParagraphKind = { ...PLAIN, style: nth }
  for (const style of bases) {
    if (!style.paragraph) continue
    kind = applyProperties(kind, style.properties, old)
    kind.size = sizeOf(style.characters, old) ?? kind.size
    if (style.known >= 1 && style.known <= 9) kind.heading = Math.min(style.known, 6)
    if (style.known === TITLE) kind.heading = 1
    if (CODE_NAMES.test(style.name)) kind.code = true
  }
  return { ...kind, style: nth }
}

/** The size of letters a list of character properties names. */
function sizeOf(properties: Uint8Array, old: boolean): number | null {
  let size: number | null = null
  eachProperty(properties, old, (code, operand) => {
    if (code === (old ? 99 : 0x4a43) && operand.byteLength > 1) size = operand.getUint16(0, true)
  })
  return size
}

/** The kind with a list of property modifications on top ([MS-DOC] 2.6.2). */
export function applyProperties(kind: ParagraphKind, properties: Uint8Array, old: boolean): ParagraphKind {
  const changed = { ...kind }
  eachProperty(properties, old, (code, operand) => {
    const byte = operand.byteLength > 0 ? operand.getUint8(0) : 0
    const word = operand.byteLength > 1 ? operand.getUint16(0, true) : byte
    if (code === (old ? 190 : 0xd608)) changed.edges = cellEdges(operand)
    if (old) {
      if (code === 24) changed.inTable = byte === 1
      else if (code === 25) changed.rowEnd = byte === 1
      else if (code === 13)
        changed.oldList = byte === 0 ? null : byte === 11 ? 'bullet' : (changed.oldList ?? 'number')
      else if (code === 12) changed.oldList = oldMark(byte)
      if (changed.inTable) changed.depth = 1
      return
    }
    if (code === 0x2416) changed.inTable = byte === 1
    else if (code === 0x2417) changed.rowEnd = byte === 1
    else if (code === 0x6649 && operand.byteLength >= 4) changed.depth = operand.getInt32(0, true)
    else if (code === 0x244b || code === 0x244c) changed.innerEnd = byte === 1
    else if (code === 0x260a) changed.listLevel = Math.min(byte, 8)
    else if (code === 0x460b) changed.list = word > 0 && word < 0x7ff ? word : 0
    else if (code === 0x2640) changed.heading = byte < 9 ? Math.min(byte + 1, 6) : null
    if (changed.inTable && changed.depth === 0) changed.depth = 1
  })
  return changed
}

/** The right edges of a row's cells, from its definition ([MS-DOC] 2.9.322). */
function cellEdges(operand: DataView): number[] {
  const count = operand.byteLength > 0 ? Math.min(operand.getUint8(0), 63) : 0
  const edges: number[] = []
  for (let nth = 1; nth <= count && 3 + nth * 2 <= operand.byteLength; nth++)
    edges.push(operand.getInt16(1 + nth * 2, true))
  return edges
}

/** The mark of a paragraph in Word 6: numbers of some writing, or a bullet. */
function oldMark(format: number): 'bullet' | 'number' {
  return format <= 5 ? 'number' : 'bullet'
}
