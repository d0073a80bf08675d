import { type Language, languagesOfWord } from '../language.ts'
import { compareFacts } from '../text/facts.ts'
import { numerals } from '../text/numerals.ts'
import { splitSentences } from '../text/sentences.ts'

/** What the words of an answer are held against: one unit of the source, looked up by word. */
export type Source = {
  text: string
  language: Language
  wordCount: number
  /** Signs that a model likes to add and that the unit does not have. */
  strangeSigns: RegExp
  has(word: string): boolean
  hasPrefix(prefix: string): boolean
  /** How often the unit itself says its most repeated sentence: a refrain may come back so often. */
  refrain: number
  /** Whether the unit, without what is hidden, has these words in a row. */
  hasRun(words: readonly string[]): boolean
  /** Whether the beginning of a word is known to be a whole word. */
  isWhole(part: string): boolean
  /** What completes the beginning of a word that only one word of the unit has; undefined when none or more do. */
  completion(part: string): string | undefined
  /** Number words of the language that the unit does not hold. */
  newNumerals: readonly string[]
  /** Whether `word`, at the end of `sentence`, is a fact that the unit does not state. */
  isInvented(word: string, sentence: string): boolean
}

const DECORATION = ['*', '`', '#', '~', '"', '“', '”', '„', '«', '»', '|']
/** Never welcome: zero-width and soft signs, which nobody sees, and brackets that are no placeholder. */
const NEVER = '\u200b\u2060\ufeff\u00ad⟦⟧'

/** Prepares `text` (with nothing hidden) and `masked` (as the model saw it) for word-by-word comparison. */
export function createSource(text: string, masked: string, language: Language): Source {
  const words = new Set<string>()
  for (const token of text.split(/\s+/)) {
    const core = coreOf(token)
    if (core) words.add(core)
    for (const part of core.split(/[-–/'.,]/)) if (part) words.add(part)
  }
  const cores = masked.replace(/⟦\d+⟧/g, ' ').split(/\s+/).map(coreOf).filter(Boolean)
  const running = ` ${cores.join(' ')} `
  const has = (word: string) => words.has(word) || words.has(word.replace(/'s?$/, ''))
  const strange = DECORATION.filter((sign) => !masked.includes(sign)).map((sign) => `\\${sign}`)
  return {
    text,
    language,
    wordCount: text.split(/\s+/).filter(Boolean).length,
    strangeSigns: new RegExp(`[${NEVER}${strange.join('')}]`, 'g'),
    has,
    hasPrefix: (prefix) => words.values().some((word) => word.startsWith(prefix)),
    refrain: refrainOf(text, language),
    hasRun: (run) => running.includes(` ${run.join(' ')} `),
    isWhole: (part) => has(coreOf(part)) || languagesOfWord(coreOf(part)).includes(language),
    completion(part) {
      const core = coreOf(part)
      const fitting = core.length < 2 ? [] : [...words].filter((word) => word.startsWith(core))
      return fitting.length === 1 ? fitting[0]?.slice(core.length) : undefined
    },
    newNumerals: [...numerals(language).keys()].filter((numeral) => !words.has(numeral)),
    isInvented(word, sentence) {
      const core = coreOf(word)
      if (has(core) || core.split(/[-–/]/).every((part) => has(part))) return false
      return compareFacts(text, `${sentence}${word}`, language).some((difference) => {
        const fact = coreOf(difference.text)
        return difference.problem === 'added' && (fact.includes(core) || core.includes(fact))
      })
    },
  }
}

function refrainOf(text: string, language: Language): number {
  const counts = new Map<string, number>()
  for (const { text: sentence } of splitSentences(text, language)) {
    counts.set(sentence, (counts.get(sentence) ?? 0) + 1)
  }
  return Math.max(1, ...counts.values())
}

/** A word in lower case with straight apostrophes, without the signs around it. */
export function coreOf(token: string): string {
  return token
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}%]+$/gu, '')
}

/**
 * How far a word speaks for the source's language (1), against it (-1) or for nothing (0). A small word that several
 * languages share speaks for it only when the source has it, too.
 */
export function languageEvidence(core: string, source: Source): -1 | 0 | 1 {
  if (!core) return 0
  if (source.has(core)) return 1
  const cyrillic = /\p{Script=Cyrillic}/u.test(core)
  if (source.language === 'ru') return cyrillic ? 1 : /\p{L}/u.test(core) ? -1 : 0
  if (cyrillic) return -1
  const languages = languagesOfWord(core)
  if (languages.includes(source.language)) return languages.length === 1 ? 1 : 0
  return languages.length > 0 ? -1 : 0
}

/** Whether a word is one of the small ones that any text has. */
export function isFunctionWord(core: string): boolean {
  return languagesOfWord(core).length > 0
}
