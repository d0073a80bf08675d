import type { Language } from '../../language.ts'
import { compileRules } from '../patterns.ts'
import type { RuleTable } from '../patterns.ts'
import { RUSSIAN } from './russian.ts'

const SOURCES: Partial<Record<Language, string>> = {
  ru: RUSSIAN,
}

const compiled = new Map<Language, RuleTable>()

/** The phrases of a language that has no grammar of its own here, compiled when they are first needed. */
export function phrasesOf(language: Language): RuleTable {
  const known = compiled.get(language)
  if (known) return known
  const source = SOURCES[language]
  const table = compileRules(source ? [source] : [])
  compiled.set(language, table)
  return table
}
