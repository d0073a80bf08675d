import type { ProtectedKind } from '../text/protect.ts'
import type { FactProblem } from './check.ts'

/** What the kinds of facts are called, one and several. */
const NAMES: Record<ProtectedKind, readonly [one: string, several: string]> = {
  number: ['number', 'numbers'],
  date: ['date', 'dates'],
  name: ['name', 'names'],
  quotation: ['quotation', 'quotations'],
  citation: ['citation', 'citations'],
  url: ['web address', 'web addresses'],
  email: ['e-mail address', 'e-mail addresses'],
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

/** How the two texts compare, in a line. */
export function factLine({
  total,
  kept,
  problems,
}: {
  total: number
  kept: number
  problems: number
}): string {
  if (problems > 0) return `Fact check: ${problems === 1 ? '1 fact differs' : `${problems} facts differ`}`
  return total === 0
    ? 'Fact check: no facts to keep, none added'
    : `Fact check: ${kept} of ${total} facts kept`
}
