import { tagTokens } from '../model/syntax.ts'
import { capitalise, decapitalise, freshTokens, withText } from '../tokens.ts'
import type { Token } from '../tokens.ts'

/** A sentence as one line to match patterns on: small letters, a space between tokens, "§" for what must stay. */
export type Line = { tokens: readonly Token[]; text: string; starts: readonly number[] }

const KEPT = '§'

/** Returns the line of a sentence. */
export function lineOf(tokens: readonly Token[]): Line {
  const starts: number[] = []
  let text = ''
  for (const token of tokens) {
    starts.push(text.length)
    text += `${token.kept ? KEPT : token.lower} `
  }
  return { tokens, text, starts }
}

/** Where a pattern was found, in tokens, with what its groups hold. */
export type Found = { at: number; end: number; part: (group: number) => Token[] }

/** Finds a pattern (with the flag "d") in a line; its ends must be ends of tokens. */
export function find(line: Line, pattern: RegExp): Found | undefined {
  const found = pattern.exec(line.text)
  const indices = found?.indices
  if (!indices?.[0]) return undefined
  const range = ([start, end]: readonly [number, number]) =>
    [tokenAt(line, start), tokenAt(line, end)] as const
  const [at, end] = range(indices[0])
  return {
    at,
    end,
    part: (group) => {
      const place = indices[group]
      return place ? line.tokens.slice(...range(place)) : []
    },
  }
}

/** The first token that begins at or after a place in the line. */
function tokenAt({ starts, tokens }: Line, place: number): number {
  const at = starts.findIndex((start) => start >= place)
  return at < 0 ? tokens.length : at
}

/** Words that may open a sentence and are no names, whatever their capital. */
const SMALL_TAGS = /^(?:DET|PRON|ADP|CCONJ|SCONJ|ADV|AUX|PART|VERB|NOUN|ADJ|NUM)$/

const PLAIN =
  /^(?:the|an?|this|that|these|those|it|they|he|she|we|you|my|our|your|his|her|their|its|just|only|fewer|less|more|most|some|many|every|each|all|both|no|not|one|another|better|in|on|at|by|for|from|with|and|but|or|so|because|when|if|while|then|now|here|there|what|how|why|who|which)$/

/** Whether the first word of a sentence may be written small: it is no name, as far as can be told. */
export function mayBeSmall(tokens: readonly Token[]): boolean {
  const first = tokens[0]
  if (!first) return false
  if (/^I(?:['’]|$)/.test(first.text)) return true
  if (first.kept) return decapitalise(first) !== first
  if (!/^\p{Lu}/u.test(first.text) || PLAIN.test(first.lower)) return true
  // "English", "Stoicism", "Marxist": what ends so may be the name of a people or of a school.
  return SMALL_TAGS.test(first.tag ?? '') && !/(?:ism|ist|ish|ian|ese|ean)s?$/.test(first.lower)
}

/** The same tokens as they stand within a sentence. */
export function small(tokens: readonly Token[]): Token[] {
  const [first, ...rest] = tokens
  return first ? [decapitalise(first), ...rest] : []
}

/** Words that deny something. */
export const DENIES = /^(?:not|never|no|nothing|nobody|none|cannot|without|hardly|nor|neither)$|n't$/

/** Whether a sentence denies something. */
export const isDenied = (tokens: readonly Token[]) => tokens.some(({ lower }) => DENIES.test(lower))

/** Whether a sentence ends in a relative behind its last comma, which would draw what is added to itself. */
export function endsInRelative(tokens: readonly Token[]): boolean {
  const after = tokens.slice(tokens.findLastIndex(({ text, kept }) => text === ',' && !kept) + 1)
  return (
    after.length < tokens.length &&
    after.slice(0, 2).some(({ lower }) => /^(?:which|who|whose|whom|where)$/.test(lower))
  )
}

const CLOSES = /^(?:[,.;:!?)\]]|\.{3}|…)$/

/** Puts parts together as one sentence with a capital: words of the engine as strings, others as tokens. */
export function sentence(...parts: readonly (string | readonly Token[])[]): Token[] {
  const tokens = parts.flatMap((part): Token[] => {
    if (typeof part === 'string') return freshTokens(part)
    const [first, ...rest] = part
    return first ? [{ ...first, space: CLOSES.test(first.text) ? '' : ' ' }, ...rest] : []
  })
  // A part that ends in an abbreviation has its stop already.
  const [first, ...rest] = tokens.filter(
    ({ text, fresh }, at) => !(fresh && text === '.' && tokens[at - 1]?.text === '.'),
  )
  if (!first) return []
  // A bracket that opens takes no space behind it.
  const spaced = rest.map((token, at) =>
    /^[([]$/.test((rest[at - 1] ?? first).text) && (rest[at - 1] ?? first).fresh
      ? { ...token, space: '' }
      : token,
  )
  const text = first.kept && !/^\p{Ll}/u.test(first.text) ? first.text : capitalise(first.text)
  return [{ ...(first.kept ? first : withText(first, text)), space: '' }, ...spaced]
}

/** A sentence without its last sign. */
export function body(tokens: readonly Token[]): Token[] {
  if (!/^[.!?…]$/.test(tokens.at(-1)?.text ?? '')) return [...tokens]
  // "10 a.m.", "Baker Inc.": the stop is theirs, too.
  const ending = tokens
    .slice(-4, -1)
    .map(({ text }) => text)
    .join('')
  return ABBREVIATED.test(ending) ? [...tokens] : tokens.slice(0, -1)
}

const ABBREVIATED = /(?:^|[^\p{L}])\p{L}\.\p{L}$|(?:^|[^\p{L}])(?:etc|Inc|Ltd|Jr|Sr)$/u

/** Whether a sentence ends in a plain full stop. */
export function endsPlainly(tokens: readonly Token[]): boolean {
  const last = tokens.at(-1)
  return last?.text === '.' && !last.kept
}

/** Gives words put together anew their parts of speech. */
export function retagged(tokens: readonly Token[]): Token[] {
  const copies = tokens.map((token) => ({ ...token }))
  tagTokens(copies)
  return copies
}
