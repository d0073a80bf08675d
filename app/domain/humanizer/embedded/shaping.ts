import type { Context } from './context.ts'
import { chance } from './context.ts'
import { isStart } from './matching.ts'
import type { Transformation } from './splitting.ts'
import { capitalise, freshTokens } from './tokens.ts'
import type { Token } from './tokens.ts'

/** How many changed words a change of shape counts for. */
const WORDS_OF_A_SHAPE = 2

/** Goes through `changes` in order; each that applies is made with its probability. */
export function applyChanges(
  source: readonly Token[],
  changes: readonly (readonly [Transformation, number])[],
  context: Context,
): Token[] {
  let tokens = [...source]
  for (const [change, probability] of changes) {
    if (!chance(probability, context)) continue
    const changed = change(tokens, context)
    if (!changed) continue
    tokens = changed
    context.wordsTouched += WORDS_OF_A_SHAPE
  }
  return tokens
}

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

/** Whether `token` is a word with a capital that does not come from the start of the sentence. */
export function isCapitalised(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]
  return token !== undefined && token.word && /^\p{Lu}/u.test(token.text) && !isStart(tokens, at)
}
