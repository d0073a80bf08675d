import { LIMITS } from '../limits.ts'

/**
 * Rows as a Markdown table, the first as its header; cells are Markdown of one line (line ends become blanks, bars are
 * escaped). Empty rows and columns at the edges are left out; rows may be of different lengths. Empty without content.
 * Of very wide tables the first columns are kept and the rest is counted below.
 */
export function markdownTable(rows: readonly (readonly string[])[]): string {
  const written = rows.map((row) => row.slice(0, LIMITS.columns).map(cell))
  const width = written.reduce((widest, row) => Math.max(widest, row.findLastIndex(Boolean) + 1), 0)
  const kept = written.slice(written.findIndex(hasContent), written.findLastIndex(hasContent) + 1)
  if (width === 0) return ''
  const [header = [], ...body] = kept.map((row) => line(row, width))
  const left = rows.reduce((most, row) => Math.max(most, row.length), 0) - LIMITS.columns
  const note = left > 0 ? `\n\n*${left} more columns were left out.*` : ''
  return [header, `|${' --- |'.repeat(width)}`, ...body].join('\n') + note
}

function hasContent(row: string[]): boolean {
  return row.some(Boolean)
}

function line(row: string[], width: number): string {
  return `| ${Array.from({ length: width }, (_, at) => row[at] ?? '').join(' | ')} |`
}

/** A bar that is escaped already stays as it is. */
function cell(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/(\\*)\|/g, (_, slashes: string) => `${slashes.length % 2 ? slashes : `${slashes}\\`}|`)
}
