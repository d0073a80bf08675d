import { inflect } from './inflect.ts'
import type { Token } from './tokens.ts'
import { WORD_CLASSES } from './wordclasses.ts'

/** Verbs whose forms with -s and in the past mark a clause with a verb of its own, beside be, have and modals. */
const VERBS =
  'accept act agree announce answer apologize arrange arrive attend avoid beat boil borrow bow buy carve catch celebrate check clean climb close collect combine compare complete compete confirm contract control cook count cross crush cry dance decrease defeat deliver dig discuss divide draft drink drop dry eat elevate employ enter escape establish evolve expose fade fasten fetch fight finish fix fly forget freeze gather generate grab greet hang harm haunt hear heat hide hire hope hunt hurry identify ignore inspect invent invite join jump justify knock know land last laugh launch lift limit link listen load lock love melt mention mix note notice obtain offend order organize own pack paint pass pick place plan plant please point pour praise print protest publish punish pursue quit race rain rank read rebuild receive refuse regret rely rent repair repeat replace reply report rescue resist rest restore retire ride ring rule save scare score search sell send settle sew shine ship shout sing sink sleep slip smell smile solve spread squeeze steal stir stretch struggle succeed suit surprise surround survive swim switch teach tear test thank throw touch train translate travel treat trust type unite urge visit vote wake warn wash waste watch wave wear whisper wish wrap yell add affect aim allow appear apply argue ask base bear become begin believe belong benefit boost break bring build call carry cause challenge change choose claim come complain complement conclude connect consider consist contain continue contribute cover create deal decide define deliver demand demonstrate depend describe deserve determine develop die differ discover draw drive earn emerge enable encourage end enhance enjoy ensure examine exist expand expect experience explain explore express extend face fail fall feel fill find fit focus follow force form foster gain get give go grow guide happen have help highlight hold imply improve include increase indicate influence inform inspire introduce investigate involve keep know lack lead learn leave let lie live look lose maintain make matter mean meet move need notice occur offer open operate outline pay perform play possess prefer prepare present prevent produce promise promote protect prove provide pull push put raise reach realize receive recognize recommend reduce reflect remain remind remove represent require result return reveal rise run say see seek seem serve set shape share shift show sit solve speak spend stand start stay stem stop strengthen suffer suggest support take talk teach tell tend think thrive touch transform travel treat try turn underscore understand use vary wait walk want watch win wonder work write'.split(
    ' ',
  )

const PRESENT = new Set(VERBS.map((verb) => inflect(verb, 's')))
const PAST = new Set(VERBS.map((verb) => inflect(verb, 'past')).filter((form) => !VERBS.includes(form)))
const BASE = new Set(VERBS)
const IRREGULAR_PAST = new Set([...PAST].filter((form) => !form.endsWith('ed')))

/** Participles that are prepositions, nouns or parts of lists as often as verbs. */
const NO_TAIL = new Set(
  'including following concerning considering according regarding being having during meaning facing starting beginning living lacking'.split(
    ' ',
  ),
)
const GERUNDS = new Map(VERBS.map((verb) => [inflect(verb, 'ing'), verb]))

/** The verb that "making" is a form of, when it is a known one that can be joined with "and". */
export function baseOfGerund(word: string): string | undefined {
  return NO_TAIL.has(word) ? undefined : GERUNDS.get(word)
}

/** The form a second verb of the same subject takes after `head`; undefined when the first verb does not tell. */
export function finiteForm(head: readonly Token[]): 'past' | 's' | 'base' | undefined {
  const tense = tenseOf(head)
  if (tense === 'past') return head.some((token) => token.lower === 'had') ? undefined : 'past'
  if (tense !== 'present') return undefined
  const at = head.findIndex((token, place) => {
    const before = head[place - 1]?.lower ?? ''
    if (PRESENT_HELPERS.has(token.lower)) return true
    if (WORD_CLASSES.det.has(before) || WORD_CLASSES.prep.has(before) || place === 0) return false
    return (
      PRESENT.has(token.lower) ||
      (BASE.has(token.lower) && (WORD_CLASSES.they.has(before) || isPluralNoun(before)))
    )
  })
  const verb = head[at]?.lower ?? ''
  // "is" and "are" mostly carry a participle, so the second verb would hang on them.
  if (at < 1 || PRESENT_HELPERS.has(verb))
    return /^(?:can|will|may|must|should)$/.test(verb) ? 'base' : undefined
  return PRESENT.has(verb) ? 's' : 'base'
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
  return /(?:[^suix]s|people|children)$/.test(word) && word.length > 3 && !PRESENT.has(word)
}

/** The tense of a clause by its verbs; undefined when they disagree or none is known. */
export function tenseOf(tokens: readonly Token[]): Tense | undefined {
  let past = 0
  let present = 0
  tokens.forEach((token, at) => {
    const before = tokens[at - 1]?.lower ?? ''
    const bound = WORD_CLASSES.be.has(before) || WORD_CLASSES.have.has(before) || WORD_CLASSES.det.has(before)
    if (PAST_HELPERS.has(token.lower)) past++
    else if (PRESENT_HELPERS.has(token.lower)) present++
    else if (PRESENT.has(token.lower) && !WORD_CLASSES.det.has(before) && tokens[at - 1]?.word) present++
    else if (PAST.has(token.lower) && !bound && !WORD_CLASSES.prep.has(before) && tokens[at - 1]?.word) past++
    else if (BASE.has(token.lower) && (WORD_CLASSES.they.has(before) || isPluralNoun(before))) present++
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
  return PAST.has(word) || word === 'was' || word === 'were' || word === 'had'
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
      (PAST.has(token.lower) && (WORD_CLASSES.subj.has(before) || isObjectStart(tokens[at + 1])))
    )
  })
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
  if (!WORD_CLASSES.article.has(token.lower) && !WORD_CLASSES.poss.has(token.lower)) return false
  for (let place = at + 2; place < Math.min(at + 5, tokens.length); place++) {
    const word = tokens[place]
    if (!word?.word || WORD_CLASSES.prep.has(word.lower) || WORD_CLASSES.rel.has(word.lower)) return false
    if (isHelper(word.lower)) return true
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
export const SUBORDINATORS = new Set(
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
