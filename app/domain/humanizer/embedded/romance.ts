import type { Context } from './context.ts'
import { chance } from './context.ts'
import { fixCapitals } from './guards.ts'
import { replacePhrases } from './phrases.ts'
import { fixElisions, splitElisions } from './romance/elision.ts'
import type { RomanceLanguage } from './romance/grammar.ts'
import { alignInfinitives } from './romance/infinitives.ts'
import { wordCount } from './romance/places.ts'
import { rulesOf } from './romance/rules.ts'
import {
  flattenNotOnly,
  frontTime,
  joinRomance,
  moveAdverb,
  moveOpening,
  resolveGerund,
  splitCoordination,
  splitSemicolon,
  splitWhich,
} from './romance/shapes.ts'
import type { RomanceShape } from './romance/shapes.ts'
import type { Token } from './tokens.ts'

/** The language when it is one that this engine rewrites. */
export function asRomance(language: string): RomanceLanguage | undefined {
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
  const { style } = context
  let tokens = splitElisions(source, language)
  const apply = (shape: RomanceShape, probability: number): boolean => {
    if (!context.again && !chance(probability, context)) return false
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
  const { table, nominals } = rulesOf(language)
  const replaced = replacePhrases(tokens, table, context)
  const fixed = fixElisions(alignInfinitives(replaced, language), language, nominals)
  return fixed ? fixCapitals(fixed) : [...source]
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
