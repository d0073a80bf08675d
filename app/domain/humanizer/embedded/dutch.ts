import type { Context } from './context.ts'
import { DUTCH_INFLECTION } from './dutch-forms.ts'
import {
  addDutchParticle,
  flattenNietAlleen,
  moveDutchOpening,
  plainEn,
  splitDutchEn,
  splitDutchSemicolon,
} from './dutch-shapes.ts'
import { expandRules } from './expanding.ts'
import { compileRules } from './patterns.ts'
import type { RuleTable } from './patterns.ts'
import { rewriteByGrammar } from './sentence-grammar.ts'
import type { SentenceGrammar } from './sentence-grammar.ts'
import { ramp } from './style.ts'
import { DUTCH } from './tables/dutch.ts'
import { DUTCH_WORDS } from './tables/dutch-words.ts'
import type { Token } from './tokens.ts'

/** All Dutch rules, one for each inflected form. */
export function dutchRules(): string[] {
  return [DUTCH, DUTCH_WORDS].flatMap((table) => expandRules(table, DUTCH_INFLECTION))
}

let compiled: RuleTable | undefined

const GRAMMAR: SentenceGrammar = {
  changes: (style) => [
    [moveDutchOpening, 0.6],
    [flattenNietAlleen, 0.7],
    [plainEn, 0.7],
    [splitDutchSemicolon, style.split],
    [splitDutchEn, style.split],
    [addDutchParticle, 0.3 * ramp(style.formality, 40, 15)],
  ],
  rules: () => (compiled ??= compileRules([dutchRules().join('\n')])),
  denials,
}

/** The whole way of a Dutch sentence: its shape, then its words. The source comes back when a denial was lost. */
export function rewriteDutch(source: readonly Token[], context: Context): Token[] {
  return rewriteByGrammar(source, GRAMMAR, context)
}

function denials(tokens: readonly Token[]): number {
  return tokens.filter((token, at) => {
    if (!/^(?:niet|geen|nooit|niemand|niets|zonder|noch|nergens|nauwelijks)$/.test(token.lower)) return false
    // "Niet alleen" and "aarzel niet" deny nothing.
    if (token.lower !== 'niet') return true
    const polite = tokens.slice(Math.max(0, at - 2), at).some((one) => /^(?:aarzel|schroom)$/.test(one.lower))
    return tokens[at + 1]?.lower !== 'alleen' && !polite
  }).length
}
