import { MAX_CONTENT_BYTES } from '#app/domain/library/limits.ts'
import { questionsIn, startQuiz } from '#app/domain/study/quiz.server.ts'
import { readFields } from '#app/http/body.server.ts'
import { call, onlyBy } from '#app/http/errors.server.ts'
import { requestLog } from '#app/http/log.server.ts'
import type { PageHandle } from '#app/http/page-handle.ts'
import { runResult } from '#app/http/run-result.server.ts'
import { requireCaller } from '#app/http/session.server.ts'
import { QuizFields, studySource } from '#app/http/study-request.server.ts'
import { valid } from '#app/http/valid.server.ts'

export const handle: PageHandle = { body: { bytes: MAX_CONTENT_BYTES } }

/** Makes a quiz of a document (`documentId`), keeps it, and answers its questions when it is finished. */
export const action = call(async ({ request, context }) => {
  const user = requireCaller(context)
  const fields = await readFields(request)
  const { source, key } = studySource(user, fields)
  const log = requestLog(context)
  const run = await startQuiz(user, source, valid(QuizFields, fields).wish, {
    idempotencyKey: key,
    onError: (error) => log.error({ err: error }, 'quiz failed'),
  })
  const output = await runResult(user, run, request.signal)
  return output === undefined ? new Response(null, { status: 499 }) : Response.json(questionsIn(output))
})

export const loader = onlyBy('POST')
