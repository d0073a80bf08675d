import { startKeyPoints } from '#app/domain/study/key-points.server.ts'
import { onlyBy } from '#app/http/errors.server.ts'
import { pressKey } from '#app/http/press-key.server.ts'
import { requestLog } from '#app/http/log.server.ts'
import { studyForm, textIn } from '#app/http/study-answer.server.ts'

/** Begins to extract the key points of a document, and leads to where they are made. */
export const action = studyForm('Failed to generate key points', async ({ user, form, params, context }) => {
  const log = requestLog(context)
  const { id: documentId = '' } = params
  const run = await startKeyPoints(user, documentId, {
    idempotencyKey: pressKey(textIn(form, 'key').slice(0, 100), documentId),
    onError: (error) => log.error({ err: error }, 'key points failed'),
  })
  return { goTo: `/study-buddy?doc=${documentId}&tab=notes&run=${run.id}` }
})

export const loader = onlyBy('POST')
