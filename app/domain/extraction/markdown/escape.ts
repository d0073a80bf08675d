/**
 * Plain text as Markdown that shows the same: the characters that Markdown would take for marks are escaped, and no
 * more than those. `text` may have several lines.
 */
export function escapeMarkdown(text: string): string {
  return text
    .replace(/[\\`*_[\]<]/g, (mark, at: number, all: string) => (isMark(mark, at, all) ? `\\${mark}` : mark))
    .replace(/^(\s{0,3})(#{1,6}(?=\s|$)|>|[-+](?=\s)|={3,}\s*$|-{3,}\s*$|~{3,})/gm, '$1\\$2')
    .replace(/^(\s{0,3}\d{1,9})([.)])(?=\s)/gm, '$1\\$2')
}

/** An underscore within a word and a lone angle bracket mean nothing in Markdown. */
function isMark(mark: string, at: number, all: string): boolean {
  if (mark === '_') return !(/\w/.test(all[at - 1] ?? '') && /\w/.test(all[at + 1] ?? ''))
  if (mark === '<') return /[a-z!/?]/i.test(all[at + 1] ?? '')
  return true
}

/** Text as one line, for a label or a heading. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

/** A fenced block that nothing in `code` can end. `language` is a word or empty. */
export function fenced(code: string, language = ''): string {
  const longest = Math.max(2, ...[...code.matchAll(/^\s*(`{3,})/gm)].map((found) => found[1]!.length))
  const fence = '`'.repeat(longest + 1)
  return `${fence}${language.replace(/[^\w+#.-]/g, '')}\n${code.replace(/\n+$/, '')}\n${fence}`
}
