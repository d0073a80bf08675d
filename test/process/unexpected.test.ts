import { afterAll, afterEach, expect, test } from 'vitest'
import { startOpenAi } from '../mocks/openai.ts'
import { until } from '../until.ts'
import { readAll } from '../walks/events.ts'
import { dataFolder, type Server, startServer } from './server.ts'

const folder = dataFolder()
const model = await startOpenAi({ rate: 20 })
const servers: Server[] = []
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.stop()))
})
afterAll(async () => {
  await model.close()
  folder.remove()
})

async function start() {
  const server = await startServer({
    DATA_DIR: folder.path,
    OPENAI_BASE_URL: model.url,
    LLM_FIRST_TOKEN_SECONDS: '60',
    NODE_OPTIONS: `--import=${new URL('fail-on-signal.ts', import.meta.url).href}`,
  })
  servers.push(server)
  return server
}

/** A text whose rewriting is under way. */
async function stream(server: Server) {
  const member = await server.member()
  const text = 'However, we do not utilize the old bridge in order to cross the river now.'
  const response = await member.send('/api/humanize/stream', {
    method: 'POST',
    body: JSON.stringify({ text, tone: 'formal' }),
    headers: { 'content-type': 'application/json' },
  })
  expect(response.status).toBe(200)
  return response
}

test('a promise that nobody caught is told in the log, and whoever streams goes on', async () => {
  const server = await start()
  const open = await stream(server)
  server.kill('SIGUSR2')
  await until(() => server.out().includes('a planted rejection'), 'the log')
  expect((await readAll(open)).end).toMatchObject({ event: 'complete' })
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
  expect(server.exit()).toBeUndefined()
})

test('after an exception that nobody caught the streams end in good order, and the server leaves to be started anew', async () => {
  const server = await start()
  const open = await stream(server)
  server.kill('SIGPIPE')
  expect((await readAll(open)).end).toMatchObject({ event: 'complete' })
  expect(await server.exited).toEqual({ code: 1, signal: null })
  expect(server.out()).toContain('a planted exception')
  const again = await start()
  expect((await fetch(`${again.url}/healthz`)).status).toBe(200)
})
