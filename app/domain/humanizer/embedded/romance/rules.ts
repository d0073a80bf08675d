import { compileRules } from '../patterns.ts'
import type { RuleTable } from '../patterns.ts'
import { boundPhrases } from './coordination.ts'
import type { BoundPhrases } from './coordination.ts'
import { CUT_ARTICLES, opensWithVowel, splitPattern } from './elision.ts'
import type { Nominals } from './elision.ts'
import { expandTable, nominalsOf } from './expand.ts'
import type { RomanceLanguage } from './grammar.ts'
import { GRAMMARS } from './grammars.ts'
import { FRENCH } from '../tables/french.ts'
import { ITALIAN } from '../tables/italian.ts'
import { PORTUGUESE } from '../tables/portuguese.ts'
import { SPANISH } from '../tables/spanish.ts'

export const ROMANCE_TABLES: Readonly<Record<RomanceLanguage, string>> = {
  es: SPANISH,
  fr: FRENCH,
  it: ITALIAN,
  pt: PORTUGUESE,
}

export type Ruleset = { table: RuleTable; nominals: Nominals; bound: BoundPhrases }

const compiled = new Map<RomanceLanguage, Ruleset>()

/** The phrases of a language with every form spelled out, compiled when they are first needed. */
export function rulesOf(language: RomanceLanguage): Ruleset {
  const known = compiled.get(language)
  if (known) return known
  const grammar = GRAMMARS[language]
  const source = ROMANCE_TABLES[language]
  const nominals = nominalsOf(source, grammar)
  const lines = expandTable(source, grammar).flatMap((line) => guardCut(line, language, nominals))
  const ruleset = { table: compileRules([lines.join('\n')]), nominals, bound: boundPhrases(lines, language) }
  compiled.set(language, ruleset)
  return ruleset
}

/**
 * Where "l'" before a word leaves open which article it is, the word may not become one that needs the whole article:
 * such wordings are kept for other places.
 */
function guardCut(line: string, language: RomanceLanguage, nominals: Nominals): string[] {
  const equals = line.indexOf(' = ')
  const pattern = splitPattern(line.slice(0, equals), language)
  const rest = line.slice(equals + 3)
  const articles = CUT_ARTICLES[language]
  const [first = ''] = pattern.split(/[ |]/)
  const plain = [`${pattern} = ${rest}`]
  if (!articles || pattern.includes(' < ') || !opensWithVowel(first, language)) return plain
  const [alternatives = '', rate] = rest.split(' @')
  const all = alternatives.split(' / ')
  const safe = all.filter((one) => {
    const word = one.replace(/^[crfpxem]+:/, '').split(' ')[0] ?? ''
    return opensWithVowel(word, language) || nominals.genders.has(word)
  })
  if (safe.length === all.length) return plain
  const end = rate ? ` @${rate}` : ''
  const free = `!${articles} < ${pattern} = ${alternatives}${end}`
  return safe.length ? [`${articles} < ${pattern} = ${safe.join(' / ')}${end}`, free] : [free]
}
