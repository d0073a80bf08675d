import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { figuresIn, sumOf } from '../figures.ts'
import { freePort } from '../free-port.ts'
import { type Collector, type SentSpan, startCollector } from '../mocks/collector.ts'
import { type OpenAiMock, startOpenAi } from '../mocks/openai.ts'
import { createDatabase } from '../postgres.ts'
import { until } from '../until.ts'
import { readAll } from '../walks/events.ts'
import { dataFolder, type Server, startServer, startWorker } from './server.ts'

const TEXT = 'Nobody remembers who built the stairs of Marmalade that lead down to the water.'
const NAME = 'letters-to-aunt-agatha.txt'
const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736'
const PARENT = '00f067aa0ba902b7'
const traceparent = `00-${TRACE}-${PARENT}-00`

const data = dataFolder()
let model: OpenAiMock
let collector: Collector
let web: Server
let worker: Awaited<ReturnType<typeof startWorker>>
let metricsPort: number

beforeAll(async () => {
  model = await startOpenAi()
  collector = await startCollector()
  metricsPort = await freePort()
  const shared = {
    DATABASE_URL: await createDatabase(inject('postgres')),
    DATA_DIR: data.path,
    WORKER: 'outside',
    LOG_LEVEL: 'info',
    OPENAI_BASE_URL: model.url,
    OPENAI_API_KEY: 'sk-very-secret',
    UPLOAD_WAIT_SECONDS: '0',
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_EXPORTER_OTLP_HEADERS: 'x-team=desk%20one',
  }
  web = await startServer({ ...shared, OTEL_SERVICE_NAME: 'desk-web' })
  worker = await startWorker({
    ...shared,
    OTEL_SERVICE_NAME: 'desk-worker',
    METRICS_PORT: String(metricsPort),
  })
})
afterAll(async () => {
  await Promise.all([web.stop(), worker.stop()])
  await Promise.all([model.close(), collector.close()])
  data.remove()
})

type Line = Record<string, unknown> & { msg: string }

/** The lines of a log; what is no line of it, such as that the process is ready, is left out. */
function linesOf(out: string): Line[] {
  return out
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Line)
}
const lineOf = (from: { out(): string }, message: string, has: Record<string, unknown>) =>
  until(
    () =>
      linesOf(from.out()).find(
        (line) => line.msg === message && Object.entries(has).every(([key, value]) => line[key] === value),
      ),
    `the line "${message}"`,
  )
const spanOf = (name: string, has: Record<string, unknown>) =>
  until(
    () =>
      collector.spans.find(
        (span) =>
          span.name === name && Object.entries(has).every(([key, value]) => span.attributes[key] === value),
      ),
    `the span "${name}"`,
  )
const parentOf = ({ parentSpanId }: SentSpan) => collector.spans.find(({ spanId }) => spanId === parentSpanId)

test('a run is followed from the request to the model, in the log and in the trace', async () => {
  const member = await web.member()
  const asked = model.requests.length
  const response = await member.send('/api/humanize/stream', {
    method: 'POST',
    body: JSON.stringify({ text: TEXT, tone: 'formal' }),
    headers: { 'content-type': 'application/json', traceparent },
  })
  const requestId = response.headers.get('x-request-id') ?? ''
  const runId = response.headers.get('x-run-id') ?? ''
  await readAll(response)

  await lineOf(web, 'request', { requestId, status: 200 })
  expect(await lineOf(web, 'run started', { requestId, runId })).toMatchObject({ kind: 'humanize' })
  expect(await lineOf(web, 'run ended', { requestId, runId })).toMatchObject({
    engine: 'llm',
    outcome: 'done',
  })
  expect(await lineOf(web, 'rewritten by the language model', { requestId, runId })).toBeDefined()

  const request = await spanOf('POST /api/humanize/stream', { 'wordkin.request_id': requestId })
  expect(request).toMatchObject({ traceId: TRACE, parentSpanId: PARENT, failed: false })
  expect(request.attributes).toMatchObject({
    'http.request.method': 'POST',
    'http.route': '/api/humanize/stream',
    'http.response.status_code': 200,
  })
  expect(request.process).toMatchObject({ 'service.name': 'desk-web' })
  const run = await spanOf('run humanize', { 'wordkin.run_id': runId })
  expect(run.parentSpanId).toBe(request.spanId)
  const call = await until(
    () =>
      collector.spans.find(({ name, parentSpanId }) => name === 'model call' && parentSpanId === run.spanId),
    'the call of the model',
  )
  expect(call.attributes).toMatchObject({ 'gen_ai.request.model': 'gpt-5-mini', 'wordkin.outcome': 'done' })
  expect(model.requests[asked]?.traceparent).toBe(`00-${TRACE}-${call.spanId}-01`)
})

