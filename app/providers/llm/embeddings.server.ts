import { OPENAI } from './endpoint.ts'
import { readFailure, toLlmError } from './failures.ts'
import type { LlmUse } from './llm.ts'
import { watchCall } from './watched-call.server.ts'

/** What tells how near texts are in meaning. */
export type Embedder = {
  model: string
  /**
   * A vector of length 1 for each text, in their order; `onUse` hears what it took, if the endpoint says so. Throws
   * LlmError, and the signal's reason when it is aborted.
   */
  embed(texts: readonly string[], signal?: AbortSignal, onUse?: (use: LlmUse) => void): Promise<number[][]>
}

export type EmbedderConfig = {
  apiKey: string
  baseUrl?: string | undefined
  model: string
  timeoutMs: number
}

/** Embeddings of any OpenAI-compatible endpoint. */
export function createEmbedder({ apiKey, baseUrl, model, timeoutMs }: EmbedderConfig): Embedder {
  const connecting = import('openai').then(
    ({ default: Client }) =>
      new Client({
        apiKey,
        baseURL: baseUrl ?? OPENAI,
        organization: null,
        project: null,
        maxRetries: 1,
        timeout: timeoutMs,
        logLevel: 'off', // its log quotes addresses and replies
      }),
  )
  connecting.catch(() => undefined) // the first call reports it
  return {
    model,
    async embed(texts, signal, onUse) {
      const call = watchCall(model)
      try {
        const client = await connecting
        const { data, usage } = await client.embeddings.create(
          { model, input: [...texts], encoding_format: 'float' },
          { signal, headers: call.headers() },
        )
        call.end('done', { input: usage?.prompt_tokens, output: 0 })
        const input: unknown = usage?.prompt_tokens
        if (typeof input === 'number' && Number.isFinite(input)) onUse?.({ input, output: 0 })
        if (data.length !== texts.length) throw new Error('vectors are missing')
        return data.toSorted((one, other) => one.index - other.index).map(({ embedding }) => unit(embedding))
      } catch (error) {
        if (signal?.aborted) call.end('stopped')
        signal?.throwIfAborted()
        const failure = toLlmError(readFailure(error, Date.now()), false)
        call.end(failure.code)
        throw failure
      }
    },
  }
}

function unit(vector: readonly number[]): number[] {
  const length = Math.hypot(...vector) || 1
  return vector.map((value) => value / length)
}
