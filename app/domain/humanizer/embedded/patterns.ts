import { lookup } from '#app/lookup.ts'
import { inflect, plural, VERB_FORMS } from './inflect.ts'
import type { VerbForm } from './inflect.ts'
import { KNOWN_VERBS } from './tables/known-verbs.ts'
import type { Token } from './tokens.ts'
import { isWordClass, WORD_CLASSES } from './wordclasses.ts'

/**
 * The small language that the tables of phrases are written in, one rule a line:
 *
 *     left < phrase > right = marks:replacement / replacement @rate ~
 *
 * `left` and `right` are what must stand beside the phrase and may be left out. Elements are parted by spaces:
 * `word`, `this|that`, `verb*` (any form), `noun+` (singular or plural), `{class}` of word classes, `_` any word;
 * beside the phrase also `!not|these`, `^` the start of a sentence, `!^` not the start, `$` the end or a sign (`^` and `$` in lists as well).
 * A replacement is words with `verb*` or `noun+` in the form that was found, `#2` for the second element as it
 * stood (`#2~ing` its -ing form, `#2~same` the form of the verb that was found), or `-` for nothing. Beside the phrase `{number}`, `{plural}`, `{ing}` and `{ly}` look
 * at the shape of a word, and `{base}` finds the plain form of a known verb. Marks say where it fits (see `registerFit`); `@rate` is how often it is used.
 * `~` marks a small gain, for a sentence that is rewritten for something better anyway: `bench/rules.ts` says which are.
 */
export type Rule = {
  left: Element[]
  core: Element[]
  right: Element[]
  replacements: Replacement[]
  rate: number
  /** Whether it gains too little to touch a sentence for its sake. */
  small: boolean
  /** Its place in the order in which rules are tried. */
  rank: number
}

/** What an element finds: a negative number is no match, else the forms (a sum of flags) the word may be. */
type Element = (token: Token | undefined, atStart: boolean) => number

export type Replacement = { tags: string; parts: Part[]; words: string[] }
type Part = { text: string; kind: 'word' | 'verb' | 'noun' | 'copy' | 'gerund' | 'same' }

export type RuleTable = ReadonlyMap<string, readonly Rule[]>

export const FORM_FLAG: Record<VerbForm | 'singular' | 'plural', number> = {
  base: 1,
  s: 2,
  past: 4,
  participle: 8,
  ing: 16,
  singular: 32,
  plural: 64,
}

const DEFAULT_RATE = 0.85
export const NO_MATCH = -1
const ANY = 0

/**
 * Compiles tables into one index, longest phrases first: by the first two words of a phrase ("kind of") where the
 * second is a closed list of words, else by the first.
 */
export function compileRules(tables: readonly string[]): RuleTable {
  const compiled = tables
    .flatMap((table) => table.split('\n'))
    .map((line) => line.trim())
    .filter((line) => line && !line.startsWith('//'))
    .map(compileRule)
    .sort((a, b) => weight(b.rule) - weight(a.rule))
  const index = new Map<string, Rule[]>()
  for (const [rank, { rule, keys }] of compiled.entries()) {
    rule.rank = rank
    for (const key of keys) {
      const rules = index.get(key)
      if (rules) rules.push(rule)
      else index.set(key, [rule])
    }
  }
  return index
}

/** A phrase with more first pairs than this is found by its first word alone. */
const MOST_PAIRS = 400

function keysOf(first: string, second: string | undefined): string[] {
  const firstWords = [...wordForms(first).keys()]
  if (!second || /^[_^$!]/.test(second) || second.split('|').some((part) => SHAPES.has(part)))
    return firstWords
  const secondWords = [...wordForms(second).keys()]
  if (firstWords.length * secondWords.length > MOST_PAIRS) return firstWords
  return firstWords.flatMap((word) => secondWords.map((next) => `${word} ${next}`))
}

/** Longer phrases first, then those that ask more of their neighbours. */
function weight(rule: Rule): number {
  return rule.core.length * 10 + rule.left.length + rule.right.length
}

function compileRule(line: string): { rule: Rule; keys: string[] } {
  const small = line.endsWith(' ~')
  const [pattern, right = ''] = split(small ? line.slice(0, -2) : line, ' = ')
  const [alternatives, rate] = split(right, ' @')
  const [beforeCore, core = ''] = pattern.includes(' < ') ? split(pattern, ' < ') : ['', pattern]
  const [middle, after = ''] = core.includes(' > ') ? split(core, ' > ') : [core, '']
  const elements = (text: string | undefined) => (text?.trim() ? text.trim().split(' ') : [])
  const [first = '', second] = elements(middle)
  return {
    keys: keysOf(first, second),
    rule: {
      left: elements(beforeCore).map(compileElement),
      core: elements(middle).map(compileElement),
      right: elements(after).map(compileElement),
      replacements: alternatives.split(' / ').map(compileReplacement),
      rate: rate ? Number(rate) : DEFAULT_RATE,
      small,
      rank: 0,
    },
  }
}

