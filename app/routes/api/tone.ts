import { redirect } from 'react-router'
import { deleteTone } from '#app/domain/humanizer/tone-profiles.server.ts'
import { call, onlyBy } from '#app/http/errors.server.ts'
import { flashHeader } from '#app/http/flash.server.ts'
import { requireCaller } from '#app/http/session.server.ts'
import type { Route } from './+types/tone'

/** Deletes a custom tone: DELETE from programs, POST from forms. */
export const action = call(
  async ({ request, params, context }: Route.ActionArgs) => {
    await deleteTone(requireCaller(context), params.id)
    if (request.method === 'DELETE') return new Response(null, { status: 204 })
    const flash = await flashHeader({ kind: 'good', title: 'Tone deleted' })
    return redirect('/humanizer', { status: 303, headers: { 'set-cookie': flash } })
  },
  ['POST', 'DELETE'],
)

export const loader = onlyBy('DELETE', 'POST')
