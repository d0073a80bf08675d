import * as z from 'zod'
import { keepDraft } from '#app/domain/humanizer/drafts.server.ts'
import { MAX_TEXT_BODY } from '#app/domain/humanizer/limits.ts'
import { saveOutput } from '#app/domain/humanizer/review/review.server.ts'
import { readFields } from '#app/http/body.server.ts'
import { userContext } from '#app/http/context.server.ts'
import { deskAnswer } from '#app/http/desk-answer.server.ts'
import type { PageHandle } from '#app/http/page-handle.ts'
import { isPageRequest } from '#app/http/page-request.ts'
import { signInFirst } from '#app/http/drafts.server.ts'
import { call, onlyBy } from '#app/http/errors.server.ts'
import { requireCaller } from '#app/http/session.server.ts'
import { valid } from '#app/http/valid.server.ts'
import type { Route } from './+types/history-text'

export const handle: PageHandle = { body: { bytes: MAX_TEXT_BODY } }

const TextFields = z.object({
  version: z.string({ error: 'Please say which version of the text you changed.' }).max(20),
  output: z.string({ error: 'Please send the text.' }),
})

/** Keeps what a person has made of a rewrite by hand: PUT from programs, POST from forms. */
export const action = call(
  async ({ request, params, context }: Route.ActionArgs) => {
    const fields = await readFields(request)
    const typed = typeof fields.output === 'string' ? fields.output : ''
    if (!context.get(userContext) && isPageRequest(request)) return signInFirst(context, { text: typed })
    const user = requireCaller(context)
    return deskAnswer(
      request,
      params.id,
      {},
      async () => {
        const { output, version } = valid(TextFields, fields)
        const saved = await saveOutput(user, params.id, version, output)
        return { flash: { kind: 'good', title: 'Changes saved' }, version: saved }
      },
      // What was typed comes back with the page, beside what is there now.
      async () => ({ typed: await keepDraft(user, { text: typed }) }),
    )
  },
  ['POST', 'PUT'],
)

export const loader = onlyBy('POST', 'PUT')
