import { relatedVideos } from '#app/domain/study/videos.server.ts'
import { onlyBy } from '#app/http/errors.server.ts'
import { studyForm } from '#app/http/study-answer.server.ts'

/** Looks for videos related to a document; they are kept with it. */
export const action = studyForm('Failed to find related videos', async ({ user, params }) => {
  const { id: documentId = '' } = params
  await relatedVideos(user, documentId)
  return { goTo: `/study-buddy?doc=${documentId}&tab=videos&searched=1` }
})

export const loader = onlyBy('POST')
