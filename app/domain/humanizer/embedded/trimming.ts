import type { Transformation } from './splitting.ts'
import { freshTokens } from './tokens.ts'
import { hasFiniteVerb, wordCount } from './clauses.ts'

/** "It also saves time." → "It saves time too." */
export const moveAlso: Transformation = (tokens, context) => {
  const at = tokens.findIndex((token) => token.lower === 'also' && !token.kept && !token.fresh)
  const stop = tokens.at(-1)
  if (at < 1 || stop?.text !== '.' || wordCount(tokens) > 16) return undefined
  if (!hasFiniteVerb(tokens) && !/s$/.test(tokens[at + 1]?.lower ?? '')) return undefined
  const before = tokens[at - 1]?.lower ?? ''
  if (
    !/^(?:can|could|will|would|may|might|should|must|is|are|was|were|has|have|had|it|they|he|she|we|i|you)$/.test(
      before,
    )
  )
    return undefined
  if (tokens.some((token) => CLAUSE_SIGNS.test(token.lower))) return undefined
  // Far behind its verb the word would go with the last noun, and after "is" with what it is.
  if (wordCount(tokens.slice(at + 1)) > (/^(?:is|are|was|were)$/.test(before) ? 3 : 7)) return undefined
  const ending = context.style.formality < 58 ? (context.random() < 0.5 ? ' too' : ' as well') : ' as well'
  return [...tokens.slice(0, at), ...tokens.slice(at + 1, -1), ...freshTokens(ending), stop]
}

const CLAUSE_SIGNS =
  /^(?:[,;:()"“”—–]|that|which|who|because|if|when|while|although|though|unless|since|but|too|as|where|how|what|than|not)$/

/** "Oslo, which is the capital, grew." → "Oslo, the capital, grew." */
export const dropAppositive: Transformation = (tokens) => {
  const at = tokens.findIndex(
    (token, place) =>
      token.text === ',' &&
      place > 1 &&
      /^(?:which|who)$/.test(tokens[place + 1]?.lower ?? '') &&
      /^(?:is|are|was|were)$/.test(tokens[place + 2]?.lower ?? '') &&
      /^(?:a|an|the|one)$/.test(tokens[place + 3]?.lower ?? '') &&
      tokens[place + 3]?.kept === false,
  )
  // What follows must be the noun alone: a verb of its own would be left without a subject.
  const rest = tokens.slice(at + 3)
  const end = rest.findIndex((token) => /^[,.;]$/.test(token.text))
  // "Most skip Ghent, which is a mistake.": at the end it may be said of the whole sentence.
  if (rest[end]?.text !== ',') return undefined
  if (
    at < 2 ||
    end < 2 ||
    end > 12 ||
    rest.slice(0, end).some((token) => /^(?:and|but|or|why)$/.test(token.lower))
  )
    return undefined
  return [...tokens.slice(0, at + 1), ...rest]
}
