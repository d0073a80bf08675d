import { afterAll, beforeAll, expect, test } from 'vitest'
import { countWords } from '#app/domain/usage/words.ts'
import { figuresIn, sumOf } from '../../figures.ts'
import { freePort } from '../../free-port.ts'
import { until } from '../../until.ts'
import { eventsOf, readAll } from '../events.ts'
import { startModelApp } from '../model-app.ts'

const TOKEN = 'a token of figures'
const authorization = `Bearer ${TOKEN}`
const TEXT = [
  'However, we do not utilize the old bridge in order to cross the river of Marmalade.',
  'Numerous boats wait at the harbour below the town until the evening.',
].join(' ')

let port: number
let started: Awaited<ReturnType<typeof startModelApp>>
beforeAll(async () => {
  port = await freePort()
  started = await startModelApp({
    METRICS_PORT: String(port),
    METRICS_TOKEN: TOKEN,
    MODEL_PRICES: 'gpt-5-mini=1/2',
    // Nobody is there: traces are lost, and nothing else.
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${await freePort()}`,
  })
})
afterAll(() => started.stop())

const look = (path = '/metrics', headers: Record<string, string> = { authorization }) =>
  fetch(`http://127.0.0.1:${port}${path}`, { headers })
const figures = async () => figuresIn(await (await look()).text())

test('figures are shown to whoever has the token, on a port of their own, and nowhere else', async () => {
  expect((await started.app.visitor().call('GET', '/metrics', { headers: { authorization } })).status).toBe(
    404,
  )
  expect((await look('/metrics', {})).status).toBe(401)
  expect((await look('/metrics', { authorization: 'Bearer another' })).status).toBe(401)
  expect((await look('/')).status).toBe(404)
  const post = await fetch(`http://127.0.0.1:${port}/metrics`, { method: 'POST', headers: { authorization } })
  expect(post.status).toBe(404)
  const answer = await look()
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toContain('text/plain; version=0.0.4')
})

test('requests are counted by the pattern of their address, never by the address', async () => {
  const member = await started.app.member()
  const before = await figures()
  const stranger = crypto.randomUUID()
  await member.call('GET', `/api/documents/${stranger}`)
  await member.call('GET', `/api/documents/${stranger}x`)
  await member.call('GET', `/nowhere/${stranger}`)
  await member.call('GET', `/api/${stranger}`)
  await member.call('GET', '/dashboard')
  // The second visitor gets the page that was made for the first.
  for (const visitor of [started.app.visitor(), started.app.visitor()]) await visitor.call('GET', '/auth')
  const text = await (await look()).text()
  expect(text).not.toContain(stranger)
  expect(text).not.toContain(member.email)
  const shown = figuresIn(text)
  const count = (route: string, status: string) => {
    const [then, now] = [before, shown].map((all) =>
      sumOf(all, 'wordkin_http_request_seconds_count', { route, method: 'GET', status }),
    )
    return (now ?? 0) - (then ?? 0)
  }
  expect(count('/api/documents/:id', '4xx')).toBe(2)
  expect(count('/*', '4xx')).toBe(1)
  expect(count('/api/*', '4xx')).toBe(1)
  expect(count('/dashboard', '2xx')).toBe(1)
  expect(count('/auth', '2xx')).toBe(2)
})

test('strange methods share one name', async () => {
  await started.app.visitor().call('PROPFIND', '/api/user')
  expect(sumOf(await figures(), 'wordkin_http_request_seconds_count', { method: 'other' })).toBe(1)
})

test('a run is told with its words, its calls of the model and what they cost; and its readers', async () => {
  const before = await figures()
  const member = await started.app.member()
  started.model.setRate(10)
  const response = await member.send('/api/humanize/stream', {
    method: 'POST',
    body: JSON.stringify({ text: TEXT, tone: 'formal' }),
    headers: { 'content-type': 'application/json' },
  })
  const reading = readAll(response)
  await until(async () => sumOf(await figures(), 'wordkin_streams_open') === 1, 'the reader to be counted')
  expect(sumOf(await figures(), 'wordkin_runs_open')).toBe(1)
  const { end } = await reading
  expect(end.event).toBe('complete')
  const after = await until(async () => {
    const now = await figures()
    return sumOf(now, 'wordkin_streams_open') === 0 && now
  }, 'the reader to leave')
  const more = (name: string, labels = {}) => sumOf(after, name, labels) - sumOf(before, name, labels)
  const run = { kind: 'humanize', engine: 'llm' }
  expect(more('wordkin_runs_started_total', run)).toBe(1)
  expect(more('wordkin_run_seconds_count', { ...run, outcome: 'done' })).toBe(1)
  expect(more('wordkin_run_words_total', run)).toBe(countWords(TEXT))
  const calls = more('wordkin_model_call_seconds_count', { outcome: 'done' })
  expect(calls).toBeGreaterThan(0)
  const [into, out] = ['in', 'out'].map((direction) => more('wordkin_model_tokens_total', { direction }))
  expect(into).toBeGreaterThan(0)
  expect(more('wordkin_model_cost_total')).toBeCloseTo(((into ?? 0) + 2 * (out ?? 0)) / 1_000_000, 9)
  expect(JSON.stringify(after)).not.toContain('Marmalade')
})

test('a reader who hangs up is not counted any more', async () => {
  const member = await started.app.member()
  started.model.setRate(5)
  const response = await member.send('/api/humanize/stream', {
    method: 'POST',
    body: JSON.stringify({ text: TEXT.repeat(4), tone: 'formal' }),
    headers: { 'content-type': 'application/json' },
  })
  for await (const event of eventsOf(response)) if (event.content) break
  await until(async () => sumOf(await figures(), 'wordkin_streams_open') === 0, 'the reader to be forgotten')
})

test('a lost model is seen: its calls by how they ended, the run as one the built-in engine finished', async () => {
  const member = await started.app.member()
  started.model.setRate(0)
  started.model.setScript(() => 'unauthorised')
  // The run whose reader has hung up goes on without them.
  const before = await until(async () => {
    const now = await figures()
    return sumOf(now, 'wordkin_runs_open') === 0 && now
  }, 'earlier runs to end')
  await member.call('POST', '/api/humanize', { json: { text: TEXT, tone: 'formal' } })
  started.model.setScript(null)
  const after = await figures()
  const more = (name: string, labels: Record<string, string>) =>
    sumOf(after, name, labels) - sumOf(before, name, labels)
  expect(more('wordkin_model_call_seconds_count', { outcome: 'unauthorised' })).toBeGreaterThan(0)
  expect(more('wordkin_run_seconds_count', { engine: 'fallback', outcome: 'done' })).toBe(1)
})

test('a file is told by its format: bytes, time and pages, the job and the queue', async () => {
  const member = await started.app.member()
  const form = new FormData()
  form.append('file', new File(['Nine bytes and some more.'], 'secret-name.txt'))
  expect((await member.call('POST', '/api/upload-document', { form })).status).toBe(201)
  const shown = await figures()
  expect(sumOf(shown, 'wordkin_upload_bytes_total')).toBe(25)
  expect(sumOf(shown, 'wordkin_extraction_seconds_count', { format: 'txt', outcome: 'read' })).toBe(1)
  expect(sumOf(shown, 'wordkin_extraction_pages_total', { format: 'txt' })).toBe(1)
  const jobs = async () =>
    sumOf(await figures(), 'wordkin_job_seconds_count', { queue: 'ingest', outcome: 'done' }) === 1
  await until(jobs, 'the job to end')
  expect(JSON.stringify(shown)).not.toContain('secret-name')
})

test('the process, its connections and the queues are told', async () => {
  const shown = await until(async () => {
    const now = await figures()
    return sumOf(now, 'wordkin_database_up') === 1 && now
  }, 'the queues to be told')
  expect(sumOf(shown, 'wordkin_memory_bytes', { part: 'resident' })).toBeGreaterThan(10_000_000)
  expect(sumOf(shown, 'wordkin_handles_open')).toBeGreaterThan(0)
  expect(sumOf(shown, 'wordkin_cpu_seconds_total')).toBeGreaterThan(0)
  expect(sumOf(shown, 'wordkin_database_connections')).toBe(10)
  expect(sumOf(shown, 'wordkin_database_transactions_total')).toBeGreaterThan(0)
  expect(sumOf(shown, 'wordkin_database_transactions_waiting')).toBe(0)
  expect(shown.filter(({ name }) => name === 'wordkin_event_loop_delay_seconds')).toHaveLength(3)
  for (const { name, value } of shown) expect(value, name).not.toBeNaN()
})
