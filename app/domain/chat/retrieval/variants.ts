import { kindsOf, relativesOf } from '#app/domain/claims/english/relatives.ts'
import { conceptsNamed, conceptsOf } from './concepts.ts'
import type { DocumentIndex } from './document-index.ts'
import { type EnglishWords, likeness } from './english-words.server.ts'
import type { Language } from '#app/domain/text/language.ts'
import { type Asked, type AskedWord, tells } from './question.ts'
import { almostAsks, onlyAsks } from '#app/domain/grounding/question-words.ts'
import { slipsBetween } from '#app/domain/text/spelling.ts'
import { numberNames } from './number-names.ts'
import { stemOf, withoutAccents } from '#app/domain/text/stems.ts'
import { spellings } from '#app/domain/library/passages/words.ts'

/** A word of a question in a document: the words that stand for it there, and how well each does, 0 to 1. */
export type Term = AskedWord & {
  variants: Map<number, number>
  /** How much it tells: the rarer, the more; little if it is nowhere. */
  weight: number
  /** It stands in the document in some form, or a word for the same. */
  known: boolean
  /** Words of the document that may have been meant. */
  meant: string[]
}

const FORM = 0.97
const SAME_CONCEPT = 0.8
const SAME_ROOT = 0.62
const COMPOUND = 0.6
/** Who sells to somebody tells who buys. */
const CONVERSE = 0.6
/** A martin for a bird. */
const ONE_OF_THEM = 0.6
const SLIP = 0.9
/** A word that looks like one of the document, but is one of its own. */
const LOOKS_LIKE = 0.3
/** So many words of a document are looked at before others may have a turn. */
const PAUSE = 64
/** How alike vectors must be, and how much the most alike one stands for. */
const RELATED = 0.58
const RELATED_MOST = 0.5
const DISTANT = 0.45
/** Below this a variant does not make a word known. */
const STANDS_FOR = 0.55
/** Of pairs whose vectors are alike since they are opposites. */
const OPPOSITES = new Map(
  'high low|maximum minimum|max min|open close|first last|begin end|start end|start finish|increase decrease|rise fall|hot cold|warm cold|buy sell|birth death|born die|north south|east west|left right|summer winter|spring autumn|day night|morning evening|king queen|man woman|father mother|son daughter|husband wife|boy girl|advantage disadvantage|before after|arrive depart|arrival departure|old new|old young|large small|big small|long short|fast slow|heavy light|rich poor|win lose|victory defeat|build destroy|create destroy|dog cat|cat mouse|horse cow|sheep goat|gold silver|lunch dinner|breakfast dinner|doctor nurse|teacher student|employer employee|landlord tenant|import export|input output|upper lower|inside outside|monday tuesday|year month|week month|hour minute|good bad|best worst|true false|yes no|more less|most least|minimum average|author editor|plaintiff defendant|import import'
    .split('|')
    .flatMap((pair) => {
      const [one = '', other = ''] = pair.split(' ').map((word) => stemOf(word, 'en'))
      return [
        [`${one} ${other}`, true],
        [`${other} ${one}`, true],
      ] as const
    }),
)

/** The words of a question as the words of a document. */
export function* termsIn(
  index: DocumentIndex,
  asked: Asked,
  english: EnglishWords | undefined,
): Generator<void, Term[]> {
  const terms: Term[] = []
  for (const word of asked.words) {
    terms.push(yield* termOf(index, word, asked, english))
  }
  for (const [place, term] of terms.entries()) {
    takeNeighbours(index, terms, place, term)
    takeJoined(index, term, terms[place + 1])
  }
  const lines = Math.max(1, index.lines.length)
  for (const term of terms) {
    const strong = new Set<number>()
    for (const [word, strength] of term.variants)
      if (strength >= STANDS_FOR) for (const line of index.postings[word] ?? []) strong.add(line)
    term.known = strong.size > 0
    term.weight = Math.log(1 + (lines - strong.size + 0.5) / (strong.size + 0.5))
  }
  const weights = terms.filter(({ known }) => known).map(({ weight }) => weight)
  const middle = weights.sort((a, b) => a - b)[weights.length >> 1] ?? 1
  for (const term of terms) {
    if (!term.known) term.weight = 0.6 * middle
    if (!term.known && almostAsks(term.word, asked.language)) {
      term.factor *= 0.2
      term.head = false
    }
    // Of whose son it is a text knows nothing, where others of its words tell what is asked.
    if (!term.known && term.own && terms.some((other) => other.known && tells(other))) {
      term.factor *= 0.2
      term.head = false
    }
    term.weight = Math.max(0.15, term.weight) * term.factor
  }
  return terms
}

