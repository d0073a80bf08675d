import type { Context } from './context.ts'
import { chance } from './context.ts'
import { fixCapitals } from './guards.ts'
import { replacePhrases } from './phrases.ts'
import type { RomanceShape } from './romance/clauses.ts'
import { keepCoordinated } from './romance/coordination.ts'
import { flattenNotOnly } from './romance/correlatives.ts'
import { fixElisions, splitElisions } from './romance/elision.ts'
import { resolveGerund } from './romance/gerunds.ts'
import type { RomanceLanguage } from './romance/grammar.ts'
import { alignInfinitives } from './romance/infinitives.ts'
import { joinRomance } from './romance/joining.ts'
import { frontTime, moveAdverb, moveOpening } from './romance/moving.ts'
import { wordCount } from './romance/places.ts'
import { rulesOf } from './romance/rules.ts'
import { splitCoordination, splitSemicolon, splitWhich } from './romance/splitting.ts'
import type { Token } from './tokens.ts'

/** The language when it is one that this engine rewrites. */
function asRomance(language: string): RomanceLanguage | undefined {
  return language === 'es' || language === 'fr' || language === 'it' || language === 'pt'
    ? language
    : undefined
}

/** How many changed words a change of shape counts for. */
const WORDS_OF_A_SHAPE = 2

/** A sentence shorter than this is left in its shape. */
const SHORT = 7

/**
 * The whole way of a sentence in Spanish, French, Italian or Portuguese (`context.language`): its shape first, then
 * its words, then the articles that have to follow them. Comes back as it was when an article cannot be known.
 */
export function rewriteRomance(source: readonly Token[], context: Context): Token[] {
  const language = asRomance(context.language)
  if (!language) return [...source]
  if (context.strength === 'light' && !chance(LIGHT, context)) return [...source]
  if (context.strength === 'strong') context.again = true
  const { wordsSeen, wordsTouched } = context
  const before = repetitions(splitElisions(source, language))
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    Object.assign(context, { wordsSeen, wordsTouched })
    const tokens = rewriteOnce(source, language, context)
    if (tokens && repetitions(tokens) <= before) return tokens
  }
  Object.assign(context, { wordsSeen, wordsTouched })
  return [...source]
}

/** The share of sentences that a light rewrite looks at. */
const LIGHT = 0.55

/** How much more often a strong rewrite changes the shape of a sentence. */
const STRONGER = 1.6

/** How often a sentence may be tried again that came out with a word twice. */
const ATTEMPTS = 3

/** How often a word that carries sense stands again, in whatever form. */
function repetitions(tokens: readonly Token[]): number {
  const stems = tokens
    .filter(({ word, lower }) => word && lower.length > 5)
    .map(({ lower }) => lower.slice(0, 6))
  return stems.length - new Set(stems).size
}

/** One way of a sentence; undefined when an article cannot be known. */
function rewriteOnce(
  source: readonly Token[],
  language: RomanceLanguage,
  context: Context,
): Token[] | undefined {
  const { style } = context
  let tokens = splitElisions(source, language).map((token) => ({ ...token }))
  const apply = (shape: RomanceShape, probability: number): boolean => {
    if (!chance(context.again ? probability * STRONGER : probability, context)) return false
    const changed = shape(tokens, language, context)
    if (!changed) return false
    tokens = changed
    context.wordsTouched += WORDS_OF_A_SHAPE
    return true
  }
  const words = wordCount(tokens)
  if (words >= SHORT) {
    apply(flattenNotOnly, 0.75)
    const long = Math.min(1, words / 24)
    const resolved = apply(resolveGerund, 0.7)
    const cut =
      (words > 16 && apply(splitWhich, resolved ? 0.3 : style.split)) ||
      apply(splitSemicolon, style.split * 1.2) ||
      (words > 16 && apply(splitCoordination, style.split * long))
    if (!cut) {
      const moves: readonly [RomanceShape, number][] = [
        [moveAdverb, 0.4],
        [moveOpening, style.move],
        [frontTime, style.move],
      ]
      moves.some(([shape, probability]) => apply(shape, probability))
    }
  }
  const { table, nominals, bound } = rulesOf(language)
  const held = keepCoordinated(tokens, bound, language)
  const replaced = replacePhrases(held, table, context).map(released(held, tokens))
  const fixed = fixElisions(alignInfinitives(replaced, language), language, nominals)
  return fixed && fixCapitals(fixed)
}

/** Gives tokens that were only held back for the rules their freedom again. */
function released(held: readonly Token[], tokens: readonly Token[]): (token: Token) => Token {
  const before = new Map(held.map((token, at) => [token, tokens[at]]))
  return (token) => {
    const free = before.get(token)
    return free && token.kept !== free.kept ? { ...token, kept: free.kept } : token
  }
}

/** Joins a sentence with the one after it where the language allows; undefined when they stay apart. */
export function joinRomanceSentences(
  first: readonly Token[],
  second: readonly Token[],
  context: Context,
): Token[] | undefined {
  const language = asRomance(context.language)
  if (!language) return undefined
  const joined = joinRomance(
    splitElisions(first, language),
    splitElisions(second, language),
    language,
    context,
  )
  return joined && fixElisions(joined, language, { genders: new Map(), words: new Set() })
}
