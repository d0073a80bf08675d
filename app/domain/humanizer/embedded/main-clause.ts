import { hasFiniteVerb, isKnownBase, mainClauseEnds, startsClause } from './clauses.ts'
import type { Tense } from './clauses.ts'
import { isAttribute } from './finite-verbs.ts'
import { mainVerb } from './leading-subject.ts'
import type { Token } from './tokens.ts'
import { WORD_CLASSES } from './wordclasses.ts'

/** Whether `head` is a whole clause, with nothing left open. */
export function isComplete(head: readonly Token[]): boolean {
  if (endsInAbsolute(head)) return false
  return (
    mainClauseEnds(head) || (!head.some(({ text }) => OPENS.test(text)) && formByMainVerb(head) !== undefined)
  )
}

/** "She left, her eyes drifting to the door": what comes behind it goes on with the eyes, not with the clause. */
function endsInAbsolute(head: readonly Token[]): boolean {
  const comma = head.findLastIndex(({ text, kept }) => text === ',' && !kept)
  const last = head.slice(comma + 1)
  const verb = last.findIndex(({ lower, tag, kept }) => !kept && tag === 'VERB' && /ing$/.test(lower))
  return comma > 2 && verb > 0 && !hasFiniteVerb(last) && !/^(?:ADP|SCONJ)$/.test(last[verb - 1]?.tag ?? '')
}

const OPENS = /^[:"“(]$/

/** The time that the verb of the main clause tells, whatever clauses within say; "would" for what could be. */
export function tenseByMainVerb(whole: readonly Token[]): Tense | 'open' | undefined {
  const head = lastClause(whole)
  const verb = mainVerb(head)
  if (!verb) return undefined
  const word = head[verb.at]?.lower ?? ''
  if (verb.form === 'modal') return /^(?:could|would|might)$/.test(word) ? 'open' : undefined
  return verb.form === 'past' || /^(?:was|were|had)$/.test(word) ? 'past' : 'present'
}

/** "The rider had been thrown": something happens to the subject. */
export function isPassive(head: readonly Token[]): boolean {
  const at = head.findIndex(({ tag, kept }, place) => place > 0 && !kept && tag === 'VERB')
  return WORD_CLASSES.be.has(head[at - 1]?.lower ?? '') && !/ing$/.test(head[at]?.lower ?? '')
}

/** Whether somebody is told to do something: "First, pick a pot": what "ensuring" adds is a part of the order. */
export function isOrder(head: readonly Token[]): boolean {
  const start = head.findIndex(({ text }, at) => text === ',' && at < 3) + 1
  const verb = head[start]
  return verb !== undefined && verb.tag !== 'NOUN' && isKnownBase(verb.lower)
}

/** "I liked the way she sang", "I saw how he rowed": a clause within that no "that" shows. */
export function holdsBareClause(head: readonly Token[]): boolean {
  return head.some(({ lower }, at) => {
    const opens =
      at > 0 &&
      (/^(?:how|why)$/.test(lower) ||
        (/^(?:way|moment|day|night|time|year|instant)$/.test(lower) && head[at - 1]?.lower === 'the'))
    return (
      opens &&
      /^(?:DET|PRON|NOUN|PROPN|ADJ)$/.test(head[at + 1]?.tag ?? '') &&
      head.slice(at + 2).some(({ tag }) => tag === 'VERB' || tag === 'AUX')
    )
  })
}

/** The last main clause of `head`: behind ", but" or ", and" that one with a subject of its own. */
export function lastClause(head: readonly Token[]): readonly Token[] {
  const comma = head.findLastIndex(
    ({ text, kept }, at) =>
      text === ',' &&
      !kept &&
      /^(?:but|and|so)$/.test(head[at + 1]?.lower ?? '') &&
      startsClause(head, at + 2),
  )
  return comma < 0 ? head : head.slice(comma + 2)
}

/**
 * The form of a second verb by the first one behind the subject, which may be a name ("Anna won, beating …"); undefined
 * where a clause within has a verb of its own.
 */
export function formByMainVerb(whole: readonly Token[]): 'past' | 's' | 'base' | undefined {
  const head = lastClause(whole)
  const verb = mainVerb(head)
  if (verb?.form !== 'past' && verb?.form !== 's' && verb?.form !== 'base') return undefined
  const isAlone = head
    .slice(verb.at + 1)
    .every(
      ({ lower, tag }, at, rest) =>
        !/^(?:that|which|who|where|when|because|if|as|while|but)$/.test(lower) &&
        tag !== 'AUX' &&
        (tag !== 'VERB' || /ing$/.test(lower) || rest[at - 1]?.lower === 'to' || isAttribute(rest, at)),
    )
  return isAlone ? verb.form : undefined
}

const PARTICIPLE =
  /(?:[^e]ed|been|grown|shown|known|made|seen|risen|fallen|taken|given|led|brought|left|lost|built|cut|put|set|won|found|kept|come|gone|done|begun|broken|chosen|driven|spread|met|spent|sent)$/

/** Whether "has" at `at` has a participle behind it, an adverb between them at most: "has a bridge" has none. */
export function isPerfect(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1]?.lower ?? ''
  return PARTICIPLE.test(
    /ly$|^(?:also|long|already|now|often|not)$/.test(next) ? (tokens[at + 2]?.lower ?? '') : next,
  )
}
