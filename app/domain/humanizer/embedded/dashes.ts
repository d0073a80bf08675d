import { hasFiniteVerb, startsClause, wordCount } from './clauses.ts'
import { isContrast } from './splitting.ts'
import type { Transformation } from './splitting.ts'
import { capitalise, freshTokens } from './tokens.ts'

/** "It is old — the walls lean." → "It is old. The walls lean."; a comma before what is no clause of its own. */
export const loosenDash: Transformation = (tokens) => {
  const places = tokens.flatMap(({ text, kept }, at) => (!kept && /^[:—–]$/.test(text) ? [at] : []))
  const [at] = places
  const next = tokens[(at ?? 0) + 1]
  if (at === undefined || places.length > 1 || at < 4 || !next?.word || next.kept) return undefined
  if (/^\p{Lu}/u.test(next.text) || tokens.some(({ text }) => /^["“”«»]$/.test(text))) return undefined
  const head = tokens.slice(0, at)
  const tail = tokens.slice(at + 1)
  if (
    !hasFiniteVerb(head) ||
    wordCount(tail) < 3 ||
    /^(?:follow(?:ing|s)|these|below|else|thing|this)$/.test(head.at(-1)?.lower ?? '')
  )
    return undefined
  if (isContrast(head, next)) return undefined
  if (startsClause(tail, 0))
    return [
      ...head,
      ...freshTokens('.'),
      { ...next, text: capitalise(next.text), space: ' ' },
      ...tail.slice(1),
    ]
  if (
    tokens[at]?.text === ':' ||
    hasFiniteVerb(tail) ||
    tail.some(({ text, tag }) => text === ',' || tag === 'AUX')
  )
    return undefined
  // Only what names a thing again: a clause whose verb was not recognised must not hang on a comma.
  if (!/^(?:a|an|one|the|not|especially|particularly)$/.test(next.lower)) return undefined
  return [...head, ...freshTokens(','), { ...next, space: ' ' }, ...tail.slice(1)]
}