/** Returns the word of the document that a word of the question was taken for; undefined where nothing had to be guessed. */
export function takenFor({ vocabulary }: DocumentIndex, { meant, variants }: Term): string | undefined {
  const strongest = Math.max(0, ...variants.values())
  const [likeliest] = meant
  const taken = likeliest !== undefined && vocabulary.findIndex(({ word }) => word === likeliest)
  // "Cab" may look like "cave", and still stand for "taxi".
  return taken !== false && (variants.get(taken) ?? 0) >= strongest ? likeliest : undefined
}

/** Returns whether a document has a word itself, in some form or misspelt, and not only words like it. */
export function isSaid({ variants }: Term): boolean {
  return [...variants.values()].some((strength) => strength >= SLIP)
}

function* termOf(
  index: DocumentIndex,
  asked: AskedWord,
  { language }: Asked,
  english: EnglishWords | undefined,
): Generator<void, Term> {
  const variants = new Map<number, number>()
  const add = (word: number, strength: number) => {
    if (strength > (variants.get(word) ?? 0)) variants.set(word, strength)
  }
  const own = index.language
  const foreign = language !== own
  const stems = new Set([asked.stem, stemOf(asked.word, own)])
  if (own === 'en') for (const other of spellings(asked.word)) stems.add(stemOf(other, 'en'))
  for (const stem of stems)
    for (const number of index.byStem.get(stem) ?? [])
      add(number, index.vocabulary[number]?.word === asked.word ? 1 : FORM)
  for (const other of numberNames(asked.word, language, own))
    for (const number of index.byStem.get(stemOf(other, own)) ?? []) add(number, FORM)
  const exact = variants.size > 0
  const concepts = conceptsOf(asked.stem, language)
  const real = (slips: number) =>
    concepts.length > 0 ||
    ((language === 'de' || language === 'nl') && isCompound(asked.word, index, language)) ||
    (language === 'en' && (english?.isWord(asked.word, slips === 1) ?? false))
  const vector = language === 'en' && own === 'en' && !asked.name ? english?.vectorOf(asked.stem) : undefined
  const strong = own === 'de' && !asked.name ? skeletonOf(asked.word) : ''
  const slips: { number: number; slips: number; count: number }[] = []
  for (const [number, { word, stem }] of index.vocabulary.entries()) {
    if (number % PAUSE === 0) yield
    if (variants.has(number) && (variants.get(number) ?? 0) >= FORM) continue
    if (!asked.name || !exact) {
      if (concepts.length > 0 && !asked.name) {
        const theirs = conceptsOf(stem, own)
        if (theirs.some((one) => concepts.includes(one))) add(number, foreign ? FORM - 0.1 : SAME_CONCEPT)
        else if (isConverse(concepts, theirs)) add(number, CONVERSE)
      }
      if (related(asked.stem, stem)) add(number, asked.name ? 0.45 : SAME_ROOT)
      if ((own === 'de' || own === 'nl') && compound(asked, word, stem)) add(number, COMPOUND)
      if (own === 'en' && english && (endsIn(word, asked.word, english) || endsIn(asked.word, word, english)))
        add(number, COMPOUND)
      if (own === 'de' && strong !== '' && strong === skeletonOf(word)) add(number, SAME_CONCEPT)
    }
    // Small words are near everything.
    if (vector && !onlyAsks(word, own)) {
      const other = english?.vectorOf(stem)
      const alike = other ? likeness(vector, other) : 0
      if (alike > RELATED && !OPPOSITES.has(`${asked.stem} ${stem}`))
        add(number, Math.min(RELATED_MOST, 0.36 + (alike - RELATED) * 0.8))
      else if (alike > DISTANT && !exact) add(number, 0.25)
    }
    if (!exact) {
      const found = slipsBetween(asked.word, word) ?? slipOfStem(asked.stem, stem)
      if (found !== undefined)
        slips.push({ number, slips: found, count: index.postings[number]?.length ?? 0 })
    }
  }
  if (!exact) for (const number of partsOf(index, asked.word)) add(number, FORM)
  if (english && !asked.name) yield* addRelatives(index, asked, language, add)
  const meant: string[] = []
  const strongest = Math.max(0, ...variants.values())
  if (!exact && slips.length > 0 && (strongest < SAME_CONCEPT || asked.name)) {
    slips.sort((one, other) => one.slips - other.slips || other.count - one.count)
    const least = slips[0]?.slips ?? 0
    for (const { number, slips: far } of slips.slice(0, 3)) {
      if (far > least) break
      const word = index.vocabulary[number]?.word ?? ''
      // "Tickets" for "ticket" is no slip; that was found above.
      meant.push(word)
      const strength = real(far) ? LOOKS_LIKE : SLIP - 0.05 * (far - 1)
      for (const form of index.byStem.get(index.vocabulary[number]?.stem ?? '') ?? [number])
        add(form, strength)
    }
  }
  return { ...asked, variants, weight: 0, known: false, meant }
}