function split(text: string, mark: string): [string, string | undefined] {
  const at = text.indexOf(mark)
  return at < 0 ? [text, undefined] : [text.slice(0, at), text.slice(at + mark.length)]
}

/** Words in -ing that are no form of a verb. */
const NO_GERUND =
  /^(?:lightning|morning|evening|during|something|anything|nothing|everything|spring|string|ceiling|sibling|wedding)$/

/** Words in -s that are no plural. */
const NO_PLURAL =
  /^(?:as|has|was|its|his|hers|ours|yours|theirs|does|goes|says|yes|gas|always|whereas|perhaps|sometimes|besides|afterwards|towards|backwards|forwards|upwards|nowadays|overseas|indoors|outdoors|alas|less)$/

/** Plain forms of verbs. */
const BASES: ReadonlySet<string> = new Set([...KNOWN_VERBS, 'be', 'have', 'do'])

const SHAPES = lookup<(token: Token) => boolean>({
  '{number}': (token) =>
    token.kept &&
    /^(?:[$€£]?\d|(?:two|three|four|five|six|seven|eight|nine|ten|twenty|thirty|a|one) ?)/i.test(token.text),
  '{plural}': (token) =>
    token.word &&
    /(?:[^suixo]s|people|children|[aeiou]us?es)$/.test(token.lower) &&
    !NO_PLURAL.test(token.lower),
  '{ing}': (token) => token.word && /..ing$/.test(token.lower) && !NO_GERUND.test(token.lower),
  '{base}': (token) => BASES.has(token.lower),
  '{ly}': (token) => token.word && /..ly$/.test(token.lower),
})

const elementsKnown = new Map<string, Element>()

/** The element that `text` stands for. Long lists come again in many rules, so each is read once. */
function compileElement(text: string): Element {
  const known = elementsKnown.get(text) ?? readElement(text)
  elementsKnown.set(text, known)
  return known
}

function readElement(text: string): Element {
  if (text === '_') return (token) => (token?.word && !token.kept ? ANY : NO_MATCH)
  if (text === '^') return (_, atStart) => (atStart ? ANY : NO_MATCH)
  if (text === '!^') return (_, atStart) => (atStart ? NO_MATCH : ANY)
  if (text === '$') return (token) => (!token || !token.word ? ANY : NO_MATCH)
  if (text.startsWith('!')) {
    const inner = compileElement(text.slice(1))
    const notStart = text.slice(1).split('|').includes('^')
    return (token, atStart) =>
      (token || (notStart && atStart)) && inner(token, atStart) >= 0 ? NO_MATCH : ANY
  }
  const parts = text.split('|')
  const shapes = parts.flatMap((part) => SHAPES.get(part) ?? [])
  const forms = wordForms(parts.filter((part) => !SHAPES.has(part) && part !== '$' && part !== '^').join('|'))
  const [start, end] = [parts.includes('^'), parts.includes('$')]
  return (token, atStart) => {
    if ((start && atStart) || (end && !token?.word)) return ANY
    if (!token) return NO_MATCH
    return forms.get(token.lower) ?? (shapes.some((shape) => shape(token)) ? ANY : NO_MATCH)
  }
}

/** The words an element stands for, with the forms each may be. */
function wordForms(element: string): Map<string, number> {
  const forms = new Map<string, number>()
  const add = (word: string, flag: number) => forms.set(word, (forms.get(word) ?? 0) | flag)
  for (const part of element.split('|')) {
    const name = /^\{(\w+)\}$/.exec(part)?.[1]
    if (name !== undefined) {
      if (!isWordClass(name)) throw new Error(`no word class ${name}`)
      for (const word of WORD_CLASSES[name]) add(word, ANY)
    } else if (part.length > 1 && part.endsWith('*')) {
      for (const form of VERB_FORMS) add(inflect(part.slice(0, -1), form), FORM_FLAG[form])
    } else if (part.length > 1 && part.endsWith('+')) {
      add(part.slice(0, -1), FORM_FLAG.singular)
      add(plural(part.slice(0, -1)), FORM_FLAG.plural)
    } else {
      add(part, ANY)
    }
  }
  return forms
}

function compileReplacement(text: string): Replacement {
  const [, tags = '', phrase = ''] = /^(?:([crfpxem]+):)?(.*)$/.exec(text.trim()) ?? []
  const parts = phrase
    .split(' ')
    .filter((part) => part !== '' && part !== '-')
    .map((part): Part => {
      if (/^#\d$/.test(part)) return { text: part.slice(1), kind: 'copy' }
      if (/^#\d~ing$/.test(part)) return { text: part.charAt(1), kind: 'gerund' }
      if (/^#\d~same$/.test(part)) return { text: part.charAt(1), kind: 'same' }
      if (part.length > 1 && part.endsWith('*')) return { text: part.slice(0, -1), kind: 'verb' }
      if (part.length > 1 && part.endsWith('+')) return { text: part.slice(0, -1), kind: 'noun' }
      return { text: part, kind: 'word' }
    })
  const words = parts.filter((part) => part.text.length > 3).map((part) => part.text)
  return { tags, parts, words }
}
