import type { Language } from '#app/domain/text/language.ts'

/** A word as it is compared: lower case, with straight apostrophes. "l'" and "l'eau" of French come apart. */
export type Word = { text: string; start: number; capital: boolean }

const WORD = /[\p{L}\p{M}\p{N}]+(?:(?:['’.-]|(?<=\p{N})[,\u00a0\u202f](?=\p{N}))[\p{L}\p{M}\p{N}]+)*/gu
/** In these languages a short word leans on the next one with an apostrophe. */
const ELIDING: ReadonlySet<Language> = new Set(['fr', 'it'])
const ELISION = /^(\p{L}{1,6}['’])(?=\p{L})/u
/** "aujourd'hui" and "presqu'île" are one word each. */
const WHOLE = /^(?:aujourd|presqu|quelqu|prud)['’]/iu

/** The words of a sentence, in order. */
export function wordsOf(sentence: string, language: Language): Word[] {
  const words: Word[] = []
  for (const { 0: found, index } of sentence.matchAll(WORD)) {
    const elision = ELIDING.has(language) && !WHOLE.test(found) ? ELISION.exec(found)?.[1] : undefined
    const parts = elision ? [elision, found.slice(elision.length)] : [found]
    let start = index
    for (const part of parts) {
      const text = part.toLowerCase().replaceAll('’', "'")
      words.push({ text, start, capital: /^\p{Lu}/u.test(part) })
      start += part.length
    }
  }
  return words
}

/** Whether a word counts in the length of a sentence: what leans on the next word does not. */
export function isCounted({ text }: Word): boolean {
  return !text.endsWith("'")
}

/** More letters than this make a word long, as LIX has it (C.-H. Björnsson, Läsbarhet, 1968). */
export const LONG_WORD = 6

/** Letters without hyphens and apostrophes. */
export function lettersIn(word: string): number {
  return word.replaceAll(/[^\p{L}]/gu, '').length
}
