import { EventSourceParserStream } from 'eventsource-parser/stream'

export type StreamEvent = {
  event: 'token' | 'complete' | 'error'
  content?: string
  progress?: number
  fullText?: string
  fallback?: boolean
  stopped?: boolean
  message?: string
  /** What the server named this event, to resume from. */
  id?: string
}

/** The events of a stream, read by the rules of server-sent events; leaving the loop hangs up. */
export async function* eventsOf(response: Response): AsyncGenerator<StreamEvent> {
  const body = response.body as ReadableStream<Uint8Array<ArrayBuffer>>
  for await (const { data, id } of body
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream())) {
    yield { ...(JSON.parse(data) as StreamEvent), ...(id && { id }) }
  }
}

/** Reads a stream to its end; throws unless exactly one event ends it, the last one. */
export async function readAll(response: Response) {
  const events: StreamEvent[] = []
  for await (const event of eventsOf(response)) events.push(event)
  const ends = events.filter(({ event }) => event !== 'token')
  if (ends.length !== 1 || events.at(-1) !== ends[0])
    throw new Error(`Not one end: ${JSON.stringify(events)}`)
  const text = events.map(({ content }) => content ?? '').join('')
  return { events, text, end: ends[0] as StreamEvent }
}
