/** Words of a document, in lower case: how it writes them where no line ends within. */
export type Vocabulary = ReadonlySet<string>

/**
 * Joins a line and the next. A hyphen at the end of a line goes when it only parted a word, and stays when it belongs to
 * it: as the document writes the word elsewhere, or else when both its parts are words of the document. `words` is asked for
 * only then.
 */
export function joinLines(before: string, after: string, words: () => Vocabulary): string {
  if (before.endsWith('\u00ad')) return before.slice(0, -1) + after
  if (!/[-\u2010]$/.test(before.slice(-1))) return `${before} ${after}`
  const head = /([\p{L}\p{M}]+)[-\u2010]$/u.exec(before.slice(-60))?.[1]
  const tail = /^[\p{L}\p{M}]+/u.exec(after)?.[0]
  if (!head || !tail) return `${before} ${after}`
  return (keepsHyphen(head, tail, words()) ? before : before.slice(0, -1)) + after
}

function keepsHyphen(head: string, tail: string, words: Vocabulary): boolean {
  if (!/^\p{Ll}/u.test(tail)) return true
  const [one, other] = [head.toLowerCase(), tail.toLowerCase()]
  if (words.has(one + other)) return false
  if (words.has(`${one}-${other}`)) return true
  return one.length > 2 && other.length > 3 && words.has(one) && words.has(other)
}

/** Adds the words within a line, those at its ends aside when they may be parts of words. */
export function addWords(line: string, words: Set<string>): void {
  const found = line.toLowerCase().match(/[\p{L}\p{M}]+(?:-[\p{L}\p{M}]+)*-?/gu) ?? []
  for (const word of found) if (!word.endsWith('-')) words.add(word)
}
