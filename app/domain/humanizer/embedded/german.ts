import type { Context } from './context.ts'
import { expandRules, inflectedForms } from './expanding.ts'
import { GERMAN_INFLECTION } from './german-forms.ts'
import { dropGermanFrame, moveGermanOpening } from './german-openings.ts'
import { replaceParted } from './german-parted.ts'
import {
  addGermanParticle,
  flattenNichtNur,
  plainUnd,
  splitGermanSemicolon,
  splitGermanUnd,
} from './german-shapes.ts'
import { isStart } from './matching.ts'
import { compileRules } from './patterns.ts'
import type { RuleTable } from './patterns.ts'
import { rewriteByGrammar } from './sentence-grammar.ts'
import type { SentenceGrammar } from './sentence-grammar.ts'
import { ramp } from './style.ts'
import { GERMAN } from './tables/german.ts'
import { GERMAN_WORDS } from './tables/german-words.ts'
import type { Token } from './tokens.ts'

/** All German rules, one for each inflected form. */
export function germanRules(): string[] {
  return [GERMAN, GERMAN_WORDS].flatMap((table) => expandRules(table, GERMAN_INFLECTION))
}

let compiled: { rules: RuleTable; small: ReadonlySet<string> } | undefined

function german(): { rules: RuleTable; small: ReadonlySet<string> } {
  compiled ??= {
    rules: compileRules([germanRules().join('\n')]),
    small: inflectedForms(GERMAN_WORDS, GERMAN_INFLECTION, (lemma) => !/^\[\p{Lu}/u.test(lemma)),
  }
  return compiled
}

const GRAMMAR: SentenceGrammar = {
  changes: (style) => [
    [dropGermanFrame, 0.6 * ramp(style.formality, 80, 55)],
    [moveGermanOpening, 0.6],
    [flattenNichtNur, 0.7],
    [plainUnd, 0.7],
    [replaceParted, 0.9],
    [splitGermanSemicolon, style.split],
    [splitGermanUnd, style.split],
    [addGermanParticle, 0.3 * ramp(style.formality, 40, 15)],
  ],
  rules: () => german().rules,
  denials,
  prepare: (tokens) => keepNouns(tokens, german().small),
}

/** The whole way of a German sentence: its shape, then its words. The source comes back when a denial was lost. */
export function rewriteGerman(source: readonly Token[], context: Context): Token[] {
  return rewriteByGrammar(source, GRAMMAR, context)
}

/**
 * Verbs and adjectives are written small: the same letters with a capital inside a sentence are a noun ("das
 * Nutzen"), which no rule may find.
 */
function keepNouns(tokens: readonly Token[], small: ReadonlySet<string>): Token[] {
  return tokens.map((token, at) => {
    if (!token.word || !/^\p{Lu}/u.test(token.text) || !small.has(token.lower)) return token
    const imperative = /^(?:sie|wir)$/.test(tokens[at + 1]?.lower ?? '')
    const noun = isStart(tokens, at)
      ? /en$/.test(token.lower) && !imperative && !isAdjective(tokens, at)
      : true
    return noun ? { ...token, lower: token.text } : token
  })
}

/** "Entscheidenden Einfluss": a word before a noun at the start of a sentence. */
function isAdjective(tokens: readonly Token[], at: number): boolean {
  return /^\p{Lu}/u.test(tokens[at + 1]?.text ?? '')
}

const DENIAL = /^(?:nicht|kein\p{L}*|nie|niemals|niemand\p{L}*|nichts|ohne|weder|noch nie|kaum)$/u

function denials(tokens: readonly Token[]): number {
  return tokens.filter((token, at) => {
    if (!DENIAL.test(token.lower)) return false
    const next = tokens[at + 1]?.lower
    const before = tokens[at - 1]?.lower
    // "Nicht nur" and "zögern Sie nicht" deny nothing.
    return !(token.lower === 'nicht' && (next === 'nur' || before === 'sie' || before === 'bitte'))
  }).length
}
