import { baseOfGerund, mainClauseEnds, tenseOf, wordCount } from './clauses.ts'
import type { Tense } from './clauses.ts'
import { chance } from './context.ts'
import { inflect } from './inflect.ts'
import { PLURAL_NOUN } from './finite-verbs.ts'
import { isPerfect } from './main-clause.ts'
import type { Transformation } from './splitting.ts'
import { capitalise, freshTokens } from './tokens.ts'
import type { Token } from './tokens.ts'
import { withComma } from './with-tails.ts'

/** "Opinions differ, with some blaming the rain." → "Opinions differ, and some blame the rain." */
export const openAbsolute: Transformation = (tokens, context) => {
  const comma = withComma(tokens)
  if (comma < 0) return undefined
  const head = tokens.slice(0, comma)
  const tail = tokens.slice(comma + 2)
  const tense = timeOf(head)
  if (!tense || !mainClauseEnds(head)) return undefined
  const first = finiteClause(tail, 0, tense)
  if (!first) return undefined
  // "… and others praising": the second half goes with the first.
  const next = first.findIndex(
    ({ lower }, at) =>
      at > 2 && /^(?:and|while|but)$/.test(lower) && finiteClause(first, at + 1, tense) !== undefined,
  )
  const clause =
    next < 0
      ? first
      : [...first.slice(0, next + 1), ...(finiteClause(first, next + 1, tense) ?? []).slice(next + 1)]
  if (
    clause.some(
      ({ lower, tag }, at) =>
        /^(?:,|and|or)$/.test(clause[at - 1]?.lower ?? '') && /ing$/.test(lower) && tag === 'VERB',
    )
  )
    return undefined
  // "and moderates urge … and hard-liners demanding": one of two halves would be left.
  if (
    clause.some(
      ({ lower, tag }, at) =>
        tag === 'VERB' &&
        /[aeiouy].*ing$/.test(lower) &&
        /^(?:and|while|but)$/.test(clause[at - 2]?.lower ?? '') &&
        at > 3,
    )
  )
    return undefined
  const [start] = clause
  if (!start) return undefined
  // "with a porch overlooking the bay and a kitchen that …": the house has both.
  if (/^(?:a|an)$/.test(start.lower) && clause.some(isSecondThing)) return undefined
  const apart = wordCount(head) > 8 && wordCount(clause) > 5 && chance(0.3 + context.style.split, context)
  if (apart)
    return [
      ...head,
      ...freshTokens('.'),
      { ...start, text: start.kept ? start.text : capitalise(start.text), space: ' ' },
      ...clause.slice(1),
    ]
  return [...head, ...freshTokens(', and'), ...clause]
}

/** The time a clause behind `head` is told in: what has fallen goes on with what has risen. */
function timeOf(head: readonly Token[]): Time | undefined {
  const tense = tenseOf(head)
  if (tense !== 'present') return tense
  // "Talks are expected to go on, with both sides hoping": nobody hopes yet.
  if (head.some(({ lower }, at) => lower === 'to' && OF_OUTLOOK.test(head[at - 1]?.lower ?? '')))
    return undefined
  if (head.some(({ lower }, at) => lower === 'will' && at > 0)) return 'future'
  if (head.some(({ lower }, at) => /^(?:has|have)$/.test(lower) && isPerfect(head, at))) return 'perfect'
  const runs = head.some(({ lower }, at) => /^(?:is|are)$/.test(lower) && isRunning(head, at + 1))
  return runs ? 'running' : 'present'
}

const OF_OUTLOOK =
  /^(?:expected|set|due|likely|unlikely|scheduled|planned|forecast|predicted|projected|going|poised)$/

type Time = Tense | 'perfect' | 'running' | 'future'

/** Whether a participle in -ing stands at `at`, an adverb before it at most: "still falling". */
function isRunning(head: readonly Token[], at: number): boolean {
  const verb = head[at]?.tag === 'ADV' ? head[at + 1] : head[at]
  return verb?.tag === 'VERB' && /[aeiouy].*ing$/.test(verb.lower)
}

