import * as z from 'zod'
import { undoChange } from '#app/domain/humanizer/review/former.server.ts'
import { readFields } from '#app/http/body.server.ts'
import { deskAnswer } from '#app/http/desk-answer.server.ts'
import { call, onlyBy } from '#app/http/errors.server.ts'
import { requireCaller } from '#app/http/session.server.ts'
import { valid } from '#app/http/valid.server.ts'
import type { Route } from './+types/history-undo'
import { viewNamed } from './views.ts'

const UndoFields = z.object({
  former: z.uuid('Please say what to undo.'),
  view: z.string().default('').transform(viewNamed),
})

/** Undoes the last change of a rewrite, by the name under which its former text is kept. */
export const action = call(async ({ request, params, context }: Route.ActionArgs) => {
  const user = requireCaller(context)
  const { former, view } = valid(UndoFields, await readFields(request))
  return deskAnswer(request, params.id, { view }, async () => {
    const { version, undo } = await undoChange(user, params.id, former)
    return { flash: { kind: 'good', title: 'Undone' }, version, undo }
  })
})

export const loader = onlyBy('POST')
