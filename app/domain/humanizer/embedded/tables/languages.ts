import type { Language } from '../../language.ts'
import { compileRules } from '../patterns.ts'
import type { RuleTable } from '../patterns.ts'

const SOURCES: Record<Exclude<Language, 'en'>, string> = {
  es: '',
  fr: '',
  de: '',
  it: '',
  pt: '',
  nl: '',
  ru: '',
}

const compiled = new Map<Language, RuleTable>()

/** The phrases of a language other than English, compiled when they are first needed. */
export function phrasesOf(language: Language): RuleTable {
  const known = compiled.get(language)
  if (known) return known
  const table = compileRules(language === 'en' ? [] : [SOURCES[language]])
  compiled.set(language, table)
  return table
}
