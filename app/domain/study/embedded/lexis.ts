import type { Language } from '#app/domain/text/language.ts'
import { wordsOf } from '../plain.ts'
import type { Passage } from './passages.ts'
import { stem } from './ranking.ts'
import { isSmallWord } from '#app/domain/grounding/small-words.ts'

/** The words of a document, worked out once: what a question compares with every sentence and every option. */
export type Lexis = {
  /** Returns the stems of the telling words of a text. */
  stems: (text: string) => readonly string[]
  /** Returns whether a sentence has all of some stems and most of others. */
  isSaid: (all: readonly string[], most: readonly string[]) => boolean
  /** Returns how many sentences, and which share of them, have a word in either number. */
  named: (word: string) => { sentences: number; share: number }
}

/** What most of is: more than this share. */
const MOST = 0.6

/** Returns the words of a document's sentences. */
export function lexisOf(passages: readonly Passage[], language: Language): Lexis {
  const known = new Map<string, readonly string[]>()
  const stems = (text: string) => {
    const before = known.get(text)
    if (before) return before
    const made = wordsOf(text)
      .filter((word) => word.length > 2 && !isSmallWord(word, language))
      .map(stem)
    known.set(text, made)
    return made
  }
  const sentences = passages.map(({ text }) => new Set(stems(text)))
  const holders = new Map<string, Set<string>[]>()
  for (const sentence of sentences)
    for (const one of sentence) {
      const list = holders.get(one)
      if (list) list.push(sentence)
      else holders.set(one, [sentence])
    }
  const counts = new Map<string, number>()
  for (const { text } of passages)
    for (const word of new Set(wordsOf(text).map(singular))) counts.set(word, (counts.get(word) ?? 0) + 1)
  return {
    stems,
    isSaid: (all, most) => {
      const [rarest = []] = all
        .map((one) => holders.get(one) ?? [])
        .sort((one, two) => one.length - two.length)
      return rarest.some((said) => all.every((one) => said.has(one)) && isMost(most, (one) => said.has(one)))
    },
    named: (word) => {
      const having = counts.get(singular(word)) ?? 0
      return { sentences: having, share: having / passages.length }
    },
  }
}

/** Returns a test of whether most telling words of an option stand in what it would be an option for. */
export function repeats(said: string, { stems }: Lexis): (option: { text: string }) => boolean {
  const known = new Set(stems(said))
  return ({ text }) => isMost(stems(text), (one) => known.has(one))
}

/** Returns a test of whether an option has a telling word of the question. */
export function sharesWord(question: string, { stems }: Lexis): (option: { text: string }) => boolean {
  const asked = new Set(stems(question))
  return ({ text }) => stems(text).some((one) => asked.has(one))
}

function isMost(words: readonly string[], isSo: (word: string) => boolean): boolean {
  return words.filter(isSo).length > words.length * MOST
}

function singular(word: string): string {
  return word.toLowerCase().replace(/ies$/, 'y').replace(/s$/, '')
}
