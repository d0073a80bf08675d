import type { Language } from '#app/domain/text/language.ts'
import { STOCK_PHRASES } from './stock-phrases.ts'
import type { Word } from './words.ts'

/** What a word of a phrase may be: any of `words`, or any word with one of the beginnings. */
type Slot = { words: ReadonlySet<string>; stems: readonly string[] }

/** Phrases by their first word, or by the first letters of it where it is given by its beginning. */
type Index = { byWord: Map<string, Slot[][]>; byStem: Map<string, Slot[][]> }

/** A stock phrase in a sentence, from its first word to behind its last, as numbers of words. */
export type Found = { from: number; to: number }

/** "not only … but": so many words may stand before the "but" of a phrase in two halves. */
const GAP = 14
/** Beginnings are looked up by so many letters. */
const STEM_KEY = 4

/** Words that a phrase in two halves goes on with. */
const SECOND_HALF: Record<Language, ReadonlySet<string>> = {
  en: new Set(['but']),
  es: new Set(['sino']),
  fr: new Set(['mais']),
  de: new Set(['sondern']),
  it: new Set(['ma']),
  pt: new Set(['mas']),
  nl: new Set(['maar']),
  ru: new Set(['но']),
}

const indexes = new Map<Language, Index>()

function indexFor(language: Language): Index {
  const known = indexes.get(language)
  if (known) return known
  const index: Index = { byWord: new Map(), byStem: new Map() }
  const add = (map: Map<string, Slot[][]>, key: string, phrase: Slot[]) =>
    map.set(key, [...(map.get(key) ?? []), phrase])
  for (const line of STOCK_PHRASES[language].trim().split('\n')) {
    const phrase = line.split(' ').map(slotOf)
    const [first] = phrase
    for (const word of first?.words ?? []) add(index.byWord, word, phrase)
    for (const stem of first?.stems ?? []) add(index.byStem, stem.slice(0, STEM_KEY), phrase)
  }
  // The longer phrase is tried first.
  for (const phrases of [...index.byWord.values(), ...index.byStem.values()]) {
    phrases.sort((one, other) => other.length - one.length)
  }
  indexes.set(language, index)
  return index
}

function slotOf(text: string): Slot {
  const options = text.split('|')
  return {
    words: new Set(options.filter((option) => !option.endsWith('*'))),
    stems: options.filter((option) => option.endsWith('*')).map((option) => option.slice(0, -1)),
  }
}

/** The stock phrases among the words of a sentence, in order, without overlaps. Linear in the number of words. */
export function stockIn(words: readonly Word[], language: Language): Found[] {
  const { byWord, byStem } = indexFor(language)
  const found: Found[] = []
  for (let from = 0; from < words.length; from++) {
    const word = words[from]?.text ?? ''
    const to =
      endOf(byWord.get(word), words, from, language) ??
      endOf(byStem.get(word.slice(0, STEM_KEY)), words, from, language)
    if (to === undefined) continue
    found.push({ from, to })
    from = to - 1
  }
  return found
}

function endOf(
  phrases: Slot[][] | undefined,
  words: readonly Word[],
  from: number,
  language: Language,
): number | undefined {
  for (const phrase of phrases ?? []) {
    let at = from
    let matched = true
    for (const slot of phrase) {
      if (at > from && isSecondHalf(slot, language)) at = indexWithin(words, slot, at)
      if (!fits(slot, words[at]?.text)) {
        matched = false
        break
      }
      at++
    }
    if (matched) return at
  }
  return undefined
}

function isSecondHalf(slot: Slot, language: Language): boolean {
  const [only] = slot.words
  return slot.words.size === 1 && only !== undefined && SECOND_HALF[language].has(only)
}

function indexWithin(words: readonly Word[], slot: Slot, from: number): number {
  for (let at = from; at < Math.min(words.length, from + GAP); at++)
    if (fits(slot, words[at]?.text)) return at
  return from
}

function fits({ words, stems }: Slot, word: string | undefined): boolean {
  if (word === undefined) return false
  return words.has(word) || stems.some((stem) => word.startsWith(stem))
}
