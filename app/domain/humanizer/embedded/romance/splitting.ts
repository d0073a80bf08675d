import { capitalise, freshTokens } from '../tokens.ts'
import { hasSigns, isWhole, opensClause } from './clauses.ts'
import type { RomanceShape } from './clauses.ts'
import { standsAt, wordCount, wordsOf } from './places.ts'
import { SPEECH } from './speech.ts'
import { hasFinite, isFinite } from './verbs.ts'

/** "…, lo que permite …" → "…. Esto permite …" */
export const splitWhich: RomanceShape = (tokens, language) => {
  const { which, this: taking } = SPEECH[language]
  const count = wordsOf(which, language).length
  const comma = tokens.findIndex(
    (token, at) =>
      token.text === ',' &&
      standsAt(tokens, at + 1, which, language) &&
      isFinite(tokens, at + 1 + count, language),
  )
  if (comma < 5) return undefined
  const head = tokens.slice(0, comma)
  const tail = tokens.slice(comma + 1 + count)
  if (hasSigns(tokens) || !isWhole(head, language) || wordCount(tail) < 4) return undefined
  return [...head, ...freshTokens(`. ${taking}`), ...tail]
}

/** "…; la casa está vacía." → "…. La casa está vacía." */
export const splitSemicolon: RomanceShape = (tokens, language) => {
  const places = tokens.flatMap((token, at) => (token.text === ';' && !token.kept ? [at] : []))
  const [at] = places
  if (at === undefined || places.length > 1 || tokens.some((token) => /^[()"«»“”]$/.test(token.text)))
    return undefined
  const head = tokens.slice(0, at)
  const tail = tokens.slice(at + 1)
  const [first, ...rest] = tail
  const { and, but } = SPEECH[language]
  if (!first || first.kept || [...and, but].includes(first.lower)) return undefined
  if (!hasFinite(head, language) || !hasFinite(tail, language) || wordCount(head) < 4) return undefined
  return [...head, ...freshTokens('.'), { ...first, text: capitalise(first.text) }, ...rest]
}

/** "…, y la casa está vacía." → "…. La casa está vacía."; "pero" stays at the head. */
export const splitCoordination: RomanceShape = (tokens, language) => {
  const { and, but } = SPEECH[language]
  const joint = tokens.findIndex(
    (token, at) =>
      at > 5 &&
      !token.kept &&
      tokens[at - 1]?.text === ',' &&
      (and.includes(token.lower) || token.lower === but) &&
      opensClause(tokens, at + 1, language),
  )
  const word = tokens[joint]
  const first = tokens[joint + 1]
  if (!word || !first) return undefined
  const head = tokens.slice(0, joint - 1)
  const tail = tokens.slice(joint + 1)
  if (hasSigns(tokens) || !isWhole(head, language) || wordCount(head) < 7 || wordCount(tail) < 5)
    return undefined
  if (word.lower === but) return [...head, ...freshTokens(`. ${capitalise(but)}`), ...tail]
  return [
    ...head,
    ...freshTokens('.'),
    { ...first, text: capitalise(first.text), space: ' ' },
    ...tail.slice(1),
  ]
}
