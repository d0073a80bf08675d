import { LANGUAGES, type Language } from '#app/domain/humanizer/language.ts'
import { CONCEPTS } from './concepts-table.ts'
import { stemOf, withoutAccents } from './stems.ts'

type Table = { byStem: Map<Language, Map<string, number[]>>; byName: Map<string, number> }

let made: Table | undefined

function table(): Table {
  if (made) return made
  const byStem = new Map<Language, Map<string, number[]>>(LANGUAGES.map((one) => [one, new Map()]))
  const byName = new Map<string, number>()
  for (const [concept, line] of CONCEPTS.trim().split('\n').entries()) {
    for (const [at, column] of line.split('|').entries()) {
      const language = LANGUAGES[at]
      const stems = language && byStem.get(language)
      if (!stems) continue
      for (const word of column.trim().split(/\s+/)) {
        if (language === 'en' && !byName.has(word)) byName.set(word, concept)
        const stem = stemOf(word, language)
        const there = stems.get(stem) ?? []
        if (!there.includes(concept)) stems.set(stem, [...there, concept])
      }
    }
  }
  return (made = { byStem, byName })
}

const NONE: readonly number[] = []

/** The concepts that a word of that language may stand for, by its stem (see `stemOf`); none of most words. */
export function conceptsOf(stem: string, language: Language): readonly number[] {
  const stems = table().byStem.get(language)
  return stems?.get(stem) ?? stems?.get(withoutAccents(stem)) ?? NONE
}

/** The concepts in whose line these English words come first. */
export function conceptsNamed(words: string): ReadonlySet<number> {
  const { byName } = table()
  return new Set(words.split(' ').flatMap((word) => byName.get(word) ?? []))
}
