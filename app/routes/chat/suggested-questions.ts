import * as z from 'zod'
import { suggestionsFor, suggestionsForText } from '#app/domain/chat/suggestions.server.ts'
import { MAX_CONTENT_BODY } from '#app/domain/library/limits.ts'
import { readFields } from '#app/http/body.server.ts'
import { call, onlyBy } from '#app/http/errors.server.ts'
import { requestLog } from '#app/http/log.server.ts'
import type { PageHandle } from '#app/http/page-handle.ts'
import { requireCaller } from '#app/http/session.server.ts'
import { valid } from '#app/http/valid.server.ts'

/** Programs may send the text along, which is not read. */
export const handle: PageHandle = { body: { bytes: MAX_CONTENT_BODY } }

const Fields = z
  .object({ documentId: z.string().optional(), content: z.string().optional() })
  .refine(({ documentId, content }) => documentId || content?.trim(), 'Please choose a document first.')

/** Questions that a document answers, as a list; of a text only where no document is named. */
export const action = call(async ({ request, context }) => {
  const user = requireCaller(context)
  const { documentId, content = '' } = valid(Fields, await readFields(request))
  if (!documentId) {
    const { questions } = await suggestionsForText(user, content, request.signal)
    return Response.json(questions)
  }
  const log = requestLog(context)
  const { questions } = await suggestionsFor(user, documentId, request.signal, (error) =>
    log.warn({ err: error }, 'no suggestions from the model'),
  )
  return Response.json(questions)
})

export const loader = onlyBy('POST')
