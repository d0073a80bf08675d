import { lineReader } from './lines.ts'
import type { Closing, Line } from './lines.ts'

/**
 * Cuts a text (plain or Markdown) into blocks, so that an engine rewrites prose and leaves everything else alone.
 * One pass over the lines with a look at the next line at most: linear on any input.
 */

export type BlockKind = 'prose' | 'heading' | 'item' | 'quote' | 'table' | 'code' | 'blank'

/**
 * A piece of a text. `prefix + body + suffix` of all blocks in order is the source exactly. `prefix` has indent and
 * markers ("- ", "3. **Label:** ", "> "), `suffix` the line break, `body` what is read. Only the body of `prose`
 * and `item` (and of a `quote`, if one dares) is for rewriting.
 */
export type Block = { kind: BlockKind; prefix: string; body: string; suffix: string }

/** A line this short without a stop, before a line with a capital, is a title or an address, not wrapped prose. */
const SHORT_LINE = 50
/** Nobody wraps lines this late: a line so long is a paragraph by itself. */
const LONG_LINE = 140
/** Markers, labels and closing signs are looked for in so many characters, whatever the length of the line. */
const LOOK = 200

/** Lines of one paragraph; a longer one comes in pieces, so that no caller waits long for the next. */
const LONGEST_PARAGRAPH = 400

