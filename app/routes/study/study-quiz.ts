import { startQuiz } from '#app/domain/study/quiz.server.ts'
import { onlyBy } from '#app/http/errors.server.ts'
import { pressKey } from '#app/http/press-key.server.ts'
import { requestLog } from '#app/http/log.server.ts'
import { studyForm, textIn } from '#app/http/study-answer.server.ts'
import { quizWish } from '#app/http/study-request.server.ts'

/** Begins a quiz of a document, and leads to where it is made. */
export const action = studyForm('Failed to generate quiz', async ({ user, form, params, context }) => {
  const log = requestLog(context)
  const { id: documentId = '' } = params
  const fields = { count: form.get('count') ?? undefined, difficulty: form.get('difficulty') ?? undefined }
  const types = form.getAll('types')
  const wish = quizWish({ ...fields, ...(types.length > 0 && { types }) })
  const run = await startQuiz(user, documentId, wish, {
    idempotencyKey: pressKey(textIn(form, 'key').slice(0, 100), [documentId, wish]),
    onError: (error) => log.error({ err: error }, 'quiz failed'),
  })
  return { goTo: `/study-buddy?doc=${documentId}&run=${run.id}` }
})

export const loader = onlyBy('POST')
