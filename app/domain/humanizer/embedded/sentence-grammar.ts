import type { Context } from './context.ts'
import { chance } from './context.ts'
import { fixCapitals } from './guards.ts'
import type { RuleTable } from './patterns.ts'
import { replacePhrases } from './phrases.ts'
import type { Transformation } from './splitting.ts'
import type { Style } from './style.ts'
import type { Token } from './tokens.ts'

/** What a language brings along to rewrite its sentences. */
export type SentenceGrammar = {
  /** Changes of shape in their order, each with its probability. */
  changes: (style: Style) => readonly (readonly [Transformation, number])[]
  rules: () => RuleTable
  /** How many words deny something. */
  denials: (tokens: readonly Token[]) => number
  prepare?: (tokens: readonly Token[]) => Token[]
  finish?: (tokens: readonly Token[]) => Token[]
}

/** How many changed words a change of shape counts for. */
const WORDS_OF_A_SHAPE = 2

/** The share of sentences that a light rewrite looks at. */
const LIGHT = 0.55

/**
 * The whole way of a sentence: its shape first, then its words. The source comes back when a denial was lost or
 * added, and often when the rewrite is to be light; a strong one uses every rule.
 */
export function rewriteByGrammar(
  source: readonly Token[],
  grammar: SentenceGrammar,
  context: Context,
): Token[] {
  if (context.strength === 'light' && !chance(LIGHT, context)) return [...source]
  if (context.strength === 'strong') context.again = true
  const { wordsSeen, wordsTouched } = context
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    // An attempt that is given up must leave no trace.
    Object.assign(context, { wordsSeen, wordsTouched })
    const tokens = onceByGrammar(source, grammar, context)
    if (grammar.denials(source) !== grammar.denials(tokens)) continue
    if (repetitions(tokens) <= repetitions(source)) return tokens
  }
  return [...source]
}

/** How often a sentence may be tried again. */
const ATTEMPTS = 4

function onceByGrammar(source: readonly Token[], grammar: SentenceGrammar, context: Context): Token[] {
  let tokens = grammar.prepare?.(source) ?? source.map((token) => ({ ...token }))
  for (const [change, probability] of grammar.changes(context.style)) {
    if (!chance(probability, context)) continue
    const changed = change(tokens, context)
    if (!changed) continue
    tokens = changed
    context.wordsTouched += WORDS_OF_A_SHAPE
  }
  tokens = replacePhrases(tokens, grammar.rules(), context)
  return fixCapitals(grammar.finish?.(tokens) ?? tokens)
}

/** How often a word that carries sense stands again in the sentence, in whatever form. */
function repetitions(tokens: readonly Token[]): number {
  const seen = new Set<string>()
  let count = 0
  for (const { lower, word } of tokens) {
    if (!word || (lower.length < 6 && !INTENSE.test(lower))) continue
    const stem = lower.slice(0, /^[а-я]/.test(lower) ? 5 : 6)
    if (seen.has(stem)) count++
    seen.add(stem)
  }
  return count
}

const INTENSE = /^(?:sehr|echt|gute?[nrms]?|viele?|heel|veel|goed|goede|erg|очень|много|можно|нужно)$/
