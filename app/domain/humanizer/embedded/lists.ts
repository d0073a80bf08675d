import { wordCount } from './clauses.ts'
import type { Transformation } from './splitting.ts'
import type { Token } from './tokens.ts'

const LONGEST_ITEM = 3

/** "maps, coins, and stamps" → "maps, coins and stamps", for lists of short items. */
export const dropSerialComma: Transformation = (tokens) => {
  const at = tokens.findIndex((token, place) => {
    const joint = tokens[place + 1]
    if (
      token.text !== ',' ||
      token.kept ||
      token.fresh ||
      !/^(?:and|or)$/.test(joint?.lower ?? '') ||
      joint?.kept
    )
      return false
    const before = tokens.slice(0, place).findLastIndex(({ text }) => text === ',')
    const item = tokens.slice(before + 1, place)
    const after = tokens.slice(place + 2)
    const end = after.findIndex(({ word, kept }) => !word && !kept)
    const last = after.slice(0, end < 0 ? after.length : end)
    return (
      before > 0 && isItem(item) && wordCount(last) <= LONGEST_ITEM + 3 && isItem(last.slice(0, LONGEST_ITEM))
    )
  })
  return at < 0 ? undefined : [...tokens.slice(0, at), ...tokens.slice(at + 1)]
}

function isItem(item: readonly Token[]): boolean {
  const words = wordCount(item)
  if (words < 1 || words > LONGEST_ITEM) return false
  return !item.some(
    ({ tag, lower, word }) =>
      !word || tag === 'AUX' || tag === 'PRON' || /^(?:and|or|which|who|that|as|if|when)$/.test(lower),
  )
}

/** "In 2019, the mill closed." → "In 2019 the mill closed." */
export const dropOpeningComma: Transformation = (tokens) => {
  const first = tokens[0]?.lower ?? ''
  const comma = tokens.findIndex(({ text }) => text === ',')
  const next = tokens[comma + 1]
  if (!/^(?:in|on|at|during|after|today|yesterday|now|here|sometimes)$/.test(first) || comma < 1 || comma > 4)
    return undefined
  if (
    tokens[comma]?.kept ||
    !next?.word ||
    !/^(?:the|a|an|my|our|his|her|their|its|i|we|he|she|they|it|there|many|most|people)$/.test(next.lower)
  )
    return undefined
  const opening = tokens.slice(0, comma)
  if (
    opening.some(
      ({ lower, tag }) =>
        lower === 'addition' ||
        lower === 'fact' ||
        lower === 'conclusion' ||
        lower === 'contrast' ||
        tag === 'VERB' ||
        tag === 'AUX',
    )
  )
    return undefined
  if (tokens.slice(comma + 1).some(({ text }) => text === ',')) return undefined
  return [...tokens.slice(0, comma), ...tokens.slice(comma + 1)]
}
