import { baseOfGerund, isKnownPast } from './clauses.ts'
import { inflect } from './inflect.ts'
import type { Transformation } from './splitting.ts'
import { capitalise, decapitalise, freshTokens } from './tokens.ts'

const FREE = new Set(
  'quickly slowly gently carefully quietly silently softly eagerly happily sadly nervously desperately gradually usually generally sometimes recently originally initially typically soon finally instantly immediately calmly proudly occasionally'.split(
    ' ',
  ),
)
const PRONOUN = /^(?:i|we|you|they|he|she|it)$/

/** "Slowly, he raised it." → "He slowly raised it." */
export const moveAdverb: Transformation = (tokens) => {
  const [first, second, third, fourth] = tokens
  if (!first || !second || !third || first.kept || second.kept || third.kept) return undefined
  if (
    FREE.has(first.lower) &&
    second.text === ',' &&
    PRONOUN.test(third.lower) &&
    fourth &&
    isKnownPast(fourth.lower) &&
    !/^(?:was|were|had|did)$/.test(fourth.lower)
  ) {
    return [
      { ...third, text: capitalise(third.text), space: first.space },
      { ...decapitalise(first), space: ' ' },
      ...tokens.slice(3),
    ]
  }
  return undefined
}

/** "Seeing the light, she stopped." → "She saw the light and stopped." */
export const coordinateOpening: Transformation = (tokens) => {
  const first = tokens[0]
  const base = first && !first.kept ? baseOfGerund(first.lower) : undefined
  const comma = tokens.findIndex((token) => token.text === ',')
  const subject = tokens[comma + 1]
  const verb = tokens[comma + 2]
  if (!first || !base || comma < 3 || comma > 14 || !subject || !verb || verb.kept) return undefined
  if (!/^(?:he|she|they|we|i)$/.test(subject.lower) || !isKnownPast(verb.lower)) return undefined
  const opening = tokens.slice(1, comma)
  const rest = tokens.slice(comma + 2)
  if (opening.some((token) => /^(?:and|or|that|which|who|[;:()"“”—–])$/.test(token.lower))) return undefined
  // Three deeds would be a list: "she started again and laughed", "she started again, pouring …".
  if (
    rest.some(
      ({ lower, text }, at) =>
        lower === 'and' || (text === ',' && baseOfGerund(rest[at + 1]?.lower ?? '') !== undefined),
    )
  )
    return undefined
  return [
    { ...subject, text: capitalise(subject.text), space: first.space },
    ...freshTokens(inflect(base, 'past')),
    ...opening,
    ...freshTokens('and'),
    ...rest,
  ]
}
