import { baseOfGerund, finiteForm, mainClauseEnds } from './clauses.ts'
import { inflect } from './inflect.ts'
import { mainVerb } from './leading-subject.ts'
import { formByMainVerb, isComplete, isOrder, lastClause } from './main-clause.ts'
import { isListed } from './participles.ts'
import type { Transformation } from './splitting.ts'
import { RESULT_PARTICIPLES } from './tables/result-participles.ts'
import { freshTokens } from './tokens.ts'
import type { Token } from './tokens.ts'
import { WORD_CLASSES } from './wordclasses.ts'

/** What only somebody can do who thinks: "a chill ran down my back, knowing …" is not told of the chill. */
const OF_MIND =
  /^(?:know|think|realize|wonder|hope|feel|believe|remember|notice|try|want|wish|ponder|marvel|savor|enjoy|imagine|recall|yearn|expect|consider)$/

/** "…" I asked, hoping …": asking and hoping are one. */
const SPOKE = /^(?:said|asked|replied|answered|whispered|murmured|muttered|shouted|cried|exclaimed|added)$/

/** Worn verbs, and plain ones for what somebody does. */
const PLAIN: Record<string, string> = {
  emphasize: 'stress',
  underscore: 'stress',
  highlight: 'stress',
  showcase: 'show',
  exhibit: 'show',
  utilize: 'use',
  leverage: 'use',
  harness: 'use',
  foster: 'encourage',
  embrace: 'welcome',
}

/** "They stayed inside, which suggests …": what is seen from a fact is not told by the one who did it. */
const OF_EVIDENCE = /^(?:suggest|indicate|imply|reveal|yield)$/

/** Whether two things are already joined behind the first verb: a third would make it a list. */
function joinsAfterVerb(whole: readonly Token[]): boolean {
  const head = lastClause(whole)
  const verb =
    mainVerb(head)?.at ??
    head.findIndex(({ tag, kept }, at) => at > 0 && !kept && (tag === 'VERB' || tag === 'AUX'))
  return head.slice(Math.max(0, verb)).some(({ lower }) => lower === 'and')
}

/** "He ran, waving his hat." → "He ran and waved his hat." for any verb that is known, with an adverb of its own or without. */
export const coordinateParticiple: Transformation = (tokens) => {
  const comma = tokens.findIndex(
    ({ text, kept, fresh }, at) =>
      text === ',' && !kept && !fresh && participleBehind(tokens, at) !== undefined,
  )
  const found = participleBehind(tokens, comma)
  if (comma < 2 || !found) return undefined
  const { base, at } = found
  const head = tokens.slice(0, comma)
  const tail = tokens.slice(at + 1)
  // What a plan would lead to is not one more thing that somebody should do.
  if (
    RESULT_PARTICIPLES[tokens[at]?.lower ?? ''] !== undefined &&
    head.some(({ lower }) => WORD_CLASSES.modal.has(lower) || /^(?:is|are)$/.test(lower))
  )
    return undefined
  if (!isComplete(head) || isOrder(head) || tail.length < 2 || joinsAfterVerb(head)) return undefined
  if (tail.some((_, place) => isListed(tail, place))) return undefined
  if (endsList(tail)) return undefined
  const form = (mainClauseEnds(head) ? finiteForm(head) : undefined) ?? formByMainVerb(head)
  if (
    !form ||
    SPOKE.test(head.at(-1)?.lower ?? '') ||
    OF_EVIDENCE.test(base) ||
    (OF_MIND.test(base) && !/^(?:i|we|you|he|she|they)$/.test(head[0]?.lower ?? ''))
  )
    return undefined
  const adverb = tokens.slice(comma + 1, at)
  return [
    ...head,
    ...freshTokens('and'),
    ...adverb,
    ...freshTokens(inflect(PLAIN[base] ?? base, form)),
    ...tail,
  ]
}

/**
 * Whether what is behind the participle goes on with the list that it may be in: "clothes, dining at the inn, and trips".
 * "… looking at things such as nets, ropes, and sails" and "… using the barn for hay, straw, and oats" have lists of
 * their own.
 */
function endsList(tail: readonly Token[]): boolean {
  const commas = tail.flatMap(({ text }, at) => (text === ',' ? [at] : []))
  const last = commas.find((at) => /^(?:and|or)$/.test(tail[at + 1]?.lower ?? ''))
  const [first = 0] = commas
  if (last === undefined) return false
  if (tail.slice(0, first).some(({ lower }, at) => lower === 'as' && tail[at - 1]?.lower === 'such'))
    return false
  return first === last || !(tail[0]?.tag === 'DET' || WORD_CLASSES.poss.has(tail[0]?.lower ?? ''))
}

/** The participle behind the comma at `comma`, an adverb in -ly between them at most: the verb it is of, and its place. */
function participleBehind(tokens: readonly Token[], comma: number): { base: string; at: number } | undefined {
  const next = tokens[comma + 1]
  const at = next && !next.kept && next.tag === 'ADV' && /ly$/.test(next.lower) ? comma + 2 : comma + 1
  const token = tokens[at]
  const base = token && !token.kept ? baseOfGerund(token.lower) : undefined
  return base === undefined ? undefined : { base, at }
}
