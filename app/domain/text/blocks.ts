import { lineReader } from './lines.ts'
import type { Closing, Line } from './lines.ts'

/**
 * Cuts a text (plain or Markdown) into blocks, so that an engine rewrites prose and leaves everything else alone.
 * One pass over the lines with a look at the next line at most: linear on any input.
 */

/** A `verse` is a line that ends, or begins, on purpose within a sentence. */
export type BlockKind = 'prose' | 'heading' | 'item' | 'quote' | 'table' | 'verse' | 'code' | 'blank'

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
const DECLARATION = /^ {0,3}<[!?]/
/** Elements whose text is none to read, and comments; blank lines and all. */
const RAW = /^ {0,3}<(script|style|pre|svg|textarea|!--)(?=[\s>]|$)/i
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
          const bare = !isRow(line.text)
          const rows = lines.takeWhile(({ text }) => isRow(text) || (bare && text.includes('|')))
          yield verbatim('table', [line, ...rows])
        } else if (HTML.test(look)) {
          const markup = [line, ...lines.takeWhile((next) => !isBlank(next.text))]
          if (DECLARATION.test(look)) yield verbatim('code', markup)
          else yield* markupBlocks(markup.map(({ text, end }) => text + end).join(''))
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
          yield* paragraphBlocks(paragraph, item?.[0] ?? '', title)
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

/** Tags around paragraphs, items and cells, with the white space beside them; and what they hold that is no prose. */
const AROUND =
  /\s*(?:<!--[\s\S]{0,4000}?-->|<(script|style|pre|svg|math|textarea|template)\b[^<>]{0,1000}>[\s\S]{0,4000}?<\/\1>|<\/?(?:address|article|aside|blockquote|body|br|button|caption|center|dd|details|dialog|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|head|header|hr|html|img|input|label|legend|li|link|main|menu|meta|nav|ol|optgroup|option|p|section|select|source|summary|table|tbody|td|tfoot|th|thead|title|tr|ul|video|audio|iframe)(?=[\s/>])[^<>]{0,4000}>)\s*/gi
/** Tags whose text is a title or a name of something. */
const TITLE_TAG = /<(?:h[1-6]|title|th|button|label|legend|option|caption)(?=[\s>])[^<>]*>\s*$/i

/** The text of HTML between its tags, which stay as they are. */
function* markupBlocks(whole: string): Generator<Block> {
  let at = 0
  let before = ''
  const between = function* (until: number): Generator<Block> {
    const body = whole.slice(at, until)
    if (body === '') return
    const kind = TITLE_TAG.test(before.slice(-LOOK)) ? 'heading' : /\p{L}/u.test(body) ? 'prose' : 'code'
    yield { kind, prefix: '', body, suffix: '' }
  }
  for (const found of whole.matchAll(AROUND)) {
    yield* between(found.index)
    const space = /\s*$/.exec(found[0])?.[0] ?? ''
    yield { kind: 'code', prefix: '', body: found[0].slice(0, found[0].length - space.length), suffix: space }
    before = found[0]
    at = found.index + found[0].length
  }
  yield* between(whole.length)
}

/** A paragraph is wide enough to have been wrapped, in characters. */
const WRAPPED = 60
/** A line that could have taken the next word and so much more (a share of the widest line) ends on purpose. */
const EARLY = 0.15
/** Lines of a verse begin with capitals, or end early: this share of them at least. */
const MOST = 0.8

/** After which of `lines` the next begins on purpose: a hard break of Markdown, and the lines of a verse or of an address. */
function hardBreaks(lines: readonly Line[]): boolean[] {
  const texts = lines.map(({ text }) => text.trim())
  const width = Math.max(...texts.map((text) => text.length))
  const early = texts.map((text, at) => {
    const next = /^\S{0,80}/.exec(texts[at + 1] ?? '')?.[0].length ?? 0
    return at + 1 < texts.length && text.length + 1 + next + width * EARLY <= width
  })
  const breaks = Math.max(1, lines.length - 1)
  const raised = texts.slice(1).filter((text) => /^[^\p{L}\p{N}]{0,3}\p{Lu}/u.test(text)).length
  // Of two lines alone the second may begin with a name by chance.
  const parted = breaks > 1 ? early.some(Boolean) : /[,;:.!?]$/.test(texts[0] ?? '')
  const narrow = breaks > 1 ? width < WRAPPED || parted : width < WRAPPED && parted
  const endEarly = early.filter(Boolean).length
  const verse = (raised >= breaks * MOST && narrow) || (endEarly * 2 > breaks && breaks > 1)
  return lines.map(
    ({ text }, at) => at + 1 < lines.length && (verse || early[at] === true || / {2}$|\\$/.test(text)),
  )
}

const SENTENCE_END = /[.!?…:]["'”’»)\]*_]{0,3}\s*\\?$/

/** A paragraph, cut where a line ends on purpose. A line within a sentence is verse, others are prose. */
function* paragraphBlocks(lines: Line[], marker: string, title: boolean): Generator<Block> {
  const hard = hardBreaks(lines)
  if (title || !hard.includes(true)) return yield paragraphBlock(lines, marker, title)
  let from = 0
  let whole = true
  for (let at = 0; at < lines.length; at++) {
    if (!hard[at] && at + 1 < lines.length) continue
    const part = lines.slice(from, at + 1)
    const ends = SENTENCE_END.test(lines[at]?.text.slice(-LOOK) ?? '')
    const block = paragraphBlock(part, from === 0 ? marker : '', false)
    const isLast = at + 1 === lines.length
    const long = part.length > 1 || block.body.length > WRAPPED
    const prose = long || (whole && (ends || isLast))
    yield prose || block.kind === 'heading' ? block : { ...block, kind: 'verse' }
    whole = ends
    from = at + 1
  }
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
  const raw = RAW.exec(look)?.[1]?.toLowerCase()
  if (raw) {
    return { name: raw, closedBy: (text) => text.toLowerCase().includes(raw === '!--' ? '-->' : `</${raw}`) }
  }
  const math = MATH.exec(look)?.[0].trim()
  if (!math) return undefined
  const end = math === '$$' ? '$$' : math === '\\[' ? '\\]' : '\\end{'
  const from = look.indexOf(math) + math.length
  return { name: math, closedBy: (text, opening) => text.indexOf(end, opening ? from : 0) >= 0 }
}
