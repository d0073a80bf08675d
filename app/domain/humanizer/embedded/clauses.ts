import { inflect } from './inflect.ts'
import type { Token } from './tokens.ts'
import { WORD_CLASSES } from './wordclasses.ts'

/** Verbs whose forms with -s and in the past mark a clause with a verb of its own, beside be, have and modals. */
const VERBS =
  'add affect aim allow appear apply argue ask base bear become begin believe belong benefit boost break bring build call carry cause challenge change choose claim come complain complement conclude connect consider consist contain continue contribute cover create deal decide define deliver demand demonstrate depend describe deserve determine develop die differ discover draw drive earn emerge enable encourage end enhance enjoy ensure examine exist expand expect experience explain explore express extend face fail fall feel fill find fit focus follow force form foster gain get give go grow guide happen have help highlight hold imply improve include increase indicate influence inform inspire introduce investigate involve keep know lack lead learn leave let lie live look lose maintain make matter mean meet move need notice occur offer open operate outline pay perform play possess prefer prepare present prevent produce promise promote protect prove provide pull push put raise reach realize receive recognize recommend reduce reflect remain remind remove represent require result return reveal rise run say see seek seem serve set shape share shift show sit solve speak spend stand start stay stem stop strengthen suffer suggest support take talk teach tell tend think thrive touch transform travel treat try turn underscore understand use vary wait walk want watch win wonder work write'.split(
    ' ',
  )

const PRESENT = new Set(VERBS.map((verb) => inflect(verb, 's')))
const PAST = new Set(VERBS.map((verb) => inflect(verb, 'past')).filter((form) => !VERBS.includes(form)))
const BASE = new Set(VERBS)
const IRREGULAR_PAST = new Set([...PAST].filter((form) => !form.endsWith('ed')))

export type Tense = 'past' | 'present'

const PAST_HELPERS = new Set(
  "was were had did could would wasn't weren't hadn't didn't couldn't wouldn't".split(' '),
)
const PRESENT_HELPERS = new Set(
  "is are am has have does do can will may might must should isn't aren't hasn't haven't doesn't don't can't won't cannot it's they're we're".split(
    ' ',
  ),
)

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
    else if (BASE.has(token.lower) && WORD_CLASSES.they.has(before)) present++
  })
  if (past > 0 && present === 0) return 'past'
  return present > 0 && past === 0 ? 'present' : undefined
}

/** Whether the tokens hold a verb of a main or subordinate clause. */
export function hasFiniteVerb(tokens: readonly Token[]): boolean {
  return tokens.some((token, at) => {
    const before = tokens[at - 1]?.lower ?? ''
    if (PAST_HELPERS.has(token.lower) || PRESENT_HELPERS.has(token.lower)) return true
    if (WORD_CLASSES.det.has(before) || WORD_CLASSES.prep.has(before) || WORD_CLASSES.be.has(before))
      return false
    if (PRESENT.has(token.lower)) return at > 0
    return IRREGULAR_PAST.has(token.lower) || (BASE.has(token.lower) && /^(?:i|we|they|you)$/.test(before))
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
    if (PAST_HELPERS.has(word.lower) || PRESENT_HELPERS.has(word.lower)) return true
  }
  return false
}

function isFinite(word: string): boolean {
  return PAST_HELPERS.has(word) || PRESENT_HELPERS.has(word) || PRESENT.has(word) || PAST.has(word)
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
