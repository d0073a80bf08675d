import { endOfDeclaration, scanTag, type Tag } from './from-html-scan.ts'
import {
  BLOCK,
  DROPPED_RAW,
  FORMATTING,
  IMPLIED_ENDS,
  KEPT_RAW,
  SCOPE,
  TABLE_PARTS,
  VOID,
  WRAPPER,
} from './from-html-tags.ts'

/** Elements within each other; a page people write has some thirty. */
const MOST_DEPTH = 150

/** Parts of the frame of a page, which a parser puts in place by itself. */
const FRAME = new Set(['html', 'head', 'body', 'plaintext'])

/** A page that is a set of frames says what it has to say where there are none. */
const FRAMES = new Set(['frameset', 'frame', 'noframes'])

/**
 * Rewrites HTML so that parsing it takes time in proportion to its length and yields a tree of bounded depth: tags
 * beyond the limit become spaces or breaks, marks left open are closed with the block they began in, comments and
 * scripts go. All words stay. A parser by itself looks through all open elements at each tag (a megabyte of `<div>`
 * takes minutes) and reopens all open marks in each paragraph.
 *
 * With `xml`, a tag that ends in `/>` is an element without content, as in XHTML. Pages of more than `tagsAtOnce` tags
 * come in pieces, cut where nothing but wrappers is open, which are neither closed nor opened again there.
 */
export function balanceTags(source: string, { xml = false, tagsAtOnce = Infinity } = {}): string[] {
  const pieces: string[] = []
  const framed = /<frameset\b/i.test(source)
  let out: string[] = []
  let tags = 0
  const open: string[] = []
  /** Places in `open` of wrappers that may hide what they hold. */
  let veiled: number[] = []
  const beyond = new Map<string, number>()

  const closeDownTo = (index: number): void => {
    while (open.length > index) out.push(`</${open.pop() ?? ''}>`)
    while ((veiled.at(-1) ?? -1) >= index) veiled.pop()
  }
  const closeNearest = (names: Set<string>, within: Set<string>): void => {
    for (let index = open.length - 1; index >= 0; index--) {
      const name = open[index] ?? ''
      if (names.has(name)) return closeDownTo(index)
      if (within.has(name)) return
    }
  }
  const start = (tag: Tag, text: string): void => {
    if (VOID.has(tag.name)) return void out.push(text)
    if (BLOCK.has(tag.name)) closeNearest(PARAGRAPH, SCOPE)
    const implied = IMPLIED_ENDS.get(tag.name)
    if (implied) closeNearest(implied.ends, implied.within)
    if (open.length >= MOST_DEPTH) {
      const gap = BLOCK.has(tag.name) ? '<br>' : ' '
      if (out.at(-1) !== gap) out.push(gap)
      if (!(xml && tag.selfClosing)) beyond.set(tag.name, (beyond.get(tag.name) ?? 0) + 1)
      return
    }
    if (
      tags > tagsAtOnce &&
      BLOCK.has(tag.name) &&
      veiled.length === 0 &&
      open.every((name) => WRAPPER.has(name))
    ) {
      pieces.push(out.join(''))
      out = []
      tags = 0
    }
    out.push(text)
    if (xml && tag.selfClosing) return void out.push(`</${tag.name}>`)
    if (/hidden|style/i.test(text)) veiled.push(open.length)
    open.push(tag.name)
  }
  const end = (tag: Tag): void => {
    if (tag.name === 'br') return void out.push('<br>')
    const extra = beyond.get(tag.name) ?? 0
    if (extra > 0) return void beyond.set(tag.name, extra - 1)
    const index = indexInScope(open, tag.name)
    if (index < 0) return
    const crossing = FORMATTING.has(tag.name) && open.slice(index + 1).some((name) => !FORMATTING.has(name))
    if (!crossing) return closeDownTo(index)
    // The parser knows how to end a mark in the middle of a block.
    open.splice(index, 1)
    veiled = veiled.filter((place) => place !== index).map((place) => (place > index ? place - 1 : place))
    out.push(`</${tag.name}>`)
  }

  let done = 0
  let at = source.indexOf('<')
  while (at >= 0) {
    if (at > done) out.push(source.slice(done, at))
    const declarationEnd = endOfDeclaration(source, at)
    const tag = declarationEnd > at ? null : scanTag(source, at)
    if (declarationEnd > at) {
      if (/^<!doctype/i.test(source.slice(at, at + 9))) out.push(source.slice(at, declarationEnd))
      done = declarationEnd
    } else if (!tag) {
      out.push('&lt;')
      done = at + 1
    } else {
      done = tag.end
      tags++
      const text = source.slice(at, tag.end)
      const empty = xml && tag.selfClosing
      if (FRAME.has(tag.name)) {
        if (tag.name !== 'plaintext' && !empty) out.push(text)
      } else if (tag.closing) end(tag)
      else if (framed && FRAMES.has(tag.name)) out.push(' ')
      else if (DROPPED_RAW.has(tag.name)) done = empty ? tag.end : endOfRaw(source, tag).after
      else if (KEPT_RAW.has(tag.name) && !empty) {
        const raw = endOfRaw(source, tag)
        out.push(text, source.slice(tag.end, raw.before), `</${tag.name}>`)
        done = raw.after
      } else start(tag, text)
    }
    at = source.indexOf('<', done)
  }
  out.push(source.slice(done))
  return [...pieces, out.join('')]
}

const PARAGRAPH = new Set(['p'])

function indexInScope(open: readonly string[], name: string): number {
  const reaches = TABLE_PARTS.has(name)
  for (let index = open.length - 1; index >= 0; index--) {
    if (open[index] === name) return index
    const other = open[index] ?? ''
    if (reaches ? other === 'table' : SCOPE.has(other)) return -1
  }
  return -1
}

function endOfRaw(source: string, tag: Tag): { before: number; after: number } {
  const pattern = new RegExp(`</${tag.name}(?=[\\s/>])`, 'gi')
  pattern.lastIndex = tag.end
  const match = pattern.exec(source)
  if (!match) return { before: source.length, after: source.length }
  const closing = scanTag(source, match.index)
  return { before: match.index, after: closing?.end ?? source.length }
}