/**
 * "Peek season" is "peak season" where the document has that: another word that looks like the one asked for is meant
 * where it stands beside the same neighbour.
 */
function takeNeighbours(index: DocumentIndex, terms: readonly Term[], place: number, term: Term): void {
  if (Math.max(0, ...term.variants.values()) > STANDS_FOR) return
  for (const meant of term.meant) {
    const number = index.vocabulary.findIndex(({ word }) => word === meant)
    if (slipsBetween(term.word, meant) !== 1) continue
    const [before, after] = [terms[place - 1]?.variants, terms[place + 1]?.variants]
    const beside = (index.postings[number] ?? []).some((at) => {
      const { words } = index.lines[at] ?? { words: [] as number[] }
      return Array.from(words).some(
        (word, there) =>
          word === number &&
          ((before?.get(words[there - 1] ?? -1) ?? 0) > 0.9 ||
            (after?.get(words[there + 1] ?? -1) ?? 0) > 0.9),
      )
    })
    if (beside) term.variants.set(number, SLIP - 0.05)
  }
}

/** The rarer part of a word that the document writes in two, always together: "Wi-Fi" for "wifi". */
function partsOf({ byStem, vocabulary, postings, lines, language }: DocumentIndex, word: string): number[] {
  const numbersOf = (part: string) =>
    (byStem.get(stemOf(part, language)) ?? []).filter((number) => vocabulary[number]?.word === part)
  const found: number[] = []
  for (let cut = 1; cut < word.length; cut++) {
    const [first] = numbersOf(word.slice(0, cut))
    const [second] = numbersOf(word.slice(cut))
    if (first === undefined || second === undefined) continue
    const together = (at: number) => {
      const words = Array.from(lines[at]?.words ?? [])
      return words.some((one, place) => one === first && words[place + 1] === second)
    }
    const part = (postings[first]?.length ?? 0) < (postings[second]?.length ?? 0) ? first : second
    if (postings[part]?.every(together)) found.push(part)
  }
  return found
}

/** "Wi fi" and "e mail", where the document writes it as one word. */
function takeJoined(
  { byStem, vocabulary, language }: DocumentIndex,
  term: Term,
  next: Term | undefined,
): void {
  if (!next || isSaid(term) || isSaid(next)) return
  const joined = term.word + next.word
  for (const number of byStem.get(stemOf(joined, language)) ?? []) {
    if (vocabulary[number]?.word !== joined) continue
    term.variants.set(number, FORM)
    next.variants.set(number, FORM)
  }
}

/** Slips between stems that are long enough to be told apart. */
function slipOfStem(one: string, other: string): number | undefined {
  return one.length >= 4 && other.length >= 5 ? slipsBetween(one, other) : undefined
}

/** Whether two stems have a root in common: "discover", "discoveri"; "grund", "gegrundet". */
function related(one: string, other: string): boolean {
  if (/\p{N}/u.test(one) || /\p{N}/u.test(other)) return false
  return (
    sameRoot(one, other) ||
    (/^ge.{4}/.test(one) && sameRoot(one.slice(2), other)) ||
    (/^ge.{4}/.test(other) && sameRoot(one, other.slice(2)))
  )
}

function sameRoot(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  if (short.length < 4) return false
  let shared = 0
  while (shared < short.length && short[shared] === long[shared]) shared++
  if (shared === short.length) return long.length - shared <= (short.length >= 5 ? 4 : 2)
  return shared >= 5 && shared >= long.length * 0.75
}

