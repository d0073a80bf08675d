import type { Language } from './language.ts'
import { withFigures, withFiguresEach } from './figures.ts'

/** Countries and unions that are written in letters and in words. Small letters are left alone: "us" is a pronoun. */
const INITIALS: readonly [RegExp, string][] = [
  [
    /(?<![\p{L}\d.])(?:U\. ?S\. ?A(?![\p{L}\d])\.?|U\. ?S(?![\p{L}\d$])\.?|USA?(?![\p{L}\d$]))/gu,
    'united states',
  ],
  [/(?<![\p{L}\d.])(?:U\. ?K(?![\p{L}\d])\.?|UK(?![\p{L}\d]))/gu, 'united kingdom'],
  [/(?<![\p{L}\d.])(?:U\. ?N(?![\p{L}\d])\.?|UN(?![\p{L}\d]))/gu, 'united nations'],
  [/(?<![\p{L}\d.])(?:E\. ?U(?![\p{L}\d])\.?|EU(?![\p{L}\d]))/gu, 'european union'],
]

const PERCENT =
  /(?<!\p{L})(?:per cento?|por ciento|por cento|pour cent|prozent|procent|процент(?:а|ов)?)(?!\p{L})|(?<=\d) ?%/gu

/** One spelling for what means the same. */
export function normalised(text: string, language: Language): string {
  return tidy(withFigures(plain(text, language), language))
}

/** The same, and with each number word by itself: "million pounds" is found in "12 million pounds", too. */
export function normalisedBothWays(text: string, language: Language): string[] {
  const spelt = plain(text, language)
  return [...new Set([withFigures(spelt, language), withFiguresEach(spelt, language)])].map(tidy)
}

function plain(text: string, language: Language): string {
  const spelt = language === 'en' && /[UE]\.? ?[SKNU]/.test(text) ? withoutInitials(text) : text
  return spelt
    .toLowerCase()
    .replace(/[“”„«»"‹›]/g, '"')
    .replace(/[‘’]/g, "'")
    .replace(/[\u00a0\u202f]/g, ' ')
    .replace(/[‐‑−–]/g, '-')
    .replace(/(?<=\d)[,' ](?=\d{3}(?!\d))/g, '')
    .replace(/(?<=[\p{L}\d])'s?(?![\p{L}\d])/gu, '')
    .replace(PERCENT, ' percent')
    .replace(/[.,;:!?]+(?="|$)/g, '')
    .replace(/\s+/g, ' ')
}

function tidy(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

function withoutInitials(text: string): string {
  return INITIALS.reduce((spelt, [initials, name]) => spelt.replace(initials, name), text)
}
