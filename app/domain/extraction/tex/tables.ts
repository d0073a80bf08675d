import { markdownTable } from '../markdown/table.ts'

/** Text of a table's rows: cells are separated by & and rows by \\, outside of braces and inner environments. */
function cellsOf(text: string): string[][] {
  const rows: string[][] = [['']]
  let depth = 0
  for (let at = 0; at < text.length; at++) {
    const character = text[at]!
    const row = rows.at(-1)!
    if (character === '\\') {
      const command = /^\\(?:begin|end)\b|^\\./s.exec(text.slice(at, at + 8))?.[0] ?? character
      if (command === '\\begin') depth++
      else if (command === '\\end') depth--
      else if (command === '\\\\' && depth === 0) {
        rows.push([''])
        at +=
          1 +
          (/^\*?(?:\[[^\]\n]{0,20}\]|[ \t]{1,4}\[-?[\d.]+ ?[a-z]{2}\])?/.exec(
            text.slice(at + 2, at + 26),
          )?.[0].length ?? 0)
        continue
      }
      row[row.length - 1] += command
      at += command.length - 1
      continue
    }
    if (character === '{') depth++
    else if (character === '}') depth--
    if (character === '&' && depth === 0) row.push('')
    else row[row.length - 1] += character
  }
  return rows
}

/** A table of TeX as Markdown; `read` turns a cell's text into Markdown. */
export function tableMarkdown(text: string, read: (cell: string) => string): string {
  const rows = cellsOf(text).map((row) => row.flatMap((cell) => spread(cell, read)))
  return markdownTable(rows.filter((row) => row.some((cell) => cell.trim() !== '')))
}

/** A table in a cell only breaks its lines. */
function withoutInner(cell: string): string {
  if (!cell.includes('\\begin')) return cell
  return cell.replace(/\\begin\s*\{tabular\}(?:\[\w*\])?\{[^}]*\}|\\end\s*\{tabular\}|\\\\/g, ' ')
}

/** A cell over several columns is followed by empty ones. */
function spread(cell: string, read: (cell: string) => string): string[] {
  const columns = Number(/\\multicolumn\s*\{(\d{1,2})\}/.exec(cell)?.[1] ?? 1)
  return [read(withoutInner(cell)), ...Array<string>(Math.max(0, columns - 1)).fill('')]
}
