import { LIMITS } from '../limits.ts'

/** A block set in so far that Markdown takes it for code: four columns or more, a tab counting as four. */
const SET_IN = /^(?: {4}| {0,3}\t)/
const LIST_MARK = /^\s*(?:[-*+•]|\(?(?:\d{1,3}|[A-Za-z])[.)])\s/
/** Signs that programs are full of and sentences are not; three blanks within a line stand for columns. */
const NOT_PROSE = /[{}<>=|\\$&#@~^`_[\]*+]|\S {3,}\S|->|::|[;{(,]$/gmu
const WORD = /\p{L}{2,}/gu

/** Fewer words than this say too little: a command, a name, an address. */
const FEWEST_WORDS = 6
/** Words for each sign of a program that prose has at least. */
const WORDS_PER_SIGN = 8

/**
 * Plain text whose set-in prose begins at the margin: first lines of paragraphs in books, answers in lists of questions,
 * quoted passages. In Markdown, which the text becomes, they would be code, and nobody asks questions about code. What
 * looks like code, a list or columns stays as it is, and so does more text than is kept of any file. Takes and returns text with \n between lines.
 */
export function withoutProseIndent(text: string): string {
  if (text.length > LIMITS.characters) return text
  return text
    .split(/(\n[ \t]*\n)/)
    .map((block) => (SET_IN.test(block.replace(/^\n+/, '')) && isProse(block) ? atMargin(block) : block))
    .join('')
}

function isProse(block: string): boolean {
  if (LIST_MARK.test(block)) return false
  const words = block.match(WORD)?.length ?? 0
  const signs = block.trim().match(NOT_PROSE)?.length ?? 0
  return words >= FEWEST_WORDS && words >= signs * WORDS_PER_SIGN
}

function atMargin(block: string): string {
  return block.replace(/^[ \t]+/gm, '')
}
