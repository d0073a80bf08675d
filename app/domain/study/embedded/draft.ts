import type { Language } from '#app/domain/text/language.ts'
import type { Definition, ShortForm } from './definitions.ts'
import type { Figure } from './figures.ts'
import type { Lexis } from './lexis.ts'
import type { NameEntry } from './names.ts'
import type { ItemList, Passage, Point, Table } from './passages.ts'
import type { Wording } from './wording.ts'

/** A wrong option, and the sentence it is taken from. */
export type Option = { text: string; from?: Passage }

/** The kinds of questions that the embedded engine asks. */
const FORMS = [
  'describes',
  'described',
  'standsFor',
  'who',
  'what',
  'object',
  'where',
  'year',
  'amount',
  'why',
  'effect',
  'completion',
  'purpose',
  'condition',
  'compared',
  'order',
  'step',
  'list',
  'point',
  'cell',
  'truth',
  'name',
  'number',
] as const
export type Form = (typeof FORMS)[number]

/** A question that could be asked. Without `others` it can only be answered in one's own words. */
export type Draft = {
  form: Form
  question: string
  answer: string
  others: readonly Option[]
  passage: Passage
  /** Whether the answer is short and certain enough to be typed. */
  typed: boolean
  /** What is said beside the quote once it is answered. */
  explanation?: string
  hint?: string
  kind?: 'truth' | 'exception'
}

/** What a document has for questions and for their options. */
export type Collected = {
  language: Language
  words: Wording
  passages: readonly Passage[]
  /** Those that can be understood by themselves. */
  alone: readonly Passage[]
  lexis: Lexis
  names: ReadonlyMap<string, NameEntry>
  nameSources: ReadonlyMap<string, Passage>
  /** Words that have a capital inside sentences. */
  properWords: ReadonlySet<string>
  years: readonly { text: string; from: Passage }[]
  figures: readonly (Figure & { from: Passage })[]
  definitions: readonly Definition[]
  shortForms: readonly ShortForm[]
  lists: readonly ItemList[]
  tables: readonly Table[]
  points: readonly Point[]
}

/** A passage for what is no sentence: items of a list, a row of a table. */
export function partPassage(text: string, quote: string, page: number, heading: string | null): Passage {
  return {
    text,
    quote,
    page,
    heading,
    before: null,
    paragraph: -1,
    first: false,
    words: 0,
    alone: true,
    step: false,
  }
}

/** With a capital at its start. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
