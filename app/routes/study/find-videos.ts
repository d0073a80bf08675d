import { MAX_CONTENT_BYTES } from '#app/domain/library/limits.ts'
import { relatedVideos } from '#app/domain/study/videos.server.ts'
import { readFields } from '#app/http/body.server.ts'
import { call, onlyBy } from '#app/http/errors.server.ts'
import type { PageHandle } from '#app/http/page-handle.ts'
import { requireCaller } from '#app/http/session.server.ts'
import { studySource } from '#app/http/study-request.server.ts'

export const handle: PageHandle = { body: { bytes: MAX_CONTENT_BYTES } }

/** Looks for videos related to a document (`documentId`); none where there is no key for the search. */
export const action = call(async ({ request, context }) => {
  const user = requireCaller(context)
  const { source } = studySource(user, await readFields(request))
  return Response.json((await relatedVideos(user, source)).videos)
})

export const loader = onlyBy('POST')
