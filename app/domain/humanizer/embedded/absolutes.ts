import { baseOfGerund, mainClauseEnds, tenseOf, wordCount } from './clauses.ts'
import type { Tense } from './clauses.ts'
import { chance } from './context.ts'
import { inflect } from './inflect.ts'
import { PLURAL_NOUN } from './finite-verbs.ts'
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
  const tense = tenseOf(head)
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
  const [start] = clause
  if (!start) return undefined
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

const QUANTITY = /^(?:some|many|others|most|several|few|both)$/

/** The tokens with the participle of the clause at `from` made a verb with a tense; undefined when none is there. */
function finiteClause(tokens: readonly Token[], from: number, tense: Tense): Token[] | undefined {
  let at = from
  while (
    at < from + 7 &&
    /^(?:DET|ADJ|NOUN|PRON|PROPN)$/.test(tokens[at]?.tag ?? '') &&
    !tokens[at]?.kept &&
    gerundAt(tokens, at) === undefined
  )
    at++
  const subject = tokens[at - 1]
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
  const form =
    base === 'be'
      ? tense === 'past'
        ? plural
          ? 'were'
          : 'was'
        : plural
          ? 'are'
          : 'is'
      : base === 'have'
        ? tense === 'past'
          ? 'had'
          : plural
            ? 'have'
            : 'has'
        : inflect(base, tense === 'past' ? 'past' : plural ? 'base' : 's')
  return [...tokens.slice(0, at + adverb), ...freshTokens(form, verb.space), ...tokens.slice(at + adverb + 1)]
}

function gerundAt(tokens: readonly Token[], at: number): string | undefined {
  const token = tokens[at]
  if (!token || token.kept) return undefined
  if (token.lower === 'being') return 'be'
  if (token.lower === 'having') return 'have'
  // Before a noun it describes: "with growing doubts".
  return token.tag === 'NOUN' || token.tag === 'ADJ' ? undefined : baseOfGerund(token.lower)
}
