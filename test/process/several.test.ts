import postgres from 'postgres'
import { readdirSync } from 'node:fs'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { countWords } from '#app/domain/usage/words.ts'
import { type OpenAiMock, startOpenAi } from '../mocks/openai.ts'
import { createDatabase } from '../postgres.ts'
import { until } from '../until.ts'
import { eventsOf, readAll } from '../walks/events.ts'
import type { Visitor } from '../walks/visitor.ts'
import { type Server, startServer } from './server.ts'

let model: OpenAiMock
let sql: postgres.Sql
let url: string
let servers: [Server, Server, Server]
const start = () =>
  startServer({
    DATABASE_URL: url,
    OPENAI_BASE_URL: model.url,
    SHUTDOWN_GRACE_SECONDS: '1',
    LLM_RETRIES: '0',
  })

beforeAll(async () => {
  model = await startOpenAi()
  url = await createDatabase(inject('postgres'))
  sql = postgres(url, { onnotice: () => {} })
  // All at once on an empty database: one of them brings it up to date, the others wait.
  servers = await Promise.all([start(), start(), start()])
})
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()))
  await sql.end()
  await model.close()
})

const TEXT = [
  'However, we do not utilize the old bridge in order to cross the river.',
  'Numerous boats wait at the harbour below the town until the evening.',
  'In winter the ferry carries the children of three villages to their school.',
  'Nobody remembers who built the stairs that lead down to the water.',
].join(' ')

function stream(visitor: Visitor) {
  const body = JSON.stringify({ text: TEXT, tone: 'formal' })
  return visitor.send('/api/humanize/stream', {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json' },
  })
}

test('started at once on an empty database, each migration is applied once', async () => {
  const files = readdirSync('db/migrations').filter((name) => name.endsWith('.sql'))
  const applied = await sql`select hash from drizzle.__drizzle_migrations`
  expect(applied).toHaveLength(files.length)
  for (const server of servers) expect((await server.visitor().call('GET', '/readyz')).status).toBe(200)
})

test('a run is followed from another process as it goes, and stopped from there', async () => {
  const [one, two] = servers
  model.setRate(6)
  const member = await one.member()
  const there = two.moved(member)
  const response = await stream(member)
  const run = response.headers.get('x-run-id')
  const here = readAll(response)
  const listener = postgres(url, { max: 1 })
  const told: string[] = []
  await listener.listen('runs', (message) => told.push(message))
  let seen = ''
  let parts = 0
  for await (const { content = '', id } of eventsOf(await there.send(`/api/humanize/stream?run=${run}`))) {
    seen += content
    if (content) parts++
    expect(Number(id)).toBe(seen.length)
    // Two of four sentences: the run is still at work.
    if (parts === 2) break
  }
  expect(told.some((message) => message.includes(String(run)))).toBe(true)
  await listener.end()
  expect((await there.call('POST', `/api/runs/${run}/stop`)).status).toBe(204)
  const { text, end } = await here
  expect(end).toMatchObject({ event: 'complete', stopped: true, fullText: text })
  expect(text.startsWith(seen)).toBe(true)
  const rest = await readAll(
    await there.send(`/api/humanize/stream?run=${run}`, {
      headers: { 'last-event-id': String(seen.length) },
    }),
  )
  expect(seen + rest.text).toBe(text)
})

test('the same text with the same key, sent to two processes, is one run', async () => {
  const [one, two] = servers
  model.setRate(0)
  const member = await one.member()
  const call = { json: { text: TEXT, tone: 'formal' }, headers: { 'idempotency-key': 'press' } }
  const answers = await Promise.all([
    member.call('POST', '/api/humanize', call),
    two.moved(member).call('POST', '/api/humanize', call),
  ])
  expect(answers[0].status).toBe(200)
  expect(answers[1].json).toEqual(answers[0].json)
  expect((await member.call('GET', '/api/user')).json).toMatchObject({ wordsUsed: countWords(TEXT) })
})

test('the words of a month are shared by all processes', async () => {
  model.setRate(0)
  const member = await servers[0].member()
  const text = (index: number) => `${'We saw the river again. '.repeat(40)}${index}`
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      (servers[index % 3] as Server)
        .moved(member)
        .call('POST', '/api/humanize', { json: { text: text(index) } }),
    ),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 402)).toHaveLength(11)
})

test('guesses are counted by all processes together', async () => {
  const member = await servers[0].member()
  const guess = (server: Server) =>
    server.visitor().call('POST', '/api/login', { json: { email: member.email, password: 'a wrong guess' } })
  for (let count = 0; count < 10; count++)
    expect((await guess(servers[(count % 2) as 0 | 1])).status).toBe(401)
  expect((await guess(servers[2])).status).toBe(429)
})

test('signing out on one process ends the session on all', async () => {
  const [one, two] = servers
  const member = await one.member()
  const there = two.moved(member)
  expect((await there.call('GET', '/api/user')).status).toBe(200)
  await member.call('POST', '/api/logout')
  expect((await there.call('GET', '/api/user')).status).toBe(401)
})

test('connections that the database drops are made anew', async () => {
  const member = await servers[0].member()
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`
  await until(
    async () => (await member.call('GET', '/api/user')).status === 200,
    'the session after the database was away',
  )
  model.setRate(0)
  expect((await member.call('POST', '/api/humanize', { json: { text: TEXT } })).status).toBe(200)
})

test('while the database is away a process says so, and serves again when it is back', async () => {
  const [one] = servers
  const member = await one.member()
  const probe = one.visitor()
  const name = new URL(url).pathname.slice(1)
  const admin = postgres(inject('postgres'), { max: 1, onnotice: () => {} })
  const allow = (allowed: boolean) =>
    admin.unsafe(`alter database ${name} with allow_connections ${String(allowed)}`)
  await allow(false)
  await admin`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${name}`
  try {
    await until(async () => (await probe.call('GET', '/readyz')).status === 503, 'the process to notice')
    expect((await probe.call('GET', '/healthz')).status).toBe(200)
    const answer = await member.call('GET', '/api/user')
    expect(answer.status).toBeGreaterThanOrEqual(500)
    expect(answer.text).not.toMatch(/postgres|select|connection|ECONN/i)
  } finally {
    await allow(true)
    await admin.end()
  }
  await until(async () => (await probe.call('GET', '/readyz')).status === 200, 'the process to recover')
  expect((await member.call('GET', '/api/user')).status).toBe(200)
})

test('the run of a process that was killed ends for its reader on another, and its words come back', async () => {
  model.setRate(2)
  const [one, two] = servers
  const member = await one.member()
  const there = two.moved(member)
  const response = await stream(member)
  const run = response.headers.get('x-run-id') ?? ''
  await response.body?.cancel()
  const reading = readAll(await there.send(`/api/humanize/stream?run=${run}`))
  one.kill('SIGKILL')
  await one.exited
  expect((await there.call('GET', '/api/user')).json).toMatchObject({ wordsUsed: countWords(TEXT) })
  // As if half a minute had passed without a sign of life.
  await sql`update runs set heartbeat_at = now() - interval '31 seconds' where id = ${run}`
  expect((await reading).end).toMatchObject({
    event: 'error',
    message: expect.stringContaining('Nothing was charged'),
  })
  expect((await there.call('GET', '/api/user')).json).toMatchObject({ wordsUsed: 0 })
})
