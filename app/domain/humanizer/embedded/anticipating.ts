import { baseOfGerund, wordCount } from './clauses.ts'
import type { Transformation } from './splitting.ts'
import { freshTokens } from './tokens.ts'

const VALUES =
  /^(?:important|hard|easy|difficult|helpful|useful|necessary|possible|good|better|best|wise|fun|dangerous|impossible|worthwhile|common|vital|essential|crucial|key)$/

/** "Learning a language is hard." → "It is hard to learn a language." */
export const anticipate: Transformation = (tokens) => {
  const first = tokens[0]
  const base = baseOfGerund(first?.lower ?? '')
  const at = tokens.findIndex(({ lower }) => lower === 'is' || lower === 'was')
  const be = tokens[at]?.lower
  const value = tokens[at + 1]
  const next = tokens[at + 2]
  if (!first || first.kept || base === undefined || at < 2 || at > 11 || !value || value.kept)
    return undefined
  if (!VALUES.test(value.lower) || !/^(?:\.|,|for|to|in|because|when|if)$/.test(next?.lower ?? ''))
    return undefined
  const object = tokens.slice(1, at)
  if (
    object.some(
      ({ lower, tag }) => tag === 'AUX' || /^(?:that|which|who|and|or|but|can|[,;:()"“”—–])$/.test(lower),
    )
  )
    return undefined
  const behind = tokens.slice(at + 2)
  const head = freshTokens(`It ${be} ${value.lower}`, first.space)
  if (next?.lower !== 'for') return [...head, ...freshTokens(`to ${base}`), ...object, ...behind]
  // Whom it is hard for comes first: "It is hard for children to read."
  const end = behind.findIndex(({ word, kept }) => !word && !kept)
  const whom = behind.slice(0, end)
  if (end < 2 || wordCount(whom) > 4 || whom.some(({ lower }) => /ing$|^(?:the|a|an|any)$/.test(lower)))
    return undefined
  return [...head, ...whom, ...freshTokens(`to ${base}`), ...object, ...behind.slice(end)]
}

const CLAUSE_STARTS =
  /^(?:the|a|an|it|they|we|you|he|she|i|this|that|there|people|students|my|our|your|their)$/

/** "If it rains, we stay." → "If it rains, then we stay." */
export const sayThen: Transformation = (tokens, { style }) => {
  const comma = tokens.findIndex(({ text }) => text === ',')
  if (tokens[0]?.lower !== 'if' || comma < 4 || comma > 16 || style.formality > 70) return undefined
  if (!CLAUSE_STARTS.test(tokens[comma + 1]?.lower ?? '') || tokens.some(({ lower }) => lower === 'then'))
    return undefined
  return [...tokens.slice(0, comma + 1), ...freshTokens('then'), ...tokens.slice(comma + 1)]
}
