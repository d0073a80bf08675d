import type { Language } from '#app/domain/text/language.ts'
import { compareFacts, type FactDifference } from '#app/domain/text/facts.ts'
import { denialFault } from './denials.ts'
import { englishDifferences } from './english/differences.ts'
import { readLexicon } from './english/lexicon.ts'
import { isCalendar, likeness } from './english/kinship.ts'
import { readEnglish, type Token } from './english/read.ts'
import type { ClaimKind, Difference } from './kinds.ts'
import { remarkDifferences } from './remarks.ts'
import { otherDifferences, otherUnsupported, withPlainMultiples } from './other-languages/differences.ts'
import { swapFaults } from './swaps.ts'

export type { ClaimKind, Difference } from './kinds.ts'

/** Reads what comparing in a language needs, beside other work; without it the first comparison waits for that. */
export async function prepareComparing(language: Language): Promise<void> {
  if (language === 'en') await readLexicon()
}

/** Returns how a rewrite differs in meaning from its source; empty when it says the same. */
export function rewriteDifferences(source: string, rewrite: string, language: Language): Difference[] {
  if (source === rewrite) return []
  if (language === 'en') {
    return [
      ...remarkDifferences(source, rewrite, language),
      ...facts(source, rewrite),
      ...englishDifferences(source, rewrite, { mayOmit: false }),
    ]
  }
  const [was, is] = [withPlainMultiples(source, language), withPlainMultiples(rewrite, language)]
  const denied = denials(source, rewrite, language)
  return [
    ...remarkDifferences(source, rewrite, language),
    ...compareFacts(was, is, language).map(factDifference),
    ...swapFaults(source, rewrite, language).map((words) => ({ kind: 'role' as const, words })),
    ...denied,
    ...otherDifferences(was, is, language, denied.length > 0),
  ]
}

/**
 * Returns what a statement says that its evidence (quote with its neighbouring text) does not bear out; empty when it is
 * borne out. A statement may say less, never more or otherwise.
 */
export function unsupported(statement: string, evidence: string, language: Language): Difference[] {
  if (language === 'en') {
    return [
      ...facts(evidence, statement).filter(({ words }) => !words.endsWith('missing')),
      ...englishDifferences(evidence, statement, { mayOmit: true }),
    ]
  }
  return [
    ...compareFacts(evidence, statement, language)
      .filter(({ problem }) => problem === 'added')
      .map(factDifference),
    ...denials(evidence, statement, language).filter(({ words }) => words.endsWith('added')),
    ...otherUnsupported(statement, evidence, language),
  ]
}

const EVERYWHERE: readonly ClaimKind[] = ['number', 'date', 'name', 'quotation', 'negation', 'role', 'remark']
const IN_ENGLISH: readonly ClaimKind[] = [
  ...EVERYWHERE,
  'quantity',
  'direction',
  'order',
  'certainty',
  'cause',
  'addition',
  'omission',
  'unrelated',
]

/** Returns which kinds are checked in a language, for labels. */
export function checkedKinds(language: Language): readonly ClaimKind[] {
  return language === 'en' ? IN_ENGLISH : EVERYWHERE
}

function denials(source: string, output: string, language: Language): Difference[] {
  const fault = denialFault(source, output, language)
  return fault ? [{ kind: 'negation', words: fault }] : []
}

function factDifference({ kind, text, problem }: FactDifference): Difference {
  const known = kind === 'number' || kind === 'date' || kind === 'name' ? kind : 'quotation'
  return {
    kind: known,
    words: problem === 'missing' ? `“${text}” is missing` : `“${text}” is not in the source`,
  }
}

/** Names and all that must stay letter by letter; numbers and dates are compared word by word. */
function facts(source: string, output: string): Difference[] {
  return compareFacts(source, output, 'en')
    .filter(({ kind, text, problem }) => {
      if (kind === 'number' || kind === 'date' || isCalendar(text.toLowerCase()) !== undefined) return false
      const other = problem === 'added' ? source : output
      // A unit is told with the figure it belongs to.
      if (/^(?:celsius|fahrenheit|kelvin)$/i.test(text)) return false
      return !isInitials(text, other) && !isNamed(text, other)
    })
    .map(factDifference)
}

/** Whether a text has each word of a name in some form: Egypt and Egyptian. */
function isNamed(name: string, text: string): boolean {
  const there = readEnglish(text)
  return readEnglish(`a ${name}`)
    .slice(1)
    .every(
      (word) =>
        word.kind === 'function' ||
        there.some(
          (token) => token.lower === word.lower || (token.kind === 'name' && isDemonym(token, word)),
        ),
    )
}

/** Whether one of two names is an adjective of the other. */
function isDemonym(one: Token, two: Token): boolean {
  const [short, long] = [one.lower, two.lower].sort((a, b) => a.length - b.length)
  const stem = short?.replace(/[aey]$/, '') ?? ''
  if (long?.startsWith(stem) && /^(?:[ae]?n|ian|ese|ish)$/.test(long.slice(stem.length)) && short !== long)
    return true
  return likeness(one, two) >= 0.89
}

/** Whether a name is the initials of words that follow one another in a text, as "AI" of artificial intelligence. */
function isInitials(name: string, text: string): boolean {
  const letters = name.replace(/[^\p{L}]/gu, '').toLowerCase()
  if (letters.length < 2 || name !== name.toUpperCase()) return false
  const initials = [...text.matchAll(/(?<!\p{L})\p{L}/gu)].map(([letter]) => letter.toLowerCase()).join('')
  return initials.includes(letters)
}
