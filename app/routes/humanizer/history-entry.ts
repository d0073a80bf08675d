import * as z from 'zod'
import { deleteHistoryEntry, historyEntry } from '#app/domain/humanizer/history.server.ts'
import { call } from '#app/http/errors.server.ts'
import { resourceAction } from '#app/http/mutation.server.ts'
import { requireCaller } from '#app/http/session.server.ts'
import type { Route } from './+types/history-entry'

/** One entry with its whole texts. */
export const loader = call(async ({ params, context }: Route.LoaderArgs) =>
  Response.json(await historyEntry(requireCaller(context), { id: params.id })),
)

/** Deletes an entry: DELETE from programs, POST from forms. */
export const action = resourceAction(
  z.object({}),
  { back: '/humanizer/history', title: 'Not deleted', methods: ['POST', 'DELETE'] },
  async ({ user, params }) => {
    await deleteHistoryEntry(user, params.id ?? '')
    return { flash: { kind: 'good', title: 'Entry deleted' } }
  },
)
