import { wordCount } from './clauses.ts'
import { PLURAL_NOUN } from './finite-verbs.ts'
import { freshTokens } from './tokens.ts'
import type { Transformation } from './splitting.ts'
import type { Token } from './tokens.ts'

/** "…, such as maps and coins." (or "like maps and coins") → "… (maps and coins, for example)." at the end of a sentence. */
export const bracketExamples: Transformation = (tokens) => {
  const such = tokens.findIndex(
    (token, place) => token.lower === 'such' && !token.kept && tokens[place + 1]?.lower === 'as',
  )
  const at = such < 0 ? tokens.findIndex((_, place) => isLike(tokens, place)) : such
  const start = tokens[at - 1]?.text === ',' ? at - 1 : at
  const stop = tokens.at(-1)
  // "in areas (maps and coins, for example)": a bare noun says too little without its examples.
  if (!/^(?:DET|ADJ|NOUN|PROPN|NUM|PRON)$/.test(tokens[start - 2]?.tag ?? '')) return undefined
  if (start < 3 || stop?.text !== '.' || tokens.at(-2)?.kept !== false) return undefined
  const items = tokens.slice(at + (such < 0 ? 1 : 2), -1)
  if (wordCount(items) < 2 || wordCount(items) > 9) return undefined
  if (
    !items.some(({ lower }) => /^(?:and|or)$/.test(lower)) ||
    items.some(({ lower, tag }) => CLAUSE.test(lower) || tag === 'VERB' || tag === 'AUX')
  )
    return undefined
  // "turning things like flour and salt into bread": what follows the list belongs to the verb before it.
  const last = items.findLastIndex(({ lower }) => /^(?:and|or)$/.test(lower))
  if (items.slice(last).some(({ lower, tag }) => tag === 'ADP' && lower !== 'of')) return undefined
  if (tokens.slice(0, start).some(({ text }) => /^[("“—–:;]$/.test(text))) return undefined
  const [head, ...rest] = items
  if (!head) return undefined
  return [
    ...tokens.slice(0, start),
    ...freshTokens('('),
    { ...head, space: '' },
    ...rest,
    ...freshTokens(', for example)'),
    stop,
  ]
}

/** Whether "like" opens examples: "tools like saws and planes", but not "it looks like snow and rain". */
function isLike(tokens: readonly Token[], at: number): boolean {
  const noun = tokens[at - 1]
  return (
    tokens[at]?.lower === 'like' &&
    !tokens[at]?.kept &&
    noun?.tag === 'NOUN' &&
    !noun.kept &&
    PLURAL_NOUN.test(noun.lower) &&
    tokens.slice(0, at).some(({ tag }) => tag === 'VERB' || tag === 'AUX')
  )
}

const CLAUSE = /^(?:that|which|who|when|where|because|to|but|like|including|[;:()"“”—–?!])$/
