import { rewriteOfKey, startHumanizing } from '#app/domain/humanizer/humanize.server.ts'
import { MAX_TEXT_BODY } from '#app/domain/humanizer/limits.ts'
import { followRun } from '#app/domain/runs/follow.server.ts'
import { AppError } from '#app/domain/errors.ts'
import { requireCallerOrToken } from '#app/http/api-token.server.ts'
import { call, onlyBy } from '#app/http/errors.server.ts'
import { humanizeRequest } from '#app/http/humanize-request.server.ts'
import { requestLog } from '#app/http/log.server.ts'
import type { PageHandle } from '#app/http/page-handle.ts'
import type { Route } from './+types/humanize'

export const handle: PageHandle = { body: { bytes: MAX_TEXT_BODY } }

/** Rewrites a text and answers when it is finished: `{ text }`. The run is the same as the stream's, with the same key. */
export const action = call(async ({ request, context }) => {
  const user = await requireCallerOrToken(request, context)
  const log = requestLog(context)
  const run = await startHumanizing(user, await humanizeRequest(request), (error) =>
    log.error({ err: error }, 'humanizing failed'),
  )
  for await (const event of await followRun(user, run.id, 0, request.signal)) {
    if (event.event === 'complete') {
      const { event: _, fullText, ...how } = event
      return Response.json({ text: fullText, runId: run.id, ...how })
    }
    if (event.event === 'error') throw new AppError('unavailable', event.message)
  }
  if (request.signal.aborted) return new Response(null, { status: 499 })
  // Another process works on it, and this one is being stopped.
  throw new AppError('unavailable', 'Wordkin is restarting. Please try again in a moment.')
})

/** How the rewrite stands that was begun with `?key=`: for whoever lost the answer and must not ask again. */
export const loader = call(async ({ request, context }: Route.LoaderArgs) => {
  const key = new URL(request.url).searchParams.get('key')
  if (!key) return onlyBy('POST')()
  const run = await rewriteOfKey(await requireCallerOrToken(request, context), key)
  if (!run) throw new AppError('not_found', 'Nothing was started with this key, and nothing was charged.')
  const { id: runId, status, progress, output: text, fallback, tally, error } = run
  return Response.json(
    { runId, status, progress, text, fallback, ...(tally && { tally }), ...(error && { message: error }) },
    { headers: { 'cache-control': 'no-store' } },
  )
})
