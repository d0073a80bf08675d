import type { ProtectedKind } from '#app/domain/text/protect.ts'
import type { FactCheck, FactProblem } from './check.ts'

/** What the kinds of facts are called, one and several. */
const NAMES: Record<ProtectedKind, readonly [one: string, several: string]> = {
  number: ['number', 'numbers'],
  date: ['date', 'dates'],
  name: ['name', 'names'],
  quotation: ['quotation', 'quotations'],
  citation: ['citation', 'citations'],
  url: ['web address', 'web addresses'],
  email: ['email address', 'email addresses'],
  code: ['piece of code', 'pieces of code'],
  path: ['file path', 'file paths'],
  tag: ['tag', 'tags'],
  placeholder: ['placeholder', 'placeholders'],
  formula: ['formula', 'formulas'],
  term: ['special term', 'special terms'],
  locked: ['locked term', 'locked terms'],
}

/** The name of a kind, for so many of it. */
export function nameOf(kind: ProtectedKind, count: number): string {
  return NAMES[kind][count === 1 ? 0 : 1]
}

/** Characters of a fact that are shown where it is named. */
const SHOWN = 80

/** A fact as it is named in a sentence: on one line and not too long. */
export function shownFact(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  return line.length > SHOWN ? `${line.slice(0, SHOWN).toWellFormed()}…` : line
}

/** What differs, in a plain sentence. */
export function problemSentence({ kind, text, problem }: FactProblem): string {
  const shown = shownFact(text)
  // A quotation comes with marks of its own.
  const fact = kind === 'quotation' ? shown : `“${shown}”`
  if (problem === 'added') return `${fact} was not in the original.`
  if (problem === 'rarer') return `${fact} is said less often than in the original.`
  return kind === 'locked' ? `The locked term ${fact} is missing.` : `${fact} of the original is missing.`
}

/** Kinds that are named; the others are only counted. */
const NAMED_KINDS = 4

const listed = new Intl.ListFormat('en-GB', { type: 'conjunction' })

/** How the two texts compare, in a line that says what was compared and nothing beside it. */
export function factLine({
  total,
  groups,
  problems,
}: Pick<FactCheck, 'total' | 'groups' | 'problems'>): string {
  if (problems.length > 0) {
    return `Fact check: ${problems.length === 1 ? '1 fact differs' : `${problems.length} facts differ`}`
  }
  const [first] = groups
  if (!first) return 'Fact check: no numbers, names, quotations or links to compare, and none were added'
  if (total === 1) return `Fact check: the one ${nameOf(first.kind, 1)} is there`
  const named = groups.slice(0, NAMED_KINDS).map(({ kind }) => nameOf(kind, 2))
  const kinds = groups.length > NAMED_KINDS ? [...named, 'more'] : named
  return `Fact check: ${listed.format(kinds)} compared: ${total === 2 ? 'both' : `all ${total}`} are there`
}

/** What became of the length of a text that was to be shorter. */
export function shorterLine(before: number, after: number): string {
  const share = before === 0 ? 0 : Math.round(((before - after) / before) * 100)
  if (after >= before) return 'It is no shorter.'
  return share === 0 ? 'It is less than 1% shorter.' : `It is ${share}% shorter.`
}
