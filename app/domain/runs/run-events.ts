import type { Line } from './browser-line.ts'
import type { RunEvent } from './run.server.ts'

/** What the server says about a run, as it comes over the wire: where to go on from is the event's id. */
export type WireEvent =
  | Exclude<RunEvent, { event: 'token' }>
  | Omit<Extract<RunEvent, { event: 'token' }>, 'position'>

/** How often, and after how many milliseconds, a lost connection is taken up again. */
export const RETRIES = [300, 1_000, 3_000, 6_000]

/** Thrown when a run could not be followed to its end. */
export class FollowingLost extends Error {}

/** Whether an answer is a stream of events, and not the page of somebody on the way. */
export function isStream(response: Response): boolean {
  return response.ok && (response.headers.get('content-type') ?? '').startsWith('text/event-stream')
}

/**
 * Reads the events of a run from `response`, if it is there, and from `position` on when the connection breaks, at `address`
 * (of which `?run=` is the run). Ends after `complete` or `error`. Throws FollowingLost when the connection cannot be had
 * again.
 */
export async function* runEvents(
  line: Line,
  address: string,
  signal: AbortSignal,
  response?: Response,
  position = 0,
): AsyncGenerator<WireEvent> {
  const place = { id: position > 0 ? String(position) : '' }
  let first = response
  let attempt = 0
  for (;;) {
    try {
      for await (const event of parse(first ?? (await resume(line, address, place.id, signal)), place)) {
        yield event
        if (event.event !== 'token') return
        attempt = 0
      }
    } catch (error) {
      if (signal.aborted) throw error
    }
    first = undefined
    const wait = RETRIES[attempt++]
    if (wait === undefined) throw new FollowingLost()
    await line.wait(wait)
  }
}

function resume(line: Line, address: string, position: string, signal: AbortSignal): Promise<Response> {
  const headers: Record<string, string> = position ? { 'last-event-id': position } : {}
  return line.fetch(address, { headers, signal })
}

async function* parse(response: Response, place: { id: string }): AsyncGenerator<WireEvent> {
  if (!isStream(response) || !response.body) throw new FollowingLost()
  const ready: WireEvent[] = []
  // A page is read before anything is followed: it comes without it.
  const { createParser } = await import('eventsource-parser')
  const parser = createParser({
    onEvent(message) {
      if (message.id) place.id = message.id
      ready.push(JSON.parse(message.data) as WireEvent)
    },
  })
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  for (;;) {
    const { value, done } = await reader.read()
    if (done) return
    parser.feed(value)
    yield* ready.splice(0)
  }
}
