import * as z from 'zod'
import { deleteHistory, listHistory } from '#app/domain/humanizer/history.server.ts'
import { call } from '#app/http/errors.server.ts'
import { resourceAction } from '#app/http/mutation.server.ts'
import { requireCaller } from '#app/http/session.server.ts'

/** A page of the history, newest first; `?before=ID` is the next page (its address is in the header Link), `?q=` searches. */
export const loader = call(async ({ request, context }) => {
  const query = new URL(request.url).searchParams
  const before = /^\d{1,9}$/.exec(query.get('before') ?? '')?.[0]
  const search = query.get('q') ?? undefined
  const { entries, next } = await listHistory(requireCaller(context), {
    before: before ? Number(before) : undefined,
    search,
  })
  const following = new URLSearchParams({ ...(search && { q: search }), before: String(next) })
  return Response.json(entries, {
    headers: next === undefined ? {} : { link: `</api/humanizer/history?${following}>; rel="next"` },
  })
})

/** Deletes the whole history: DELETE from programs, POST from forms. */
export const action = resourceAction(
  z.object({}),
  { back: '/humanizer/history', title: 'Not deleted', methods: ['POST', 'DELETE'] },
  async ({ user }) => ({
    answer: { deleted: await deleteHistory(user) },
    flash: { kind: 'good', title: 'History deleted' },
  }),
)
