import type { User } from '#app/domain/accounts/user.server.ts'
import { startHumanizing } from '#app/domain/humanizer/humanize.server.ts'
import { AppError } from '#app/domain/errors.ts'
import { MAX_TEXT_BODY } from '#app/domain/humanizer/limits.ts'
import { followRun } from '#app/domain/runs/follow.server.ts'
import { requireCallerOrToken } from '#app/http/api-token.server.ts'
import { call } from '#app/http/errors.server.ts'
import { eventStream, lastPosition } from '#app/http/event-stream.server.ts'
import { humanizeRequest } from '#app/http/humanize-request.server.ts'
import { requestLog } from '#app/http/log.server.ts'
import type { PageHandle } from '#app/http/page-handle.ts'
import type { Route } from './+types/humanize-stream'

export const handle: PageHandle = { body: { bytes: MAX_TEXT_BODY } }

type Given = Pick<Route.ActionArgs, 'request' | 'context'>

async function follow({ request, context }: Given, user: User, runId: string) {
  const reader = new AbortController()
  request.signal.addEventListener('abort', () => reader.abort(), { once: true })
  const events = await followRun(user, runId, lastPosition(request), reader.signal)
  return eventStream(events, {
    leave: () => reader.abort(),
    onError: (error) => requestLog(context).error({ err: error }, 'following a run failed'),
    headers: { 'x-run-id': runId },
  })
}

/**
 * Starts rewriting and streams it: tokens, then `complete` or `error`. What is known before the first event is a real
 * status with a message. The run goes on when the reader leaves; its id is in the header X-Run-Id.
 */
export const action = call(async (args: Route.ActionArgs) => {
  const log = requestLog(args.context)
  const user = await requireCallerOrToken(args.request, args.context)
  const run = await startHumanizing(user, await humanizeRequest(args.request), (error) =>
    log.error({ err: error }, 'humanizing failed'),
  )
  return follow(args, user, run.id)
})

/** Follows a run already begun, named by `?run=`, from the position in Last-Event-ID. */
export const loader = call(async (args: Route.LoaderArgs) => {
  const user = await requireCallerOrToken(args.request, args.context)
  const runId = new URL(args.request.url).searchParams.get('run')
  if (!runId) throw new AppError('invalid', 'Please name the run to follow, or post a text to start one.')
  return follow(args, user, runId)
})
