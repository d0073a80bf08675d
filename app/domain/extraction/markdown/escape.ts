/**
 * Plain text as Markdown that shows the same: what Markdown would take for marks is escaped, and nothing else, so that
 * the text stays readable and can be found. `text` may have several lines.
 */
export function escapeMarkdown(text: string): string {
  return text
    .replace(/[\\`*_[<]/g, (mark, at: number, all: string) => (isMark(mark, at, all) ? `\\${mark}` : mark))
    .replace(/^(\s{0,3})(#{1,6}(?=\s|$)|>|[-+](?=\s)|={3,}\s*$|-{3,}\s*$|~{3,})/gm, '$1\\$2')
    .replace(/^(\s{0,3}\d{1,9})([.)])(?=\s)/gm, '$1\\$2')
}

/** A star between blanks, an underscore within a word, brackets that no address follows and the like mean nothing. */
function isMark(mark: string, at: number, all: string): boolean {
  const before = all[at - 1] ?? ' '
  const after = all[at + 1] ?? ' '
  if (mark === '\\') return /[!-/:-@[-`{-~]/.test(after)
  if (mark === '*') return !(/\s/.test(before) && /\s/.test(after)) || isLineStart(all, at)
  if (mark === '_') return !(/\w/.test(before) && /\w/.test(after))
  if (mark === '<') return /[a-z!/?]/i.test(after)
  if (mark === '[') return after === '^' || /^\[[^\]\n]{0,999}\](?:[([]|: )/.test(all.slice(at, at + 1_002))
  return true
}

function isLineStart(all: string, at: number): boolean {
  return /(?:^|\n)\s{0,3}$/.test(all.slice(Math.max(0, at - 4), at))
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
