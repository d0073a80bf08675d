import { addOutlineCards, addQuizCards } from '#app/domain/study/flashcards.server.ts'
import { onlyBy } from '#app/http/errors.server.ts'
import { studyForm, textIn } from '#app/http/study-answer.server.ts'

/** Makes flashcards of all questions of a document's quiz, or (`of=outline`) of its headings and terms. */
export const action = studyForm('No flashcards', async ({ user, form, params }) => {
  const isOutline = textIn(form, 'of') === 'outline'
  const added = await (isOutline ? addOutlineCards : addQuizCards)(user, params.id ?? '')
  const none = isOutline
    ? 'No further headings or terms to make flashcards of'
    : 'All questions are flashcards already'
  const title = added === 0 ? none : `${added} flashcards added`
  return { flash: { kind: 'good', title: added === 1 ? 'One flashcard added' : title } }
})

export const loader = onlyBy('POST')
