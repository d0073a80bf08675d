import { hasFiniteVerb, mainClauseEnds, tenseOf, wordCount } from './clauses.ts'
import { PLURAL_NOUN } from './finite-verbs.ts'
import { isPersonNoun } from '#app/domain/text/person-nouns.ts'
import type { Transformation } from './splitting.ts'
import { freshTokens } from './tokens.ts'

/** Nouns for what a whole clause tells. */
const OF_THE_CLAUSE =
  /^(?:sign|feat|move|step|change|decision|shift|moment|trend|fact|figure|rise|drop|increase|decrease|result|contrast|achievement|milestone|mistake|risk|challenge|problem|practice|habit|choice|gesture|event|process|task|claim|approach|strategy)$/

/** "They sold the mill in spring, a step that few understood." → "… in spring. This was a step that few understood." */
export const splitApposition: Transformation = (tokens) => {
  const commas = tokens.flatMap(({ text }, at) => (text === ',' ? [at] : []))
  const comma = commas.at(-1) ?? -1
  const article = tokens[comma + 1]
  if (
    comma < 5 ||
    tokens[comma]?.kept ||
    !article ||
    !/^(?:a|an)$/.test(article.lower) ||
    tokens.at(-1)?.text !== '.'
  )
    return undefined
  const head = tokens.slice(0, comma)
  const tail = tokens.slice(comma + 1)
  if (commas.length > 2 || wordCount(head) < 6 || wordCount(tail) < 4 || !mainClauseEnds(head))
    return undefined
  if (commas.length === 2 && (commas[0] ?? 0) > 8) return undefined
  if (tokens.some(({ text, lower }) => /^[;:“”"—–?()]$/.test(text) || /^(?:like|as)$/.test(lower)))
    return undefined
  const end = tail.findIndex(
    ({ tag, lower }, at) => at > 0 && (tag === 'ADP' || /^(?:that|which|who|to|where|[.])$/.test(lower)),
  )
  const noun = tail[end - 1]
  if (!noun || noun.tag !== 'NOUN' || hasFiniteVerb(tail.slice(0, end)) || isPersonNoun(noun.lower))
    return undefined
  const before = head.at(-1)
  // "A sound caught his ear, a soft hum": it is the sound that is told of.
  if (/^(?:attention|eye|ear|mind|notice|imagination|gaze|interest|sight|view)$/.test(before?.lower ?? ''))
    return undefined
  const named =
    before?.tag === 'NOUN' && !before.kept && !PLURAL_NOUN.test(before.lower) && !isPersonNoun(before.lower)
  const tense = tenseOf(head)
  if (!tense || (!OF_THE_CLAUSE.test(noun.lower) && !named)) return undefined
  return [...head, ...freshTokens(`. This ${tense === 'past' ? 'was' : 'is'}`), ...tail]
}
