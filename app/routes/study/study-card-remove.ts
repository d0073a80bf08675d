import { deleteCard } from '#app/domain/study/flashcards.server.ts'
import { onlyBy } from '#app/http/errors.server.ts'
import { studyForm } from '#app/http/study-answer.server.ts'

/** Takes a card out of the repetition. */
export const action = studyForm('Not removed', async ({ user, params }) => {
  await deleteCard(user, params.id ?? '')
  return { flash: { kind: 'good', title: 'Flashcard removed' } }
})

export const loader = onlyBy('POST')
