/** What the server says about an answer, as it comes over the wire. */
export type WireEvent =
  | { event: 'token'; content: string; progress: number }
  | { event: 'complete'; fullText: string }
  | { event: 'error'; message: string }

/** Reads the events of a stream; `place` keeps where a later reader has to go on. */
export async function* eventsOf(response: Response, place: { id: string }): AsyncGenerator<WireEvent> {
  if (!response.body) return
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  let waiting = ''
  for (;;) {
    const { value, done } = await reader.read()
    if (done) return
    const blocks = (waiting + value).split('\n\n')
    waiting = blocks.pop() ?? ''
    for (const block of blocks) {
      let id = ''
      for (const line of block.split('\n')) {
        if (line.startsWith('id: ')) id = line.slice(4)
        else if (line.startsWith('data: ')) {
          if (id) place.id = id
          yield JSON.parse(line.slice(6)) as WireEvent
        }
      }
    }
  }
}
