import { href } from 'react-router'
import { startQuiz } from '#app/domain/study/quiz.server.ts'
import { onlyBy } from '#app/http/errors.server.ts'
import { requestLog } from '#app/http/log.server.ts'
import { resourceAction } from '#app/http/mutation.server.ts'
import { pressKey } from '#app/http/press-key.server.ts'
import { QuizFields } from '#app/http/study-request.server.ts'
import { addressOf } from './place.ts'

/** Begins a quiz of a document, and leads to where it is made. A program gets the run that it can follow. */
export const action = resourceAction(
  QuizFields,
  { back: href('/study-buddy'), title: 'Failed to generate quiz' },
  async ({ user, values: { wish, key }, params: { id: doc = '' }, context }) => {
    const log = requestLog(context)
    const run = await startQuiz(user, doc, wish, {
      idempotencyKey: pressKey(key, [doc, wish]),
      onError: (error) => log.error({ err: error }, 'quiz failed'),
    })
    return { to: addressOf({ doc, tab: 'quiz' }, { run: run.id }), answer: { runId: run.id } }
  },
)

export const loader = onlyBy('POST')
