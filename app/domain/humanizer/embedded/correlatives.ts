import type { Transformation } from './splitting.ts'
import { freshTokens } from './tokens.ts'

/** "not only fast but also cheap" → "fast and cheap", when both halves stand side by side. */
export const flattenNotOnly: Transformation = (tokens) => {
  const not = tokens.findIndex(
    (token, at) => token.lower === 'not' && tokens[at + 1]?.lower === 'only' && at > 0,
  )
  if (not < 1 || tokens[not]?.kept || tokens[not + 1]?.kept) return undefined
  const but = tokens.findIndex((token, at) => at > not + 2 && at < not + 18 && token.lower === 'but')
  const also = tokens[but + 1]?.lower === 'also'
  if (but < 0 || !also) return undefined
  const comma = tokens[but - 1]?.text === ','
  const first = tokens.slice(not + 2, comma ? but - 1 : but)
  const second = tokens.slice(but + 2)
  if (first.some((token) => /^[,;:]$/.test(token.text)) || !first.length || !second.length) return undefined
  const joint = comma && first.length > 6 ? ', and' : ' and'
  return [...tokens.slice(0, not), ...first, ...freshTokens(joint), ...second]
}

/** "both the town and the school" → "the town and the school", where the pair is short. */
export const dropBoth: Transformation = (tokens) => {
  const both = tokens.findIndex(({ lower, kept }, at) => lower === 'both' && !kept && at > 0)
  const and = tokens.findIndex(({ lower }, at) => at > both + 1 && lower === 'and')
  const first = tokens.slice(both + 1, and)
  const next = tokens[and + 1]
  const head = first[0]
  if (both < 1 || and < 0 || !head || !next || first.length > 4) return undefined
  if (
    first.some(({ word, tag }) => !word || !/^(?:DET|ADJ|NOUN)$/.test(tag ?? '')) ||
    tokens.slice(and + 1).some(({ lower }) => lower === 'and')
  )
    return undefined
  // The two halves must be of one kind, and "both of", "both teams" are no pairs; a verb may need its plural subject.
  if (head.kept || next.kept || head.tag !== next.tag || !/^(?:ADJ|NOUN|DET)$/.test(head.tag ?? ''))
    return undefined
  if (/^(?:of|these|those)$/.test(head.lower) || /^(?:not|nor|between)$/.test(tokens[both - 1]?.lower ?? ''))
    return undefined
  if (tokens.some(({ lower }) => /^(?:not|no|never|cannot)$|n't$/.test(lower))) return undefined
  return [...tokens.slice(0, both), ...tokens.slice(both + 1)]
}
