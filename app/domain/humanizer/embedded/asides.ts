import { mainClauseEnds, wordCount } from './clauses.ts'
import type { Transformation } from './splitting.ts'
import { freshTokens } from './tokens.ts'
import type { Token } from './tokens.ts'

/** Signs beside which one more bracket is too much, or which it could tear apart. */
const OTHER_SIGNS = /^[()[\]"“”:;–—*_`?!]$/

/** Words in an aside between the halves of a sentence, and at its end. */
const LONGEST_WITHIN = 12
const LONGEST_AT_END = 9

/** "The mill, which was built by monks, is a museum." → "The mill (which was built by monks) is a museum." */
export const bracketRelative: Transformation = (tokens) => {
  const open = tokens.findIndex(
    ({ text, kept, fresh }, at) =>
      text === ',' && !kept && !fresh && /^(?:which|who|whose)$/.test(tokens[at + 1]?.lower ?? ''),
  )
  const close = tokens.findIndex(({ text }, at) => at > open && text === ',')
  const verb = tokens[close + 1]
  if (open < 1 || close < 0 || !verb || !isNamed(tokens[open - 1])) return undefined
  if (!/^(?:VERB|AUX)$/.test(verb.tag ?? '') || /ing$/.test(verb.lower)) return undefined
  const aside = tokens.slice(open + 1, close)
  return isShort(aside, LONGEST_WITHIN) && mayBracket(tokens) ? bracketed(tokens, open, close) : undefined
}

/** "The guide, along with a map, is free." → "The guide (along with a map) is free." */
export const bracketCompany: Transformation = (tokens) => {
  const open = tokens.findIndex(
    ({ text, kept, fresh }, at) =>
      text === ',' && !kept && !fresh && COMPANY.test(`${tokens[at + 1]?.lower} ${tokens[at + 2]?.lower} `),
  )
  const close = tokens.findIndex(({ text }, at) => at > open && text === ',')
  const verb = tokens[close + 1]
  const aside = tokens.slice(open + 1, close)
  if (open < 1 || close < 0 || !isNamed(tokens[open - 1]) || !isShort(aside, LONGEST_WITHIN)) return undefined
  if (!/^(?:VERB|AUX)$/.test(verb?.tag ?? '') || /ing$/.test(verb?.lower ?? '')) return undefined
  if (aside.some(({ tag }) => tag === 'AUX')) return undefined
  // "tools, including hammers, improved handles, and nails" goes on as a list.
  if (tokens.slice(close + 1).some(({ text }) => text === ',')) return undefined
  return mayBracket(tokens) ? bracketed(tokens, open, close) : undefined
}

const COMPANY = /^(?:including|especially|particularly|notably|along with|together with|as well as) /

/** "The bridge, often painted by tourists, is closed." → "The bridge (often painted by tourists) is closed." */
export const bracketParticiple: Transformation = (tokens) => {
  const open = tokens.findIndex(
    ({ text, kept, fresh }, at) =>
      text === ',' &&
      !kept &&
      !fresh &&
      isParticiple(tokens[tokens[at + 1]?.tag === 'ADV' ? at + 2 : at + 1]),
  )
  const close = tokens.findIndex(({ text }, at) => at > open && text === ',')
  const verb = tokens[close + 1]
  const aside = tokens.slice(open + 1, close)
  if (open < 1 || close < 0 || !isNamed(tokens[open - 1]) || !isShort(aside, LONGEST_WITHIN)) return undefined
  if (wordCount(aside) < 3 || !/^(?:VERB|AUX)$/.test(verb?.tag ?? '') || /ing$/.test(verb?.lower ?? ''))
    return undefined
  // "Before the storm, tired men, …": the phrase before the comma must hold the subject.
  if (aside.some(({ tag }) => tag === 'AUX') || tokens.slice(0, open).some(({ text }) => text === ','))
    return undefined
  if (tokens.slice(0, open).some(({ tag }) => /^(?:VERB|AUX)$/.test(tag ?? ''))) return undefined
  // "In the hall, slumped on a chair, sat the guest": it is the guest who is slumped.
  if (tokens[0]?.tag === 'ADP') return undefined
  // "weavers in Lyon, known as …": a bracket would go with the town.
  if (tokens[open - 2]?.tag === 'ADP') return undefined
  return mayBracket(tokens) ? bracketed(tokens, open, close) : undefined
}

function isParticiple(token: Token | undefined): boolean {
  if (!token || token.kept || token.tag !== 'VERB') return false
  return (
    /[^e]ed$/.test(token.lower) ||
    /^(?:known|made|built|held|seen|born|given|led|written|found|kept)$/.test(token.lower)
  )
}

/** "It is cheap, although the rooms are small." → "It is cheap (although the rooms are small)." */
export const bracketReservation: Transformation = (tokens) => {
  const stop = tokens.length - 1
  const open = tokens.findLastIndex(
    ({ text, kept, fresh }, at) =>
      text === ',' &&
      !kept &&
      !fresh &&
      RESERVATION.test(`${tokens[at + 1]?.lower} ${tokens[at + 2]?.lower} `),
  )
  if (open < 4 || tokens[stop]?.text !== '.') return undefined
  const aside = tokens.slice(open + 1, stop)
  if (!isShort(aside, LONGEST_AT_END) || aside.some(({ text }) => text === ',')) return undefined
  if (!mayBracket(tokens) || !mainClauseEnds(tokens.slice(0, open))) return undefined
  return bracketed(tokens, open, stop)
}

const RESERVATION =
  /^(?:(?:although|though) |(?:even (?:if|though)|at least|or at|not even|not to|as (?:stated|noted|shown|described|mentioned|reported)|which (?:is|was|are|were|i|we)|along with|together with) )/

/** "The tools — a saw and a plane — are old." → "The tools (a saw and a plane) are old." */
export const bracketDashes: Transformation = (tokens) => {
  const dashes = tokens.flatMap(({ text, kept }, at) => (!kept && /^[—–]$/.test(text) ? [at] : []))
  const [open = -1, close = -1] = dashes
  const aside = tokens.slice(open + 1, close)
  if (dashes.length !== 2 || open < 1 || !isShort(aside, LONGEST_WITHIN + 4)) return undefined
  if (tokens.some(({ text }, at) => OTHER_SIGNS.test(text) && !dashes.includes(at))) return undefined
  return bracketed(tokens, open, close)
}

function isNamed(token: Token | undefined): boolean {
  return token !== undefined && (token.kept || /^(?:NOUN|PROPN)$/.test(token.tag ?? ''))
}

/** Whether the aside has a few words and no figure: "(who won in 1998)" would look like a citation. */
function isShort(aside: readonly Token[], longest: number): boolean {
  const words = wordCount(aside)
  return words > 1 && words <= longest && aside.every(({ text }) => !/\d/.test(text))
}

function mayBracket(tokens: readonly Token[]): boolean {
  return !tokens.some(({ text }) => OTHER_SIGNS.test(text))
}

/** The tokens with those between `open` and `close` in brackets; the two signs go, a full stop stays. */
function bracketed(tokens: readonly Token[], open: number, close: number): Token[] {
  const [head, ...rest] = tokens.slice(open + 1, close)
  if (!head) return [...tokens]
  const [after, ...others] = tokens.slice(tokens[close]?.text === '.' ? close : close + 1)
  return [
    ...tokens.slice(0, open),
    ...freshTokens('('),
    { ...head, space: '' },
    ...rest,
    ...freshTokens(')'),
    ...(after ? [{ ...after, space: after.word || after.kept ? ' ' : after.space }] : []),
    ...others,
  ]
}
