import { MAX_CONTENT_BYTES } from '#app/domain/library/limits.ts'
import { pointsIn, startKeyPoints } from '#app/domain/study/key-points.server.ts'
import { readFields } from '#app/http/body.server.ts'
import { call, onlyBy } from '#app/http/errors.server.ts'
import { requestLog } from '#app/http/log.server.ts'
import type { PageHandle } from '#app/http/page-handle.ts'
import { runResult } from '#app/http/run-result.server.ts'
import { requireCaller } from '#app/http/session.server.ts'
import { studySource } from '#app/http/study-request.server.ts'

export const handle: PageHandle = { body: { bytes: MAX_CONTENT_BYTES } }

/** Extracts the key points of a document (`documentId`), keeps them, and answers them when they are finished. */
export const action = call(async ({ request, context }) => {
  const user = requireCaller(context)
  const { source, key } = studySource(user, await readFields(request))
  const log = requestLog(context)
  const run = await startKeyPoints(user, source, {
    idempotencyKey: key,
    onError: (error) => log.error({ err: error }, 'key points failed'),
  })
  const output = await runResult(user, run, request.signal)
  if (output === undefined) return new Response(null, { status: 499 })
  return Response.json(pointsIn(output).map(({ text }) => text))
})

export const loader = onlyBy('POST')
