import { addQuizCards } from '#app/domain/study/flashcards.server.ts'
import { onlyBy } from '#app/http/errors.server.ts'
import { studyForm } from '#app/http/study-answer.server.ts'

/** Makes flashcards of all questions of a document's quiz. */
export const action = studyForm('No flashcards', async ({ user, params }) => {
  const added = await addQuizCards(user, params.id ?? '')
  const title = added === 0 ? 'All questions are flashcards already' : `${added} flashcards added`
  return { flash: { kind: 'good', title: added === 1 ? 'One flashcard added' : title } }
})

export const loader = onlyBy('POST')
