import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type OpenAiMock, type Script, startOpenAi } from '#test/mocks/openai.ts'
import { type LlmErrorCode, LlmError, type LlmPrompt } from './llm.ts'
import { createLlm, type LlmConfig } from './openai.server.ts'

let mock: OpenAiMock
beforeAll(async () => {
  mock = await startOpenAi()
})
beforeEach(() => {
  mock.setScript(null)
  mock.setRate(0)
  mock.requests.length = 0
})
afterAll(() => mock.close())

const KEY = 'sk-secret-key'
const never = new AbortController().signal
const unit = (text: string): LlmPrompt => ({
  system: 'Rewrite.',
  user: `<u id="1">${text}</u>`,
  maxTokens: 400,
  temperature: 0.7,
})
const ask = unit('The café opens at 9:00. Sie heißt „Sonnenschein“ 🌞 и ждёт вас, on s’y retrouve à l’aube.')

function llmFor(changes: Partial<LlmConfig> = {}) {
  return createLlm({
    apiKey: KEY,
    baseUrl: mock.url,
    model: 'mock-model',
    firstTokenTimeoutMs: 20_000,
    totalTimeoutMs: 30_000,
    maxRetries: 0,
    ...changes,
  })
}

async function failureOf(answer: Promise<unknown>): Promise<LlmError> {
  const error = await answer.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (!(error instanceof LlmError)) throw new Error(`expected an LlmError, got ${String(error)}`)
  return error
}

describe('a good answer', () => {
  test('arrives in pieces, and the question goes out as it was asked', async () => {
    // Behind the gate the answer goes on only once its beginning is here.
    const halting = unit('The café opens at 9:00 🌞 gate-pieces and ждёт вас à l’aube.')
    const pieces: string[] = []
    for await (const piece of llmFor().streamText({ ...halting, seed: 7 }, never)) {
      if (pieces.push(piece) === 1) await fetch(`${mock.url}/gates/pieces`, { method: 'POST' })
    }
    expect(pieces.length).toBeGreaterThan(1)
    expect(pieces.join('')).toBe(halting.user)
    expect(mock.requests[0]).toMatchObject({
      authorization: `Bearer ${KEY}`,
      body: { model: 'mock-model', stream: true, max_tokens: 400, temperature: 0.7, seed: 7 },
      system: 'Rewrite.',
      user: halting.user,
    })
  })

  test.each(['split-utf', 'crlf', 'comments', 'no-done'] as const)('survives the wire: %s', async (fault) => {
    mock.setScript([fault])
    expect(await llmFor().completeText(ask, never)).toBe(ask.user)
  })

  test('ends with what it took, if the endpoint tells', async () => {
    const uses: unknown[] = []
    for await (const _ of llmFor().streamText(ask, never, (use) => uses.push(use)));
    expect(mock.requests[0]?.body.stream_options).toEqual({ include_usage: true })
    const { tokensSent = 0 } = mock.requests[0] ?? {}
    expect(uses).toEqual([{ input: expect.any(Number), output: tokensSent }])
  })

  test.each([
    ['gpt-5-mini', 'minimal'],
    ['openai/gpt-5.1', 'low'],
    ['o4-mini', 'low'],
    ['mistral-small', undefined],
  ])('%s is asked to think %s', async (model, effort) => {
    await llmFor({ model }).completeText(ask, never)
    expect(mock.requests[0]?.body.reasoning_effort).toBe(effort)
  })

  test('uses the same connection for the next question', async () => {
    const llm = llmFor()
    await llm.completeText(ask, never)
    await new Promise((resolve) => setTimeout(resolve, 20))
    await llm.completeText(ask, never)
    expect(mock.requests.map(({ aborted }) => aborted)).toEqual([false, false])
  })
})

describe('failures', () => {
  test.each<[Script & string[], LlmErrorCode]>([
    [['unauthorised'], 'unauthorised'],
    [['rate-limit'], 'rate_limited'],
    [['server-error'], 'unavailable'],
    [['context'], 'unavailable'],
    [['html'], 'unavailable'],
    [['json'], 'unavailable'],
    [['reset'], 'unavailable'],
    [['hang'], 'timeout'],
    [['hang-midstream'], 'timeout'],
    [['reset-midstream'], 'interrupted'],
    [['cut'], 'interrupted'],
    [['length'], 'interrupted'],
    [['bad-event'], 'interrupted'],
    [['error-event'], 'interrupted'],
    [['filter'], 'refused'],
    [['empty'], 'empty'],
  ])('%s is %s', async (script, code) => {
    mock.setScript(script)
    // Short only for what never comes: a busy machine may take long for what does.
    const settings = code === 'timeout' ? { firstTokenTimeoutMs: 150 } : {}
    const error = await failureOf(llmFor(settings).completeText(ask, never))
    expect(error.code).toBe(code)
  })

  test('no endpoint at all is unavailable', async () => {
    const gone = await startOpenAi()
    await gone.close()
    const error = await failureOf(llmFor({ baseUrl: gone.url }).completeText(ask, never))
    expect(error.code).toBe('unavailable')
    expect(String(error.cause)).toContain('ECONNREFUSED')
  })

  test('say nothing of the key, the prompt or the words of the endpoint', async () => {
    mock.setScript(['unauthorised'])
    const error = await failureOf(llmFor().completeText(ask, never))
    const said = `${error.message} ${error.stack} ${String(error.cause)}`
    expect(said).not.toMatch(/sk-|café|Incorrect/)
    expect(String(error.cause)).toContain('HTTP 401')
  })

  test('keep what was streamed before', async () => {
    mock.setScript(['reset-midstream'])
    let text = ''
    const reading = (async () => {
      for await (const piece of llmFor().streamText(ask, never)) text += piece
    })()
    expect((await failureOf(reading)).code).toBe('interrupted')
    expect(text.length).toBeGreaterThan(10)
    expect(ask.user.startsWith(text)).toBe(true)
  })
})

