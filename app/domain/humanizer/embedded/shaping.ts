import { capitalise, freshTokens } from './tokens.ts'
import type { Token } from './tokens.ts'

/** How many words there are. */
export function countWords(tokens: readonly Token[]): number {
  return tokens.filter((token) => token.word).length
}

/** Whether the tokens from `at` are `words`, written small, and none of them is kept. */
export function standsAt(tokens: readonly Token[], at: number, words: readonly string[]): boolean {
  return words.every((word, offset) => {
    const token = tokens[at + offset]
    return token !== undefined && !token.kept && token.lower === word
  })
}

/** The first place from `from` where `words` stand; -1 when they do not. */
export function findWords(tokens: readonly Token[], words: readonly string[], from = 0): number {
  for (let at = from; at <= tokens.length - words.length; at++) if (standsAt(tokens, at, words)) return at
  return -1
}

/** The same tokens with `opener` as the first of a sentence: its capital, and the white space of the old first. */
export function opened(tokens: readonly Token[], space: string): Token[] {
  const [first, ...rest] = tokens
  if (!first) return []
  return [{ ...first, space, text: first.kept ? first.text : capitalise(first.text), fresh: true }, ...rest]
}

/** `head` and `tail` as two sentences. */
export function asTwoSentences(head: readonly Token[], tail: readonly Token[]): Token[] {
  return [...head, ...freshTokens('.'), ...opened(tail, ' ')]
}

/** Words parted by spaces, as a set. */
export function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(/\s+/))
}
