import { href } from 'react-router'
import * as z from 'zod'
import { relatedVideos } from '#app/domain/study/videos.server.ts'
import { onlyBy } from '#app/http/errors.server.ts'
import { resourceAction } from '#app/http/mutation.server.ts'
import { addressOf } from './place.ts'

/** Looks for videos related to a document; they are kept with it. */
export const action = resourceAction(
  z.object({}),
  { back: href('/study-buddy'), title: 'Failed to find related videos' },
  async ({ user, params: { id: doc = '' } }) => {
    const { videos } = await relatedVideos(user, doc)
    return { to: addressOf({ doc, tab: 'videos' }, { searched: '1' }), answer: videos }
  },
)

export const loader = onlyBy('POST')
