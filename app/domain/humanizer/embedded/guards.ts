import { articleFor } from './inflect.ts'
import { isStart } from './matching.ts'
import { capitalise, withText } from './tokens.ts'
import type { Token } from './tokens.ts'
import { WORD_CLASSES } from './wordclasses.ts'

/** Signs between an article and its word: of stress, a quotation, a bracket. */
const OPENS = /^[*_"“‘'(]$/

/**
 * "a" or "an" by the sound of the word that now follows, wherever another one followed in the source: whether it was put
 * there, or what stood between was taken away.
 */
export function fixArticles(tokens: readonly Token[]): Token[] {
  return tokens.map((token, at) => {
    if (token.kept || (token.lower !== 'a' && token.lower !== 'an')) return token
    let place = at + 1
    while (OPENS.test(tokens[place]?.text ?? '')) place++
    const next = tokens[place]
    if (!next || (token.origin !== undefined && next.origin === token.origin + place - at)) return token
    const article = articleFor(next.text.replace(/^[*_"“‘'(]+/, ''))
    if (!article || article === token.lower) return token
    return withText(token, /^A/.test(token.text) ? capitalise(article) : article)
  })
}

/** A capital at the start of every sentence that the engine opened. */
export function fixCapitals(tokens: readonly Token[]): Token[] {
  return tokens.map((token, at) => {
    const before = tokens[at - 1]
    const opened = at === 0 ? token.fresh : before?.fresh && /^[.!?]$/.test(before.text)
    if (!opened || token.kept || !token.word || !isStart(tokens, at)) return token
    return { ...token, text: capitalise(token.text), space: at === 0 ? token.space : ' ' }
  })
}

/** Curly apostrophes in what the engine put in, for a text that writes them so. */
export function curlApostrophes(tokens: readonly Token[]): Token[] {
  return tokens.map((token) =>
    token.fresh && !token.kept ? { ...token, text: token.text.replaceAll("'", '’') } : token,
  )
}

const MAY_DOUBLE = new Set([
  'had',
  'that',
  'very',
  'really',
  'so',
  'no',
  'ha',
  'bye',
  'many',
  'more',
  'again',
])

/** Words for several things that the engine may put where one word for them stood ("a range of"). */
const SEVERAL = /^(?:many|most|several|numerous|few|countless)$/
const KINDS = /^(?:kinds|sorts|types|ways|lots)$/
const ONE = /^(?:is|was|has|does|isn't|wasn't|hasn't|doesn't)$/
const ENDS_SUBJECT =
  /^(?:[,;:.!?()—–]|that|which|who|whom|when|where|if|because|and|but|or|it|he|she|they|we|you|i)$/

/** Whether a verb for one thing follows words for several that the engine has put there: "many tools is". */
function disagrees(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]
  if (!token?.fresh) return false
  const next = tokens[at + 1]?.lower
  const heads = KINDS.test(token.lower)
    ? token.lower !== 'lots' && next === 'of'
    : SEVERAL.test(token.lower) && next !== 'of'
  if (!heads) return false
  for (const { lower } of tokens.slice(at + 1, at + 12)) {
    if (ONE.test(lower)) return true
    if (ENDS_SUBJECT.test(lower)) return false
  }
  return false
}

/** Whether the engine has set the same word twice in a row, signs that cannot follow one another, or a verb beside its subject. */
export function isBroken(tokens: readonly Token[]): boolean {
  return tokens.some((token, at) => {
    const before = tokens[at - 1]
    if (disagrees(tokens, at)) return true
    if (!before || !(token.fresh || before.fresh)) return false
    if (token.word && token.lower === before.lower && !MAY_DOUBLE.has(token.lower)) return true
    return /^[,.;:]$/.test(token.text) && /^[,.;:]$/.test(before.text)
  })
}

const NEGATION =
  /(?<![\p{L}])(?:not|no|never|none|neither|nor|without|cannot|nothing|nobody|nowhere|hardly|barely|unable|lack(?:s|ed|ing)?)(?![\p{L}])|n['’]t(?![\p{L}])/giu
const NOT_ONLY = /(?<![\p{L}])not (?:only|just|merely)(?![\p{L}])/giu

/** How many English words deny something; "not only" does not. */
export function negationCount(text: string): number {
  return (text.match(NEGATION)?.length ?? 0) - (text.match(NOT_ONLY)?.length ?? 0)
}

/** How many words carry the sense: no articles, pronouns, prepositions, helping verbs or conjunctions. */
function contentCount(tokens: readonly Token[]): number {
  return tokens.filter((token) => token.word && !FUNCTION_WORDS.has(token.lower)).length
}

const FUNCTION_WORDS: ReadonlySet<string> = new Set([
  ...Object.values(WORD_CLASSES).flatMap((words) => [...words]),
  ...'and or but so because since if when while though although as there here does did is are have has had'.split(
    ' ',
  ),
])

/**
 * Whether a change of shape has dropped a word that carries sense. Words may move and verbs may change their form,
 * but as many of them must be there as before.
 */
export function losesContent(before: readonly Token[], after: readonly Token[]): boolean {
  return contentCount(after) < contentCount(before)
}
