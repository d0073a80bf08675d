import { basesOf } from './forms.ts'
import { commonAs, isWord, type Part, wordId } from './lexicon.ts'
import { numbersIn } from './numbers.ts'
import { plainlyPhrased } from './phrasings.ts'
import { FUNCTION_WORDS, LIGHT_WORDS } from './small-words.ts'

/** What a word is to a sentence. `mark` is a sign of punctuation, `hidden` a placeholder. */
type Kind = 'content' | 'function' | 'number' | 'name' | 'mark' | 'hidden'

export type Token = {
  text: string
  lower: string
  kind: Kind
  /** Its base form, and all it may be a form of, phrases that begin with it included ("call_off"). */
  lemma: string
  bases: readonly string[]
  /** Numbers of `bases` in the lexicon. */
  ids: readonly number[]
  part: Part | undefined
  /** How much it says: 0 for words of the frame, near 0 for words that stand for anything, 1 for all others. */
  weight: number
  /** Which clause of the text it stands in, counted by signs and by words that open clauses. */
  clause: number
  /** Which sentence. */
  sentence: number
  /** Whether it says whose the next thing is: "the mayor's". */
  owns: boolean
}

const WORD =
  /⟦\s*\d+\s*⟧|[$€£₽]?\d+(?:[.,:/'’\u00a0\u202f-]\d+)*(?:st|nd|rd|th|s|%|x|k|m|bn)?(?![\p{L}\d])|[\p{L}\p{M}\d]+(?:['’\-‐‑.][\p{L}\p{M}\d]+)*|[^\s\p{L}\p{M}\d]/gu

