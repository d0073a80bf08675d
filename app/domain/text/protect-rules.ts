import type { Language } from './language.ts'
import { monthNames, numerals } from './numerals.ts'
import type { Shape } from './shapes.ts'

/** How texts name their sources. Every quantifier is bounded, as in `SHAPES`. */
export const CITATIONS: readonly Shape[] = [
  {
    kind: 'citation',
    pattern:
      /\[(?:\d{1,4}|[A-Z][A-Za-z]{1,20}\d{2,4})(?:\s?[,;–-]\s?(?:\d{1,4}|[A-Z][A-Za-z]{1,20}\d{2,4})){0,20}\]|\[\^[\w-]{1,40}\]|\[@[^\]\n]{1,200}\]/g,
    needs: '[',
  },
  {
    kind: 'citation',
    pattern:
      /(?<![\p{L}\d])\p{Lu}[\p{L}'’-]{1,30}(?:,? (?:and|&|y|et|und|e|en|и) \p{Lu}[\p{L}'’-]{1,30}|,? et al\.?,?)?(?:'s|’s)? ?\((?:1[5-9]|20)\d\d[a-z]?(?:[,:;][^()\n]{0,60})?\)/gu,
    needs: '(',
  },
  {
    kind: 'citation',
    pattern:
      /\((?=[^()\n]{0,200}(?:(?:1[5-9]|20)\d\d[a-z]?|n\.d\.|in press|p\. ?\d|pp\. ?\d))[^()\n]{4,200}\)/g,
    needs: '(',
  },
  { kind: 'citation', pattern: /(?<![\p{L}\d])\p{Lu}[\p{L}'’-]{1,30} et al\.?/gu, needs: 'et al' },
]

export const QUOTATIONS: readonly { open: string; close: string; pattern: RegExp }[] = [
  { open: '"', close: '"', pattern: /(?<![\p{L}\d"])"(?=\s?[^\s"])[^"\n]{1,3000}"/gu },
  { open: '“', close: '”', pattern: /“[^“”\n]{1,3000}”/gu },
  { open: '„', close: '“', pattern: /„[^„“”"\n]{1,1000}[“”"]/gu },
  // As TeX writes them.
  { open: '``', close: "''", pattern: /``(?=[^\s`])[^`\n]{1,1000}?''/gu },
  { open: '«', close: '»', pattern: /«[^«»\n]{1,1000}»/gu },
  { open: '»', close: '«', pattern: /»[^«»\n]{1,1000}«/gu },
  { open: '‘', close: '’', pattern: /(?<![\p{L}\d])‘[^‘\n]{1,300}?’(?![\p{L}\d])/gu },
  { open: '‹', close: '›', pattern: /‹[^‹›\n]{1,300}›/gu },
  {
    open: "'",
    close: "'",
    pattern: /(?<![\p{L}\d'])'(?=[^\s'])[^'\n]{1,200}(?:'[a-z]{1,2} [^'\n]{1,100}){0,3}'(?![\p{L}\d])/gu,
  },
]

const UNITS =
  'percent|per cent|percentage points?|degrees?|dollars?|euros?|pounds?|cents?|years?|months?|weeks?|days?|hours?|minutes?|seconds?|miles?|kilomet(?:er|re)s?|met(?:er|re)s?|feet|foot|inch(?:es)?|grams?|kilograms?|tons?|tonnes?|lit(?:er|re)s?|watts?|volts?|bytes?|(?:k|c|m|µ|n)?m|(?:k|m|µ)?g|(?:m)?l|(?:k|m|g)?hz|(?:k|m|g|t)b|°[cf]|kelvin|ms|kw|mw|prozent|jahre|por ciento|por cento|per cento|pour cent|procent|процентов|процента|million(?:s|en)?|billion|trillion|thousand|hundred|bn|m'
export const FIGURE = new RegExp(
  `(?<![\\p{L}\\d_])(?:[$€£¥₽#±~<>≈]|US\\$|R\\$)?[-−+]?\\d{1,30}(?:[.,:/’'\\u00a0\\u202f×x-]\\d{1,30}){0,12}(?:st|nd|rd|th|s|º|ª|°|er|ème|e)?(?![\\p{L}\\d])(?:\\s?[%‰€£$₽°](?:[CF](?![\\p{L}]))?)?(?:\\s(?:${UNITS})(?![\\p{L}\\d'’]))?(?:[–-]\\d{1,12}(?:\\.\\d{1,12})?(?![\\p{L}\\d])%?)?`,
  'giu',
)
export const MIXED =
  /(?<![\p{L}\p{M}\d_])(?=[\p{L}\d_.+/-]{0,39}[\d_])\p{L}[\p{L}\d_.+/-]{0,39}[\p{L}\d+]|(?<![\p{L}\p{M}\d_.,])\d{1,20}\p{L}[\p{L}\d-]{0,39}/gu
/** "iPhone", "pH"; what has more small letters before its capital is code. */
export const INNER_CAPITAL = /(?<![\p{L}\p{M}\d_])\p{Ll}\p{Lu}[\p{L}\d]{0,40}/gu
export const HANDLE = /(?<![\p{L}\d_&/])[@#][\p{L}_][\p{L}\d_]{1,60}/gu

type LanguageRules = { date: RegExp; words: RegExp; plain: RegExp }
const rulesOf = new Map<Language, LanguageRules>()

/** The patterns of dates and number words of a language. */
export function languageRules(language: Language): LanguageRules {
  const known = rulesOf.get(language)
  if (known) return known
  const month = `(?:${monthNames(language)})`
  const year = '(?:1[0-9]|20)\\d\\d'
  const day = '\\d{1,2}(?:st|nd|rd|th|er|º|\\.)?'
  const of = '(?: (?:de|del|of))?'
  const list = [...numerals(language).keys()].join('|')
  const rules = {
    date: new RegExp(
      `(?<![\\p{L}\\d])(?:${day}${of} ${month}\\.?(?:,?${of} ${year})?|${month}\\.? ${day}(?:[-–]\\d{1,2})?(?:,? ${year})?|${month}\\.?,?${of} ${year}|\\d{4}-\\d\\d-\\d\\d(?:T[\\d:.]{4,15}Z?)?|\\d{1,2}[./]\\d{1,2}[./]\\d{2,4})(?![\\p{L}\\d])`,
      'giu',
    ),
    words: new RegExp(
      `(?<![\\p{L}\\d-])(?:${list}|twenty-first)(?:(?:-| and | )(?:one|${list})(?![\\p{L}\\d])){0,6}(?:[- ](?:fold|thirds?|quarters?|fifths?|tenths?))?(?:\\s(?:${UNITS})(?![\\p{L}\\d'’]))?(?![\\p{L}\\d])`,
      'giu',
    ),
    plain: new RegExp(
      '(?<![\\p{L}\\d])(?:one|a|half a) (?:hundred|thousand|million|billion|third|quarter|fifth|tenth|dozen)(?![\\p{L}\\d])|(?<![\\p{L}\\d])one[- ](?:third|quarter|fifth|tenth|half)(?![\\p{L}\\d])',
      'giu',
    ),
  }
  rulesOf.set(language, rules)
  return rules
}

/** Weekdays and months that stand alone in English; elsewhere they are not capitalised. */
export const CALENDAR =
  /(?<![\p{L}\d])(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|January|February|April|June|July|August|September|October|November|December)(?![\p{L}\d])/gu
