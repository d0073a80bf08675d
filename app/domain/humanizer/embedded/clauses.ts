import { inflect, isIrregularPast } from './inflect.ts'
import { GERUND_VERBS } from './tables/gerund-verbs.ts'
import { KNOWN_VERBS } from './tables/known-verbs.ts'
import type { Token } from './tokens.ts'
import { WORD_CLASSES } from './wordclasses.ts'

const PRESENT = new Set(KNOWN_VERBS.map((verb) => inflect(verb, 's')))
const PAST = new Set(
  KNOWN_VERBS.map((verb) => inflect(verb, 'past')).filter((form) => !KNOWN_VERBS.includes(form)),
)
const BASE = new Set(KNOWN_VERBS)
const IRREGULAR_PARTICIPLES = new Set(
  KNOWN_VERBS.map((verb) => inflect(verb, 'participle')).filter((form) => !form.endsWith('ed')),
)
const IRREGULAR_PAST = new Set([...PAST].filter((form) => !form.endsWith('ed')))

/** Participles that are prepositions, nouns or parts of lists as often as verbs. */
const NO_TAIL = new Set(
  'including following concerning considering according regarding being having during meaning facing starting beginning living lacking depending'.split(
    ' ',
  ),
)
const GERUNDS = new Map([...KNOWN_VERBS, ...GERUND_VERBS].map((verb) => [inflect(verb, 'ing'), verb]))

/** The verb that "making" is a form of, when it is a known one that can be joined with "and". */
export function baseOfGerund(word: string): string | undefined {
  return NO_TAIL.has(word) ? undefined : GERUNDS.get(word)
}

/** Whether the word is a present tense in -s, and not a noun in the plural: "his recent claims". */
function isPresent({ lower, tag }: Token): boolean {
  return PRESENT.has(lower) && tag !== 'NOUN'
}

/** The form a second verb of the same subject takes after `head`; undefined when the first verb does not tell. */
export function finiteForm(head: readonly Token[]): 'past' | 's' | 'base' | 'participle' | undefined {
  const tense = tenseOf(head)
  if (tense === 'past') return head.some((token) => token.lower === 'had') ? undefined : 'past'
  if (tense !== 'present') return undefined
  const at = head.findIndex((token, place) => {
    const before = head[place - 1]?.lower ?? ''
    if (PRESENT_HELPERS.has(token.lower)) return true
    if (WORD_CLASSES.det.has(before) || WORD_CLASSES.prep.has(before) || place === 0) return false
    return (
      isPresent(token) ||
      (BASE.has(token.lower) && (WORD_CLASSES.they.has(before) || isPluralNoun(before))) ||
      isTaggedFinite(head, place)
    )
  })
  const verb = head[at]?.lower ?? ''
  if (at < 1) return undefined
  if (PRESENT_HELPERS.has(verb)) return formBesideHelper(verb, head.slice(at + 1))
  return PRESENT.has(verb) || /[^s]s$/.test(verb) ? 's' : 'base'
}

/**
 * The form of a verb that goes on after a helping one and `rest`: "can stay and talk", "has played and scored", "is quiet and
 * offers". After "is" with a participle there is none, for it would be taken for one more participle.
 */
function formBesideHelper(helper: string, rest: readonly Token[]): 's' | 'base' | 'participle' | undefined {
  if (/^(?:can|will|may|must|should)$/.test(helper)) return 'base'
  const next = rest.find(({ tag }) => tag !== 'ADV' && tag !== 'PART')
  const isParticiple =
    next?.tag === 'VERB' && (/[^e]ed$/.test(next.lower) || IRREGULAR_PARTICIPLES.has(next.lower))
  if (helper === 'has' || helper === 'have') return isParticiple ? 'participle' : undefined
  // "is likely to last and draws": the second verb would hang on the "to".
  if (rest.some(({ lower }) => lower === 'to')) return undefined
  const isQuality = /^(?:ADJ|DET)$/.test(next?.tag ?? '') || (next?.tag === 'VERB' && /ing$/.test(next.lower))
  if (helper === 'is') return isQuality ? 's' : undefined
  return helper === 'are' && isQuality ? 'base' : undefined
}

export type Tense = 'past' | 'present'

