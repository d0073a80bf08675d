import type { RunEvent } from '#app/domain/runs/run.server.ts'

const HEARTBEAT_MS = 10_000

/** Never compressed, cached or held back: every event must reach the reader when it happens. */
const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-cache, no-transform',
  'x-accel-buffering': 'no',
}

const LOST =
  'The connection to this text was lost. It is still being written, and you will find it in your history.'

const encoder = new TextEncoder()

function line(event: RunEvent): string {
  if (event.event !== 'token') return `data: ${JSON.stringify(event)}\n\n`
  const { position, ...token } = event
  return `id: ${position}\ndata: ${JSON.stringify(token)}\n\n`
}

/**
 * Answers run events as server-sent events. The id of each token is the position in the output that a reader resumes
 * from; a comment now and then keeps proxies from closing the line. `leave` is called when the reader goes away,
 * `onError` when following fails: the reader is then told where the text will be.
 */
export function eventStream(
  events: AsyncIterable<RunEvent>,
  {
    leave,
    onError,
    headers,
  }: { leave: () => void; onError: (error: unknown) => void; headers?: Record<string, string> },
): Response {
  const iterator = events[Symbol.asyncIterator]()
  let heartbeat: NodeJS.Timeout | undefined
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(encoder.encode(': ready\n\n'))
      heartbeat = setInterval(() => controller.enqueue(encoder.encode(': still here\n\n')), HEARTBEAT_MS)
    },
    async pull(controller) {
      const next = await iterator.next().catch(onError)
      if (next && !next.done) return controller.enqueue(encoder.encode(line(next.value)))
      clearInterval(heartbeat)
      if (!next) controller.enqueue(encoder.encode(line({ event: 'error', message: LOST })))
      controller.close()
    },
    async cancel() {
      clearInterval(heartbeat)
      leave()
      await iterator.return?.()
    },
  })
  return new Response(body, { headers: { ...HEADERS, ...headers } })
}

/** Where a reader wants to go on, from its Last-Event-ID; 0 for a new one or nonsense. */
export function lastPosition(request: Request): number {
  const id = request.headers.get('last-event-id') ?? ''
  return /^\d{1,9}$/.test(id) ? Number(id) : 0
}
