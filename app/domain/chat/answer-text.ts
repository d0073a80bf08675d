// The text of an answer is Markdown of the simplest kind with markers of ours, `[1]`, for its sources. Whatever is taken
// from a document is literal in it, so that neither a mark nor a reference number that stands there becomes one of ours.

/** One or several numbers of sources in an answer, such as ` [1]` or `[2, 3]`, with the space before them. */
export const MARKERS = /(\s?)(?<!\\)\[(\d{1,3}(?:\s*[,;]\s*\d{1,3})*)\](?!\()/g

/** Signs that Markdown would take for marks wherever they stand. */
const MARKS = /[\\`*[<~]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|&(?=#?\w{1,31};)/gu
/** What makes a list, a heading or a quotation of a line that begins with it. */
const AT_START = /^(\s*)(?:([-+#>])|(\d{1,9})([.)]))(?=\s|$)/gmu
/** A line that would make a heading of the one before, a table of both, or a rule. */
const UNDERLINE = /^([^\S\n]*)(?=[-=|:][-=|:\t ]*$)/gmu

/** Text that stands letter by letter in an answer, whatever its letters mean in Markdown. */
export function literal(text: string): string {
  return text
    .replace(MARKS, String.raw`\$&`)
    .replace(UNDERLINE, '$1\\')
    .replace(AT_START, (_, space: string, sign?: string, number = '', stop = '') =>
      sign === undefined ? `${space}${number}\\${stop}` : `${space}\\${sign}`,
    )
}

/**
 * The words of an answer as text: without markers of sources and marks of Markdown. Each word is read by itself, so that
 * the words of its beginning are the beginning of its words.
 */
export function plainWords(content: string): string {
  return content
    .replace(MARKERS, '')
    .replace(/^[^\S\n]*(?:>|#{1,6})[^\S\n]+/gm, '')
    .replace(/^([^\S\n]*)[-*+][^\S\n]+/gm, '$1• ')
    .replace(
      /\\([!-/:-@[-`{-~])|\*\*|(?<![^\s"(])\*(?=\S)|(?<=\S)\*(?![^\s.,;:!?)"])|`+/g,
      (_, sign = '') => sign,
    )
}
