import type { Language } from '#app/domain/humanizer/language.ts'
import type { Definition, ShortForm } from './definitions.ts'
import type { Figure } from './figures.ts'
import type { NameEntry } from './names.ts'
import type { Passage } from './passages.ts'
import type { Wording } from './wording.ts'

/** A question that could be asked. Without `others` it can only be answered in one's own words. */
export type Draft = {
  form: 'describes' | 'described' | 'standsFor' | 'shortFor' | 'who' | 'year' | 'name' | 'number'
  question: string
  answer: string
  others: readonly string[]
  passage: Passage
  score: number
  hint: string
  /** Whether the answer is short and certain enough to be typed. */
  typed: boolean
}

/** What a document has for questions and for their options. */
export type Collected = {
  names: ReadonlyMap<string, NameEntry>
  years: readonly string[]
  figures: readonly Figure[]
  definitions: readonly Definition[]
  shortForms: readonly ShortForm[]
  sentences: number
}

/** Where to look: the heading, unless it says no more than the page does. */
export function placeHint(passage: Passage, words: Wording, language: Language): string {
  const { heading, page } = passage
  const useful = heading && heading.length <= 80 && !/^[\d.\s]+$/.test(heading) && language.length > 0
  return useful ? words.section(page, heading) : words.page(page)
}
