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
  /** The words that the second one of its phrase may be; undefined where that is no closed list. */
  seconds: ReadonlyMap<string, number> | undefined
  /** Its line, and the number of that in its tables. */
  source: string
  line: number
}

/** What an element finds: a negative number is no match, else the forms (a sum of flags) the word may be. */
type Element = (token: Token | undefined, atStart: boolean) => number

export type Replacement = { tags: string; parts: Part[]; words: string[] }
type Part = { text: string; kind: 'word' | 'verb' | 'noun' | 'copy' | 'gerund' | 'same' }

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
 * Returns the rules of some tables. A line is read when a word that it may begin with is first met: a text meets a few of
 * thousands.
 */
export function compileRules(tables: readonly string[]): RuleTable {
  return new RuleTable(tables)
}

export class RuleTable {
  readonly #tables: readonly string[]
  readonly #rules: (Rule | undefined)[] = []
  readonly #met = new Map<string, Head>()
  #index: { lines: readonly string[]; heads: ReadonlyMap<string, readonly number[]> } | undefined

  constructor(tables: readonly string[]) {
    this.#tables = tables
  }

  /** Returns the rules whose phrase may begin with these two words, longest first. */
  rulesFor(first: string, second: string): readonly Rule[] {
    const known = this.#met.get(first)
    if (known) return known.rulesFor(second)
    const lines = this.#indexed().heads.get(first)
    if (!lines) return NO_RULES
    const head = new Head(lines.map((line) => this.#ruleAt(line)))
    this.#met.set(first, head)
    return head.rulesFor(second)
  }

  /** Reads and returns all rules; throws for one that makes no sense. */
  readAll(): Rule[] {
    return this.#indexed().lines.map((_, line) => this.#ruleAt(line))
  }

  #indexed() {
    if (this.#index) return this.#index
    const lines = this.#tables.flatMap(linesOf)
    const heads = new Map<string, number[]>()
    for (const [at, line] of lines.entries()) {
      for (const word of formsOf(firstOf(line)).keys()) {
        const known = heads.get(word)
        if (known) known.push(at)
        else heads.set(word, [at])
      }
    }
    return (this.#index = { lines, heads })
  }

  #ruleAt(line: number): Rule {
    return (this.#rules[line] ??= compileRule(this.#indexed().lines[line] ?? '', line))
  }
}

const NO_RULES: readonly Rule[] = []

/** The rules whose phrase may begin with one word, by the word that comes next. */
class Head {
  /** Those that any word may follow in, and those for which the next word must be one of a list. */
  readonly #open: Rule[] = []
  readonly #closed = new Map<string, Rule[]>()
  readonly #together = new Map<string, readonly Rule[]>()

  constructor(rules: readonly Rule[]) {
    for (const rule of rules) {
      if (!rule.seconds) this.#open.push(rule)
      else {
        for (const word of rule.seconds.keys()) {
          const known = this.#closed.get(word)
          if (known) known.push(rule)
          else this.#closed.set(word, [rule])
        }
      }
    }
    this.#open.sort(longestFirst)
  }

  rulesFor(second: string): readonly Rule[] {
    const closed = this.#closed.get(second)
    if (!closed) return this.#open
    const known = this.#together.get(second)
    if (known) return known
    const together = [...closed, ...this.#open].sort(longestFirst)
    this.#together.set(second, together)
    return together
  }
}

/** Longer phrases first, then those that ask more of their neighbours, then those that stand first. */
const longestFirst = (one: Rule, other: Rule) => weight(other) - weight(one) || one.line - other.line

function weight(rule: Rule): number {
  return rule.core.length * 10 + rule.left.length + rule.right.length
}

function linesOf(table: string): string[] {
  return table
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line && !line.startsWith('//'))
}

/** The first element of the phrase in a line. */
function firstOf(line: string): string {
  const left = line.indexOf(' < ')
  const from = left >= 0 && left < line.indexOf(' = ') ? left + 3 : 0
  return line.slice(from, line.indexOf(' ', from))
}

function compileRule(line: string, number: number): Rule {
  const small = line.endsWith(' ~')
  const [pattern, right = ''] = split(small ? line.slice(0, -2) : line, ' = ')
  const [alternatives, rate] = split(right, ' @')
  const [beforeCore, core = ''] = pattern.includes(' < ') ? split(pattern, ' < ') : ['', pattern]
  const [middle, after = ''] = core.includes(' > ') ? split(core, ' > ') : [core, '']
  const elements = (text: string | undefined) => (text?.trim() ? text.trim().split(' ') : [])
  const second = elements(middle)[1]
  return {
    left: elements(beforeCore).map(compileElement),
    core: elements(middle).map(compileElement),
    right: elements(after).map(compileElement),
    replacements: alternatives.split(' / ').map(compileReplacement),
    rate: rate ? Number(rate) : DEFAULT_RATE,
    small,
    seconds: second !== undefined && isClosed(second) ? formsOf(second) : undefined,
    source: line,
    line: number,
  }
}

/** Whether an element is a list of words and nothing else. */
function isClosed(element: string): boolean {
  return (
    !/^[_^$!]/.test(element) && !element.split('|').some((part) => SHAPES.has(part) || /^[$^]$/.test(part))
  )
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
  const forms = formsOf(parts.filter((part) => !SHAPES.has(part) && part !== '$' && part !== '^').join('|'))
  const [start, end] = [parts.includes('^'), parts.includes('$')]
  return (token, atStart) => {
    if ((start && atStart) || (end && !token?.word)) return ANY
    if (!token) return NO_MATCH
    return forms.get(token.lower) ?? (shapes.some((shape) => shape(token)) ? ANY : NO_MATCH)
  }
}

const formsKnown = new Map<string, ReadonlyMap<string, number>>()

/** The words an element stands for, with the forms each may be. */
function formsOf(element: string): ReadonlyMap<string, number> {
  const known = formsKnown.get(element) ?? wordForms(element)
  formsKnown.set(element, known)
  return known
}

function wordForms(element: string): Map<string, number> {
  const forms = new Map<string, number>()
  for (const part of element.split('|')) {
    if (!/[{*+]/.test(part) || part.length < 2) forms.set(part, forms.get(part) ?? ANY)
    else for (const [word, flag] of partForms(part)) forms.set(word, (forms.get(word) ?? 0) | flag)
  }
  return forms
}

const partsKnown = new Map<string, readonly (readonly [string, number])[]>()

/** The words that a class, a verb or a noun of an element stands for. */
function partForms(part: string): readonly (readonly [string, number])[] {
  const known = partsKnown.get(part) ?? [...readPart(part)]
  partsKnown.set(part, known)
  return known
}

function* readPart(part: string): Generator<readonly [string, number]> {
  const name = /^\{(\w+)\}$/.exec(part)?.[1]
  if (name !== undefined) {
    if (!isWordClass(name)) throw new Error(`no word class ${name}`)
    for (const word of WORD_CLASSES[name]) yield [word, ANY]
  } else if (part.endsWith('*')) {
    for (const form of VERB_FORMS) yield [inflect(part.slice(0, -1), form), FORM_FLAG[form]]
  } else if (part.endsWith('+')) {
    yield [part.slice(0, -1), FORM_FLAG.singular]
    yield [plural(part.slice(0, -1)), FORM_FLAG.plural]
  } else yield [part, ANY]
}

function compileReplacement(text: string): Replacement {
  const [, tags = '', phrase = ''] = /^(?:([crfpxems]+):)?(.*)$/.exec(text.trim()) ?? []
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
