import { mainClauseEnds, startsClause } from './clauses.ts'
import { opened } from './shaping.ts'
import type { Transformation } from './splitting.ts'
import { freshTokens } from './tokens.ts'

/** "The view is fine, the beds are soft, and the cook is good." → "The view is fine and the beds are soft. And the cook is good." */
export const splitClauses: Transformation = (tokens, { style }) => {
  const commas = tokens.flatMap(({ text, kept }, at) => (text === ',' && !kept ? [at] : []))
  const [first = -1, second = -1] = commas
  const joint = tokens[second + 1]
  if (commas.length !== 2 || !/^(?:and|but)$/.test(joint?.lower ?? '') || tokens.at(-1)?.text !== '.')
    return undefined
  const head = tokens.slice(0, first)
  const middle = tokens.slice(first + 1, second)
  const tail = tokens.slice(second + 2)
  if (!mainClauseEnds(head) || !startsClause(middle, 0) || !startsClause(tail, 0)) return undefined
  if (tokens.some(({ lower }) => CLAUSE.test(lower)) || head.some(({ lower }) => /^(?:and|but)$/.test(lower)))
    return undefined
  const opener = joint?.lower === 'but' ? '. But' : style.formality < 60 ? '. And' : '.'
  return [
    ...head,
    ...freshTokens('and'),
    ...middle,
    ...freshTokens(opener),
    ...(opener === '.' ? opened(tail, ' ') : tail),
  ]
}

const CLAUSE = /^(?:that|which|who|if|when|because|while|although|as|so|[:;()"“”—–?!])$/
