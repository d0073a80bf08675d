import { href } from 'react-router'
import * as z from 'zod'
import { undoReview } from '#app/domain/study/flashcards.server.ts'
import { onlyBy } from '#app/http/errors.server.ts'
import { resourceAction } from '#app/http/mutation.server.ts'

/** Takes the last review of a card back: it is due as before. */
export const action = resourceAction(
  z.object({}),
  { back: href('/study-buddy'), title: 'Not taken back', stays: true },
  async ({ user, params: { id = '' } }) => {
    await undoReview(user, id)
    return {}
  },
)

export const loader = onlyBy('POST')
