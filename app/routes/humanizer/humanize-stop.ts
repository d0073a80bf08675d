import * as z from 'zod'
import { AppError } from '#app/domain/errors.ts'
import { rewriteOfKey } from '#app/domain/humanizer/humanize.server.ts'
import { stopRun } from '#app/domain/runs/stop.server.ts'
import { requireCallerOrToken } from '#app/http/api-token.server.ts'
import { readFields } from '#app/http/body.server.ts'
import { call, onlyBy } from '#app/http/errors.server.ts'
import { valid } from '#app/http/valid.server.ts'

const StopFields = z.object({ key: z.string({ error: 'Please name the key of the text.' }).min(1).max(100) })

/** Stops the rewrite that was begun with a key, for whoever does not know its id yet. */
export const action = call(async ({ request, context }) => {
  const user = await requireCallerOrToken(request, context)
  const { key } = valid(StopFields, await readFields(request))
  const run = await rewriteOfKey(user, key)
  if (!run) throw new AppError('not_found', 'Nothing was started with this key, and nothing was charged.')
  await stopRun(user, run.id)
  return new Response(null, { status: 204 })
})

export const loader = onlyBy('POST')