const PAST_HELPERS = new Set("was were had did wasn't weren't hadn't didn't".split(' '))
const PRESENT_HELPERS = new Set(
  "is are am has have does do can will may might must should isn't aren't hasn't haven't doesn't don't can't won't cannot it's they're we're".split(
    ' ',
  ),
)

/** Modals that leave the time open. */
const OPEN_HELPERS = new Set("could would couldn't wouldn't".split(' '))

function isPluralNoun(word: string): boolean {
  return PLURAL.test(word) && word.length > 3 && !PRESENT.has(word)
}

/** The same where the tag tells that "results" is no verb. */
function isTaggedPlural({ lower, tag }: Token): boolean {
  return tag === 'NOUN' ? PLURAL.test(lower) && lower.length > 3 : isPluralNoun(lower)
}

const PLURAL = /(?:[^suix'’]s|people|children|men|women)$/

/** The tense of a clause by its verbs; undefined when they disagree or none is known. */
export function tenseOf(tokens: readonly Token[]): Tense | undefined {
  let past = 0
  let present = 0
  tokens.forEach((token, at) => {
    const before = tokens[at - 1]?.lower ?? ''
    const bound = WORD_CLASSES.be.has(before) || WORD_CLASSES.have.has(before) || WORD_CLASSES.det.has(before)
    if (PAST_HELPERS.has(token.lower)) past++
    else if (PRESENT_HELPERS.has(token.lower)) present++
    else if (isPresent(token) && !WORD_CLASSES.det.has(before) && tokens[at - 1]?.word) present++
    else if (PAST.has(token.lower) && !bound && !WORD_CLASSES.prep.has(before) && tokens[at - 1]?.word) past++
    else if (BASE.has(token.lower) && (WORD_CLASSES.they.has(before) || isPluralNoun(before))) present++
    else if (isTaggedFinite(tokens, at)) {
      if (isPastForm(token.lower)) past++
      else present++
    }
  })
  if (past > 0 && present === 0) return 'past'
  return present > 0 && past === 0 ? 'present' : undefined
}

/** Whether the word is the plain form of a known verb. */
export function isKnownBase(word: string): boolean {
  return BASE.has(word) || word === 'be' || word === 'have'
}

/** Whether the word is a past tense that can be nothing else, or a past of a known verb. */
export function isKnownPast(word: string): boolean {
  return PAST.has(word) || isIrregularPast(word) || word === 'was' || word === 'were' || word === 'had'
}

/** Whether the tokens hold a verb of a main or subordinate clause. */
export function hasFiniteVerb(tokens: readonly Token[]): boolean {
  return tokens.some((token, at) => {
    const before = tokens[at - 1]?.lower ?? ''
    if (isHelper(token.lower)) return true
    if (WORD_CLASSES.det.has(before) || WORD_CLASSES.prep.has(before) || WORD_CLASSES.be.has(before))
      return false
    if (PRESENT.has(token.lower)) return at > 0
    if (BASE.has(token.lower)) return /^(?:i|we|they|you)$/.test(before) || (isPluralNoun(before) && at > 1)
    return (
      IRREGULAR_PAST.has(token.lower) ||
      (PAST.has(token.lower) && (WORD_CLASSES.subj.has(before) || isObjectStart(tokens[at + 1]))) ||
      isTaggedFinite(tokens, at)
    )
  })
}

/**
 * Whether the tagged word at `at` is a verb with a tense, by its form and the word before it: "grows" after a noun,
 * "grow" after a plural, "grew" anywhere. Words in -ed may be participles: they count after a pronoun, and after a noun
 * or a name that has an object behind the verb and no other verb in its clause.
 */
function isTaggedFinite(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]
  const before = tokens[at - 1]
  if (!token || token.tag !== 'VERB' || token.kept || !before?.word || /ing$/.test(token.lower)) return false
  const subject = before.tag === 'ADV' ? tokens[at - 2] : before
  if (!subject || !/^(?:NOUN|PROPN|PRON)$/.test(subject.tag ?? '')) return false
  if (isPastForm(token.lower))
    return WORD_CLASSES.subj.has(subject.lower) || (subject.tag !== 'PRON' && isOnlyPast(tokens, at))
  if (/[^s]s$/.test(token.lower)) return !isTaggedPlural(subject)
  return isTaggedPlural(subject) || WORD_CLASSES.they.has(subject.lower)
}

function isPastForm(word: string): boolean {
  return /ed$/.test(word) || isKnownPast(word)
}

/** "The mayor dismissed the plan": an object follows, and nothing else in the clause could be its verb. */
function isOnlyPast(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1]
  if (!next || !(next.tag === 'DET' || WORD_CLASSES.poss.has(next.lower))) return false
  const from = tokens.findLastIndex(({ word, kept }, place) => place < at && !word && !kept) + 1
  const end = tokens.findIndex(({ word, kept }, place) => place > at && !word && !kept)
  return !tokens
    .slice(from, end < 0 ? undefined : end)
    .some(
      ({ tag, lower, kept }, place) =>
        !kept &&
        from + place !== at &&
        (tag === 'AUX' || WORD_CLASSES.rel.has(lower) || (tag === 'VERB' && !/ing$/.test(lower))),
    )
}

