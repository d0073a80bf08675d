import { answerQuestion } from '#app/domain/study/answers.server.ts'
import { onlyBy } from '#app/http/errors.server.ts'
import { indexOf, studyForm, textIn } from '#app/http/study-answer.server.ts'

/** Submits an answer to a question, and leads back to it, where the feedback stands. */
export const action = studyForm('Not answered', async ({ user, form, params }) => {
  const { id: documentId = '' } = params
  const index = indexOf(form.get('index'))
  await answerQuestion(user, documentId, index, textIn(form, 'answer'))
  return { goTo: `/study-buddy?doc=${documentId}#q${index + 1}` }
})

export const loader = onlyBy('POST')
