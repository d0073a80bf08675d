import type { Language } from '../language.ts'
import { compareFacts, type FactDifference } from '../text/facts.ts'
import { type Sentence, splitSentences } from '../text/sentences.ts'
import { coreOf, isFunctionWord } from './source.ts'

/** How much of a source sentence's words must be found again for the sentence to count as said. */
const SAID_SHARE = 0.34
/** A sentence that breaks off with less than this is said again. */
const NEARLY_SAID_SHARE = 0.8
/** A rewrite may be so many times shorter than its source; a longer part of the source cannot have been said. */
const LONGEST_START = 1.5
/** Of a word so many letters are compared, which leaves endings aside. */
const STEM = 5
/** The longest run of words by which a broken sentence is tied to the source. */
const LONGEST_TIE = 5

/** The sentences of a unit with their words, without the spaces between. */
export function sentencesOf(text: string, language: Language): string[] {
  return splitSentences(text, language)
    .map(({ text: sentence }: Sentence) => sentence.replace(/\s+/g, ' '))
    .filter(Boolean)
}

function stems(text: string): Set<string> {
  const cores = text.split(/\s+/).map(coreOf)
  return new Set(
    cores.filter((core) => core.length > 3 || /\d/.test(core)).map((core) => core.slice(0, STEM)),
  )
}

/** The share (0 to 1) of the words of `sentence` that `said` has, too. A sentence without words is said. */
export function shareSaid(sentence: string, said: string): number {
  const wanted = stems(sentence)
  if (wanted.size === 0) return 1
  return wanted.intersection(stems(said)).size / wanted.size
}

/**
 * Which sentences of the source a rewrite that broke off has still to say. It goes in the order of the source, so
 * these are the ones after the last that is recognised; when none is, the length of what was said decides. The last
 * one counts as unsaid when it is the sentence under way, `open`, and much of it is missing.
 */
export function firstUnsaid(sentences: readonly string[], said: string, open = ''): number {
  const words = said.split(/\s+/).filter(Boolean).length
  // Words that the source repeats are recognised everywhere, so what is said cannot be much longer than the saying.
  const repeats = new Set(sentences).size < sentences.length
  const longest = longestStart(sentences, repeats ? words : words * LONGEST_START)
  const last = sentences.findLastIndex((sentence) => shareSaid(sentence, said) >= SAID_SHARE)
  const cut = sentences[last]
  if (cut === undefined) return longestStart(sentences, words)
  const underWay = shareSaid(cut, open) >= SAID_SHARE && shareSaid(cut, said) < NEARLY_SAID_SHARE
  return Math.min(longest, underWay ? last : last + 1)
}

/** How many of the first sentences have no more than `most` words together. */
function longestStart(sentences: readonly string[], most: number): number {
  let total = 0
  const at = sentences.findIndex((sentence) => {
    total += sentence.split(/\s+/).length
    return total > most
  })
  return at < 0 ? sentences.length : at
}

/**
 * Finishes a sentence broken off after `open` with the words of the source: the longest run of last words that a
 * sentence of the source has, too, leads over into it. Undefined when no words do.
 */
export function splice(
  open: string,
  sentences: readonly string[],
): { text: string; index: number } | undefined {
  const last = open.trim().split(/\s+/).map(coreOf)
  // A comma or a bracket at the break says that another phrase was to come; the source's would not fit it.
  if (!/[\p{L}\p{N}]$/u.test(open.trim())) return undefined
  for (let length = Math.min(LONGEST_TIE, last.length); length > 0; length -= 1) {
    const tie = last.slice(-length)
    const found = sentences
      .map((sentence, index) => ({
        index,
        rest: uniqueRest(sentence, tie),
        share: shareSaid(sentence, open),
      }))
      .filter(({ rest }) => rest)
      .sort((one, two) => two.share - one.share)[0]
    if (found?.rest) return { text: found.rest, index: found.index }
  }
  return undefined
}

/** What follows `tie` in a sentence that has it exactly once, with more words to come. */
function uniqueRest(sentence: string, tie: readonly string[]): string | undefined {
  const words = sentence.split(' ')
  const cores = words.map(coreOf)
  const places = cores
    .map((_, at) => at)
    .filter((at) => tie.every((word, offset) => word !== '' && cores[at + offset] === word))
  const [place] = places
  if (places.length !== 1 || place === undefined) return undefined
  const before = words[place + tie.length - 1] ?? ''
  if (!/[\p{L}\p{N}]$/u.test(before)) return undefined
  return words.slice(place + tie.length).join(' ') || undefined
}

/** Facts of the source that the rewrite does not state. Of a name one word is enough: "Eiffel" for "Gustave Eiffel". */
export function missingFacts(source: string, said: string, language: Language): FactDifference[] {
  const missing = compareFacts(source, said, language).filter(({ problem }) => problem === 'missing')
  if (missing.every(({ kind }) => kind !== 'name')) return missing
  const words = new Set(said.split(/\s+/).map(bare))
  return missing.filter(
    ({ kind, text }) => kind !== 'name' || !text.split(/[\s-]+/).some((word) => named(word, words)),
  )
}

/** Whether a name's word of some weight is among `words`. */
function named(word: string, words: ReadonlySet<string>): boolean {
  const core = bare(word)
  return core.length > 1 && /^\p{Lu}/u.test(word) && !isFunctionWord(core) && words.has(core)
}

function bare(word: string): string {
  return coreOf(word).replace(/'?s$/, '')
}

/** The fewest sentences of the source (roughly) that state all the `missing` facts, in their order. */
export function sentencesStating(missing: readonly FactDifference[], sentences: readonly string[]): string[] {
  let open = missing.map(({ text }) => text.replace(/\s+/g, ' '))
  const chosen = new Set<string>()
  while (open.length > 0) {
    const counts = sentences.map((sentence) => open.filter((fact) => sentence.includes(fact)).length)
    const best = sentences[counts.indexOf(Math.max(...counts))]
    if (best === undefined || chosen.has(best)) break
    chosen.add(best)
    open = open.filter((fact) => !best.includes(fact))
  }
  return sentences.filter((sentence) => chosen.has(sentence))
}
