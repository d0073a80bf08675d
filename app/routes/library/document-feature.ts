import { addFeature, removeFeature } from '#app/domain/library/features.server.ts'
import { answerEither, featureNamed } from '#app/http/documents-answer.server.ts'
import { call, onlyBy } from '#app/http/errors.server.ts'
import { requireCaller } from '#app/http/session.server.ts'
import type { Route } from './+types/document-feature'

/** Puts a document into a feature (POST) or takes it out (DELETE), and answers it. */
export const action = call(
  async ({ request, params, context }: Route.ActionArgs) => {
    const user = requireCaller(context)
    const feature = featureNamed(params.feature)
    const change = request.method === 'DELETE' ? removeFeature : addFeature
    return answerEither(request, () => change(user, params.id, feature), {
      answer: (document) => document,
      flash: () => ({
        kind: 'good',
        title: 'Feature Added',
        description: 'File is now available in the selected feature.',
      }),
      title: 'Action Failed',
    })
  },
  ['POST', 'DELETE'],
)

export const loader = onlyBy('POST', 'DELETE')