const FENCE = /^ {0,3}(`{3,}|~{3,})/
const HEADING = /^ {0,3}#{1,6}(?=[ \t]|$)[ \t]*/
const ITEM = /^[ \t]*(?:[-*+•◦▪–]|\d{1,9}[.)]|[a-z]\)|\((?:[a-z]|\d{1,3})\))[ \t]+(?:\[[ xX]\][ \t]+)?/
const QUOTE = /^ {0,3}>(?:[ \t]?>)*[ \t]?/
const HTML = /^ {0,3}<(?:[a-zA-Z][\w-]*(?=[\s/>]|$)|\/[a-zA-Z]|!--|!DOCTYPE|\?)/
const LABEL = /^(?:\*\*[^*\n]{1,80}\*\*|__[^_\n]{1,80}__)[ \t]*(?:[:.–—-][ \t]*)?/
const TABLE_RULE = /^[ \t]*\|?[ \t]*:?-{2,}:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*){0,40}\|?[ \t]*$/
const MATH = /^[ \t]*(?:\$\$|\\\[|\\begin\{)/
const INDENTED = /^(?: {4}|\t| {1,3}\t)/

/** All blocks of `text`. */
export function splitBlocks(text: string): Block[] {
  return [...blocksOf(text)]
}

/** The same, one at a time: the first block of a long text is there at once. */
export function* blocksOf(text: string): Generator<Block> {
  const lines = lineReader(text)
  let first = true
  let inList = false
  let afterBlank = true
  const openEnds = new Set<string>()
  while (lines.has()) {
    const line = lines.take()
    const look = line.text.slice(0, LOOK)
    const blank = isBlank(line.text)
    if (blank) {
      yield { kind: 'blank', prefix: '', body: line.text, suffix: line.end }
    } else {
      const closing = verbatimEnd(look, first)
      const item = ITEM.exec(look)
      const closed = closing?.closedBy(line.text, true) ?? false
      if (closing?.name === 'fence') {
        // A fence that never ends runs to the end of the text.
        yield verbatim('code', [line, ...lines.takeThrough(closing, closed)])
        inList = false
      } else if (closing && !openEnds.has(closing.name) && (closed || lines.find(closing))) {
        yield verbatim('code', [line, ...lines.takeThrough(closing, closed)])
        inList = false
      } else {
        if (closing) openEnds.add(closing.name)
        if (isRule(line.text)) yield verbatim('code', [line])
        else if (HEADING.test(look)) yield marked('heading', HEADING, line)
        else if (QUOTE.test(look)) yield marked('quote', QUOTE, line)
        else if (isTable(line, lines.peek())) {
          yield verbatim('table', [line, ...lines.takeWhile((next) => isRow(next.text))])
        } else if (HTML.test(look)) {
          yield verbatim('code', [line, ...lines.takeWhile((next) => !isBlank(next.text))])
        } else if (INDENTED.test(look) && afterBlank && !inList) {
          yield verbatim('code', [line, ...lines.takeWhile((next) => INDENTED.test(next.text))])
        } else {
          let room = LONGEST_PARAGRAPH
          const paragraph = [
            line,
            ...lines.takeWhile((next, before) => room-- > 0 && continues(before, next)),
          ]
          if (item) inList = true
          else if (!/^[ \t]/.test(look)) inList = false
          const underline = lines.peek()
          const title = !item && underline !== undefined && isUnderline(underline.text)
          yield paragraphBlock(paragraph, item?.[0] ?? '', title)
          if (title) yield verbatim('code', [lines.take()])
        }
      }
    }
    afterBlank = blank
    first = false
  }
}

/** A block that is kept as it is, all its lines in the body. */
function verbatim(kind: BlockKind, lines: Line[]): Block {
  const last = lines.at(-1)?.end ?? ''
  const whole = lines.map((line) => line.text + line.end).join('')
  return { kind, prefix: '', body: whole.slice(0, whole.length - last.length), suffix: last }
}

function marked(kind: BlockKind, marker: RegExp, line: Line): Block {
  const prefix = marker.exec(line.text)?.[0] ?? ''
  return { kind, prefix, body: line.text.slice(prefix.length), suffix: line.end }
}

function paragraphBlock(lines: Line[], marker: string, title: boolean): Block {
  const block = verbatim(marker ? 'item' : title ? 'heading' : 'prose', lines)
  const indent = marker || (/^[ \t]{0,200}/.exec(block.body)?.[0] ?? '')
  const label = LABEL.exec(block.body.slice(indent.length, indent.length + LOOK))?.[0] ?? ''
  const prefix = indent + label
  const body = block.body.slice(prefix.length)
  // A line of bold letters alone is a heading in all but name.
  if (label && !body.trim()) return { ...block, kind: 'heading', prefix: indent, body: label + body }
  return { ...block, prefix, body }
}

/** Whether `next` goes on with the paragraph that `before` is the last line of. */
function continues(before: Line, next: Line): boolean {
  const look = next.text.slice(0, LOOK)
  if (isBlank(next.text) || before.text.length > LONG_LINE || next.text.length > LONG_LINE) return false
  if (FENCE.test(look) || HEADING.test(look) || QUOTE.test(look) || HTML.test(look) || MATH.test(look))
    return false
  if (ITEM.test(look) || isRule(next.text) || isUnderline(next.text) || isRow(next.text)) return false
  const unfinished = !/[.!?…,;:)"'”’»–—-]\s*$/.test(before.text.slice(-20))
  return !(unfinished && before.text.length < SHORT_LINE && /^\s*[\p{Lu}\d*_]/u.test(look))
}

function isBlank(text: string): boolean {
  return !/\S/.test(text)
}

/** "---", "* * *", "___": three or more of one sign and nothing else. */
function isRule(text: string): boolean {
  if (text.length > LOOK) return false
  const signs = text.replace(/[ \t]/g, '')
  return signs.length > 2 && /^(?:-+|\*+|_+)$/.test(signs)
}

function isUnderline(text: string): boolean {
  return /^ {0,3}(?:={2,200}|-{2,200})[ \t]*$/.test(text.slice(0, LOOK + 10)) && text.length <= LOOK
}

function isRow(text: string): boolean {
  return /^[ \t]*\|/.test(text) || text.indexOf('\t', 1) !== text.lastIndexOf('\t')
}

function isTable(line: Line, next: Line | undefined): boolean {
  if (isRow(line.text) && !/^\t/.test(line.text)) return true
  return next !== undefined && line.text.includes('|') && TABLE_RULE.test(next.text.slice(0, 2 * LOOK))
}

/** What ends the verbatim block that a line beginning with `look` opens; undefined when it opens none. */
function verbatimEnd(look: string, first: boolean): Closing | undefined {
  const fence = FENCE.exec(look)?.[1]
  if (fence) {
    return {
      name: 'fence',
      closedBy: (text, opening) => {
        const close = FENCE.exec(text)?.[1]
        return !opening && close !== undefined && close[0] === fence[0] && close.length >= fence.length
      },
    }
  }
  if (first && /^---[ \t]*$/.test(look)) {
    return {
      name: 'front matter',
      closedBy: (text, opening) => !opening && /^(?:---|\.\.\.)[ \t]*$/.test(text),
    }
  }
  const math = MATH.exec(look)?.[0].trim()
  if (!math) return undefined
  const end = math === '$$' ? '$$' : math === '\\[' ? '\\]' : '\\end{'
  const from = look.indexOf(math) + math.length
  return { name: math, closedBy: (text, opening) => text.indexOf(end, opening ? from : 0) >= 0 }
}
