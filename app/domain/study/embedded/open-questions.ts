import type { Language } from '#app/domain/text/language.ts'
import { comparable } from '../plain.ts'
import type { StudyPage } from '../types.ts'
import type { Form } from './draft.ts'
import { draftsOf } from './drafts.ts'
import { readDocument } from './passages.ts'

/** A question that needs no options beside it, and the sentence of the document that answers it. */
export type OpenQuestion = { question: string; quote: string }

/** Forms that people would ask of their own accord; what each is worth before the others. */
const ASKED: Partial<Record<Form, number>> = {
  why: 1,
  purpose: 0.9,
  condition: 0.8,
  compared: 0.8,
  amount: 0.7,
  who: 0.7,
  year: 0.5,
}
/** What each further question of a form costs, so that there are several. */
const SAMENESS = 0.5
const SAME_HEADING = 0.4
const LONGEST = 90
/** A question that shows the sentence with a gap, or one with a pronoun for what only the document names. */
const UNFIT = /["“”„«»]|\b(?:it|they|them|this|these|those)\b/

/**
 * Returns questions about a document that stand by themselves, the ones people would ask first: why, when, how much, who.
 * Of languages whose sentences are only asked about with gaps there are few or none.
 */
export async function openQuestions(
  pages: readonly StudyPage[],
  language: Language,
  most: number,
  signal: AbortSignal,
): Promise<OpenQuestion[]> {
  const read = await readDocument(pages, language, signal)
  const drafts = await draftsOf(read, {
    pages,
    language,
    seed: 1,
    known: [],
    count: most,
    difficulty: 'easy',
    types: ['free-text'],
  })
  const isName = namesIn(read.passages.map(({ text }) => text))
  const left = drafts.flatMap(({ form, question, passage, score }) => {
    const worth = ASKED[form]
    if (worth === undefined || question.length > LONGEST || UNFIT.test(question)) return []
    // A name in small letters: it only ever opens sentences, where nobody can tell it from a word.
    return (question.match(/\p{Ll}{3,}/gu) ?? []).some(isName)
      ? []
      : [{ question, form, passage, worth: worth + score }]
  })
  const chosen: typeof left = []
  const cost = ({ form, passage }: (typeof left)[number]) =>
    SAMENESS * chosen.filter((one) => one.form === form).length +
    SAME_HEADING * chosen.filter((one) => one.passage.heading === passage.heading).length
  while (chosen.length < most && left.length > 0) {
    let best = 0
    for (let at = 1; at < left.length; at++) {
      const [one, two] = [left[at], left[best]]
      if (one && two && one.worth - cost(one) > two.worth - cost(two)) best = at
    }
    const [next] = left.splice(best, 1)
    if (next && chosen.every(({ passage }) => comparable(passage.quote) !== comparable(next.passage.quote)))
      chosen.push(next)
  }
  return chosen.map(({ question, passage }) => ({ question, quote: passage.quote }))
}

/** Tells whether a word has only ever a capital in these sentences. */
function namesIn(sentences: readonly string[]): (word: string) => boolean {
  const words = new Set(sentences.flatMap((text) => text.match(/[\p{L}\p{M}]+/gu) ?? []))
  return (word) => !words.has(word) && words.has(word.charAt(0).toUpperCase() + word.slice(1))
}