test('an upload is followed from the request to the reading process of the worker', async () => {
  const member = await web.member()
  const form = new FormData()
  form.append('file', new File([TEXT], NAME))
  const answer = await member.call('POST', '/api/upload-document', { form, headers: { traceparent } })
  const requestId = answer.headers.get('x-request-id') ?? ''
  const { id: documentId } = answer.json as { id: string }

  const read = await lineOf(worker, 'file read', { requestId, documentId })
  expect(read).toMatchObject({ format: 'txt', outcome: 'read', pages: 1 })
  expect(read.reader).toBeGreaterThan(0)
  const { jobId } = await lineOf(worker, 'job ended', { requestId, documentId })
  expect(read.jobId).toBe(jobId)
  expect(jobId).toMatch(/^[0-9a-f-]{36}$/)

  const job = await spanOf('job ingest', { 'wordkin.document_id': documentId })
  expect(job.process).toMatchObject({ 'service.name': 'desk-worker' })
  expect(job.attributes).toMatchObject({ 'wordkin.request_id': requestId, 'wordkin.job_id': jobId })
  expect(job.traceId).toBe(TRACE)
  const request = await spanOf('POST /api/upload-document', { 'wordkin.request_id': requestId })
  expect(parentOf(job)?.spanId).toBe(request.spanId)
  const reading = await spanOf('read file', { 'process.pid': read.reader })
  expect(parentOf(reading)?.spanId).toBe(job.spanId)
})

test('what fails says so by its kind alone', async () => {
  const member = await web.member()
  model.setScript(() => 'unauthorised')
  const answer = await member.call('POST', '/api/humanize', { json: { text: TEXT, tone: 'formal' } })
  model.setScript(null)
  expect(answer.status).toBe(200)
  const requestId = answer.headers.get('x-request-id') ?? ''
  const failed = await lineOf(web, 'humanizing failed', { requestId })
  expect(failed).toMatchObject({ level: 50, runId: expect.any(String) as string })
  const call = await spanOf('model call', { 'wordkin.outcome': 'unauthorised' })
  expect(call).toMatchObject({ failed: true, attributes: { 'error.type': 'LlmError unauthorised' } })
})

test('the worker shows its own figures', async () => {
  const figures = figuresIn(await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text())
  const read = { role: 'worker', format: 'txt', outcome: 'read' }
  expect(sumOf(figures, 'wordkin_extraction_seconds_count', read)).toBe(1)
  expect(figures.some(({ name }) => name === 'wordkin_http_request_seconds_count')).toBe(false)
})

test('a stopping process sends its last traces; and nowhere is there a text, a name, an address or a key', async () => {
  const member = await web.member()
  expect((await member.call('GET', '/shared/who-has-this-link')).status).toBe(404)
  const last = (await member.call('GET', '/api/user')).headers.get('x-request-id')
  expect(await web.stop()).toMatchObject({ code: 0 })
  expect(await worker.stop()).toMatchObject({ code: 0 })
  expect(collector.spans.some(({ attributes }) => attributes['wordkin.request_id'] === last)).toBe(true)
  expect(collector.headers.every((headers) => headers['x-team'] === 'desk one')).toBe(true)
  const everything = [collector.sent(), web.out(), web.err(), worker.out(), worker.err()].join('\n')
  for (const secret of [
    'Marmalade',
    'agatha',
    '@example.org',
    'sk-very-secret',
    'seven green',
    'Byron',
    'who-has-this',
  ]) {
    const at = everything.indexOf(secret)
    expect(at < 0 ? '' : everything.slice(Math.max(0, at - 80), at + 80), secret).toBe('')
  }
})
