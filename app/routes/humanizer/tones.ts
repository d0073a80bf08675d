import { createTone, listTones, ToneForm } from '#app/domain/humanizer/tone-profiles.server.ts'
import { readFields } from '#app/http/body.server.ts'
import { call } from '#app/http/errors.server.ts'
import { requireCaller } from '#app/http/session.server.ts'
import { valid } from '#app/http/valid.server.ts'

/** The person's custom tones. */
export const loader = call(async ({ context }) => Response.json(await listTones(requireCaller(context))))

/** Creates a custom tone; answers it with its id. */
export const action = call(async ({ request, context }) => {
  const user = requireCaller(context)
  return Response.json(await createTone(user, valid(ToneForm, await readFields(request))), { status: 201 })
})
