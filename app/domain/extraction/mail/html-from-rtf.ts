import { CHARSET_CODE_PAGES, decodeCodePage } from '../rtf/code-pages.ts'
import { tokenizeRtf } from '../rtf/tokens.ts'

const MAX_DEPTH = 2_000
const PENDING = 32 * 1024
const SKIPPED = new Set([
  'fonttbl',
  'colortbl',
  'stylesheet',
  'info',
  'pict',
  'pntext',
  'listtext',
  'mhtmltag',
])
const SIGNS = new Map([
  ['par', '\n'],
  ['line', '\n'],
  ['tab', '\t'],
  ['lquote', '‘'],
  ['rquote', '’'],
  ['ldblquote', '“'],
  ['rdblquote', '”'],
  ['bullet', '•'],
  ['endash', '–'],
  ['emdash', '—'],
])

type Group = {
  kind: 'content' | 'tag' | 'fonts' | 'skip'
  plain: boolean
  font: number
  skipAfterUnicode: number
}

/**
 * The HTML a mail program has wrapped in RTF ([MS-OXRTFEX]): tags stand in `\*\htmltag` groups, what is between
 * `\htmlrtf` and `\htmlrtf0` is for readers of RTF alone. Null when the text was not HTML.
 */
export function htmlFromRtf(bytes: Uint8Array): string | null {
  if (!/\\fromhtml1/.test(String.fromCharCode(...bytes.subarray(0, 2_000)))) return null
  const parts: string[] = []
  const fonts = new Map<number, number>()
  const stack: Group[] = []
  let group: Group = { kind: 'content', plain: false, font: -1, skipAfterUnicode: 1 }
  let beyond = 0
  let codePage = 1252
  let starred = false
  let toSkip = 0
  const pending = new Uint8Array(PENDING)
  let waiting = 0
  const shown = () => group.kind === 'tag' || (group.kind === 'content' && !group.plain)
  const flush = () => {
    if (waiting > 0)
      parts.push(decodeCodePage(pending.subarray(0, waiting), fonts.get(group.font) ?? codePage))
    waiting = 0
  }

  tokenizeRtf(bytes, {
    open() {
      flush()
      toSkip = 0
      starred = false
      if (stack.length >= MAX_DEPTH) beyond++
      else {
        stack.push(group)
        group = { ...group }
      }
    },
    close() {
      flush()
      toSkip = 0
      if (beyond > 0) beyond--
      else group = stack.pop() ?? group
    },
    symbol(sign) {
      flush()
      if (sign === '*') starred = true
      else if (shown() && sign === '~') parts.push('&nbsp;')
      else if (shown() && sign === '_') parts.push('&shy;')
    },
    byte(value) {
      starred = false
      if (toSkip > 0) toSkip--
      else if (shown()) {
        if (waiting === PENDING) flush()
        pending[waiting++] = value
      }
    },
    word(name, parameter) {
      flush()
      const wasStarred = starred
      starred = false
      if (name === 'htmltag') group.kind = 'tag'
      else if (name === 'fonttbl') group.kind = 'fonts'
      else if (wasStarred || SKIPPED.has(name)) group.kind = 'skip'
      else if (name === 'htmlrtf') group.plain = parameter !== 0
      else if (name === 'ansicpg' && parameter) codePage = parameter
      else if (name === 'f') group.font = parameter ?? 0
      else if (name === 'fcharset' && group.kind === 'fonts') {
        const page = CHARSET_CODE_PAGES.get(parameter ?? 0)
        if (page && fonts.size < 10_000) fonts.set(group.font, page)
      } else if (name === 'uc') group.skipAfterUnicode = Math.max(0, Math.min(parameter ?? 1, 32))
      else if (name === 'u') {
        if (shown()) parts.push(String.fromCharCode((parameter ?? 0) & 0xffff))
        toSkip = group.skipAfterUnicode
      } else if (shown()) parts.push(SIGNS.get(name) ?? '')
    },
  })
  flush()
  return parts.join('')
}
