import { csvRows } from './csv-rows.ts'

const DELIMITERS = [',', ';', '\t', '|', ':']
const SAMPLE_ROWS = 60
const SAMPLE_CHARACTERS = 64_000

/**
 * What separates the cells of a text: the one that gives the most rows of the same width. Spreadsheet programs may say
 * it in the first line (`sep=;`). `skip` is how many characters that line takes.
 */
export function csvDelimiter(text: string): { delimiter: string; skip: number } {
  const told = /^sep=(.)\n/.exec(text)
  if (told) return { delimiter: told[1]!, skip: told[0].length }
  const sample = text.slice(0, SAMPLE_CHARACTERS)
  const scores = DELIMITERS.map((delimiter, at) => ({
    delimiter,
    // Among equals the commoner delimiter wins; a colon hardly ever is one.
    score: score(sample, delimiter) * (delimiter === ':' ? 0.6 : 1 - at * 0.001),
  }))
  const best = scores.toSorted((a, b) => b.score - a.score)[0]!
  return { delimiter: best.score > 0 ? best.delimiter : ',', skip: 0 }
}

function score(sample: string, delimiter: string): number {
  const widths: number[] = []
  for (const row of csvRows(sample, delimiter)) {
    if (row.length > 1 || row[0] !== '') widths.push(row.length)
    if (widths.length === SAMPLE_ROWS) break
  }
  // The last row of a sample may be cut.
  if (widths.length > 3) widths.pop()
  const counts = new Map<number, number>()
  for (const width of widths) if (width > 1) counts.set(width, (counts.get(width) ?? 0) + 1)
  const [width, rows] = [...counts].toSorted((a, b) => b[1] - a[1] || b[0] - a[0])[0] ?? [1, 0]
  return (rows / Math.max(1, widths.length)) * (1 + Math.log2(width) / 10)
}
