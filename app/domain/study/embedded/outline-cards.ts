import type { Language } from '#app/domain/text/language.ts'
import type { Question, StudyPage } from '../types.ts'
import { definitionIn, entryIn } from './definitions.ts'
import { capital } from './draft.ts'
import { readDocument } from './passages.ts'
import { wordingOf } from './wording.ts'

const MOST_CARDS = 40
/** Sentences under a heading that its card holds. */
const SENTENCES = 2

/**
 * Cards of what a document has of headings and terms: what it says under each heading, and what each term means. They
 * are for being turned over, not for being graded.
 */
export async function outlineCards(pages: readonly StudyPage[], language: Language): Promise<Question[]> {
  const { passages, lists, headings } = await readDocument(pages, language, new AbortController().signal)
  const words = wordingOf(language)
  const terms = [
    ...passages.flatMap((passage) => (passage.alone ? (definitionIn(passage, language) ?? []) : [])),
    ...lists.flatMap(({ items, sources, page, heading }) =>
      items.flatMap((item, at) => entryIn(item, sources[at] ?? item, page, heading, language) ?? []),
    ),
  ].map(({ term, description, passage }) =>
    cardOf(words.say('described', words.quote(term)), capital(description), passage.page, passage.quote),
  )
  const sections = headings.flatMap(({ text, page }, at) => {
    const next = headings[at + 1]
    const under = passages
      .filter(
        (passage) => passage.heading === text && passage.page >= page && (!next || passage.page <= next.page),
      )
      .slice(0, SENTENCES)
    const items = lists.find((list) => list.heading === text && list.page === page)?.items ?? []
    const answer =
      under.length > 0 ? under.map(({ quote }) => quote).join(' ') : items.slice(0, 6).join(' · ')
    const quote = under[0]?.quote ?? text
    return answer.length < 15 ? [] : [cardOf(words.say('under', words.quote(text)), answer, page, quote)]
  })
  return [...terms, ...sections].slice(0, MOST_CARDS)
}

function cardOf(question: string, correctAnswer: string, page: number, quote: string): Question {
  return {
    question,
    type: 'free-text',
    correctAnswer: correctAnswer.slice(0, 1_000),
    explanation: '',
    page,
    quote,
  }
}
