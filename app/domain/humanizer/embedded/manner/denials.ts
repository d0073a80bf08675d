import { hasFiniteVerb, wordCount } from '../clauses.ts'
import { body, DENIES, find, lineOf, sentence } from './line.ts'
import { freshTokens } from '../tokens.ts'
import type { Token } from '../tokens.ts'
import type { Part } from './paragraph.ts'
import { isHost } from './rhythm.ts'
import { changeOf, mayUse, type Rule } from './scene.ts'

const LONGEST_ITEM = 6
const LONGEST_HOST = 14

/** The items of a fragment that only denies: "No invoice, no reminder." → two; empty when it says more. */
function deniedIn(tokens: readonly Token[]): Token[][] {
  if (tokens.at(-1)?.text !== '.' || tokens[0]?.lower !== 'no' || hasFiniteVerb(tokens)) return []
  const items: Token[][] = []
  for (const token of body(tokens)) {
    if (token.text === ',' || (/^(?:and|or)$/.test(token.lower) && items.at(-1)?.length === 0)) {
      if (token.text === ',') items.push([])
      continue
    }
    if (items.length === 0) items.push([])
    items.at(-1)?.push(token)
  }
  const whole = items.filter(({ length }) => length > 0)
  const isRow = whole.every(
    (item) =>
      item[0]?.lower === 'no' &&
      wordCount(item) <= LONGEST_ITEM &&
      item.length > 1 &&
      // "No one called back" is a statement.
      item[1]?.lower !== 'one' &&
      item.every(({ word, kept }) => word || kept),
  )
  return isRow ? whole : []
}

/** Whether it only says what is left: "Just bread." */
function isOnly(tokens: readonly Token[]): boolean {
  const rest = find(lineOf(tokens), /^(?:just|only|simply) ([^.,;:]+) \. $/d)?.part(1) ?? []
  return (
    rest.length > 0 &&
    wordCount(rest) <= LONGEST_ITEM + 2 &&
    !hasFiniteVerb(rest) &&
    !(rest[0]?.tag === 'VERB' && rest.length > 1) &&
    rest[0]?.tag !== 'AUX'
  )
}

/** The fragments from here on that only deny, and where they end. */
function rowFrom(parts: readonly Part[], at: number): { items: Token[][]; end: number } {
  const items: Token[][] = []
  let end = at
  for (; end < parts.length && end < at + 4; end++) {
    const found = deniedIn(parts[end]?.tokens ?? [])
    if (found.length === 0) break
    items.push(...found)
  }
  return { items, end }
}

/** "no a, no b and no c" */
function rowOf(items: readonly Token[][]): Token[] {
  return items.flatMap((item, place) => {
    const [no, ...words] = item
    const joint = place === 0 ? '' : place === items.length - 1 ? 'and' : ','
    return no ? [...freshTokens(joint), { ...no, text: 'no', space: ' ' }, ...words] : []
  })
}

/** "The pump just sends. No handshake. No retransmission." → "The pump just sends, with no handshake and no retransmission." */
export const attachDenials: Rule = {
  name: 'denials behind a statement',
  safe: false,
  apply: (parts, at, scene) => {
    const host = parts[at]
    if (scene.text.kind === 'story' || !isHost(host) || wordCount(host.tokens) > LONGEST_HOST)
      return undefined
    if (host.tokens.some(({ lower, text }) => DENIES.test(lower) || lower === 'with' || text === ','))
      return undefined
    const { items, end } = rowFrom(parts, at + 1)
    // "Just bread.": what is left belongs to the denials.
    if (items.length < 2 || items.length > 5 || isOnly(parts[end]?.tokens ?? [])) return undefined
    return mayUse('with no', scene)
      ? changeOf(end - at, sentence(body(host.tokens), ', with', rowOf(items), '.'), 'with no')
      : undefined
  },
}
