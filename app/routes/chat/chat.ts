import { ask } from '#app/domain/chat/ask.server.ts'
import { answerOfRun } from '#app/domain/chat/sessions.server.ts'
import { AppError } from '#app/domain/errors.ts'
import { MAX_CONTENT_BODY } from '#app/domain/library/limits.ts'
import { followRun } from '#app/domain/runs/follow.server.ts'
import { chatRequest } from '#app/http/chat-request.server.ts'
import { call, onlyBy } from '#app/http/errors.server.ts'
import { requestLog } from '#app/http/log.server.ts'
import type { PageHandle } from '#app/http/page-handle.ts'
import { requireCaller } from '#app/http/session.server.ts'

/** Programs may send the text along, which is not read. */
export const handle: PageHandle = { body: { bytes: MAX_CONTENT_BODY } }

/**
 * Answers a question about a document when the answer is finished: `{ response }`, with its citations, how it came
 * about, and the conversation it stands in.
 */
export const action = call(async ({ request, context }) => {
  const user = requireCaller(context)
  const log = requestLog(context)
  const { run, session } = await ask(user, await chatRequest(request), (error) =>
    log.error({ err: error }, 'answering failed'),
  )
  for await (const event of await followRun(user, run.id, 0, request.signal)) {
    if (event.event === 'error') throw new AppError('unavailable', event.message)
    if (event.event !== 'complete') continue
    const answer = await answerOfRun(user, run.id)
    if (!answer) throw new AppError('conflict', 'The answer was stopped, or its document was deleted.')
    const { content, citations, engine, facts, id } = answer
    return Response.json({
      response: content,
      citations,
      engine,
      facts,
      messageId: id,
      sessionId: session.id,
      runId: run.id,
    })
  }
  return new Response(null, { status: 499 })
})

export const loader = onlyBy('POST')
