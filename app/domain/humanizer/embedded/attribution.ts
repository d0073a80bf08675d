import { hasFiniteVerb, wordCount } from './clauses.ts'
import type { Transformation } from './splitting.ts'
import { capitalise, decapitalise, freshTokens } from './tokens.ts'

/** "According to the report, sales fell." → "Sales fell, according to the report." and back. */
export const moveSource: Transformation = (tokens) => {
  const commas = tokens.flatMap((token, at) => (token.text === ',' ? [at] : []))
  const [comma] = commas
  const stop = tokens.at(-1)
  const first = tokens[0]
  if (comma === undefined || commas.length !== 1 || stop?.text !== '.' || !first?.word) return undefined
  const head = tokens.slice(0, comma)
  const tail = tokens.slice(comma + 1, -1)
  if (tokens.some((token) => /^[;:()"“”—–-]$/.test(token.text))) return undefined
  const next = tail[0]
  if (!next || next.fresh || first.fresh) return undefined
  if (isSource(head) && wordCount(head) < 12 && hasFiniteVerb(tail)) {
    // No sentence begins with a figure.
    if (PRONOUN.test(next.lower) || /^\d/.test(next.text)) return undefined
    const opening = next.kept ? next : { ...next, text: capitalise(next.text) }
    return [
      { ...opening, space: first.space },
      ...tail.slice(1),
      ...freshTokens(','),
      { ...decapitalise(first), space: ' ' },
      ...head.slice(1),
      stop,
    ]
  }
  if (
    isSource(tail) &&
    wordCount(tail) < 12 &&
    hasFiniteVerb(head) &&
    !/^(?:and|but|so|or)$/.test(first.lower)
  ) {
    return [
      { ...next, text: capitalise(next.text), space: first.space },
      ...tail.slice(1),
      ...freshTokens(','),
      { ...decapitalise(first), space: ' ' },
      ...head.slice(1),
      stop,
    ]
  }
  return undefined
}

const PRONOUN = /^(?:it|he|she|they|this|these|his|her|their|its)$/

function isSource(tokens: readonly { lower: string; kept: boolean }[]): boolean {
  return (
    tokens[0]?.lower === 'according' &&
    !tokens[0].kept &&
    tokens[1]?.lower === 'to' &&
    tokens.length > 2 &&
    !tokens.some((token) => PRONOUN.test(token.lower))
  )
}
