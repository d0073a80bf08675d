import { createRequire } from 'node:module'
import { lookup } from '#app/lookup.ts'
import type * as Wink from 'wink-nlp'
import { join } from '../tokens.ts'
import type { Token } from '../tokens.ts'

/**
 * Words that stand for themselves in the shape of a sentence; all others stand as their part of speech. Closed classes
 * of English: determiners, pronouns, forms of be, have and do, modals, prepositions, conjunctions, common adverbs.
 */
const FUNCTION_WORDS: ReadonlySet<string> = new Set(
  `the a an this that these those some any no every each all both either neither another other such much many more most
few less least several enough own same i me my mine myself we us our ours ourselves you your yours yourself he him his
himself she her hers herself it its itself they them their theirs themselves one ones someone something anyone anything
everyone everything nobody nothing none who whom whose which what when where why how whether if be am is are was were
been being have has had having do does did doing done can could will would shall should may might must ought cannot not
n't 's 're 've 'll 'd 'm of in on at by for with from to into onto through during under over between among within without
about against across after before upon toward towards despite via as than like since until till per off out up down
around along behind beyond near above below and or but so because although though while whereas unless nor yet there here
then now just only even also too very quite rather still already ever never always often again once not well really let
get got`.split(/\s+/),
)

let tagger: Wink.WinkMethods | undefined

/** The part-of-speech tagger, read at its first use: half a megabyte of code and four of weights are no start-up cost. */
function english() {
  if (tagger) return tagger
  const require = createRequire(import.meta.url)
  const winkNlp: typeof Wink.default = require('wink-nlp')
  return (tagger = winkNlp(require('wink-eng-lite-web-model'), ['pos']))
}

export type PartOfSpeech = Wink.PartOfSpeech
export type TaggedWord = { text: string; tag: PartOfSpeech }

/** The words and signs of an English text with their parts of speech (universal tags: NOUN, VERB, ADJ, …). */
export function tagWords(text: string): TaggedWord[] {
  const nlp = english()
  const tokens = nlp.readDoc(text).tokens()
  const { pos } = nlp.its as { pos: Wink.ItsFunction<PartOfSpeech> }
  const tags = tokens.out(pos) as PartOfSpeech[]
  return tokens.out().map((word, at) => ({ text: word, tag: tags[at] ?? 'X' }))
}

export type ReadWord = TaggedWord & { lemma: string; start: number; end: number }

/** The words and signs of an English text with their parts of speech, their plain forms and where they stand. */
export function readWords(text: string): ReadWord[] {
  const nlp = english()
  const tokens = nlp.readDoc(text).tokens()
  const { pos, lemma } = nlp.its as {
    pos: Wink.ItsFunction<PartOfSpeech>
    lemma: Wink.ItsFunction<string>
  }
  const tags = tokens.out(pos) as PartOfSpeech[]
  const lemmas = tokens.out(lemma)
  let from = 0
  return tokens.out().map((word, at) => {
    const start = Math.max(from, text.indexOf(word, from))
    from = start + word.length
    return { text: word, tag: tags[at] ?? 'X', lemma: lemmas[at] ?? word.toLowerCase(), start, end: from }
  })
}

/** Gives the words among `tokens` their parts of speech; a contraction has that of its first part. */
export function tagTokens(tokens: readonly Token[]): void {
  const text = join(tokens)
  const words = tagWords(text)
  let from = 0
  let next = 0
  let start = 0
  for (const token of tokens) {
    start += token.space.length
    while (next < words.length) {
      const word = words[next]
      const at = word ? text.indexOf(word.text, from) : -1
      if (!word || at >= start + token.text.length) break
      if (at >= start && at === firstLetter(text, start)) token.tag = word.tag
      if (at >= 0) from = at + word.text.length
      next++
    }
    start += token.text.length
  }
}

/** The place of the first sign at or after `start` that is not white space. */
function firstLetter(text: string, start: number): number {
  let at = start
  while (at < text.length && /\s/.test(text.charAt(at))) at++
  return at
}

/** The shape of a sentence: function words and signs as they are, other words as tag and ending. */
export function shapeOf(words: readonly TaggedWord[]): string[] {
  return words.map(({ text, tag }, at) => {
    const lower = fullForm(text.toLowerCase(), words[at - 1]?.tag)
    return FUNCTION_WORDS.has(lower) || tag === 'PUNCT' ? lower : tag + endingOf(lower)
  })
}

const FULL_FORMS = lookup({
  "n't": 'not',
  "'re": 'are',
  "'ve": 'have',
  "'ll": 'will',
  "'m": 'am',
  ca: 'can',
  wo: 'will',
})

/** Contractions have the shape of what they stand for; "'s" is a verb after a pronoun and a genitive after a noun. */
function fullForm(word: string, before: string | undefined): string {
  const straight = word.replace('’', "'")
  return straight === "'s" && before === 'PRON' ? 'is' : (FULL_FORMS.get(straight) ?? straight)
}

/** "is going" and "is go" have the same tags: the ending tells them apart. */
function endingOf(word: string): string {
  if (word.endsWith('ing')) return 'g'
  if (word.endsWith('ed')) return 'd'
  return word.endsWith('s') ? 's' : ''
}
