import type { Random } from '#app/domain/humanizer/embedded/random.ts'
import { comparable, wordsOf } from '../plain.ts'
import { capital, type Collected, type Draft, type Option } from './draft.ts'
import { stem } from './ranking.ts'
import { shuffled } from './shuffled.ts'

/** "Which term does the document describe as …?" and the other way round, with the document's other terms as options. */
export function definitionDrafts({ definitions, words }: Collected, random: Random): Draft[] {
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
    const describes: Draft = {
      form: 'describes',
      question: words.say('describes', words.quote(one.description)),
      answer: capital(one.term),
      others: alike.map(({ term, passage }): Option => ({ text: capital(term), from: passage })),
      passage: one.passage,
      typed: one.term.split(/\s+/).length <= 3,
    }
    const described: Draft = {
      form: 'described',
      question: words.say('described', words.quote(one.term)),
      answer: capital(one.description),
      others: others
        .filter(({ description }) => !names(description, one.term))
        .map(({ description, passage }): Option => ({ text: capital(description), from: passage })),
      passage: one.passage,
      typed: false,
    }
    return [describes, described]
  })
}

/** Whether a description has the word that is asked about. */
function names(description: string, term: string): boolean {
  const said = new Set(wordsOf(description).map(stem))
  return wordsOf(term).some((word) => word.length > 3 && said.has(stem(word)))
}

/** "What does … stand for?" */
export function shortFormDrafts({ shortForms, words }: Collected, random: Random): Draft[] {
  return shortForms.map((one): Draft => {
    const others = shuffled(
      shortForms.filter((other) => other !== one),
      random,
    )
    return {
      form: 'standsFor',
      question: words.say('standsFor', words.quote(one.short)),
      answer: one.long,
      others: others.map(({ long, passage }) => ({ text: long, from: passage })),
      passage: one.passage,
      typed: one.long.split(/\s+/).length <= 5,
    }
  })
}
