import { href } from 'react-router'
import * as z from 'zod'
import { addOutlineCards, addQuizCards } from '#app/domain/study/flashcards.server.ts'
import { onlyBy } from '#app/http/errors.server.ts'
import { resourceAction } from '#app/http/mutation.server.ts'
import { addressOf } from './place.ts'

const CardsFields = z.object({ of: z.enum(['quiz', 'outline']).default('quiz') })

/** Makes flashcards of all questions of a document's quiz, or (`of=outline`) of its headings and terms, and leads to them. */
export const action = resourceAction(
  CardsFields,
  { back: href('/study-buddy'), title: 'No flashcards' },
  async ({ user, values, params: { id: doc = '' } }) => {
    const isOutline = values.of === 'outline'
    const added = await (isOutline ? addOutlineCards : addQuizCards)(user, doc)
    const none = isOutline
      ? 'No further headings or terms to make flashcards of'
      : 'All questions are flashcards already'
    const title = added === 0 ? none : `${added} flashcards added`
    return {
      to: addressOf({ doc, tab: 'cards' }),
      flash: { kind: added === 0 ? 'info' : 'good', title: added === 1 ? 'One flashcard added' : title },
      answer: { added },
    }
  },
)

export const loader = onlyBy('POST')
