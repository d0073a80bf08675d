import { isKnownBase } from './clauses.ts'
import { mainVerb } from './leading-subject.ts'
import { PLURAL_NOUN } from './finite-verbs.ts'
import { inflect, plural, VERB_FORMS } from './inflect.ts'
import { FORM_FLAG, NO_MATCH } from './patterns.ts'
import type { Replacement, Rule, RuleTable } from './patterns.ts'
import type { Token } from './tokens.ts'
import { WORD_CLASSES } from './wordclasses.ts'

/** A rule that fits the tokens from `at`: how many it takes, and the forms of its inflected word. */
export type Match = { rule: Rule; length: number; forms: number }

/** All rules that fit at `at`, longest first. */
export function matchesAt(tokens: readonly Token[], at: number, table: RuleTable): Match[] {
  const matches: Match[] = []
  for (const rule of table.rulesFor(tokens[at]?.lower ?? '', tokens[at + 1]?.lower ?? '')) {
    const forms = matchRule(rule, tokens, at)
    if (forms >= 0) matches.push({ rule, length: rule.core.length, forms })
  }
  return matches
}

function matchRule(rule: Rule, tokens: readonly Token[], at: number): number {
  let forms = 0
  for (const [offset, element] of rule.core.entries()) {
    const token = tokens[at + offset]
    if (!token || token.kept) return NO_MATCH
    const found = element(token, false)
    if (found < 0) return NO_MATCH
    forms |= found
  }
  const count = rule.left.length
  for (const [offset, element] of rule.left.entries()) {
    const place = at - count + offset
    if (element(tokens[place], isStart(tokens, place + 1)) < 0) return NO_MATCH
  }
  for (const [offset, element] of rule.right.entries()) {
    if (element(tokens[at + rule.core.length + offset], false) < 0) return NO_MATCH
  }
  return forms
}

