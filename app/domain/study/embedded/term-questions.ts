import { setImmediate as turn } from 'node:timers/promises'
import type { Random } from '#app/domain/random.ts'
import { comparable } from '../plain.ts'
import type { Definition } from './definitions.ts'
import { capital, type Collected, type Draft, type Option } from './draft.ts'
import { sharesWord } from './lexis.ts'
import { MOST_OPTIONS } from './statements.ts'
import { shuffled } from './shuffled.ts'

/** "Which term does the document describe as …?" and the other way round, with the document's other terms as options. */
export async function definitionDrafts(
  { definitions, words, lexis }: Collected,
  random: Random,
): Promise<Draft[]> {
  const terms = [...new Map(definitions.map((one) => [comparable(one.term), one])).values()]
  const drafts: Draft[] = []
  for (const one of terms) {
    await turn()
    const others = shuffled(
      terms.filter((other) => other !== one),
      random,
    )
    // Terms in the same number first: otherwise the grammar tells which one it is.
    const isAlike = ({ term }: Definition) => isPlural(term) === isPlural(one.term)
    const alike = [...others.filter(isAlike), ...others.filter((other) => !isAlike(other))].slice(
      0,
      MOST_OPTIONS,
    )
    // An entry of a list is worded unlike a sentence that defines: beside one another the odd one would be told by that.
    const isEntry = ({ passage }: Definition) => passage.paragraph < 0
    const worded = others.filter((other) => isEntry(other) === isEntry(one)).slice(0, MOST_OPTIONS)
    // A description that has the word that is asked about would tell.
    const tells = sharesWord(one.term, lexis)
    drafts.push(
      {
        form: 'describes',
        question: words.say('describes', words.quote(one.description)),
        answer: capital(one.term),
        others: alike.map(({ term, passage }): Option => ({ text: capital(term), from: passage })),
        passage: one.passage,
        typed: one.term.split(/\s+/).length <= 3,
      },
      {
        form: 'described',
        question: words.say('described', words.quote(one.term)),
        answer: capital(one.description),
        others: worded.flatMap(({ description: text, passage }): Option[] =>
          tells({ text }) ? [] : [{ text: capital(text), from: passage }],
        ),
        passage: one.passage,
        typed: false,
      },
    )
  }
  return drafts
}

const isPlural = (term: string) => /s$/i.test(term)

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