describe('further attempts', () => {
  test('are made while no word has come, as many as allowed', async () => {
    mock.setScript(['server-error', 'reset'])
    expect(await llmFor({ maxRetries: 2 }).completeText(ask, never)).toBe(ask.user)
    mock.setScript(['server-error', 'server-error', 'server-error'])
    await failureOf(llmFor({ maxRetries: 1 }).completeText(ask, never))
    expect(mock.requests).toHaveLength(5)
  })

  test('wait as long as the endpoint asks', async () => {
    mock.setScript(['rate-limit'])
    await llmFor({ maxRetries: 1 }).completeText(ask, never)
    const [first, second] = mock.requests
    expect((second?.openedAt ?? 0) - (first?.openedAt ?? 0)).toBeGreaterThanOrEqual(990)
  })

  test('are not made when the wait would pass the time limit, nor when they cannot help', async () => {
    mock.setScript(['rate-limit', 'unauthorised', 'context', 'cut'])
    const llm = llmFor({ maxRetries: 3, totalTimeoutMs: 900 })
    for (let calls = 1; calls <= 4; calls += 1) {
      await failureOf(llm.completeText(ask, never))
      expect(mock.requests).toHaveLength(calls)
    }
  })

  test('leave out a parameter that the model rejects', async () => {
    const rejecting = await startOpenAi()
    rejecting.setScript(({ body }) => ('max_tokens' in body ? 'rejects-max-tokens' : undefined))
    const llm = llmFor({ baseUrl: rejecting.url })
    await llm.completeText(ask, never)
    await llm.completeText(ask, never)
    expect(rejecting.requests.map(({ body }) => body.max_completion_tokens)).toEqual([undefined, 400, 400])
    await rejecting.close()
  })
})

describe('stopping', () => {
  test.each(['before the first word', 'in mid-stream'])('closes the connection, %s', async (moment) => {
    mock.setScript([moment === 'in mid-stream' ? 'hang-midstream' : 'hang'])
    const stop = new AbortController()
    const pieces: string[] = []
    const reading = (async () => {
      for await (const piece of llmFor().streamText(ask, stop.signal)) {
        pieces.push(piece)
      }
    })()
    await expect
      .poll(() => (moment === 'in mid-stream' ? pieces.length : mock.requests.length))
      .toBeGreaterThan(0)
    stop.abort()
    await reading
    // By itself the endpoint would go on for ever.
    await expect.poll(() => mock.requests[0]?.closedAt).toBeDefined()
    expect(mock.requests[0]?.aborted).toBe(true)
    expect(pieces.length > 0).toBe(moment === 'in mid-stream')
  })

  test('leaving the loop closes the connection, too', async () => {
    mock.setRate(50)
    for await (const _ of llmFor().streamText(ask, never)) break
    await expect.poll(() => mock.requests[0]?.aborted).toBe(true)
  })

  test('gives no half answer from completeText', async () => {
    mock.setScript(['hang-midstream'])
    const stop = new AbortController()
    setTimeout(() => stop.abort(), 50)
    await expect(llmFor().completeText(ask, stop.signal)).rejects.toThrow()
  })

  test('asks nothing when stopped beforehand', async () => {
    for await (const _ of llmFor().streamText(ask, AbortSignal.abort())) throw new Error('no words expected')
    expect(mock.requests).toHaveLength(0)
  })

  test('a slow reader is not a silent endpoint', async () => {
    mock.setRate(100)
    let text = ''
    for await (const piece of llmFor({ idleTimeoutMs: 1_000 }).streamText(ask, never)) {
      if (!text) await new Promise((resolve) => setTimeout(resolve, 1_500))
      text += piece
    }
    expect(text).toBe(ask.user)
  })

  test('a slow endpoint is not a silent one', async () => {
    mock.setRate(5)
    expect(await llmFor({ idleTimeoutMs: 4_000 }).completeText(ask, never)).toBe(ask.user)
  })
})

test.each([1, 40])(
  'an answer without end is ended by its length, whatever the endpoint makes of max_tokens (%i)',
  async (tokens) => {
    mock.setScript(['endless'])
    let heard = 0
    const listening = (async () => {
      for await (const piece of llmFor().streamText({ ...ask, maxTokens: tokens }, never))
        heard += piece.length
    })()
    expect((await failureOf(listening)).code).toBe('endless')
    expect(heard).toBeGreaterThan(tokens)
    expect(heard).toBeLessThan(10_000)
  },
)
