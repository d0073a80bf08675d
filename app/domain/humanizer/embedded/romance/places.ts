import type { Token } from '../tokens.ts'
import { splitPattern } from './elision.ts'
import type { RomanceLanguage } from './grammar.ts'

const split = new Map<string, readonly string[]>()

/** A phrase as tokens have it: "lorsqu'" and commas stand alone. */
export function wordsOf(phrase: string, language: RomanceLanguage): readonly string[] {
  const key = `${language} ${phrase}`
  const found = split.get(key)
  if (found) return found
  const words = splitPattern(phrase.replaceAll(',', ' ,'), language).trim().split(' ')
  split.set(key, words)
  return words
}

/** Whether `phrase` stands at `at`, in words that may change. */
export function standsAt(
  tokens: readonly Token[],
  at: number,
  phrase: string,
  language: RomanceLanguage,
): boolean {
  return wordsOf(phrase, language).every((word, offset) => {
    const token = tokens[at + offset]
    return token !== undefined && !token.kept && word.split('|').includes(token.lower)
  })
}

/** The first of `phrases` that stands at `at`. */
export function firstAt(
  tokens: readonly Token[],
  at: number,
  phrases: readonly string[],
  language: RomanceLanguage,
): string | undefined {
  return phrases.find((phrase) => standsAt(tokens, at, phrase, language))
}

/** Small at the head, unless it is a name or a word of capitals. */
export function lowerFirst(token: Token): Token {
  if (token.kept || /^\p{Lu}.*\p{Lu}/u.test(token.text)) return token
  return { ...token, text: token.text.charAt(0).toLowerCase() + token.text.slice(1) }
}

/** How many words there are; a cut article counts as none. */
export function wordCount(tokens: readonly Token[]): number {
  return tokens.filter((token) => (token.word && !token.text.endsWith("'")) || /\d/.test(token.text)).length
}
