import { cancelReading } from '#app/domain/library/control.server.ts'
import { answerEither } from '#app/http/documents-answer.server.ts'
import { call, onlyBy } from '#app/http/errors.server.ts'
import { requireCaller } from '#app/http/session.server.ts'
import type { Route } from './+types/document-cancel'

/** Cancels the reading of a document, and answers it. */
export const action = call(async ({ request, params, context }: Route.ActionArgs) => {
  const user = requireCaller(context)
  return answerEither(request, () => cancelReading(user, params.id), {
    answer: (document) => document,
    flash: ({ fileName }) => ({
      kind: 'info',
      title: 'Reading Canceled',
      description: `${fileName} is kept and can be read again.`,
    }),
    title: 'Action Failed',
  })
})

export const loader = onlyBy('POST')
