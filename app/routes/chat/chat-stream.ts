import { ask } from '#app/domain/chat/ask.server.ts'
import { AppError } from '#app/domain/errors.ts'
import { MAX_CONTENT_BODY } from '#app/domain/library/limits.ts'
import { followRun } from '#app/domain/runs/follow.server.ts'
import { chatRequest } from '#app/http/chat-request.server.ts'
import { call } from '#app/http/errors.server.ts'
import { eventStream, lastPosition } from '#app/http/event-stream.server.ts'
import { requestLog } from '#app/http/log.server.ts'
import type { PageHandle } from '#app/http/page-handle.ts'
import { requireCaller } from '#app/http/session.server.ts'
import type { Route } from './+types/chat-stream'

/** Programs may send the text along, which is not read. */
export const handle: PageHandle = { body: { bytes: MAX_CONTENT_BODY } }

async function follow(
  { request, context }: Pick<Route.ActionArgs, 'request' | 'context'>,
  runId: string,
  headers: Record<string, string> = {},
) {
  const user = requireCaller(context)
  const reader = new AbortController()
  request.signal.addEventListener('abort', () => reader.abort(), { once: true })
  const events = await followRun(user, runId, lastPosition(request), reader.signal)
  return eventStream(events, {
    leave: () => reader.abort(),
    onError: (error) => requestLog(context).error({ err: error }, 'following a run failed'),
    headers: { 'x-run-id': runId, ...headers },
  })
}

/**
 * Asks a question and streams the answer: tokens, then `complete` or `error`. Citations are looked up at the end; the
 * page of the conversation has them. The run goes on when the reader leaves; X-Run-Id and X-Session-Id name it.
 */
export const action = call(async (args: Route.ActionArgs) => {
  const user = requireCaller(args.context)
  const log = requestLog(args.context)
  const { run, session } = await ask(user, await chatRequest(args.request), (error) =>
    log.error({ err: error }, 'answering failed'),
  )
  return follow(args, run.id, { 'x-session-id': session.id })
})

/** Follows an answer already begun, named by `?run=`, from the position in Last-Event-ID. */
export const loader = call((args: Route.LoaderArgs) => {
  const runId = new URL(args.request.url).searchParams.get('run')
  if (!runId) throw new AppError('invalid', 'Please name the run to follow, or post a question to start one.')
  return follow(args, runId)
})
