import { wordCount } from './clauses.ts'
import { inflect } from './inflect.ts'
import type { Transformation } from './splitting.ts'
import { KNOWN_VERBS } from './tables/known-verbs.ts'
import { decapitalise, freshTokens } from './tokens.ts'

const BASES = new Map(KNOWN_VERBS.map((verb) => [inflect(verb, 'participle'), verb]))

/** "This can be done by asking." → "You can do this by asking.", in casual tones. */
export const addressReader: Transformation = (tokens, { style, staid }) => {
  const at = tokens.findIndex(({ lower }, place) => lower === 'can' && tokens[place + 1]?.lower === 'be')
  const first = tokens[0]
  const participle = tokens[at + 2]
  const verb = BASES.get(participle?.lower ?? '')
  const subject = tokens.slice(0, at)
  const rest = tokens.slice(at + 3)
  if (
    staid ||
    style.formality > 46 ||
    at < 1 ||
    at > 5 ||
    !first?.word ||
    first.kept ||
    !participle ||
    participle.kept ||
    !verb
  )
    return undefined
  if (
    rest.some(
      ({ lower, text }, place) =>
        (lower === 'by' && !/ing$/.test(rest[place + 1]?.lower ?? '')) || /^[;:"“”—–]$/.test(text),
    )
  )
    return undefined
  // "It can be used on salads, drizzled over leeks, or served as a dip": a row of passives stays one.
  if (
    rest.some(
      ({ text, lower }, place) =>
        (text === ',' || /^(?:and|or|but)$/.test(lower)) &&
        /(?:ed|en|made|set|cut|put)$/.test(rest[place + 1]?.lower ?? ''),
    )
  )
    return undefined
  // "It can be argued that …": the "it" stands for what comes behind.
  if (rest[0]?.lower === 'that' || rest[0]?.lower === 'to') return undefined
  if (wordCount(rest) < 2 || tokens.some(({ lower }) => /^(?:we|i|you|he|she|they|my|our|not)$/.test(lower)))
    return undefined
  if (
    !/^(?:this|it|these|the|a|an)$/.test(first.lower) ||
    subject.some(({ lower, text }) => lower === 'that' || lower === 'who' || text === ',')
  )
    return undefined
  return [
    ...freshTokens(`You can ${verb}`, first.space),
    { ...decapitalise(first), space: ' ' },
    ...subject.slice(1),
    ...rest,
  ]
}
