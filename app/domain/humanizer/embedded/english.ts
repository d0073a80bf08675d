import { addColour } from './colour.ts'
import { wordCount } from './clauses.ts'
import type { Context } from './context.ts'
import { chance } from './context.ts'
import { contract, expandContractions } from './contractions.ts'
import { dropThereAre, flattenNotOnly } from './correlatives.ts'
import { fixArticles, fixCapitals } from './guards.ts'
import { compileRules } from './patterns.ts'
import { replacePhrases } from './phrases.ts'
import { frontReason, moveOpening } from './reordering.ts'
import { freeParticiple, splitCoordination, splitRelative, splitSemicolon } from './splitting.ts'
import type { Transformation } from './splitting.ts'
import { FORMULAS } from './tables/formulas.ts'
import { NOMINAL_PHRASES } from './tables/nominals.ts'
import { OPENINGS } from './tables/openings.ts'
import { VERBS } from './tables/verbs.ts'
import { WORDS } from './tables/words.ts'
import type { Token } from './tokens.ts'

const ENGLISH = compileRules([OPENINGS, FORMULAS, VERBS, WORDS, NOMINAL_PHRASES])

/** A sentence shorter than this is left in its shape. */
const SHORT = 9

/** The whole way of an English sentence: its shape first, then its words, then the marks of the tone. */
export function rewriteEnglish(source: readonly Token[], context: Context): Token[] {
  const { style } = context
  let tokens: Token[] = style.expand ? expandContractions(source) : [...source]
  const apply = (transformation: Transformation, probability: number) => {
    if (!chance(probability, context)) return false
    const changed = transformation(tokens, context)
    if (changed) tokens = changed
    return changed !== undefined
  }
  apply(flattenNotOnly, 0.9)
  apply(dropThereAre, 0.8)
  const words = wordCount(tokens)
  if (words >= SHORT) {
    const freed = apply(freeParticiple, 0.9)
    const long = Math.min(1, words / 24)
    const cut =
      freed ||
      apply(splitSemicolon, style.split * 1.2) ||
      apply(splitCoordination, style.split * long) ||
      apply(splitRelative, style.split)
    if (!cut) apply(moveOpening, style.move) || apply(frontReason, style.move * 0.6)
  }
  tokens = replacePhrases(tokens, ENGLISH, context)
  tokens = contract(tokens, context)
  tokens = addColour(tokens, context)
  return fixCapitals(fixArticles(tokens))
}
