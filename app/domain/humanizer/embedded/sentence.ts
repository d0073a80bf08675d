import { compareFacts } from '#app/domain/text/facts.ts'
import { findProtected } from '#app/domain/text/protect.ts'
import type { ProtectedSpan } from '#app/domain/text/protect.ts'
import { sameWords } from '#app/domain/text/same-words.ts'
import { tellMaking } from './makings.ts'
import { ranked, scorerFor, sentenceLengths } from './choosing.ts'
import type { Version } from './choosing.ts'
import { fork } from './context.ts'
import type { Context } from './context.ts'
import { contract, expandContractions } from './contractions.ts'
import { crossed } from './crossing.ts'
import { shapeEnglish, wordEnglish } from './english.ts'
import { curlApostrophes, isBroken, negationCount } from './guards.ts'
import { tagTokens } from './model/syntax.ts'
import { seededRandom } from '#app/domain/random.ts'
import { rewriteOther } from './rewriting-languages.ts'
import { join, tokenize } from './tokens.ts'
import type { Token } from './tokens.ts'

/** A sentence longer than this is no prose that a rewrite could help. */
const LONGEST_SENTENCE = 3000

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
  const found = spans ?? findProtected(sentence, context.language, context.names, context.locked)
  const tokens = tokenize(sentence, found)
  if (context.language === 'en') tagTokens(tokens)
  return tokens
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

/** How many versions of an English sentence are compared, and how many more wordings the best of them may borrow from. */
const VERSIONS = 4
const WORDINGS = 4

/** In a sentence of more tokens than this fewer versions are compared: that takes the square of its length. */
const LONG = 160
const VERSIONS_OF_LONG = 2

/** Rewrites one sentence (or two joined ones): the best of several versions that keeps every fact, else the source. */
export function rewriteSentence(source: string, tokens: readonly Token[], context: Context): string {
  context.sentence++
  const taken =
    context.language === 'en'
      ? bestEnglish(source, tokens, context)
      : versionOf(rewriteOther(tokens, context), context)
  if (!taken || !isSafe(source, taken.text, context)) return source
  tellMaking(source, taken)
  Object.assign(context, taken.context, { random: context.random })
  context.lastLength = sentenceLengths(taken.tokens).at(-1) ?? context.lastLength
  return taken.text
}

/** The best of several versions of an English sentence; at the least what the tone asks of every sentence. */
function bestEnglish(source: string, tokens: readonly Token[], context: Context): Version | undefined {
  context.matched = new Map()
  const read = tokens.map((token, origin) => ({ ...token, origin }))
  const least = versionOf(
    context.style.expand ? expandContractions(read) : contract(read, context),
    fork(context, context.random),
  )
  if (!least) return undefined
  // What stays as it is competes: an edit that earns nothing is not made.
  const versions = new Map<string, Version>([[least.text, { ...least, shaped: least.tokens }]])
  const another = (again: boolean) => {
    const own = fork(context, seededRandom(Math.floor(context.random() * 0x100000000)))
    own.again = again && context.strength !== 'light'
    return own
  }
  // One version must leave no trace for the next.
  const copy = () => read.map((token) => ({ ...token }))
  const isLong = read.length > LONG
  const count = isLong ? VERSIONS_OF_LONG : VERSIONS
  for (let number = 0; number < count; number++) {
    const own = another(number >= count / 2)
    const shaped = shapeEnglish(copy(), own)
    const version = versionOf(wordEnglish(shaped, own), own, shaped)
    if (version && !versions.has(version.text)) versions.set(version.text, version)
  }
  const isKept = ({ text }: Version) => isSafe(source, text, context)
  const score = scorerFor(least.tokens, context)
  const order = ranked([...versions.values()], score, context)
  // Where all read as broken, single words of them may still be good.
  const first = order.find(isKept) ?? (isKept(least) ? { ...least, shaped: read } : undefined)
  if (!first) return undefined
  let best = first
  if (!isLong) {
    for (const version of wordings(first, another)) {
      if (!versions.has(version.text)) versions.set(version.text, version)
    }
    const better = crossed(first, [...versions.values()], score)
    if (isKept(better)) best = better
  }
  return best
}

/** Other words for the shape of a version, the fewest and the most that the tables have among them. */
function wordings({ shaped, context }: Version, another: (again: boolean) => Context): Version[] {
  const found = Array.from({ length: WORDINGS }, () => {
    const own = another(true)
    return versionOf(wordEnglish(shaped, own), own, shaped)
  })
  found.push(versionOf(contract(shaped, context), context, shaped))
  return found.filter((version) => version !== undefined)
}

function versionOf(
  tokens: readonly Token[],
  context: Context,
  shaped: readonly Token[] = [],
): Version | undefined {
  if (isBroken(tokens)) return undefined
  const styled = context.curly ? curlApostrophes(tokens) : tokens
  return { tokens: styled, text: join(styled), shaped, context: { ...context, again: false } }
}

/** A sentence of fewer characters is short. */
const SHORT = 90

/** Whether the same facts and as many denials are in both, and the length is that of the same sentence. */
function isSafe(source: string, output: string, context: Context): boolean {
  if (source === output) return true
  if (context.known.size > 0 && context.known.has(sameWords(output))) return false
  // A short sentence may be worn phrases for the most part.
  const least = source.length < SHORT ? 0.2 : 0.4
  if (output.length < source.length * least || output.length > source.length * 1.8 + 40) return false
  if (context.language === 'en' && negationCount(source) !== negationCount(output)) return false
  return compareFacts(source, output, context.language, context.locked).length === 0
}
