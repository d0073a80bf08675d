import type { Difference } from '../kinds.ts'
import {
  causeDifferences,
  comparisonDifferences,
  orderDifferences,
  preferenceDifferences,
} from './relations.ts'
import { calendarDifferences, rankDifferences } from './calendar.ts'
import { editDifferences, repeats } from './edits.ts'
import { certaintyDifferences } from './certainty.ts'
import { numberDifferences } from './compare-numbers.ts'
import { denialDifferences, deniesMore } from './denials.ts'
import { directionDifferences } from './directions.ts'
import { likenessOf, type Match, matchWords, tells } from './match.ts'
import { parallelDifferences } from './parallels.ts'
import { prepositionDifferences } from './prepositions.ts'
import { exchangedDifferences } from './exchanged.ts'
import { limitDifferences, notAllDifferences, quantityDifferences, widenedDifferences } from './quantities.ts'
import { readEnglish, type Token } from './read.ts'
import { roleDifferences } from './roles.ts'
import { substanceDifferences } from './substance.ts'
import { swapDifferences } from './swapped.ts'

/** How an English output differs in meaning from its source; of a statement it `mayOmit` what it likes. */
export function englishDifferences(
  source: string,
  output: string,
  { mayOmit }: { mayOmit: boolean },
): Difference[] {
  const after = readEnglish(output)
  const whole = readEnglish(source)
  const all = matchWords(whole, after)
  const before = mayOmit ? relevant(all) : whole
  const match = before === whole ? all : matchWords(before, after)
  const quantities = quantityDifferences(match, { mayOmit })
  const roles = roleDifferences(match, { mayOmit })
  const comparisons = comparisonDifferences(match)
  const settled = roles.settled.union(comparisons.settled)
  // Words, their order and their grammar tell little of a sentence that is told anew: what is then held against it is sure.
  const isNear = mayOmit || repeats(match)
  const sure = [
    ...numberDifferences(before, after, { mayOmit }),
    ...calendarDifferences(before, after, { mayOmit, isNear }),
    ...directionDifferences(match, settled),
    ...(quantities.turned ? [] : denialDifferences(match, { mayOmit })),
    ...(mayOmit ? deniesMore(whole, after) : []),
    ...roles.found,
    ...preferenceDifferences(match, { mayOmit }),
    ...pronounDifferences(before, after),
    ...causeDifferences(match, { mayOmit }),
    ...quantities.found,
    ...widenedDifferences(match),
    ...(mayOmit ? [] : notAllDifferences(match)),
    ...(mayOmit ? [] : addedQuestions(before, after)),
    ...certaintyDifferences(match, { mayOmit }),
    ...substanceDifferences(match, { mayOmit }),
  ]
  if (!isNear) return sure
  return [
    ...sure,
    ...rankDifferences(before, after),
    ...prepositionDifferences(match),
    ...comparisons.found,
    ...orderDifferences(match),
    ...limitDifferences(match),
    ...swapDifferences(match, roles.kept),
    ...exchangedDifferences(match, roles.kept),
    ...editDifferences(match, settled),
    ...parallelDifferences(all, { mayOmit }),
  ]
}

/** A question to the reader at the end, where the source asks nothing. */
function addedQuestions(source: readonly Token[], output: readonly Token[]): Difference[] {
  const asks = output.findLast(({ kind }) => kind === 'mark')?.text === '?'
  const isAsked = source.some(
    ({ text, lemma }) => text === '?' || /^(?:whether|ask|wonder|question)$/.test(lemma),
  )
  return asks && !isAsked ? [{ kind: 'addition', words: 'a question that the source does not ask' }] : []
}

const HE = /^(?:he|him|himself)$/
const SHE = /^(?:she|herself)$/

/** Where who was a woman has become a man, or the other way round. */
function pronounDifferences(source: readonly Token[], output: readonly Token[]): Difference[] {
  const has = (tokens: readonly Token[], list: RegExp) => tokens.some(({ lower }) => list.test(lower))
  for (const [one, two, words] of [
    [HE, SHE, '“he” has become “she”'],
    [SHE, HE, '“she” has become “he”'],
  ] as const)
    if (has(source, one) && !has(source, two) && has(output, two) && !has(output, one))
      return [{ kind: 'role', words }]
  return []
}

/** Of what evidence says that which a statement draws on: sentences it shares words with, and of those the clauses. */
function relevant(match: Match): readonly Token[] {
  const { source: evidence, output: statement } = match
  const wanted = new Set(statement.flatMap((token, at) => (tells(token) ? [at] : [])))
  const bySentence = new Map<number, Set<number>>()
  const clauses = new Set<number>()
  evidence.forEach((token, from) => {
    if ((match.kept[from] ?? 0) < 0.75) return
    if (token.weight > 0.1) clauses.add(token.clause)
    const found = bySentence.get(token.sentence) ?? new Set<number>()
    for (const to of wanted) if (likenessOf(match, from, to) >= 0.75) found.add(to)
    bySentence.set(token.sentence, found)
  })
  const chosen = new Set<number>()
  while (wanted.size > 0) {
    const [best] = [...bySentence]
      .map(([sentence, found]) => ({ sentence, found: found.intersection(wanted) }))
      .sort((one, two) => two.found.size - one.found.size)
    if (!best || best.found.size === 0) break
    // Words that stand for anything point at no sentence.
    if (chosen.size > 0 && [...best.found].every((at) => (statement[at]?.weight ?? 0) < 0.4)) break
    chosen.add(best.sentence)
    for (const at of best.found) wanted.delete(at)
    bySentence.delete(best.sentence)
  }
  if (chosen.size === 0) return evidence
  return evidence.filter(({ sentence, clause }) => chosen.has(sentence) && clauses.has(clause))
}
