import { deleteHistoryEntry, historyEntry } from '#app/domain/humanizer/history.server.ts'
import { call } from '#app/http/errors.server.ts'
import { redirectWith } from '#app/http/flash.server.ts'
import { requireCaller } from '#app/http/session.server.ts'
import type { Route } from './+types/history-entry'

/** One entry with its whole texts. */
export const loader = call(async ({ params, context }: Route.LoaderArgs) =>
  Response.json(await historyEntry(requireCaller(context), { id: params.id })),
)

/** Deletes an entry: DELETE from programs, POST from forms. */
export const action = call(
  async ({ request, params, context }: Route.ActionArgs) => {
    await deleteHistoryEntry(requireCaller(context), params.id)
    if (request.method === 'DELETE') return new Response(null, { status: 204 })
    return redirectWith('/humanizer?panel=history', { kind: 'good', title: 'Entry deleted' })
  },
  ['POST', 'DELETE'],
)
