import { compareFacts } from '../text/facts.ts'
import { findProtected } from '../text/protect.ts'
import type { ProtectedSpan } from '../text/protect.ts'
import type { Context } from './context.ts'
import { rewriteEnglish } from './english.ts'
import { curlApostrophes, isBroken, negationCount } from './guards.ts'
import { replacePhrases } from './phrases.ts'
import { phrasesOf } from './tables/languages.ts'
import { join, tokenize } from './tokens.ts'
import type { Token } from './tokens.ts'

/** A sentence longer than this is no prose that a rewrite could help. */
export const LONGEST_SENTENCE = 3000

/**
 * The tokens of a sentence, with what must not change as kept tokens; undefined when it is to stay as it is. `spans`
 * are what was found in the whole paragraph, with places in the sentence: a quotation may be longer than a sentence.
 */
export function readSentence(
  sentence: string,
  spans: readonly ProtectedSpan[] | undefined,
  context: Context,
): Token[] | undefined {
  if (sentence.length > LONGEST_SENTENCE || !/\p{L}{2}/u.test(sentence)) return undefined
  return tokenize(sentence, spans ?? findProtected(sentence, context.language, context.names))
}

/** The parts of `spans` between `start` and `end`, with places counted from `start`. */
export function spansWithin(spans: readonly ProtectedSpan[], start: number, end: number): ProtectedSpan[] {
  return spans
    .filter((span) => span.end > start && span.start < end)
    .map((span) => {
      const from = Math.max(span.start, start)
      const to = Math.min(span.end, end)
      return {
        ...span,
        start: from - start,
        end: to - start,
        text: span.text.slice(from - span.start, to - span.start),
      }
    })
}

/** Rewrites one sentence (or two joined ones); `source` comes back when the result would not be safe. */
export function rewriteSentence(source: string, tokens: readonly Token[], context: Context): string {
  context.sentence++
  const { wordsSeen, wordsTouched, lastOpener } = context
  const first = rewriteOnce(source, tokens, context)
  const words = context.wordsSeen - wordsSeen
  if (!isMeagre(words, context.wordsTouched - wordsTouched, context)) return first
  Object.assign(context, { wordsSeen, wordsTouched, lastOpener, again: true })
  const second = rewriteOnce(source, tokens, context)
  context.again = false
  return second === source ? first : second
}

/** Share of touched words under which a text has room for more, and a sentence goes through a second time. */
const ROOM = 0.26
const MEAGRE = 0.28

function isMeagre(words: number, touched: number, context: Context): boolean {
  return (
    context.language === 'en' &&
    words >= 6 &&
    touched < MEAGRE * words &&
    context.wordsTouched < ROOM * context.wordsSeen
  )
}

function rewriteOnce(source: string, read: readonly Token[], context: Context): string {
  // The first time must leave no trace for the second.
  const tokens = read.map((token) => ({ ...token }))
  const rewritten =
    context.language === 'en'
      ? rewriteEnglish(tokens, context)
      : replacePhrases(tokens, phrasesOf(context.language), context)
  if (isBroken(rewritten)) return source
  const output = join(context.curly ? curlApostrophes(rewritten) : rewritten)
  return isSafe(source, output, context) ? output : source
}

/** Whether the same facts and as many denials are in both, and the length is that of the same sentence. */
function isSafe(source: string, output: string, context: Context): boolean {
  if (source === output) return true
  if (output.length < source.length * 0.4 || output.length > source.length * 1.8 + 40) return false
  if (context.language === 'en' && negationCount(source) !== negationCount(output)) return false
  return compareFacts(source, output, context.language).length === 0
}
