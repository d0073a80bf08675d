import { likeness, opposed } from './kinship.ts'
import { definitionsOf, firstSenses, wordId, wordOf } from './lexicon.ts'
import { tells } from './match.ts'
import { readEnglish, type Token } from './read.ts'

/** Of a word so many meanings count, the commonest first: further ones are not what somebody means who uses it alone. */
const MEANINGS = 2
/** From where on a word stands for one of a definition, and how much of it must be said. */
const STANDS_FOR = 0.75
const MOST_OF_IT = 0.6

/**
 * Returns whether two words or phrases of English mean the same as far as the lexicon bears it out: words with a common
 * meaning in the same places, or a word and what it is defined by ("drought", "lack of rain").
 */
export function meansSameInEnglish(one: string, two: string): boolean {
  const [first, second] = [wordsOf(one), wordsOf(two)]
  if (!first || !second) return false
  if (first.length === second.length)
    return first.every((word, at) => {
      const other = second[at]
      return other !== undefined && areSynonyms(word, other)
    })
  return isDefinition(first, second) || isDefinition(second, first)
}

/** The words of a short phrase that tell something; undefined when it denies, counts or is no short phrase. */
function wordsOf(text: string): Token[] | undefined {
  const tokens = readEnglish(text)
  if (tokens.length > 12 || tokens.some(({ kind, lower }) => kind === 'number' || DENYING.test(lower)))
    return undefined
  const words = tokens.filter(tells)
  return words.length > 0 ? words : undefined
}

const DENYING = /^(?:not|no|never|none|nor|neither|without|un|non)$/

function areSynonyms(one: Token, two: Token): boolean {
  if (one.lower === two.lower || one.lemma === two.lemma) return true
  if (opposed(one, two)) return false
  const senses = ({ lemma }: Token) => {
    const id = wordId(lemma)
    return id < 0 ? [] : firstSenses(id, MEANINGS)
  }
  const others = new Set(senses(two))
  return senses(one).some((sense) => others.has(sense))
}

/** Whether a phrase is what a word is defined by: all it says stands in one definition, and most of that is said. */
function isDefinition(word: readonly Token[], phrase: readonly Token[]): boolean {
  const [term] = word
  if (word.length !== 1 || phrase.length < 2 || !term) return false
  const id = wordId(term.lemma)
  if (id < 0 || phrase.some((token) => opposed(term, token))) return false
  return definitionsOf(id, MEANINGS).some((definition) => {
    const parts = definition.map((at) => tokenOf(at))
    const covered = new Set<number>()
    const isAll = phrase.every((token) => {
      const at = parts.findIndex((part) => part !== undefined && likeness(part, token) >= STANDS_FOR)
      if (at >= 0) covered.add(at)
      return at >= 0
    })
    return isAll && covered.size >= Math.max(2, parts.length * MOST_OF_IT)
  })
}

const tokenOf = (id: number): Token | undefined => readEnglish(wordOf(id))[0]
