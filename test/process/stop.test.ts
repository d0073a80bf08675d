import { Agent, get } from 'node:http'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { countWords } from '#app/domain/usage/words.ts'
import { type OpenAiMock, startOpenAi } from '../mocks/openai.ts'
import { until } from '../until.ts'
import { eventsOf, readAll } from '../walks/events.ts'
import type { Visitor } from '../walks/visitor.ts'
import { dataFolder, type Server, startServer } from './server.ts'

let model: OpenAiMock
beforeAll(async () => {
  model = await startOpenAi()
})
afterAll(async () => {
  await model.close()
  folder.remove()
})

const folder = dataFolder()

const servers: Server[] = []
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.stop()))
})

async function start(grace: number) {
  const server = await startServer({
    DATA_DIR: folder.path,
    SHUTDOWN_GRACE_SECONDS: String(grace),
    OPENAI_BASE_URL: model.url,
    LLM_FIRST_TOKEN_SECONDS: '20',
  })
  servers.push(server)
  return server
}

const TEXT = 'However, we do not utilize the old bridge in order to cross the river now.'
const INTERRUPTED =
  'Processing was interrupted. Nothing was charged, and your text is kept. Please try again.'

async function stream(visitor: Visitor, text = TEXT) {
  const body = JSON.stringify({ text, tone: 'formal' })
  const headers = { 'content-type': 'application/json' }
  const response = await visitor.send('/api/humanize/stream', { method: 'POST', body, headers })
  expect(response.status).toBe(200)
  return response
}

const used = async (visitor: Visitor) =>
  ((await visitor.call('GET', '/api/user')).json as { wordsUsed: number }).wordsUsed
const runOf = (response: Response) => response.headers.get('x-run-id') ?? ''

test('asked to stop, it lets twenty streams finish, takes no more work, and leaves with 0', async () => {
  model.setRate(20)
  const server = await start(30)
  const members = await Promise.all(Array.from({ length: 10 }, () => server.member()))
  const responses = await Promise.all(
    members.flatMap((member) => [stream(member), stream(member, `${TEXT} Indeed.`)]),
  )
  const reading = responses.map(readAll)
  server.kill('SIGTERM')
  const refused = await until(async () => {
    const answer = await members[0]
      ?.call('POST', '/api/humanize', { json: { text: TEXT } })
      .catch(() => 'gone' as const)
    return answer === 'gone' || (answer?.status === 503 && answer)
  }, 'new work to be refused')
  if (refused !== true) expect(refused.json).toMatchObject({ message: expect.stringContaining('restarting') })
  for (const { text, end } of await Promise.all(reading))
    expect(end).toMatchObject({ event: 'complete', fullText: text })
  expect(await server.exited).toEqual({ code: 0, signal: null })

  const again = await start(1)
  for (const member of members) expect(await used(again.moved(member))).toBe(2 * countWords(TEXT) + 1)
  await again.stop()
})

test('asked to stop, it lets go of connections that are kept for more requests, and answers those on them', async () => {
  model.setRate(20)
  const server = await start(30)
  const member = await server.member()
  const reading = readAll(await stream(member))
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const cookie = [...member.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const ask = () =>
    new Promise<{ status: number; connection: string | undefined }>((resolve, reject) => {
      get(`${server.url}/api/user`, { agent, headers: { cookie } }, (answer) => {
        answer.resume().once('end', () => {
          resolve({ status: answer.statusCode ?? 0, connection: answer.headers.connection })
        })
      }).once('error', reject)
    })
  expect(await ask()).toEqual({ status: 200, connection: 'keep-alive' })
  server.kill('SIGTERM')
  // One question after the other on the same connection, until the door is shut.
  const seen: string[] = []
  await until(async () => {
    const answer = await ask().catch(() => undefined)
    if (answer) seen.push(`${answer.status} ${answer.connection}`)
    return !answer
  }, 'the connection to be let go')
  expect(seen.filter((one) => !['200 keep-alive', '200 close'].includes(one))).toEqual([])
  expect(seen.filter((one) => one === '200 close').length).toBeLessThanOrEqual(1)
  agent.destroy()
  expect((await reading).end).toMatchObject({ event: 'complete' })
  expect(await server.exited).toEqual({ code: 0, signal: null })
})

test('streams that do not finish in time end with a clear word, and cost nothing', async () => {
  model.setRate(2)
  const server = await start(1)
  const member = await server.member()
  const reading = readAll(await stream(member))
  server.kill('SIGTERM')
  const { end } = await reading
  expect(end).toEqual({ event: 'error', message: INTERRUPTED })
  expect(await server.exited).toEqual({ code: 0, signal: null })
  const again = await start(1)
  expect(await used(again.moved(member))).toBe(0)
  await again.stop()
})

test('asked a second time it leaves at once; killed, it has no say: the words come back at the next start', async () => {
  // Slow enough to be met in the second sentence, after the first has been heard.
  model.setRate(2)
  const text = `It is late. ${TEXT}`
  const visitors: { member: Visitor; run: string }[] = []
  for (const ending of ['second signal', 'kill'] as const) {
    const server = await start(30)
    const member = await server.member()
    const response = await stream(member, text)
    for await (const _ of eventsOf(response)) break
    visitors.push({ member, run: runOf(response) })
    expect(await used(member)).toBe(countWords(text))
    if (ending === 'kill') server.kill('SIGKILL')
    else {
      server.kill('SIGTERM')
      // The first signal has been heard when the door is shut.
      await until(
        () =>
          fetch(`${server.url}/healthz`, { headers: { connection: 'close' } }).then(
            () => false,
            () => true,
          ),
        'the door to shut',
      )
      server.kill('SIGTERM')
    }
    expect(await server.exited).toEqual(
      ending === 'kill' ? { code: null, signal: 'SIGKILL' } : { code: 1, signal: null },
    )
  }
  const server = await start(1)
  for (const { member, run } of visitors) {
    const back = server.moved(member)
    expect(await used(back)).toBe(0)
    const page = await back.open(`/humanizer?run=${run}`)
    expect(page.text).toContain(INTERRUPTED)
    expect(page.value('text')).toBe(text)
    const { end } = await readAll(await back.send(`/api/humanize/stream?run=${run}`))
    expect(end).toEqual({ event: 'error', message: INTERRUPTED })
  }
  await server.stop()
})
