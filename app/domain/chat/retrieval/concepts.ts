import { LANGUAGES, type Language } from '#app/domain/text/language.ts'
import { CONCEPTS } from './concepts-table.ts'
import { stemOf, withoutAccents } from '#app/domain/text/stems.ts'

const columns = CONCEPTS.trim()
  .split('\n')
  .map((line) => line.split('|'))

/** The concepts of each stem of a language, made when that language is first asked for. */
const byStem = new Map<Language, ReadonlyMap<string, readonly number[]>>()

function stemsOf(language: Language): ReadonlyMap<string, readonly number[]> {
  const known = byStem.get(language)
  if (known) return known
  const made = new Map<string, number[]>()
  for (const [concept, words] of wordsOf(language)) {
    for (const word of words) {
      const stem = stemOf(word, language)
      const there = made.get(stem) ?? []
      if (!there.includes(concept)) made.set(stem, [...there, concept])
    }
  }
  byStem.set(language, made)
  return made
}

function wordsOf(language: Language): [concept: number, words: string[]][] {
  const at = LANGUAGES.indexOf(language)
  return columns.map((line, concept) => [concept, (line[at] ?? '').trim().split(/\s+/)])
}

let byName: Map<string, number> | undefined

const NONE: readonly number[] = []

/** The concepts that a word of that language may stand for, by its stem (see `stemOf`); none of most words. */
export function conceptsOf(stem: string, language: Language): readonly number[] {
  const stems = stemsOf(language)
  return stems.get(stem) ?? stems.get(withoutAccents(stem)) ?? NONE
}

/** The concepts in whose line these English words come first. */
export function conceptsNamed(words: string): ReadonlySet<number> {
  // Of a word that stands in several lines the first counts.
  const names = (byName ??= new Map(
    wordsOf('en')
      .flatMap(([concept, all]) => all.map((word): [string, number] => [word, concept]))
      .toReversed(),
  ))
  return new Set(words.split(' ').flatMap((word) => names.get(word) ?? []))
}
