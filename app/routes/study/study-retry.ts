import { href } from 'react-router'
import * as z from 'zod'
import { retryMissed } from '#app/domain/study/answers.server.ts'
import { onlyBy } from '#app/http/errors.server.ts'
import { resourceAction } from '#app/http/mutation.server.ts'
import { addressOf } from './place.ts'

/** Opens the missed questions of a quiz once more, and leads to the first of them. */
export const action = resourceAction(
  z.object({}),
  { back: href('/study-buddy'), title: 'Not opened' },
  async ({ user, params: { id: doc = '' } }) => {
    await retryMissed(user, doc)
    return { to: addressOf({ doc, tab: 'quiz' }) }
  },
)

export const loader = onlyBy('POST')
