import type { Context } from './context.ts'
import { expandRules } from './expanding.ts'
import { compileRules } from './patterns.ts'
import type { RuleTable } from './patterns.ts'
import { RUSSIAN_INFLECTION } from './russian-forms.ts'
import {
  dashForIs,
  dropRussianOpening,
  evenBoth,
  plainI,
  plainModal,
  splitRussianI,
  splitRussianSemicolon,
} from './russian-shapes.ts'
import { rewriteByGrammar } from './sentence-grammar.ts'
import type { SentenceGrammar } from './sentence-grammar.ts'
import { ramp } from './style.ts'
import { RUSSIAN } from './tables/russian.ts'
import { RUSSIAN_WORDS } from './tables/russian-words.ts'
import { capitalise, withText } from './tokens.ts'
import type { Token } from './tokens.ts'

/** All Russian rules, one for each inflected form; what they look for is written with "е" for "ё". */
export function russianRules(): string[] {
  return [RUSSIAN, RUSSIAN_WORDS]
    .flatMap((table) => expandRules(table, RUSSIAN_INFLECTION))
    .map((rule) => {
      const at = rule.indexOf(' = ')
      return rule.slice(0, at).replaceAll('ё', 'е') + rule.slice(at)
    })
}

let compiled: RuleTable | undefined

const GRAMMAR: SentenceGrammar = {
  changes: (style) => [
    [dropRussianOpening, 0.3 + 0.2 * ramp(style.formality, 80, 30)],
    [evenBoth, 0.7],
    [dashForIs, 0.8],
    [plainModal, 0.85],
    [plainI, 0.7],
    [splitRussianSemicolon, style.split],
    [splitRussianI, style.split],
  ],
  rules: () => (compiled ??= compileRules([russianRules().join('\n')])),
  denials,
  prepare: (tokens) => tokens.map((token) => ({ ...token, lower: token.lower.replaceAll('ё', 'е') })),
  finish: fitPrepositions,
}

/** The whole way of a Russian sentence: its shape, then its words. The source comes back when a denial was lost. */
export function rewriteRussian(source: readonly Token[], context: Context): Token[] {
  return rewriteByGrammar(source, GRAMMAR, context)
}

/** "со значительными" → "с большими": the vowel of a preposition goes by the word that now follows. */
function fitPrepositions(tokens: readonly Token[]): Token[] {
  return tokens.map((token, at) => {
    const next = tokens[at + 1]
    // What a table wrote together is right already.
    if (token.kept || !next?.word || next.fresh === token.fresh) return token
    const form = prepositionBefore(token.lower, next.lower)
    if (form === undefined || form === token.lower) return token
    return withText(token, /^\p{Lu}/u.test(token.text) ? capitalise(form) : form)
  })
}

function prepositionBefore(preposition: string, next: string): string | undefined {
  const cluster = /^[бвгджзклмнпрстфхцчшщ]{2}/.test(next)
  if (/^со?$/.test(preposition))
    return (/^[сзшж]/.test(next) && cluster) || /^(?:щ|мн)/.test(next) ? 'со' : 'с'
  if (/^во?$/.test(preposition)) return (/^[вф]/.test(next) && cluster) || /^мно/.test(next) ? 'во' : 'в'
  if (/^об?$/.test(preposition)) return /^[аиоуэ]/.test(next) ? 'об' : 'о'
  if (/^ко?$/.test(preposition)) return /^(?:вс|мно)/.test(next) ? 'ко' : 'к'
  return undefined
}

const DENIAL = /^(?:не|ни|нет|без|нельзя|никогда|никто|ничего|ничто|нигде|никак\p{L}*|никуда|невозможно)$/u

function denials(tokens: readonly Token[]): number {
  return tokens.filter((token, at) => {
    // "Не только" and "не стесняйтесь" deny nothing.
    const next = tokens[at + 1]?.lower ?? ''
    return DENIAL.test(token.lower) && !(token.lower === 'не' && /^(?:только|стесняйтесь)$/.test(next))
  }).length
}
