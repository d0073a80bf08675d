import type { Language } from '#app/domain/text/language.ts'
import { numerals } from '#app/domain/text/numerals.ts'

/** Number words that have a second meaning, and forms of others: a question may be meant so, and finds more then. */
const FURTHER: Partial<Record<Language, readonly [string, string][]>> = {
  fr: [['neuf', '9']],
  it: [['sei', '6']],
  ru: [
    ['двух', '2'],
    ['трёх', '3'],
    ['пяти', '5'],
    ['десяти', '10'],
  ],
}

/** Returns how else a number from two on is written: "10" and "diez". None of any other word. */
export function numberNames(word: string, language: Language, other: Language): string[] {
  const namesOf = (of: Language) => [...numerals(of), ...(FURTHER[of] ?? [])]
  const value = /^\d+$/.test(word) ? word : namesOf(language).find(([name]) => name === word)?.[1]
  if (value === undefined || value === '1') return []
  const names = namesOf(other).flatMap(([name, theirs]) => (theirs === value ? [name] : []))
  return [value, ...names].filter((name) => name !== word)
}
