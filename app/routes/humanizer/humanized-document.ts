import { downloadName } from '#app/domain/humanizer/download.ts'
import { historyEntry } from '#app/domain/humanizer/history.server.ts'
import { createTextDocument } from '#app/domain/library/text-document.server.ts'
import { FEATURES } from '#app/domain/library/types.ts'
import { isUuid } from '#app/domain/runs/run.server.ts'
import { backTo, backWithRefusal } from '#app/http/documents-answer.server.ts'
import { isPageRequest } from '#app/http/page-request.ts'
import { AppError } from '#app/domain/errors.ts'
import { call, onlyBy } from '#app/http/errors.server.ts'
import { requireCaller } from '#app/http/session.server.ts'
import type { Route } from './+types/humanized-document'

/** Puts the rewrite of a run among their files, to be asked and studied like any other document. */
export const action = call(
  async ({ request, params, context }: Route.ActionArgs) => {
    const user = requireCaller(context)
    try {
      if (!isUuid(params.id)) throw new AppError('not_found', 'There is no such text.')
      const { tone, createdAt, outputText } = await historyEntry(user, { runId: params.id })
      const fileName = downloadName(tone, createdAt)
      const kept = await createTextDocument(user, { fileName, content: outputText, features: FEATURES })
      if (!isPageRequest(request)) {
        return Response.json(
          { ...kept.document, existing: kept.existing },
          { status: kept.existing ? 200 : 201 },
        )
      }
      const title = kept.existing ? 'This text is already in your files' : 'Saved to My Files'
      return await backTo(`/my-files?doc=${kept.document.id}`, { kind: 'good', title })
    } catch (error) {
      if (!isPageRequest(request)) throw error
      return backWithRefusal(`/humanizer?run=${encodeURIComponent(params.id)}`, 'Not saved', error)
    }
  },
  ['POST'],
)

export const loader = onlyBy('POST')
