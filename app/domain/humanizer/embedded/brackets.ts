import { mainClauseEnds, wordCount } from './clauses.ts'
import type { Transformation } from './splitting.ts'
import { freshTokens } from './tokens.ts'
import type { Token } from './tokens.ts'

/** Openings of an afterthought. */
const AFTERTHOUGHT = /^(?:especially|particularly|mainly|mostly|usually|including|notably|even|preferably)$/

/** What a reason begins with, behind "particularly" and the like. */
const REASON = /^(?:in (?:response|light|view)|due to|thanks to|because of|given .*)$/

/** Signs beside which one more bracket is too much, or which it could tear apart. */
const OTHER_SIGNS = /^[()[\]"“”:;–—*_`]$/

const LONGEST = 8

/** "It gets crowded, especially on Sundays." → "It gets crowded (especially on Sundays)." */
export const bracketAfterthought: Transformation = (tokens) => {
  const stop = tokens.at(-1)
  const comma = tokens.findLastIndex(
    ({ text, kept, fresh }, at) =>
      text === ',' && !kept && !fresh && AFTERTHOUGHT.test(tokens[at + 1]?.lower ?? ''),
  )
  const aside = tokens.slice(comma + 1, -1)
  if (comma < 4 || stop?.text !== '.' || !isAside(aside) || aside[0]?.kept !== false) return undefined
  // A reason is more than an aside.
  if (REASON.test(`${aside[1]?.lower} ${aside[2]?.lower}`)) return undefined
  if (tokens.some(({ text }) => OTHER_SIGNS.test(text)) || !mainClauseEnds(tokens.slice(0, comma)))
    return undefined
  return [...tokens.slice(0, comma), ...bracketed(aside), stop]
}

/** "Bergen, a port in the west, grew quickly." → "Bergen (a port in the west) grew quickly." */
export const bracketApposition: Transformation = (tokens) => {
  const commas = tokens.flatMap(({ text }, at) => (text === ',' ? [at] : []))
  const [open = -1, close = -1] = commas
  const noun = tokens[open - 1]
  const verb = tokens[close + 1]
  const aside = tokens.slice(open + 1, close)
  if (
    commas.length !== 2 ||
    open < 1 ||
    open > 6 ||
    !noun ||
    !verb ||
    tokens[open]?.kept ||
    tokens[close]?.kept
  )
    return undefined
  if (
    !/^(?:NOUN|PROPN)$/.test(noun.tag ?? '') ||
    !/^(?:VERB|AUX)$/.test(verb.tag ?? '') ||
    /ing$/.test(verb.lower)
  )
    return undefined
  if (!/^(?:a|an|the|one|my|his|her|their|our|its)$/.test(aside[0]?.lower ?? '') || wordCount(aside) < 2)
    return undefined
  if (!isAside(aside) || tokens.some(({ text }) => OTHER_SIGNS.test(text))) return undefined
  // "a man, his eyes shining,": no other name for him
  if (aside.some(({ tag, lower }) => tag === 'VERB' && /ing$/.test(lower))) return undefined
  return [...tokens.slice(0, open), ...bracketed(aside), ...tokens.slice(close + 1)]
}

/** A short phrase without a verb, a sign or a figure of its own. */
function isAside(aside: readonly Token[]): boolean {
  const words = wordCount(aside)
  return (
    words > 1 &&
    words <= LONGEST &&
    aside.every(
      ({ tag, word, text, lower }) =>
        (word || text === ',') &&
        !/\d/.test(text) &&
        tag !== 'AUX' &&
        !(tag === 'VERB' && !/ing$/.test(lower)) &&
        !/^(?:that|which|who|because|if|when|while|but|so|not|if)$/.test(lower),
    )
  )
}

function bracketed(aside: readonly Token[]): Token[] {
  const [head, ...rest] = aside
  return head ? [...freshTokens('('), { ...head, space: '' }, ...rest, ...freshTokens(')')] : []
}
