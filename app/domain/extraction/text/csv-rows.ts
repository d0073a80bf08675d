/** Characters of one cell; a quote that is still open after so many was never meant to open one. */
const CELL = 1_000_000
/** After so many quotes without an end, quotes mean nothing in this file. */
const UNCLOSED = 20

/**
 * The rows of a text with delimited cells (RFC 4180, read leniently): cells in quotes may hold delimiters and line ends;
 * what follows a closing quote belongs to the cell; a quote that nothing closes is a character like others, and its line
 * is read without quotes.
 */
export function* csvRows(text: string, delimiter: string): Generator<string[]> {
  let at = 0
  let unclosed = 0
  let row: string[] = []
  let isPlainLine = false
  while (at < text.length) {
    let cell = ''
    const quoteAt = unclosed < UNCLOSED && !isPlainLine ? opening(text, at) : -1
    if (quoteAt >= 0) {
      const quoted = quotedCell(text, quoteAt + 1)
      if (quoted) {
        cell = quoted.cell
        at = quoted.end
      } else {
        unclosed++
        isPlainLine = true
      }
    }
    const end = cellEnd(text, at, delimiter)
    row.push(cell + text.slice(at, end))
    at = end + 1
    if (text[end] === delimiter && at < text.length) continue
    if (text[end] === delimiter) row.push('')
    yield row
    row = []
    isPlainLine = false
  }
}

/** Where a quoted cell opens: at its beginning, blanks aside. -1 when it does not. */
function opening(text: string, from: number): number {
  let at = from
  while (text[at] === ' ') at++
  return text[at] === '"' ? at : -1
}

function quotedCell(text: string, from: number): { cell: string; end: number } | undefined {
  let searched = from
  for (;;) {
    const quote = text.indexOf('"', searched)
    if (quote < 0 || quote - from > CELL) return
    if (text[quote + 1] !== '"')
      return { cell: text.slice(from, quote).replaceAll('""', '"'), end: quote + 1 }
    searched = quote + 2
  }
}

function cellEnd(text: string, from: number, delimiter: string): number {
  for (let at = from; at < text.length; at++) {
    if (text[at] === delimiter || text[at] === '\n') return at
  }
  return text.length
}
