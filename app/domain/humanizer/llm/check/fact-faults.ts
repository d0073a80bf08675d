import { rewriteDifferences } from '#app/domain/claims/compare.ts'
import type { ClaimKind } from '#app/domain/claims/kinds.ts'
import { swapFaults } from '#app/domain/claims/swaps.ts'
import type { Language } from '#app/domain/text/language.ts'
import { compareFacts } from '#app/domain/text/facts.ts'
import { numerals } from '#app/domain/text/numerals.ts'
import { likelyNames } from './likely-names.ts'
import { placeholders, unmask } from '../mask.ts'
import { measuresIn } from '#app/domain/claims/measures.ts'

/** What facts are compared by: names known from the whole text, locked terms, and what the paragraph has said so far. */
export type FactContext = {
  language: Language
  names: ReadonlySet<string>
  locked: readonly string[]
  originals: readonly string[]
  said: string
}

const FACTS: ReadonlySet<ClaimKind> = new Set(['number', 'date', 'name', 'quotation'])

/**
 * What `output` has done to the facts of `source` (both with placeholders), each in a few words that tell a model
 * what to mend. Stricter than `compareFacts`: also placeholders, units, denials and who stands where.
 */
export function factFaults(source: string, output: string, context: FactContext): string[] {
  const { language, originals } = context
  const [before, after] = [unmask(source, originals), unmask(output, originals)]
  const faults = [
    ...placeholderFaults(source, output, originals),
    ...plainFaults(before, after, context),
    ...measureFaults(source, output, language),
    ...swapFaults(source, output, language, context.names),
    ...claimFaults(source, output, language),
  ]
  return [...new Set(faults)]
}

/** What the words claim otherwise. Facts are compared above, with what the paragraph and the whole text know of them. */
function claimFaults(source: string, output: string, language: Language): string[] {
  return rewriteDifferences(source, output, language)
    .filter(({ kind }) => !FACTS.has(kind))
    .map(({ words }) => words)
}

function placeholderFaults(source: string, output: string, originals: readonly string[]): string[] {
  const [before, after] = [placeholders(source), placeholders(output)]
  // Several placeholders may stand for the same words.
  const count = (list: readonly number[], number: number) =>
    list.filter((one) => one === number || (originals[number - 1] ?? '') === originals[one - 1]).length
  return [...new Set([...before, ...after])].flatMap((number) => {
    const [wanted, found] = [count(before, number), count(after, number)]
    if (wanted === found) return []
    return [found < wanted ? `⟦${number}⟧ is missing` : `⟦${number}⟧ does not belong here`]
  })
}

function plainFaults(before: string, after: string, context: FactContext): string[] {
  const { language, locked, names, said } = context
  const differences = compareFacts(before, after, language, locked)
  const found = differences.map(({ kind, text, problem }) => ({ kind: kind as string, text, problem }))
  // Names that only the whole text shows to be names, as where they open a sentence.
  for (const name of names) {
    const [was, is] = [hasWord(before, name), hasWord(after, name)]
    if (was !== is) found.push({ kind: 'name', text: name, problem: was ? 'missing' : 'added' })
  }
  for (const name of likelyNames(before, language)) {
    if (!hasWord(after, name)) found.push({ kind: 'name', text: name, problem: 'missing' })
  }
  for (const name of likelyNames(after, language)) {
    if (!hasWord(before.toLowerCase(), name.toLowerCase()))
      found.push({ kind: 'name', text: name, problem: 'added' })
  }
  const nameAdded = found.some(({ kind, problem }) => kind === 'name' && problem === 'added')
  return found
    .filter(({ kind, text, problem }) => {
      // A pronoun may stand for a name that the paragraph has given before, but no other name may.
      const stoodFor = kind === 'name' && problem === 'missing' && !nameAdded && hasWord(said, text)
      return !stoodFor
    })
    .map(({ text, problem }) =>
      problem === 'missing' ? `"${text}" is missing` : `"${text}" is not in the source`,
    )
}

function hasWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const [left = '', right = ''] = [text[at - 1], text[at + word.length]]
    if (!/[\p{L}\d]/u.test(left) && !/[\p{L}\d]/u.test(right)) return true
  }
  return false
}

function measureFaults(source: string, output: string, language: Language): string[] {
  const after = measuresIn(output, numerals(language))
  return measuresIn(source, numerals(language)).flatMap((measure) => {
    const at = after.indexOf(measure)
    if (at >= 0) after.splice(at, 1)
    return at >= 0 ? [] : [`the unit of ${measure} was changed`]
  })
}