/** Whether the token at `at` opens a sentence, behind quotes and other signs at most. */
export function isStart(tokens: readonly Token[], at: number): boolean {
  for (let back = at - 1; back >= 0; back--) {
    const token = tokens[back]
    if (!token || token.word || token.kept) return false
    if (/^[.!?…]$/.test(token.text)) return true
    if (!/^["'“‘«(*_¿¡–—-]$/.test(token.text)) return false
  }
  return true
}

/** The words of a replacement for a match; undefined when the form that was found is not clear enough. */
export function fill(
  replacement: Replacement,
  match: Match,
  tokens: readonly Token[],
  at: number,
): string | undefined {
  const phrase: string[] = []
  const several = replacement.parts.length > 1
  for (const part of replacement.parts) {
    if (part.kind === 'word') phrase.push(part.text)
    else if (part.kind === 'copy') phrase.push(tokens[at + Number(part.text) - 1]?.text ?? '')
    else if (part.kind === 'gerund') {
      const verb = tokens[at + Number(part.text) - 1]?.lower ?? ''
      if (NO_VERB.test(verb) || goesOn(tokens, at + match.length)) return undefined
      phrase.push(inflect(verb, 'ing'))
    } else if (part.kind === 'same') {
      const verb = tokens[at + Number(part.text) - 1]?.lower ?? ''
      const word =
        NO_VERB.test(verb) || goesOn(tokens, at + match.length)
          ? undefined
          : verbWord(verb, match, tokens, at, several)
      if (word === undefined) return undefined
      phrase.push(word)
    } else if (part.kind === 'noun')
      phrase.push(match.forms & FORM_FLAG.plural ? plural(part.text) : part.text)
    else {
      const word = verbWord(part.text, match, tokens, at, several)
      if (word === undefined) return undefined
      phrase.push(word)
    }
  }
  return phrase.join(' ')
}

/** Whether a second verb of the same form follows: in "began to laugh and cry" one cannot change alone. */
function goesOn(tokens: readonly Token[], from: number): boolean {
  for (let at = from; at < from + 9; at++) {
    const token = tokens[at]
    if (!token || /^[.;:?!()]$/.test(token.text)) return false
    if (/^(?:and|or)$/.test(token.lower) && isKnownBase(tokens[at + 1]?.lower ?? '')) return true
  }
  return false
}

/** What may stand behind "to" without being the verb that it belongs to. */
const NO_VERB = /ly$|^(?:be|the|a|an|its|their|his|her|our|my|your|not|also|always|never)$/

function verbWord(
  base: string,
  match: Match,
  tokens: readonly Token[],
  at: number,
  several: boolean,
): string | undefined {
  const { forms } = match
  const before = tokens[at - 1]?.lower ?? ''
  if (base === 'be' && (forms & FORM_FLAG.past || (forms & FORM_FLAG.base && !WORD_CLASSES.to.has(before))))
    return undefined
  const both = FORM_FLAG.past | FORM_FLAG.participle
  if ((forms & both) === both) {
    // "more aligned with her aims" tells what somebody is like, not what is done.
    if (COMPARED.test(before)) return undefined
    const past = inflect(base, 'past')
    const participle = inflect(base, 'participle')
    if (past === participle && !several && forms === both)
      return match.length === 1 && isQuality(tokens, at) ? undefined : past
    // "will put", "has put": the plain form, the past and the participle of such verbs look alike.
    const helper = helperBefore(tokens, at)
    if (forms & FORM_FLAG.base) {
      if (WORD_CLASSES.to.has(helper)) return inflect(base, 'base')
      if (WORD_CLASSES.have.has(helper)) return participle
      // "They put", "rains put": now or then; "it put", "the rain put" was then.
      if (WORD_CLASSES.they.has(helper) || PLURAL_NOUN.test(helper) || !helper) return undefined
    }
    const use = pastOrParticiple(tokens, at, at + match.length)
    // "has led to" may become "has brought about"; "was led to" would need another subject.
    const perfect = use === 'participle' && WORD_CLASSES.have.has(helper)
    if (use === undefined || (several && use !== 'past' && !perfect)) return undefined
    return use === 'past' ? past : participle
  }
  if (forms & FORM_FLAG.ing && several && WORD_CLASSES.det.has(before)) return undefined
  // "the shows", "of shows": a plural noun that looks like a verb.
  const infinitive =
    forms === FORM_FLAG.base && before === 'to' && !TAKES_NOUN.test(tokens[at - 2]?.lower ?? '')
  const mayBeNoun = (forms === FORM_FLAG.s || forms === FORM_FLAG.base) && !infinitive
  if (mayBeNoun && (isNounPlace(before) || isDescribed(tokens, at))) return undefined
  // A word that is both the plain form and the past ("read", "set") tells nothing.
  const possible = VERB_FORMS.filter((form) => forms & FORM_FLAG[form])
  const [form] = possible
  return possible.length === 1 && form ? inflect(base, form) : undefined
}

/** Whether a participle may tell what the noun behind it is like: "and reduced costs", "of reduced costs". */
function isQuality(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]
  const next = tokens[at + 1]
  return (
    /^(?:NOUN|ADJ)$/.test(next?.tag ?? '') &&
    (!before?.word || /^(?:and|or)$/.test(before.lower) || WORD_CLASSES.prep.has(before.lower))
  )
}

const COMPARED = /^(?:more|most|less|least|very|so|too|quite|rather|fairly|increasingly)$/

/** Words whose "to" has a noun behind it, not a verb: "due to delay", "access to support". */
const TAKES_NOUN =
  /^(?:due|owing|thanks|according|prior|subject|access|addition|addicted|related|relating|relation|regard|respect|response|contrary|exposed|exposure|compared|similar|close|next|approach|approaches|solution|solutions|answer|answers|resistant|resistance|reaction|reactions|return|returned|returns|returning|amounts?|(?:lead|contribut|adapt|adjust|respond|react|reduc|connect|link|add|refer|switch|mov)(?:s|e|es|ed|ing)?|led)$/

/** "a phased transition to", "the missed visits": a quality before it makes it a thing. */
function isDescribed(tokens: readonly Token[], at: number): boolean {
  const quality = tokens[at - 1]
  return (
    tokens[at]?.tag === 'NOUN' &&
    (quality?.tag === 'ADJ' || (quality?.tag === 'VERB' && /ed$/.test(quality.lower)))
  )
}

function isNounPlace(before: string): boolean {
  if (/^(?:that|which|this|what|more|as|than)$/.test(before)) return false
  return WORD_CLASSES.det.has(before) || WORD_CLASSES.prep.has(before) || /['’]s$/.test(before)
}

/** The place before the word at `at` and the adverbs in front of it. */
function behindAdverbs(tokens: readonly Token[], at: number): number {
  let back = at - 1
  while (
    back >= 0 &&
    (WORD_CLASSES.adv.has(tokens[back]?.lower ?? '') ||
      /ly$|^(?:since|long|thus|once|ever)$/.test(tokens[back]?.lower ?? ''))
  )
    back--
  return back
}

const helperBefore = (tokens: readonly Token[], at: number) => tokens[behindAdverbs(tokens, at)]?.lower ?? ''

/** Whether "explored" at `at` is the past tense or a participle, by its neighbours; undefined when they do not tell. */
export function pastOrParticiple(
  tokens: readonly Token[],
  at: number,
  after: number,
): 'past' | 'participle' | undefined {
  const back = behindAdverbs(tokens, at)
  const before = tokens[back]?.lower ?? ''
  const next = tokens[after]?.lower ?? ''
  if (WORD_CLASSES.have.has(before) || WORD_CLASSES.be.has(before) || next === 'by') return 'participle'
  if (WORD_CLASSES.subj.has(before) || WORD_CLASSES.rel.has(before)) return 'past'
  if (WORD_CLASSES.det.has(before) || WORD_CLASSES.prep.has(before)) return undefined
  const object = WORD_CLASSES.det.has(next) || WORD_CLASSES.pron.has(next) || WORD_CLASSES.wh.has(next)
  if (object && tokens[back]?.word) return 'past'
  return isMainVerb(tokens, at) ? 'past' : undefined
}

/** Whether the verb at `at` is the one that the subject at the front of its sentence has. */
function isMainVerb(tokens: readonly Token[], at: number): boolean {
  const start = tokens.findLastIndex(({ text }, place) => place < at && /^[.!?;:]$/.test(text)) + 1
  return mainVerb(tokens.slice(start))?.at === at - start
}
