import { type MiddlewareFunction, redirect } from 'react-router'
import type { User } from '#app/domain/accounts/user.server.ts'
import { followRun } from '#app/domain/runs/follow.server.ts'
import { findRun, type Run } from '#app/domain/runs/run.server.ts'
import { userContext } from '#app/http/context.server.ts'
import { requestLog } from '#app/http/log.server.ts'
import { LIVE_MARK } from './live-mark.ts'

/**
 * Shows an answer under way to people without script: `?run=…&live=1` is the ordinary page, held open at the place of the
 * answer, where the words are written as they come. Once it is finished the address leads to the ordinary page.
 */
export const streamWithoutScript: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const url = new URL(request.url)
  const user = context.get(userContext)
  const id = url.searchParams.get('run')
  if (request.method !== 'GET' || url.searchParams.get('live') !== '1' || !user || !id) return next()
  url.searchParams.delete('live')
  const here = url.pathname + url.search
  const run = await findRun(user, id)
  if (run?.status !== 'running') return redirect(here)
  const page = await next()
  const [before, after] = (await page.text()).split(LIVE_MARK)
  if (before === undefined || after === undefined) return redirect(here)
  const reader = new AbortController()
  const parts = write(before, after, run, user, here, reader.signal, (error) =>
    requestLog(context).error({ err: error }, 'following a run failed'),
  )
  const headers = new Headers(page.headers)
  headers.set('cache-control', 'no-store, no-transform')
  headers.set('x-accel-buffering', 'no')
  headers.delete('content-length')
  return new Response(
    streamOf(parts, () => reader.abort()),
    { headers },
  )
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escape(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => ESCAPES[character] ?? character)
}

async function* write(
  before: string,
  after: string,
  run: Run,
  user: User,
  here: string,
  signal: AbortSignal,
  onError: (error: unknown) => void,
) {
  yield before
  let end = 'The connection to this answer was lost.'
  try {
    for await (const event of await followRun(user, run.id, run.output.length, signal)) {
      if (event.event === 'token') yield escape(event.content)
      else end = event.event === 'error' ? event.message : 'Done.'
    }
  } catch (error) {
    onError(error)
  }
  yield `<p role="status"><strong>${escape(end)}</strong> <a href="${escape(here)}">Show the answer with its sources</a></p>${after}`
}

function streamOf(parts: AsyncGenerator<string>, leave: () => void): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await parts.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    async cancel() {
      leave()
      await parts.return(undefined)
    },
  })
}
