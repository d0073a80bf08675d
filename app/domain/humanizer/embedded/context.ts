import type { Language } from '../language.ts'
import type { Random } from './random.ts'
import type { Style } from './style.ts'

/** What the engine knows while it goes through one text. */
export type Context = {
  language: Language
  style: Style
  random: Random
  /** Whether the text writes apostrophes curly. */
  curly: boolean
  /** Names of the text so far. */
  names: Set<string>
  /** Words and openers the engine has put in, with the sentence it was last in and how often. */
  used: Map<string, { sentence: number; count: number }>
  /** Words that went by and words that were replaced, so far. */
  wordsSeen: number
  wordsTouched: number
  /** Whether the sentence goes through a second time, because the first has changed next to nothing. */
  again: boolean
  /** Number of the sentence at work. */
  sentence: number
  /** The last sentence that got an opener, so that they do not follow one another. */
  lastOpener: number
}

/** How welcome a word is that the engine may have used a moment ago: 1 for a new one. */
export function freshness(words: readonly string[], context: Context): number {
  let fresh = 1
  for (const word of words) {
    const use = context.used.get(word)
    if (!use) continue
    const distance = context.sentence - use.sentence
    fresh *= distance < 3 ? 0.25 : distance < 8 ? 0.6 : 0.9
  }
  return fresh
}

/** Remembers that `words` were put in. */
export function noteUse(words: readonly string[], context: Context): void {
  for (const word of words) {
    const count = (context.used.get(word)?.count ?? 0) + 1
    context.used.set(word, { sentence: context.sentence, count })
  }
}

export function chance(probability: number, context: Context): boolean {
  return context.random() < probability
}
