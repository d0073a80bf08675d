import { FRENCH_GRAMMAR } from './french.ts'
import type { Grammar, RomanceLanguage } from './grammar.ts'
import { ITALIAN_GRAMMAR } from './italian.ts'
import { PORTUGUESE_GRAMMAR } from './portuguese.ts'
import { SPANISH_GRAMMAR } from './spanish.ts'

export const GRAMMARS: Readonly<Record<RomanceLanguage, Grammar>> = {
  es: SPANISH_GRAMMAR,
  fr: FRENCH_GRAMMAR,
  it: ITALIAN_GRAMMAR,
  pt: PORTUGUESE_GRAMMAR,
}
