import type { Language } from './language.ts'
import { numerals } from './numerals.ts'

type Patterns = { sequence: RegExp; word: RegExp }
const patternsOf = new Map<Language, Patterns>()

/** A word of a sequence of number words: "two", "thousand"; "one" counts only beside others. */
function patterns(language: Language): Patterns {
  const known = patternsOf.get(language)
  if (known) return known
  const words = [...numerals(language).keys(), ...(language === 'en' ? ['one'] : [])]
  const word = `(?:${words.sort((one, two) => two.length - one.length).join('|')})`
  // Elsewhere a point may part thousands.
  const figure = language === 'en' ? '\\d{1,15}(?:\\.\\d{1,6})?' : '\\d{1,15}'
  const sequence = new RegExp(
    `(?:(?<![\\p{L}\\d.,-])(${figure}) |(?<![\\p{L}\\d]))(${word}(?:(?:-| and | )${word}(?![\\p{L}\\d])){0,8})(?![\\p{L}\\d])`,
    'gu',
  )
  const made = { sequence, word: new RegExp(`( and )?(${word})(?![\\p{L}])`, 'gu') }
  patternsOf.set(language, made)
  return made
}

/**
 * Number words of a text in small letters as figures: "two thousand" and "2 thousand" become "2000", "forty-two" "42".
 * What is no number as a whole ("two three") becomes figures word by word.
 */
export function withFigures(text: string, language: Language): string {
  const values = numerals(language)
  const { sequence, word } = patterns(language)
  return text.replace(sequence, (whole, figure: string | undefined, words: string) => {
    const parts = [...words.matchAll(word)].map(([, and, name = '']) => ({ and: Boolean(and), name }))
    const value = valueOf(parts, figure, values)
    if (value !== undefined) return String(value)
    return withFiguresEach(whole, language)
  })
}

/** The same word by word: "two thousand" becomes "2 1000". */
export function withFiguresEach(text: string, language: Language): string {
  const values = numerals(language)
  return text.replace(/\p{L}+/gu, (word) => (word.length < 13 ? (values.get(word) ?? word) : word))
}

type Part = { and: boolean; name: string }

/** The number that the parts make together, or undefined when they do not make one. */
function valueOf(
  parts: readonly Part[],
  figure: string | undefined,
  values: ReadonlyMap<string, string>,
): number | undefined {
  if (parts.length === 1 && parts[0]?.name === 'one') return undefined
  if (figure !== undefined) {
    const times = parts.length === 1 ? Number(values.get(parts[0]?.name ?? '')) : 0
    const product = Math.round(Number(figure) * times)
    return times >= 100 && Math.abs(product - Number(figure) * times) < 1e-6 ? product : undefined
  }
  let [total, group, last, least] = [0, 0, 0, Infinity]
  for (const { and, name } of parts) {
    const value = name === 'one' ? 1 : Number(values.get(name))
    if (and && last < 100) return undefined
    if (value < 100) {
      const ones = value < 10 && last >= 20 && last < 100
      const fits = group === 0 ? last === 0 || last >= 1000 : group % 100 === 0 || (ones && group % 10 === 0)
      if (!fits) return undefined
      group += value
    } else if (value === 100) {
      if (group >= 100 || (group === 0 && total > 0)) return undefined
      group = Math.max(group, 1) * 100
    } else {
      if (value >= least || (group === 0 && total > 0)) return undefined
      total += Math.max(group, 1) * value
      group = 0
      least = value
    }
    last = value
  }
  return total + group
}
