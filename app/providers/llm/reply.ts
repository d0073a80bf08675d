import { createParser } from 'eventsource-parser'
import { LlmError, type LlmUse } from './llm.ts'

/** The part of a `chat.completion.chunk` that matters here. Endpoints differ, so every field may be missing. */
type Chunk = {
  choices?: { delta?: { content?: string | null; refusal?: string | null }; finish_reason?: string | null }[]
  error?: { code?: string | null }
  /** Comes last, in a chunk without choices. */
  usage?: { prompt_tokens?: number; completion_tokens?: number } | null
}

/** Puts a streamed reply together. The SDK's own reader costs twice the processor time a token, hence this one. */
export function createReply() {
  const decoder = new TextDecoder()
  let fresh = ''
  let sawEvent = false
  let sawText = false
  let finish: string | null = null
  let closed = false
  let failure: LlmError | undefined
  let use: LlmUse | undefined

  const parser = createParser({
    onEvent({ data }) {
      if (closed || failure) return
      if (data === '[DONE]') closed = true
      else readChunk(data)
    },
  })

  function readChunk(data: string) {
    const chunk = parseChunk(data)
    if (!chunk || chunk.error) {
      failure = new LlmError(sawText ? 'interrupted' : 'unavailable', {
        cause: new Error('unreadable event'),
      })
      return
    }
    sawEvent = true
    const choice = chunk.choices?.[0]
    if (choice?.delta?.refusal) failure = new LlmError('refused')
    if (choice?.delta?.content) {
      sawText = true
      fresh += choice.delta.content
    }
    finish = choice?.finish_reason ?? finish
    const { prompt_tokens: input, completion_tokens: output } = chunk.usage ?? {}
    if (Number.isFinite(input) && Number.isFinite(output))
      use = { input: Number(input), output: Number(output) }
  }

  return {
    /** Takes the next bytes and returns the words in them, '' when there are none yet. */
    feed(bytes: Uint8Array): string {
      fresh = ''
      parser.feed(decoder.decode(bytes, { stream: true }))
      return fresh
    },
    /** Whether the closing line has come. */
    get closed() {
      return closed
    },
    /** What is wrong so far; checked after every `feed`, whose words are good all the same. */
    get failure() {
      return failure
    },
    /** What the call took, once the endpoint has said so. */
    get use() {
      return use
    },
    /** Throws LlmError unless the reply was whole: it says why it ended. The closing line is not insisted on. */
    finish() {
      if (failure) throw failure
      if (finish === 'content_filter') throw new LlmError('refused')
      if (!sawText) throw new LlmError(sawEvent ? 'empty' : 'unavailable')
      if (finish !== 'stop') throw new LlmError('interrupted', { cause: new Error(finish ?? 'no end') })
    },
  }
}

function parseChunk(data: string): Chunk | undefined {
  try {
    const value: unknown = JSON.parse(data)
    return typeof value === 'object' && value !== null ? value : undefined
  } catch {
    return undefined
  }
}
