import { deleteTone } from '#app/domain/humanizer/tone-profiles.server.ts'
import { call, onlyBy } from '#app/http/errors.server.ts'
import { redirectWith } from '#app/http/flash.server.ts'
import { requireCaller } from '#app/http/session.server.ts'
import type { Route } from './+types/tone'

/** Deletes a custom tone: DELETE from programs, POST from forms. */
export const action = call(
  async ({ request, params, context }: Route.ActionArgs) => {
    await deleteTone(requireCaller(context), params.id)
    if (request.method === 'DELETE') return new Response(null, { status: 204 })
    return redirectWith('/humanizer', { kind: 'good', title: 'Tone deleted' })
  },
  ['POST', 'DELETE'],
)

export const loader = onlyBy('DELETE', 'POST')
