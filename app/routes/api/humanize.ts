import { startHumanizing } from '#app/domain/humanizer/humanize.server.ts'
import { followRun } from '#app/domain/runs/follow.server.ts'
import { AppError } from '#app/domain/errors.ts'
import { requireCallerOrToken } from '#app/http/api-token.server.ts'
import { call, onlyBy } from '#app/http/errors.server.ts'
import { humanizeRequest } from '#app/http/humanize-request.server.ts'
import { requestLog } from '#app/http/log.server.ts'

/** Rewrites a text and answers when it is finished: `{ text }`. The run is the same as the stream's, with the same key. */
export const action = call(async ({ request, context }) => {
  const user = await requireCallerOrToken(request, context)
  const log = requestLog(context)
  const run = await startHumanizing(user, await humanizeRequest(request), (error) =>
    log.error({ err: error }, 'humanizing failed'),
  )
  for await (const event of await followRun(user, run.id, 0, request.signal)) {
    if (event.event === 'complete')
      return Response.json({ text: event.fullText, runId: run.id, fallback: event.fallback })
    if (event.event === 'error') throw new AppError('unavailable', event.message)
  }
  if (request.signal.aborted) return new Response(null, { status: 499 })
  // Another process works on it, and this one is being stopped.
  throw new AppError('unavailable', 'Wordkin is restarting. Please try again in a moment.')
})

export const loader = onlyBy('POST')