const SUBJECT_ONLY = new Set('they we he she i'.split(' '))
const SUBJECT_OR_OBJECT = new Set('it this that these those there you'.split(' '))

/** Whether an independent clause with a subject of one or a few words begins at `at`. */
export function startsClause(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]
  if (!token || token.kept) return false
  const next = tokens[at + 1]?.lower ?? ''
  if (SUBJECT_ONLY.has(token.lower)) return isFinite(next) || WORD_CLASSES.adv.has(next) || BASE.has(next)
  if (/^(?:it|they|we|he|she|i|you|that|there)'(?:s|re|m|ll|ve|d)$/.test(token.lower)) return true
  if (SUBJECT_OR_OBJECT.has(token.lower)) {
    return isFinite(next) || (WORD_CLASSES.adv.has(next) && isFinite(tokens[at + 2]?.lower ?? ''))
  }
  const opens = WORD_CLASSES.article.has(token.lower) || WORD_CLASSES.poss.has(token.lower)
  if (!opens && !/^(?:these|those|this|many|most|some|each|every|both)$/.test(token.lower)) return false
  for (let place = at + 2; place < Math.min(at + 6, tokens.length); place++) {
    const word = tokens[place]
    if (!word?.word || WORD_CLASSES.prep.has(word.lower) || WORD_CLASSES.rel.has(word.lower)) return false
    // "the story you read" is a thing, not a statement.
    if (SUBJECT_ONLY.has(word.lower) || word.lower === 'you') return false
    if (isHelper(word.lower) || isTaggedFinite(tokens, place)) return true
  }
  return false
}

function isFinite(word: string): boolean {
  return isHelper(word) || PRESENT.has(word) || PAST.has(word)
}

function isHelper(word: string): boolean {
  return PAST_HELPERS.has(word) || PRESENT_HELPERS.has(word) || OPEN_HELPERS.has(word)
}

function isObjectStart(token: Token | undefined): boolean {
  return token !== undefined && (WORD_CLASSES.det.has(token.lower) || WORD_CLASSES.wh.has(token.lower))
}

/** Words that open a clause which cannot stand alone, or a phrase before the main clause. */
const SUBORDINATORS = new Set(
  'although though while whereas because since if unless when whenever whether once until after before as even despite by in with through given without during for from to at on under upon over whatever however not only having'.split(
    ' ',
  ),
)

/** Whether the sentence begins with something that leans on what comes after its first comma. */
export function opensDependent(tokens: readonly Token[]): boolean {
  const first = tokens.find((token) => token.word)?.lower ?? ''
  return SUBORDINATORS.has(first) || /(?:ing|ed)$/.test(first)
}

/** How many words there are. */
export function wordCount(tokens: readonly Token[]): number {
  let count = 0
  for (const token of tokens) if (token.word || /\d/.test(token.text)) count++
  return count
}

/** Whether a main clause is complete at the end of `head`: no opening phrase still waits for one, no bracket is open. */
export function mainClauseEnds(head: readonly Token[]): boolean {
  if (head.some((token) => /^[:"“(]$/.test(token.text)) || !hasVerb(head)) return false
  if (!opensDependent(head)) return true
  const comma = head.findIndex((token) => token.text === ',')
  return comma > 0 && comma < head.length - 4 && hasVerb(head.slice(comma + 1))
}

function hasVerb(tokens: readonly Token[]): boolean {
  return hasFiniteVerb(tokens) || tenseOf(tokens) !== undefined
}
