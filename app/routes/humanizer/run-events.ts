import { createParser } from 'eventsource-parser'

/** What the server says about a run, as it comes over the wire. */
export type WireEvent =
  | { event: 'token'; content: string; progress: number }
  | { event: 'complete'; fullText: string; fallback?: boolean; stopped?: boolean }
  | { event: 'error'; message: string }

/** How often, and after how many milliseconds, a lost connection is taken up again. */
const RETRIES = [300, 1_000, 3_000, 6_000]

/** Thrown when a run could not be followed to its end. */
export class FollowingLost extends Error {}

/**
 * Reads the events of a run from `response`, and goes on where it stopped when the connection breaks. Ends after
 * `complete` or `error`. Throws FollowingLost when the connection cannot be had again.
 */
export async function* runEvents(
  response: Response,
  runId: string,
  signal: AbortSignal,
): AsyncGenerator<WireEvent> {
  const place = { id: '' }
  for (let attempt = 0; ; attempt++) {
    try {
      const body = attempt === 0 ? response : await resume(runId, place.id, signal)
      for await (const event of parse(body, place)) {
        yield event
        if (event.event !== 'token') return
        attempt = 0
      }
    } catch (error) {
      if (signal.aborted) throw error
    }
    const wait = RETRIES[attempt]
    if (wait === undefined) throw new FollowingLost()
    await new Promise((resolve) => setTimeout(resolve, wait))
  }
}

/** Follows a run that is already under way, from `position` in its output on. */
export function resume(runId: string, position: string, signal: AbortSignal): Promise<Response> {
  const headers: Record<string, string> = position ? { 'last-event-id': position } : {}
  return fetch(`/api/humanize/stream?run=${runId}`, { headers, signal })
}

async function* parse(response: Response, place: { id: string }): AsyncGenerator<WireEvent> {
  if (!response.ok || !response.body) throw new FollowingLost()
  const ready: WireEvent[] = []
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
