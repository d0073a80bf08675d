import { retryReading } from '#app/domain/library/control.server.ts'
import { answerEither } from '#app/http/documents-answer.server.ts'
import { call, onlyBy } from '#app/http/errors.server.ts'
import { languagesOf } from '#app/http/languages.ts'
import { requireCaller } from '#app/http/session.server.ts'
import type { Route } from './+types/document-retry'

/** Has a document read again whose reading failed, and answers it. */
export const action = call(async ({ request, params, context }: Route.ActionArgs) => {
  const user = requireCaller(context)
  return answerEither(request, () => retryReading(user, params.id, languagesOf(request)), {
    answer: (document) => document,
    flash: ({ fileName }) => ({
      kind: 'info',
      title: 'Reading Again',
      description: `${fileName} is being read now.`,
    }),
    title: 'Action Failed',
  })
})

export const loader = onlyBy('POST')