/** What goes on while something is: "Costs are high, with wages rising" is not that they rise as a rule. */
const OF_CHANGE =
  /^(?:rise|fall|grow|climb|drop|decline|increase|decrease|shrink|soar|spread|wait|struggle|work|run)$/

/** Whether "and" at this place goes on with another indefinite thing. */
function isSecondThing({ lower }: Token, at: number, tokens: readonly Token[]): boolean {
  return /^(?:and|or|,)$/.test(lower) && /^(?:a|an|two|three|several)$/.test(tokens[at + 1]?.lower ?? '')
}

const QUANTITY = /^(?:some|many|others|most|several|few|both)$/

/** The tokens with the participle of the clause at `from` made a verb with a tense; undefined when none is there. */
function finiteClause(tokens: readonly Token[], from: number, tense: Time): Token[] | undefined {
  let at = from
  while (
    at < from + 7 &&
    (/^(?:DET|ADJ|NOUN|PRON|PROPN)$/.test(tokens[at]?.tag ?? '') || tokens[at]?.lower === 'of') &&
    !tokens[at]?.kept &&
    gerundAt(tokens, at) === undefined
  )
    at++
  const of = tokens.findIndex(({ lower }, place) => place > from && place < at && lower === 'of')
  const subject = tokens[(of < 0 ? at : of) - 1]
  const adverb = tokens[at]?.tag === 'ADV' && !QUANTITY.test(tokens[at]?.lower ?? '') ? 1 : 0
  const base = gerundAt(tokens, at + adverb)
  const verb = tokens[at + adverb]
  if (at === from || !subject || !verb || base === undefined) return undefined
  const quantity = QUANTITY.test(subject.lower)
  if (
    !quantity &&
    (subject.tag !== 'NOUN' ||
      (!/^(?:the|a|an|each|both|many|some|most|several|no|its|their|his|her)$/.test(
        tokens[from]?.lower ?? '',
      ) &&
        !PLURAL_NOUN.test(subject.lower)))
  )
    return undefined
  const plural = quantity || PLURAL_NOUN.test(subject.lower)
  // "Fairs have become popular, with children singing every year": what is so every year is so now.
  const habit = tense === 'perfect' && tokens.slice(from).some(({ lower }) => /^(?:each|every)$/.test(lower))
  const time = habit ? 'present' : tense
  if (time === 'present' && OF_CHANGE.test(base)) return undefined
  const form = formIn(time, base, plural)
  // "also taking place": the helping word comes before "also".
  const [helper, ...rest] = form.split(' ')
  const between = tokens.slice(at, at + adverb)
  return [
    ...tokens.slice(0, at),
    ...(rest.length > 0
      ? [...freshTokens(helper ?? ''), ...between, ...freshTokens(rest.join(' '))]
      : [...between, ...freshTokens(form, verb.space)]),
    ...tokens.slice(at + adverb + 1),
  ]
}

function formIn(tense: Time, base: string, plural: boolean): string {
  if (tense === 'future') return `will ${base}`
  if (base === 'be') return tense === 'past' ? (plural ? 'were' : 'was') : plural ? 'are' : 'is'
  const have = plural ? 'have' : 'has'
  if (base === 'have') return tense === 'past' ? 'had' : have
  if (tense === 'perfect') return `${have} ${inflect(base, 'participle')}`
  if (tense === 'running') return `${plural ? 'are' : 'is'} ${inflect(base, 'ing')}`
  return inflect(base, tense === 'past' ? 'past' : plural ? 'base' : 's')
}

function gerundAt(tokens: readonly Token[], at: number): string | undefined {
  const token = tokens[at]
  if (!token || token.kept) return undefined
  if (token.lower === 'being') return 'be'
  if (token.lower === 'having') return 'have'
  // Before a noun it describes: "with growing doubts".
  return token.tag === 'NOUN' || token.tag === 'ADJ' ? undefined : baseOfGerund(token.lower)
}
