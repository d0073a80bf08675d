import type { ProtectedSpan } from '#app/domain/text/protect.ts'
import type { PartOfSpeech } from './model/syntax.ts'
import type { Rule } from './patterns.ts'

/**
 * A word, a sign, or a stretch that must stay as it is (`kept`). `space` is the white space before it. `fresh`
 * marks what the engine put there.
 */
export type Token = {
  text: string
  lower: string
  space: string
  kept: boolean
  word: boolean
  fresh: boolean
  /** The rule that put it there, or cut what stood before it. */
  edit?: Rule
  /** Part of speech, for the words of an English source. */
  tag?: PartOfSpeech
  /** Whether the rules of manner have chosen it: it stays as it is afterwards. */
  chosen?: boolean
  /** The place of the token in the source, where versions of one sentence are compared. */
  origin?: number
}

const TOKEN = /[\p{L}\p{M}]+(?:['’‑-][\p{L}\p{M}]+)*(?:(?<=s)['’](?=\s))?|\S/gu
const WORD = /^[\p{L}\p{M}]/u

/** The tokens of one sentence: joined with their spaces they are the sentence exactly. */
export function tokenize(sentence: string, spans: readonly ProtectedSpan[]): Token[] {
  const tokens: Token[] = []
  let at = 0
  let covered = 0
  const add = (start: number, text: string, kept: boolean) => {
    const space = sentence.slice(covered, start)
    tokens.push({ text, lower: lowerCase(text), space, kept, word: WORD.test(text), fresh: false })
    covered = start + text.length
  }
  for (const span of spans) {
    for (const found of sentence.slice(at, span.start).matchAll(TOKEN)) add(at + found.index, found[0], false)
    add(span.start, span.text, true)
    at = span.end
  }
  for (const found of sentence.slice(at).matchAll(TOKEN)) add(at + found.index, found[0], false)
  if (covered < sentence.length) add(sentence.length, '', true)
  keepLinkTexts(tokens)
  return tokens
}

/** Small letters and straight apostrophes: what tables are written in. */
function lowerCase(text: string): string {
  return text.toLowerCase().replaceAll('’', "'")
}

/** The sentence that tokens stand for. */
export function join(tokens: readonly Token[]): string {
  let text = ''
  for (const token of tokens) text += token.space + token.text
  return text
}

/** New tokens for `phrase` ("so , it" or "so, it"); the first takes `space` before it. */
export function freshTokens(phrase: string, space = ' '): Token[] {
  const tokens: Token[] = []
  for (const [text] of phrase.matchAll(TOKEN)) {
    const close = /^[,.;:!?)]$/.test(text)
    tokens.push({
      text,
      lower: lowerCase(text),
      space: close || tokens.at(-1)?.text === '(' ? '' : tokens.length === 0 ? space : ' ',
      kept: false,
      word: WORD.test(text),
      fresh: true,
    })
  }
  return tokens
}

/** The same token with another text. */
export function withText(token: Token, text: string): Token {
  return text === token.text ? token : { ...token, text, lower: lowerCase(text), fresh: true }
}

/** The words of a Markdown link belong to its address. */
function keepLinkTexts(tokens: Token[]): void {
  for (const [at, token] of tokens.entries()) {
    if (!token.kept || !token.text.startsWith('(') || tokens[at - 1]?.text !== ']') continue
    for (let back = at - 1; back >= 0 && back > at - 60; back--) {
      const one = tokens[back]
      if (!one) break
      one.kept = true
      if (one.text === '[') break
    }
  }
}

/** "delve" → "Delve", when it is a word. */
export function capitalise(text: string): string {
  const first = String.fromCodePoint(text.codePointAt(0) ?? 32)
  return text ? first.toUpperCase() + text.slice(first.length) : text
}

/** A number in letters: kept as a fact, though its capital belongs to the sentence. */
export const SPELLED_NUMBER =
  /^(?:One|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|Eleven|Twelve|Twenty|Thirty|Forty|Fifty|Hundreds?|Thousands?|Dozens?)$/

/** The first word small, unless it is a name, "I" or kept. */
export function decapitalise(token: Token): Token {
  if (token.kept && !SPELLED_NUMBER.test(token.text)) return token
  if (/^I(?:['’]|$)/.test(token.text) || /^\p{Lu}.*\p{Lu}/u.test(token.text)) return token
  return { ...token, text: token.text.charAt(0).toLowerCase() + token.text.slice(1) }
}
