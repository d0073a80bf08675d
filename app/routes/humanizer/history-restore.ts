import * as z from 'zod'
import { type Restored, restoreFacts } from '#app/domain/humanizer/review/review.server.ts'
import { readFields } from '#app/http/body.server.ts'
import { deskAnswer } from '#app/http/desk-answer.server.ts'
import { call, onlyBy } from '#app/http/errors.server.ts'
import type { Flash } from '#app/http/flash.server.ts'
import { requireCaller } from '#app/http/session.server.ts'
import { valid } from '#app/http/valid.server.ts'
import type { Route } from './+types/history-restore'
import { FormerField } from './former-field.server.ts'

const RestoreFields = z.object({
  version: z.string({ error: 'Please say which version of the text you mean.' }).max(20),
  /** `all`, or places of pairs. */
  pairs: z
    .string({ error: 'Please say what to restore.' })
    .regex(/^(?:all|\d{1,7}(?:,\d{1,7}){0,99})$/, 'Please say what to restore.'),
  former: FormerField,
})

/** Puts sentences of the original back where facts differ. */
export const action = call(async ({ request, params, context }: Route.ActionArgs) => {
  const user = requireCaller(context)
  const fields = await readFields(request)
  return deskAnswer(request, params.id, { view: 'facts' }, async () => {
    const { version, pairs, former } = valid(RestoreFields, fields)
    const wanted = pairs === 'all' ? pairs : pairs.split(',').map(Number)
    const restored = await restoreFacts(user, params.id, version, wanted, former)
    return { flash: newsOf(restored), version: restored.version, undo: restored.undo }
  })
})

export const loader = onlyBy('POST')

function newsOf({ problems }: Restored): Flash {
  const title = 'Original restored'
  if (problems.length === 0) return { kind: 'good', title, description: 'All facts are kept now.' }
  const left = problems.length === 1 ? '1 fact still differs.' : `${problems.length} facts still differ.`
  return { kind: 'info', title, description: left }
}
