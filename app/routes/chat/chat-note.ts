import { noteAnswer } from '#app/domain/study/notes.server.ts'
import { onlyBy } from '#app/http/errors.server.ts'
import { studyForm } from '#app/http/study-answer.server.ts'

/** Puts an answer of Chat PDF among the study notes of its document. */
export const action = studyForm('Not saved', async ({ user, params }) => {
  const added = await noteAnswer(user, Number(params.id))
  const description = added ? undefined : 'It stands there already.'
  return { flash: { kind: 'good', title: 'Saved to your study notes', description } }
})

export const loader = onlyBy('POST')
