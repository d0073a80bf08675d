import { plainText } from '#app/domain/grounding/plain-text.ts'

/** Part of a page as it is shown. All of it is text: whoever draws it draws elements of their own. */
export type PageBlock =
  | { kind: 'heading' | 'text' | 'code'; text: string }
  | { kind: 'table'; head: string[] | null; rows: string[][] }

/** Larger tables are shown as lines of text: wider ones fit no phone, and a spreadsheet may have a hundred thousand cells. */
const MOST = { cells: 4_000, columns: 6 }

/** A page (Markdown) as headings, tables up to the size of `most`, code and text, without its marks. */
export function blocksOfPage(markdown: string, most = MOST): PageBlock[] {
  const blocks: PageBlock[] = []
  let kind = 'text' as 'text' | 'code' | 'rows'
  let lines: string[] = []
  const close = () => {
    if (kind === 'rows') blocks.push(tableOf(lines, most))
    else if (kind === 'code') blocks.push({ kind, text: lines.join('\n') })
    else {
      const text = plainText(lines.join('\n')).replace(/^\s*\n|\s+$/g, '')
      if (text !== '') blocks.push({ kind, text })
    }
    lines = []
  }
  const turnTo = (next: typeof kind) => {
    if (next !== kind) close()
    kind = next
  }
  for (const line of markdown.split(/\r?\n/)) {
    const fence = /^\s*(?:```|~~~)/.test(line)
    if (kind === 'code') {
      if (fence) turnTo('text')
      else lines.push(line)
      continue
    }
    const heading = /^\s{0,3}#{1,6}\s+(.*)$/.exec(line)?.[1]
    if (fence) turnTo('code')
    else if (heading !== undefined) {
      turnTo('text')
      close()
      const text = plainText(heading)
      if (text !== '') blocks.push({ kind: 'heading', text })
    } else {
      turnTo(/^\s*\|.*\|\s*$/.test(line) ? 'rows' : 'text')
      lines.push(line)
    }
  }
  close()
  return blocks.filter((block) => block.kind !== 'code' || block.text.trim() !== '')
}

/** Rows of a table; the first one is its head where a rule follows it. */
function tableOf(lines: readonly string[], most: typeof MOST): PageBlock {
  const cells = lines.map((line) =>
    line
      .trim()
      .slice(1, -1)
      .split(/(?<!\\)\|/)
      .map((cell) => plainText(cell.trim()).replaceAll('\\|', '|')),
  )
  const isRule = (row: readonly string[] | undefined) =>
    row?.every((cell) => /^:?-{3,}:?$/.test(cell)) ?? false
  const count = cells.reduce((sum, row) => sum + row.length, 0)
  if (count > most.cells || cells.some((row) => row.length > most.columns))
    return { kind: 'text', text: plainText(lines.join('\n')) }
  const [first = [], ...others] = cells
  return isRule(others[0])
    ? { kind: 'table', head: first, rows: others.slice(1) }
    : { kind: 'table', head: null, rows: cells }
}
