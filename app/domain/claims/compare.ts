import type { Language } from '../humanizer/language.ts'
import { compareFacts, type FactDifference } from '../humanizer/text/facts.ts'
import { denialFault } from './denials.ts'
import { swapFaults } from './swaps.ts'

/** What a sentence claims, by kind. `quotation` is all that must stay letter by letter: quotations, code, addresses. */
export type ClaimKind =
  | 'number'
  | 'date'
  | 'name'
  | 'quotation'
  | 'negation'
  | 'quantity'
  | 'direction'
  | 'order'
  | 'certainty'
  | 'cause'
  | 'role'
  | 'addition'
  | 'omission'
  | 'remark'
  | 'unrelated'

/** One thing that differs, in words for a reader and for a model: “before” has become “after”. */
export type Difference = { kind: ClaimKind; words: string }

/** Returns how a rewrite differs in meaning from its source; empty when it says the same. */
export function rewriteDifferences(source: string, rewrite: string, language: Language): Difference[] {
  if (source === rewrite) return []
  return [
    ...compareFacts(source, rewrite, language).map(factDifference),
    ...swapFaults(source, rewrite, language).map((words) => ({ kind: 'role' as const, words })),
    ...denials(source, rewrite, language),
  ]
}

/**
 * Returns what a statement says that its evidence (quote with its neighbouring text) does not bear out; empty when it is
 * borne out. A statement may say less, never more or otherwise.
 */
export function unsupported(statement: string, evidence: string, language: Language): Difference[] {
  return [
    ...compareFacts(evidence, statement, language)
      .filter(({ problem }) => problem === 'added')
      .map(factDifference),
    ...denials(evidence, statement, language).filter(({ words }) => words.endsWith('added')),
  ]
}

/** Returns which kinds are checked in a language, for labels. */
export function checkedKinds(_language: Language): readonly ClaimKind[] {
  return ['number', 'date', 'name', 'quotation', 'negation']
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
