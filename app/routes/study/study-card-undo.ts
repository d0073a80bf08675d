import { undoReview } from '#app/domain/study/flashcards.server.ts'
import { onlyBy } from '#app/http/errors.server.ts'
import { studyForm } from '#app/http/study-answer.server.ts'

/** Takes the last review of a card back. */
export const action = studyForm('Not taken back', async ({ user, params }) => {
  await undoReview(user, params.id ?? '')
  return { flash: { kind: 'good', title: 'Review taken back' } }
})

export const loader = onlyBy('POST')
