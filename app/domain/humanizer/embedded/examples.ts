import { wordCount } from './clauses.ts'
import { freshTokens } from './tokens.ts'
import type { Transformation } from './splitting.ts'

/** "…, such as maps and coins." → "… (maps and coins, for example)." at the end of a sentence. */
export const bracketExamples: Transformation = (tokens) => {
  const at = tokens.findIndex(
    (token, place) => token.lower === 'such' && !token.kept && tokens[place + 1]?.lower === 'as',
  )
  const start = tokens[at - 1]?.text === ',' ? at - 1 : at
  const stop = tokens.at(-1)
  if (start < 3 || stop?.text !== '.' || tokens.at(-2)?.kept !== false) return undefined
  const items = tokens.slice(at + 2, -1)
  if (wordCount(items) < 2 || wordCount(items) > 9) return undefined
  if (
    !items.some(({ lower }) => /^(?:and|or)$/.test(lower)) ||
    items.some(({ lower, tag }) => CLAUSE.test(lower) || tag === 'VERB' || tag === 'AUX')
  )
    return undefined
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

const CLAUSE = /^(?:that|which|who|when|where|because|to|but|like|including|[;:()"“”—–?!])$/