/** Contractions taken apart, so that "can't" is "can not". */
const PARTED: readonly [RegExp, string][] = [
  [/\bcan['’]?t\b/gi, 'can not'],
  [/\bcannot\b/gi, 'can not'],
  [/\bwon['’]t\b/gi, 'will not'],
  [/\bshan['’]t\b/gi, 'shall not'],
  [/\bain['’]t\b/gi, 'is not'],
  [/(?<=\p{L})n['’]t\b/giu, ' not'],
  [/(?<=\p{L})['’]ll\b/giu, ' will'],
  [/(?<=\p{L})['’]re\b/giu, ' are'],
  [/(?<=\p{L})['’]ve\b/giu, ' have'],
  [/(?<=\b[iI])['’]m\b/gu, ' am'],
  [/\blet['’]s\b/gi, 'let us'],
  [/\b(it|that|there|here|he|she|what|who|where|how|this)['’]s\b/gi, '$1 is'],
  [/(?<=\b(?:i|you|he|she|it|we|they))['’]d\b/gi, ' would'],
  [/(?<=s)['’](?=\s)/giu, '’s'],
  // "A two-year delay".
  [
    /(?<![\p{L}\d-])(\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty)-(second|minute|hour|day|week|month|year|decade|mile|metre|meter|kilometre|kilometer|foot|pound|page|member|person|point|percent|storey)(?![\p{L}-])/giu,
    '$1 $2',
  ],
]

const CLAUSE_MARKS = new Set([',', ';', ':', '.', '!', '?', '…', '(', ')', '[', ']', '–', '—', '-'])
const SENTENCE_MARKS = new Set(['.', '!', '?', '…'])

function hasDegrees(word: string): boolean {
  const id = wordId(word)
  const degrees = Math.max(commonAs(id, 'adjective'), commonAs(id, 'adverb'))
  return degrees > 0 && degrees + 2 >= Math.max(commonAs(id, 'noun'), commonAs(id, 'verb'))
}

const PARTICLES = new Set(
  'off up down out on away back over in through around about along apart aside forward together by into to for with'.split(
    ' ',
  ),
)

/** Texts that were read last: a source is compared with one rewrite after the other. */
const readings = new Map<string, readonly Token[]>()
const MOST_READINGS = 200
/** More of a text is not looked at word by word, so that no sentence costs more than this. */
const MOST_TOKENS = 200

/** The words of an English text, with what they may mean. */
export function readEnglish(text: string): readonly Token[] {
  const known = readings.get(text)
  if (known) return known
  const tokens = read(text)
  if (readings.size >= MOST_READINGS) readings.clear()
  readings.set(text, tokens)
  return tokens
}

function read(text: string): Token[] {
  const parted = plainlyPhrased(PARTED.reduce((line, [pattern, words]) => line.replace(pattern, words), text))
  const found = [...parted.matchAll(WORD)].slice(0, MOST_TOKENS).map(([word]) => word)
  let clause = 0
  let sentence = 0
  let opens = true
  const tokens = found.flatMap((word, at): Token[] => {
    if (CLAUSE_MARKS.has(word) || SENTENCE_MARKS.has(word)) {
      clause += 1
      if (SENTENCE_MARKS.has(word)) {
        sentence += 1
        opens = true
      }
      return [mark(word, clause, sentence)]
    }
    if (!/[\p{L}\d⟦]/u.test(word)) return [mark(word, clause, sentence)]
    const first = opens
    const token = tokenOf(word, first, clause, sentence, found[at + 1])
    opens = false
    // "Well-known" is two words to whoever writes "well known".
    const isCompound = token.ids.length === 0 && /\p{L}-\p{Ll}/u.test(word)
    if (isCompound && (token.kind === 'content' || (token.kind === 'name' && first))) {
      return word.split('-').map((part) => tokenOf(part, false, clause, sentence, undefined))
    }
    return [token]
  })
  markNumbers(tokens)
  joinPhrases(tokens)
  tag(tokens)
  return tokens
}

const mark = (text: string, clause: number, sentence: number): Token => ({
  text,
  lower: text,
  kind: 'mark',
  lemma: text,
  bases: [],
  ids: [],
  part: undefined,
  weight: 0,
  clause,
  sentence,
  owns: false,
})

function tokenOf(
  word: string,
  opens: boolean,
  clause: number,
  sentence: number,
  next: string | undefined,
): Token {
  const text = word.replace(/(?<=[\p{L}\d])['’]s$/iu, '')
  const lower = text.toLowerCase().replaceAll('’', "'").replaceAll(/[‐‑]/g, '-')
  const base = { text, lower, clause, sentence, part: undefined, owns: text !== word }
  if (lower.startsWith('⟦')) {
    const sign = lower.replace(/\s/g, '')
    return { ...base, lower: sign, kind: 'hidden', lemma: sign, bases: [sign], ids: [], weight: 1 }
  }
  if (/\d/.test(lower)) return { ...base, kind: 'number', lemma: lower, bases: [lower], ids: [], weight: 1 }
  // "Enzyme A".
  if (text === 'A' && !opens) return { ...base, kind: 'name', lemma: 'a', bases: ['A'], ids: [], weight: 1 }
  const found = lower.length < 30 ? basesOf(lower, isWord, hasDegrees) : [lower]
  if (FUNCTION_WORDS.has(lower) && !(text === 'May' && !opens)) {
    const ids = [wordId(lower)].filter((id) => id >= 0)
    return { ...base, kind: 'function', lemma: lower, bases: [lower], ids, weight: 0 }
  }
  // "Owns" is a form of the verb, though "own" is none.
  const bases = found.filter((one) => !FUNCTION_WORDS.has(one) || one === 'own')
  if (bases.length === 0) bases.push(/^sa(?:ys|id|ying)$/.test(lower) ? 'say' : lower)
  const [lemma = lower] = bases
  const ids = bases.map(wordId).filter((id) => id >= 0)
  const capital = /^\p{Lu}/u.test(text)
  const named =
    capital &&
    (!opens ||
      ids.length === 0 ||
      (next !== undefined && /^\p{Lu}\p{Ll}/u.test(next) && opens && !isWord(next.toLowerCase())))
  if (named)
    return { ...base, kind: 'name', lemma: lower, bases: [...new Set([lower, ...bases])], ids, weight: 1 }
  const light = [lower, ...found].some((one) => LIGHT_WORDS.has(one) || FUNCTION_WORDS.has(one))
  return { ...base, kind: 'content', lemma, bases, ids, weight: light ? 0.15 : 1 }
}

/** Words that are part of a number say nothing beside it. */
function markNumbers(tokens: readonly Token[]): void {
  for (const { at, end, plain, sort } of numbersIn(tokens)) {
    for (let place = at; place < end; place++) {
      const token = tokens[place]
      if (!token || token.kind === 'mark') continue
      token.kind = place === at ? 'number' : 'function'
      token.weight = 0.5
      if (sort !== 'order') token.ids = []
      if (place === at) {
        token.lemma = `#${plain}${sort === 'times' ? '×' : ''}`
        token.bases = [token.lemma]
      }
    }
  }
}

/** Adds phrases that a word begins, "call … off": what stands between may be some words long. */
function joinPhrases(tokens: Token[]): void {
  tokens.forEach((token, at) => {
    if (token.kind !== 'content') return
    for (let ahead = 1; ahead <= 5; ahead++) {
      const particle = tokens[at + ahead]
      if (!particle || particle.kind === 'mark' || particle.sentence !== token.sentence) break
      if (!PARTICLES.has(particle.lower)) continue
      const joined = token.bases.map((base) => `${base}_${particle.lower}`).filter((phrase) => isWord(phrase))
      if (joined.length === 0) continue
      token.bases = [...token.bases, ...joined]
      token.ids = [...token.ids, ...joined.map(wordId)]
      if (token.weight < 1) token.weight = 0.4
      break
    }
  })
}

const BEFORE_NOUN = new Set(
  'a an the this that these those my your his her its our their some any no every each all both another such many more most few less several of in on at by for with from into through during under over between among within without about against across after before upon toward towards despite via than like unlike'.split(
    ' ',
  ),
)
const BEFORE_VERB = new Set(
  'to can could will would shall should may might must not never do does did i you he she we they who it let us'.split(
    ' ',
  ),
)
const BE = new Set('be am is are was were been being get gets got getting become became'.split(' '))

function tag(tokens: Token[]): void {
  tokens.forEach((token, at) => {
    if (token.kind !== 'content') return
    const before = previous(tokens, at)
    const after = tokens[at + 1]
    const about = tokens[at - 2]
    const isRelative = before?.lower === 'that' && (about?.part === 'noun' || about?.kind === 'name')
    token.part = partOf(token, isRelative ? about : before, after)
    // Leaves of a tree, lives: no forms of "leave" and "live".
    if (token.part === 'noun' && /ves$/.test(token.lower)) {
      const bases = token.bases.filter((base) => /fe?$/.test(base))
      if (bases.length > 0) {
        token.bases = bases
        token.ids = bases.map(wordId).filter((id) => id >= 0)
      }
    }
  })
}

function previous(tokens: readonly Token[], at: number): Token | undefined {
  for (let back = at - 1; back >= 0 && back > at - 3; back--) {
    const token = tokens[back]
    if (!token || token.kind === 'mark') return undefined
    if (token.lower === 'longer' && tokens[back - 1]?.lower === 'no') return token
    if (token.part !== 'adverb' && !/ly$/.test(token.lower)) return token
  }
  return undefined
}

function partOf(token: Token, before: Token | undefined, after: Token | undefined): Part | undefined {
  const { lower } = token
  const can = (part: Part) => Math.max(0, ...token.ids.map((id) => commonAs(id, part)))
  // No adjective has a plural: "owns".
  const inflected = /s$/.test(lower) && lower !== token.lemma
  const [noun, verb, adjective, adverb] = [
    can('noun'),
    can('verb'),
    inflected ? 0 : can('adjective'),
    can('adverb'),
  ]
  if (/ly$/.test(lower) && adverb > 0) return 'adverb'
  if (lower === 'longer' && before?.lower === 'no') return 'adverb'
  const nominal =
    before?.owns === true ||
    (before?.kind === 'number' && /s$/.test(lower)) ||
    (before?.kind === 'function' && BEFORE_NOUN.has(before.lower))
  const verbal = before?.kind === 'function' && BEFORE_VERB.has(before.lower)
  if (/(?:ing|ed)$/.test(lower) && verb > 0 && !token.bases[0]?.endsWith(lower)) {
    if (nominal && after?.kind === 'content') return 'adjective'
    const article = nominal && /^(?:a|an|the|this|my|your|his|her|its|our|their)$/.test(before?.lower ?? '')
    if (/ing$/.test(lower) && noun > 0 && (article || (nominal && after?.lower === 'of'))) return 'noun'
    // "Offers training to".
    if (
      /ing$/.test(lower) &&
      before?.part === 'verb' &&
      noun >= verb &&
      (!after || after.kind !== 'content') &&
      !/^(?:a|an|the)$/.test(after?.lower ?? '')
    )
      return 'noun'
    return 'verb'
  }
  // "And lower costs".
  if (
    /er$/.test(lower) &&
    lower !== token.lemma &&
    after?.kind === 'content' &&
    !/^(?:to|can|will|may|must|should|would|could)$/.test(before?.lower ?? '')
  )
    return 'adjective'
  if (verbal && verb > 0) return 'verb'
  // "Found cracks".
  if (
    before?.part === 'verb' &&
    before.kind === 'content' &&
    noun > 0 &&
    /s$/.test(lower) &&
    lower !== token.lemma
  )
    return 'noun'
  if (before && BE.has(before.lower) && verb > 0 && isParticiple(token)) return 'verb'
  if (nominal || before?.part === 'adjective') {
    if (adjective > 0 && after?.kind === 'content' && adjective >= noun) return 'adjective'
    if (noun > 0) return 'noun'
  }
  if (
    (before?.part === 'noun' || before?.kind === 'name') &&
    verb > 0 &&
    /s$|ed$/.test(lower) &&
    verb + 2 >= noun
  )
    return 'verb'
  const best = Math.max(noun, verb, adjective, adverb)
  if (best === 0) return undefined
  if (best === noun) return 'noun'
  if (best === verb) return 'verb'
  return best === adjective ? 'adjective' : 'adverb'
}

/** Whether a verb's form may be a participle: "informed", "given". */
export function isParticiple({ lower, lemma }: Token): boolean {
  return lower !== lemma && !/(?:ing|s)$/.test(lower)
}
