import type { Language } from '#app/domain/humanizer/language.ts'
import type { Random } from '#app/domain/humanizer/embedded/random.ts'
import { comparable } from '../plain.ts'
import { type Collected, type Draft, placeHint } from './draft.ts'
import { shuffled } from './shuffled.ts'
import type { Wording } from './wording.ts'

/** "Which term does the document describe as …?" and the other way round, with the document's other terms as options. */
export function definitionDrafts(
  { definitions }: Collected,
  words: Wording,
  language: Language,
  random: Random,
): Draft[] {
  const terms = new Map(definitions.map((one) => [comparable(one.term), one]))
  return [...terms.values()].flatMap((one): Draft[] => {
    const others = shuffled(
      [...terms.values()].filter((other) => other !== one),
      random,
    )
    const plural = /s$/i.test(one.term)
    // Terms in the same number first: otherwise the grammar tells which one it is.
    const alike = [...others].sort(
      (a, b) => Number(/s$/i.test(b.term) === plural) - Number(/s$/i.test(a.term) === plural),
    )
    const base = { passage: one.passage, score: 0 }
    const hint = words.pageAndLetter(
      one.passage.page,
      capital(one.term).charAt(0),
      one.term.split(/\s+/).length,
    )
    const describes: Draft = {
      ...base,
      form: 'describes',
      question: words.describes(words.quote(one.description)),
      answer: capital(one.term),
      others: alike.map(({ term }) => capital(term)),
      hint,
      typed: one.term.split(/\s+/).length <= 3,
    }
    const described: Draft = {
      ...base,
      form: 'described',
      question: words.described(words.quote(one.term)),
      answer: capital(one.description),
      others: others
        .filter(({ description }) => similarLength(description, one.description))
        .map(({ description }) => capital(description)),
      hint: placeHint(one.passage, words, language),
      typed: false,
    }
    return others.length >= 3 ? [describes, described] : [{ ...describes, others: [] }]
  })
}

/** An option much longer than the others is picked without knowing anything. */
function similarLength(one: string, two: string): boolean {
  return one.length < two.length * 2.2 && two.length < one.length * 2.2
}

/** "What does … stand for?" */
export function shortFormDrafts({ shortForms }: Collected, words: Wording, random: Random): Draft[] {
  return shortForms.flatMap((one): Draft[] => {
    const others = shuffled(
      shortForms.filter((other) => other !== one),
      random,
    )
    return [
      {
        form: 'standsFor',
        question: words.standsFor(words.quote(one.short)),
        answer: one.long,
        others: others.map(({ long }) => long),
        passage: one.passage,
        score: 0,
        hint: words.pageAndLetter(one.passage.page, one.long.charAt(0), one.long.split(/\s+/).length),
        typed: one.long.split(/\s+/).length <= 5,
      },
    ]
  })
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
