/** Characters that carry no meaning and would keep words from being found: soft hyphens, zero-width signs. */
const INVISIBLE = /[\u00ad\u200b-\u200d\u2060\ufeff]/g

const FENCE = /^\s*(?:```|~~~)/
/** The end of a line within a paragraph: a sign of its own, where two of them are one that is meant. */
const BREAK = /(?<!\\)(?:\\\\)*\\$/

/**
 * The text of a page as people read it: Markdown without its marks. What is searched, quoted, handed to a language model
 * and shown beside an answer is this text, so that a quote is found wherever it came from. Lines stay lines.
 */
export function plainText(markdown: string): string {
  let isCode = false
  return markdown
    .replace(INVISIBLE, '')
    .split('\n')
    .flatMap((line, at, lines) => {
      if (FENCE.test(line)) isCode = !isCode
      const isBreak = !isCode && BREAK.test(line) && Boolean(lines[at + 1]?.trim())
      return plainLine(isBreak ? line.slice(0, -1) : line) ?? []
    })
    .join('\n')
}

/** Undefined for lines that are only marks: fences, the rule under a table's head. */
function plainLine(line: string): string | undefined {
  if (FENCE.test(line) || /^\s*\|?(?:\s*:?-{3,}:?\s*\|)+\s*(?::?-{3,}:?)?\s*$/.test(line)) return undefined
  const table = /^\s*\|(.*)\|\s*$/.exec(line)
  const body = table ? cells(table[1] ?? '') : line.replace(/^\s{0,3}#{1,6}\s+|^\s{0,3}>\s?/, '')
  return inline(body)
}

function cells(row: string): string {
  return row
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '')
    .join(' | ')
}

function inline(text: string): string {
  return text
    .replace(/\[\^[^\]\s]{1,20}\]:?/g, '')
    .replace(/!?\[([^\]]*)\]\((?:[^()\s]|\([^()\s]*\))*(?:\s+"[^"]*")?\)/g, '$1')
    .replace(/<br\s*\/?>/gi, ' ')
    .replace(/(?<![\\*])\*{1,3}(?=\S)([^*\n]{1,400}?)(?<=\S)\*{1,3}(?!\*)/g, '$1')
    .replace(/(?<![\\\p{L}\p{N}_])_{1,2}(?=\S)([^_\n]{1,400}?)(?<=\S)_{1,2}(?![\p{L}\p{N}_])/gu, '$1')
    .replace(/(?<!\\)`([^`\n]*)`/g, '$1')
    .replace(/\\([!-/:-@[-`{-~])/g, '$1')
}
