import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text as readText } from 'node:stream/consumers'
import { setImmediate as turn, setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { answer, type Fault, isFault, tokens } from './openai-answers.ts'
import { createGates } from './openai-gates.ts'
import { steadyServer } from './steady-server.ts'

/** What the server was asked, and how the call ended. Times are `performance.now()` in milliseconds. */
export type RecordedRequest = {
  path: string
  authorization: string
  /** The trace it was asked in (W3C Trace Context). */
  traceparent: string | undefined
  body: Record<string, unknown>
  system: string
  user: string
  openedAt: number
  closedAt?: number
  /** Whether the client hung up before the answer was finished. */
  aborted: boolean
  tokensSent: number
  /** When each of them was sent. */
  sentAt: number[]
}

/** The answer to one request: a fault, words of your own, or undefined for the usual. */
export type Reply = Fault | { text: string } | undefined
export type Script = Reply[] | ((request: RecordedRequest) => Reply)

export type OpenAiMock = {
  /** The base address with `/v1`, as an OpenAI client wants it. */
  url: string
  requests: RecordedRequest[]
  /** Replies in turn (then the usual ones), or chosen by request; null for the usual ones only. Makes `-once` words work again. */
  setScript(script: Script | null): void
  /** Tokens a second for each stream (before a shut gate none, see `openai-gates.ts`); 0 is as fast as the network takes them. */
  setRate(tokensPerSecond: number): void
  /** Milliseconds before the first token of each stream. */
  setDelay(ms: number): void
  /** Lets no answer begin until the function it returns is called. */
  hold(): () => void
  close(): Promise<void>
}

/** Starts an OpenAI-compatible server on loopback. Without a port the system picks a free one. */
export async function startOpenAi(options: { port?: number; rate?: number } = {}): Promise<OpenAiMock> {
  const requests: RecordedRequest[] = []
  const spent = new Set<string>()
  const gates = createGates()
  let script: Script | null = null
  let rate = options.rate ?? 0
  let delay = 0
  let held: Promise<void> | undefined

  /** The reply by script or else by a `fault-…` word within the question; `fault-…-once` works a single time. */
  function chooseReply(request: RecordedRequest): Reply {
    const scripted = typeof script === 'function' ? script(request) : script?.shift()
    if (scripted) return scripted
    const units = request.user.match(/<u id="\d+">[\s\S]*<\/u>/)?.[0] ?? request.user
    for (const [word, name = '', once] of units.matchAll(/\bfault-([a-z]+(?:-(?!once)[a-z]+)*)(-once)?/g)) {
      if (!isFault(name) || spent.has(word)) continue
      if (once) spent.add(word)
      return name
    }
    return undefined
  }

  const server = steadyServer((incoming, response) => {
    serve(incoming, response).catch(() => response.destroy())
  })

  async function serve(incoming: IncomingMessage, response: ServerResponse) {
    const path = incoming.url ?? '/'
    if (incoming.method === 'GET' && path === '/v1/models') {
      return sendJson(response, 200, {
        object: 'list',
        data: [{ id: 'mock', object: 'model', owned_by: 'mock' }],
      })
    }
    const opened = /^\/v1\/gates\/([a-z]+)$/.exec(path)?.[1]
    if (incoming.method === 'POST' && opened) {
      gates.open(opened)
      return response.writeHead(204).end()
    }
    const body = JSON.parse((await readText(incoming)) || '{}') as Record<string, unknown>
    const messages = (body.messages ?? []) as { role: string; content: string }[]
    const said = (role: string) =>
      messages
        .filter((m) => m.role === role)
        .map((m) => m.content)
        .join('\n')
    const request: RecordedRequest = {
      path,
      authorization: incoming.headers.authorization ?? '',
      traceparent: [incoming.headers.traceparent ?? []].flat()[0],
      body,
      system: said('system'),
      user: said('user'),
      openedAt: performance.now(),
      aborted: false,
      tokensSent: 0,
      sentAt: [],
    }
    requests.push(request)
    response.on('close', () => {
      request.closedAt = performance.now()
      request.aborted = !response.writableFinished
    })
    if (incoming.method === 'POST' && path === '/v1/embeddings') {
      return sendJson(response, 200, embeddings(body.input, String(body.model)))
    }
    if (incoming.method !== 'POST' || path !== '/v1/chat/completions') {
      return sendError(response, 404, 'not_found', `No such path: ${path}`)
    }
    const reply = chooseReply(request)
    if (held) await Promise.race([held, once(response, 'close')])
    const fault = typeof reply === 'string' ? reply : undefined
    if (fault && refuse(response, fault)) return
    const words = typeof reply === 'object' ? reply.text : answer(request.user, fault)
    if (body.stream === true && fault !== 'json')
      await stream(response, request, words, { fault, rate: () => rate, delay, gates })
    else sendJson(response, 200, completion(words, fault === 'length' ? 'length' : 'stop'))
  }
  await new Promise<void>((listening) => server.listen(options.port ?? 0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo

  return {
    url: `http://127.0.0.1:${port}/v1`,
    requests,
    setScript(next) {
      script = Array.isArray(next) ? [...next] : next
      spent.clear()
    },
    setRate(tokensPerSecond) {
      rate = tokensPerSecond
    },
    setDelay(ms) {
      delay = ms
    },
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>()
      held = promise
      return () => {
        held = undefined
        resolve()
      }
    },
    close() {
      server.closeAllConnections()
      return new Promise((closed) => server.close(() => closed()))
    },
  }
}

function sendJson(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
) {
  response.writeHead(status, { 'content-type': 'application/json', 'x-request-id': 'req_mock', ...headers })
  response.end(JSON.stringify(body))
}

function sendError(
  response: ServerResponse,
  status: number,
  code: string,
  message: string,
  headers: Record<string, string> = {},
  param: string | null = null,
) {
  sendJson(response, status, { error: { message, type: code, code, param } }, headers)
}

/** Words that mean the same to the mock. */
const ALIKE: readonly (readonly string[])[] = [
  ['car', 'automobile', 'vehicle'],
  ['price', 'cost', 'costs'],
]

/** Numbers by which texts with the same words, or with words that mean the same, are alike. */
function embeddings(input: unknown, model: string) {
  const texts = (Array.isArray(input) ? input : [input]).map(String)
  const data = texts.map((text, index) => {
    const embedding = Array.from({ length: 64 }, () => 0)
    for (const word of text.toLowerCase().match(/\p{L}{3,}/gu) ?? []) {
      const meant = ALIKE.find((words) => words.includes(word))?.[0] ?? word
      let hash = 7
      for (const letter of meant) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 64
      embedding[hash] = (embedding[hash] ?? 0) + 1
    }
    return { object: 'embedding', index, embedding }
  })
  return { object: 'list', model, data, usage: { prompt_tokens: 0, total_tokens: 0 } }
}

function completion(content: string, reason: string) {
  const message = { role: 'assistant', content }
  return {
    id: 'chatcmpl-mock',
    object: 'chat.completion',
    model: 'mock',
    choices: [{ index: 0, message, finish_reason: reason }],
    usage: { prompt_tokens: 0, completion_tokens: 0, total_tokens: 0 },
  }
}

/** Answers for the faults that come before any word; false for those that come later. */
function refuse(response: ServerResponse, fault: Fault): boolean {
  if (fault === 'unauthorised') {
    sendError(response, 401, 'invalid_api_key', 'Incorrect API key provided: sk-leaky-upstream-text')
  } else if (fault === 'rate-limit') {
    sendError(response, 429, 'rate_limit_exceeded', 'Rate limit reached', { 'retry-after': '1' })
  } else if (fault === 'server-error') {
    sendError(response, 500, 'server_error', 'The server had an error')
  } else if (fault === 'context') {
    sendError(response, 400, 'context_length_exceeded', 'This model has a maximum context length')
  } else if (fault === 'rejects-max-tokens') {
    sendError(response, 400, 'unsupported_parameter', 'Use max_completion_tokens instead', {}, 'max_tokens')
  } else if (fault === 'html') {
    response
      .writeHead(200, { 'content-type': 'text/html' })
      .end('<html><body>Welcome to nginx!</body></html>')
  } else if (fault === 'reset') {
    response.destroy()
  } else if (fault !== 'hang') {
    return false
  }
  return true
}

/** How an answer is streamed. */
type Manner = {
  fault: Fault | undefined
  /** Tokens a second. */
  rate: () => number
  /** Milliseconds before the first of them. */
  delay: number
  gates: ReturnType<typeof createGates>
}

/** Sends the words as server-sent events, going wrong half-way where the fault says so. */
async function stream(
  response: ServerResponse,
  request: RecordedRequest,
  words: string,
  { fault, rate, delay, gates }: Manner,
) {
  const newline = fault === 'crlf' ? '\r\n' : '\n'
  const event = (data: string) =>
    `${fault === 'comments' ? ': keep-alive\n\n' : ''}data: ${data}${newline}${newline}`
  const chunk = (delta: object, reason: string | null = null) =>
    event(
      JSON.stringify({
        id: 'chatcmpl-mock',
        object: 'chat.completion.chunk',
        model: 'mock',
        choices: [{ index: 0, delta, finish_reason: reason }],
      }),
    )
  response.socket?.setNoDelay(true)
  response.writeHead(200, { 'content-type': 'text/event-stream', 'x-request-id': 'req_mock' })
  await send(response, chunk({ role: 'assistant', content: '' }), fault)
  const pieces = tokens(words)
  const half = Math.ceil(pieces.length / 2)
  const limit = Number(
    request.body.max_tokens ?? request.body.max_completion_tokens ?? Number.POSITIVE_INFINITY,
  )
  // An endpoint that knows of no limit, and a model that finds no end.
  if (fault === 'endless') {
    while (!response.destroyed) {
      await send(response, chunk({ content: `${words} ` }), fault)
      request.tokensSent += pieces.length
      await sleep(1)
    }
    return
  }
  const startedAt = performance.now() + delay
  let at = 0
  for (const [index, content] of pieces.entries()) {
    await gates.pass(words.slice(at), response)
    at += content.length
    if (response.destroyed) return
    if (index === half && (await breakOff(response, fault, chunk))) return
    if (index >= limit) return response.end(`${chunk({}, 'length')}${event('[DONE]')}`)
    const due = startedAt + (rate() > 0 ? (index / rate()) * 1000 : 0) - performance.now()
    if (due > 0) await sleep(due)
    request.sentAt.push(performance.now())
    await send(response, chunk({ content }), fault)
    request.tokensSent += 1
  }
  if (fault === 'filter') return response.end(`${chunk({}, 'content_filter')}${event('[DONE]')}`)
  await send(response, chunk({}, 'stop'), fault)
  const { include_usage: tellUsage } = (request.body.stream_options ?? {}) as { include_usage?: boolean }
  if (tellUsage) {
    const usage = {
      prompt_tokens: tokens(request.system + request.user).length,
      completion_tokens: pieces.length,
    }
    await send(
      response,
      event(JSON.stringify({ object: 'chat.completion.chunk', choices: [], usage })),
      fault,
    )
  }
  response.end(fault === 'no-done' ? '' : event('[DONE]'))
}

/** Whether the stream ended here because of the fault. A hang leaves it open. */
async function breakOff(
  response: ServerResponse,
  fault: Fault | undefined,
  chunk: (delta: object, reason?: string) => string,
): Promise<boolean> {
  if (fault === 'reset-midstream') {
    await turn() // lets what was written leave first
    response.socket?.resetAndDestroy()
  } else if (fault === 'cut') response.end()
  else if (fault === 'length') response.end(`${chunk({}, 'length')}data: [DONE]\n\n`)
  else if (fault === 'bad-event') response.end('data: {"choices":[{"delta":{"cont\n\ndata: [DONE]\n\n')
  else if (fault === 'error-event')
    response.end('data: {"error":{"message":"overloaded","code":"overloaded"}}\n\n')
  else return fault === 'hang-midstream'
  return true
}

/** Writes one event; a split stream leaves three bytes at a time, so that letters and lines are torn apart. */
async function send(response: ServerResponse, data: string, fault: Fault | undefined) {
  if (fault !== 'split-utf') {
    if (!response.write(data))
      await new Promise((drained) => response.once('drain', drained).once('close', drained))
    return
  }
  const bytes = Buffer.from(data)
  for (let at = 0; at < bytes.length; at += 3) {
    response.write(bytes.subarray(at, at + 3))
    await turn()
  }
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: { port: { type: 'string', default: '4010' }, rate: { type: 'string', default: '50' } },
  })
  const mock = await startOpenAi({ port: Number(values.port), rate: Number(values.rate) })
  console.log(`OpenAI-compatible mock on ${mock.url}, ${values.rate} tokens a second`)
}
