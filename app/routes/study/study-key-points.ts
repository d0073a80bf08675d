import { href } from 'react-router'
import * as z from 'zod'
import { startKeyPoints } from '#app/domain/study/key-points.server.ts'
import { onlyBy } from '#app/http/errors.server.ts'
import { requestLog } from '#app/http/log.server.ts'
import { resourceAction } from '#app/http/mutation.server.ts'
import { pressKey } from '#app/http/press-key.server.ts'
import { addressOf } from './place.ts'

const KeyPointsFields = z.object({ key: z.string().max(100).optional() })

/** Begins to extract the key points of a document, and leads to where they are made. A program gets the run that it can follow. */
export const action = resourceAction(
  KeyPointsFields,
  { back: href('/study-buddy'), title: 'Failed to generate key points' },
  async ({ user, values: { key }, params: { id: doc = '' }, context }) => {
    const log = requestLog(context)
    const run = await startKeyPoints(user, doc, {
      idempotencyKey: pressKey(key, doc),
      onError: (error) => log.error({ err: error }, 'key points failed'),
    })
    return { to: addressOf({ doc, tab: 'notes' }, { run: run.id }), answer: { runId: run.id } }
  },
)

export const loader = onlyBy('POST')
