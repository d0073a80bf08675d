import { languagesOfWord } from '#app/domain/text/detect-language.ts'
import type { Language } from '#app/domain/text/language.ts'

/** Of a word so many letters are compared, which leaves endings aside. */
const STEM = 5

/** A word in lower case with straight apostrophes, without the signs around it. */
export function coreOf(token: string): string {
  return token
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}%]+$/gu, '')
}

/** The words of a text, as `coreOf` gives them. */
export function wordsOf(text: string): string[] {
  return text.split(/\s+/).map(coreOf).filter(Boolean)
}

/** A text made ready to be compared: its words in a line, and the beginnings of those that carry the sense. */
export type Reading = { plain: string; stems: ReadonlySet<string> }

export function read(text: string): Reading {
  const words = wordsOf(text)
  const telling = words.filter((word) => /[\d⟦]/.test(word) || (word.length > 3 && !isSmall(word)))
  return { plain: words.join(' '), stems: new Set(telling.map((word) => word.slice(0, STEM))) }
}

/** A text as a line of its words, for comparing sentences whatever their signs and capitals. */
export function plain(text: string): string {
  return wordsOf(text).join(' ')
}

/** The share (0 to 1) of the words of `wanted` that `found` has, too; 0 when there are none. */
export function shareFound(wanted: ReadonlySet<string>, found: ReadonlySet<string>): number {
  return wanted.size === 0 ? 0 : wanted.intersection(found).size / wanted.size
}

/** Whether a word (lower case) is one of the frequent small words of some language. */
export function isSmall(word: string): boolean {
  return languagesOfWord(word).length > 0
}

/**
 * How far a word speaks for a language (1), against it (-1) or for nothing (0). A word that stands in the source
 * speaks for nothing when it is known from other languages only.
 */
export function evidence(word: string, language: Language, source: ReadonlySet<string>): -1 | 0 | 1 {
  if (!/\p{L}/u.test(word)) return 0
  const cyrillic = /\p{Script=Cyrillic}/u.test(word)
  const languages = cyrillic ? (['ru'] as const) : languagesOfWord(word)
  if (languages.some((one) => one === language)) return 1
  if (source.has(word)) return 0
  if (language === 'ru' && !cyrillic) return -1
  return languages.length > 0 || /[^\p{Script=Latin}\p{Script=Cyrillic}\p{M}\p{N}\p{P}\p{S}]/u.test(word)
    ? -1
    : 0
}