/** Whether one is part of the other, as words that are written together are in German and Dutch. */
function compound(asked: AskedWord, word: string, stem: string): boolean {
  if (asked.stem.length >= 4 && word.length >= asked.stem.length + 3) {
    if (opens(word, asked.word)) return true
    // "Schüler" and "Schule" have one stem; "Lindenschule" is of the second.
    if (stem.endsWith(asked.stem) && word.includes(asked.word.slice(0, asked.stem.length))) return true
  }
  return (
    stem.length >= 4 &&
    asked.word.length >= stem.length + 3 &&
    (opens(asked.word, word) || asked.stem.endsWith(stem))
  )
}

/** Whether an English word is made of two, of which this is the last: "padlock" of "lock", and "clock" is not. */
function endsIn(word: string, last: string, english: EnglishWords): boolean {
  if (last.length < 4 || word.length < last.length + 3 || !word.endsWith(last)) return false
  return !ENDING.test(last) && english.isWord(word.slice(0, -last.length), true)
}

/** Words that are endings, too. */
const ENDING =
  /^(?:able|ably|ship|less|ness|like|hood|ward|wards|wise|ment|ding|ting|ring|king|ling|ping|ally|over|ever|here|time|self)$/

/** Other English words for it; of what a question wants one of ("which birds"), words for such, too. */
function* addRelatives(
  index: DocumentIndex,
  { word, head }: AskedWord,
  language: Language,
  add: (word: number, strength: number) => void,
): Generator<void> {
  for (const [other, strength] of relativesOf(word)) {
    // To live is to be, and a pet is a being: such words are in every text.
    if (onlyAsks(other, language)) continue
    for (const number of index.byStem.get(stemOf(other, language)) ?? []) add(number, strength)
  }
  if (!head) return
  const isKind = kindsOf(word)
  for (const [number, { word: other }] of index.vocabulary.entries()) {
    if (number % PAUSE === 0) yield
    if (isKind(other)) add(number, ONE_OF_THEM)
  }
}

/** The consonants of a German verb, of which the strong ones change the vowels: "abgerissen" is of "abreißen"; of other words none. */
function skeletonOf(word: string): string {
  if (!/(?:en|te[nt]?|t)$/u.test(word) || word.length < 6) return ''
  const bones = withoutAccents(word)
    .replace(
      /^(ab|an|auf|aus|bei|ein|fest|her|hin|los|mit|nach|um|unter|vor|weg|zu|zurück|zusammen)?ge(?=.{4})/u,
      '$1',
    )
    .replace(/(?:en|te[nt]?|t)$/u, '')
    .replace(/ss/gu, 's')
    .replace(/[aeiouy]/gu, '')
  // "Kosten" and "Kisten" have few bones, too: so few are only of verbs in two parts, or of participles.
  return bones.length >=
    (/^(?:ab|an|auf|aus|bei|ein|fest|los|mit|nach|um|unter|vor|zu|ge)/u.test(word) ? 3 : 4)
    ? bones
    : ''
}

let buying: ReadonlySet<number> | undefined
let selling: ReadonlySet<number> | undefined

function isConverse(one: readonly number[], other: readonly number[]): boolean {
  buying ??= conceptsNamed('buy')
  selling ??= conceptsNamed('sell')
  const has = (all: readonly number[], some: ReadonlySet<number>) => all.some((concept) => some.has(concept))
  return (has(one, buying) && has(other, selling)) || (has(one, selling) && has(other, buying))
}

/** Whether a word is made of two that are known, and so no slip of another: "Betriebsleiter". */
function isCompound(word: string, index: DocumentIndex, language: Language): boolean {
  const known = (part: string) => {
    const stem = stemOf(part, language)
    return index.byStem.has(stem) || conceptsOf(stem, language).length > 0
  }
  for (let at = 4; at <= word.length - 4; at++)
    if (
      known(word.slice(at)) &&
      (known(word.slice(0, at)) || known(word.slice(0, at).replace(/(?:s|e?n)$/, '')))
    )
      return true
  return false
}

/** Whether a compound begins with a word, but for its last letter: "Kuchenverkauf", but no "Schulhaus" with "Schüler". */
function opens(compound: string, word: string): boolean {
  return compound.startsWith(word.length > 4 ? word.slice(0, -1) : word)
}
