import { retryMissed } from '#app/domain/study/answers.server.ts'
import { onlyBy } from '#app/http/errors.server.ts'
import { studyForm } from '#app/http/study-answer.server.ts'

/** Opens the missed questions of a quiz once more. */
export const action = studyForm('Not opened', async ({ user, params }) => {
  await retryMissed(user, params.id ?? '')
  return {}
})

export const loader = onlyBy('POST')
