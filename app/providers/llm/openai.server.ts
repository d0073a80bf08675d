import { setTimeout as sleep } from 'node:timers/promises'
import type { OpenAI } from 'openai'
import { startClock } from './clock.ts'
import { OPENAI } from './endpoint.ts'
import { isPassing, pauseBeforeRetry, readFailure, toLlmError } from './failures.ts'
import { type Llm, LlmError, type LlmPrompt, type LlmUse } from './llm.ts'
import { createReply } from './reply.ts'
import { watchCall } from './watched-call.server.ts'

/** An OpenAI-compatible endpoint and how long it may take, in milliseconds. */
export type LlmConfig = {
  apiKey: string
  /** Up to and including the version, such as `https://api.openai.com/v1` (the default). */
  baseUrl?: string
  model: string
  firstTokenTimeoutMs: number
  /** The longest silence between two tokens; as long as before the first one when left out. */
  idleTimeoutMs?: number
  /** For one question with all its attempts. */
  totalTimeoutMs: number
  /** Further attempts after the first, made only while no word has arrived. */
  maxRetries: number
}

/** Parameters that some models reject with a 400 naming them; later calls do without. */
const ADJUSTABLE = ['max_tokens', 'temperature', 'seed', 'stream_options', 'reasoning_effort'] as const
type Adjustable = (typeof ADJUSTABLE)[number]

/** No language has longer tokens on average: what goes on after so many characters for each is not limited by the endpoint. */
const CHARACTERS_A_TOKEN = 6

/** How long a finished connection may take to close properly, which lets the next call use it again. */
const RELEASE_MS = 500

/** A language model over HTTP. Only this loads the SDK: a process without an endpoint never needs it. */
export function createLlm(config: LlmConfig): Llm {
  const rejected = new Set<Adjustable>()
  const loading = connect(config)
  loading.catch(() => undefined) // the first question reports it

  /** Whether the call failed over a parameter that has not been left out yet. */
  function adjust(status: number | undefined, param: string | null | undefined): boolean {
    const culprit = ADJUSTABLE.find((name) => name === param)
    if (status !== 400 || !culprit || rejected.has(culprit)) return false
    rejected.add(culprit)
    return true
  }

  async function* streamText(
    prompt: LlmPrompt,
    signal: AbortSignal,
    onUse?: (use: LlmUse) => void,
  ): AsyncGenerator<string, void, undefined> {
    const deadline = performance.now() + config.totalTimeoutMs
    const client = await loading.catch(() => {
      throw new LlmError('unavailable', { cause: new Error('the SDK could not be loaded') })
    })
    for (let retries = 0; !signal.aborted; ) {
      const clock = startClock(config, deadline, signal)
      const reply = createReply()
      const call = watchCall(config.model)
      let started = false
      let released = false
      let length = 0
      try {
        const body = requestBody(config.model, prompt, rejected)
        const options = { signal: clock.signal, headers: call.headers() }
        const response = await client.chat.completions.create(body, options).asResponse()
        const reader = (response.body ?? new Blob([]).stream()).getReader()
        while (!reply.closed) {
          const { value, done } = await reader.read()
          if (done) break
          const words = reply.feed(value)
          if (words) {
            clock.heard()
            started = true
            length += words.length
            yield words
            if (length > prompt.maxTokens * CHARACTERS_A_TOKEN) throw new LlmError('endless')
            if (signal.aborted) return
            clock.listen()
          }
          if (reply.failure) break
        }
        if (reply.use) onUse?.(reply.use)
        reply.finish()
        call.end('done', reply.use)
        released = true
        release(reader, clock.stop)
        return
      } catch (error) {
        if (signal.aborted) return
        const failure = readFailure(error, Date.now())
        const known = clock.late
          ? new LlmError('timeout')
          : error instanceof LlmError
            ? error
            : toLlmError(failure, started)
        const again = !clock.late && !started && adjust(failure.status, failure.param)
        call.end(again ? 'adjusted' : known.code, reply.use)
        if (again) continue
        const worthwhile = known.code === 'rate_limited' || known.code === 'unavailable'
        const pause = isPassing(failure) ? pauseBeforeRetry(failure, retries) : undefined
        const inTime = pause !== undefined && performance.now() + pause < deadline
        if (started || !worthwhile || !inTime || retries >= config.maxRetries) throw known
        retries += 1
        await sleep(pause, undefined, { signal }).catch(() => undefined)
      } finally {
        call.end('stopped', reply.use)
        clock.clear()
        if (!released) clock.stop()
      }
    }
  }

  return {
    streamText,
    async completeText(prompt, signal) {
      let answer = ''
      for await (const words of streamText(prompt, signal)) answer += words
      signal.throwIfAborted()
      return answer
    },
  }
}

async function connect(config: LlmConfig): Promise<OpenAI> {
  const { default: Client } = await import('openai')
  return new Client({
    apiKey: config.apiKey,
    baseURL: config.baseUrl ?? OPENAI,
    organization: null,
    project: null,
    maxRetries: 0, // the attempts are counted here, within one deadline
    timeout: config.totalTimeoutMs,
    logLevel: 'off', // its log quotes addresses and replies
  })
}

/** Models that think before they speak: rewording needs little of it, and it would use up the tokens of the answer. */
function effortFor(model: string): 'minimal' | 'low' | undefined {
  if (/(?:^|\/)gpt-5(?!\.)/.test(model)) return 'minimal'
  return /(?:^|\/)(?:gpt-5\.|o\d)/.test(model) ? 'low' : undefined
}

function requestBody(model: string, prompt: LlmPrompt, rejected: ReadonlySet<Adjustable>) {
  const effort = rejected.has('reasoning_effort') ? undefined : effortFor(model)
  const limit = rejected.has('max_tokens') ? 'max_completion_tokens' : 'max_tokens'
  return {
    model,
    stream: true as const,
    messages: [
      { role: 'system' as const, content: prompt.system },
      { role: 'user' as const, content: prompt.user },
    ],
    [limit]: prompt.maxTokens,
    ...(effort && { reasoning_effort: effort }),
    ...(rejected.has('temperature') ? {} : { temperature: prompt.temperature }),
    ...(rejected.has('stream_options') ? {} : { stream_options: { include_usage: true } }),
    ...(rejected.has('seed') || prompt.seed === undefined ? {} : { seed: prompt.seed }),
  }
}

/** Reads a finished reply to its very end in the background, and closes the connection if that takes too long. */
function release(reader: ReadableStreamDefaultReader<Uint8Array>, stop: () => void) {
  const late = setTimeout(stop, RELEASE_MS).unref()
  const drain = async () => {
    while (!(await reader.read()).done);
  }
  drain()
    .catch(() => undefined)
    .finally(() => clearTimeout(late))
}
