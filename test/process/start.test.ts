import { spawn } from 'node:child_process'
import { createServer, type AddressInfo } from 'node:net'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import postgres from 'postgres'
import { afterEach, expect, inject, test } from 'vitest'
import { countWords } from '#app/domain/usage/words.ts'
import { createDatabase } from '../postgres.ts'
import { environment } from '../setup/environment.ts'
import { TEMPLATE } from '../setup/postgres-cluster.ts'
import { until } from '../until.ts'
import { dataFolder, runServer, type Server, startServer } from './server.ts'

const folder = dataFolder()
const running: Server[] = []
async function start(variables: Record<string, string> = {}) {
  const server = await startServer({ DATA_DIR: folder.path, ...variables })
  running.push(server)
  return server
}
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.stop()))
})

const USED =
  /^The data folder is in use by process \d+\. Stop that one first, choose another DATA_DIR, or use PostgreSQL \(DATABASE_URL\)\.\n$/

test('without configuration it says where it is, on this machine only, and serves', async () => {
  const server = await start()
  expect(server.out()).toMatch(/^Wordkin is ready at http:\/\/127\.0\.0\.1:\d+\n$/)
  const page = await server.visitor().open('/')
  expect(page.status).toBe(200)
  expect(await server.stop()).toEqual({ code: 0, signal: null })
  expect(server.err()).toBe('')
})

test('whoever stops npm stops the server', async () => {
  const { PATH = '' } = process.env
  const shell = spawn('sh', ['-c', 'node run.mjs server.ts; true'], {
    cwd: new URL('../..', import.meta.url),
    env: environment({ PATH, PORT: '0', DATA_DIR: folder.path, npm_lifecycle_event: 'start' }),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let out = ''
  shell.stdout.setEncoding('utf8').on('data', (text: string) => (out += text))
  const url = await until(() => /is ready at (\S+)/.exec(out)?.[1], 'the server to start')
  expect((await fetch(url)).status).toBe(200)
  // Without a word to the server, as npm's shell goes.
  shell.kill('SIGKILL')
  await until(async () => (await fetch(url).catch(() => null)) === null, 'the server to end')
  const again = await start()
  expect((await again.visitor().open('/')).status).toBe(200)
})

test('a person’s work is there after a restart, and so is their session', async () => {
  const first = await start()
  const member = await first.member()
  const page = await member.open('/humanizer')
  const text = 'In order to reach 42 villages we utilize numerous boats.'
  const sent = await member.submit(page, { button: 'Humanize Text', fields: { text, tone: 'formal' } })
  await until(async () => {
    const { json } = await member.call('GET', '/api/humanizer/history')
    return (json as unknown[]).length === 1
  }, 'the rewrite')
  await first.stop()
  const second = await start()
  const back = second.moved(member)
  const done = await back.open(sent.path)
  expect(done.text).toContain('Done in Formal tone.')
  expect(done.value('text')).toBe(text)
  expect((await back.call('GET', '/api/user')).json).toMatchObject({
    wordsUsed: countWords(text),
    email: member.email,
  })
})

test('a second process on the same folder is refused in plain words, and the first goes on', async () => {
  const first = await start()
  const second = runServer({ DATA_DIR: folder.path })
  await until(() => second.exit() ?? /ready/.test(second.out()), 'the second to be refused', 60_000)
  expect(second.err()).toMatch(USED)
  expect(second.exit()).toEqual({ code: 1, signal: null })
  expect((await first.visitor().call('GET', '/readyz')).status).toBe(200)
})

test('everything wrong with the configuration is named at once, without values', async () => {
  const server = runServer({
    DATA_DIR: folder.path,
    APP_URL: 'ftp://sesame',
    DATABASE_URL: 'mysql://root:sesame@db',
    SESSION_SECRET: 'sesame',
    LLM_RETRIES: 'sesame',
    BILLING: 'sesame',
  })
  expect(await server.exited).toEqual({ code: 1, signal: null })
  expect(server.err()).toMatch(/^The configuration has problems:\n/)
  for (const name of ['APP_URL', 'DATABASE_URL', 'SESSION_SECRET', 'LLM_RETRIES', 'BILLING']) {
    expect(server.err()).toContain(`  - ${name}: `)
  }
  expect(server.err()).not.toContain('sesame')
  expect(server.err()).not.toMatch(/\n\s+at /)
  expect(server.out()).toBe('')
})

test('a deployment that lacks its parts is told all of them', async () => {
  const server = runServer({ DATA_DIR: folder.path, APP_URL: 'https://words.example' })
  expect((await server.exited).code).toBe(1)
  for (const name of ['DATABASE_URL', 'SESSION_SECRET', 'OPENAI_API_KEY', 'SIGNUP', 'BILLING']) {
    expect(server.err()).toContain(`  - ${name}: `)
  }
})

test('a port that is taken is said, and the folder is free again', async () => {
  const holder = createServer()
  await new Promise<void>((listening) => holder.listen(0, '127.0.0.1', listening))
  const { port } = holder.address() as AddressInfo
  const server = runServer({ DATA_DIR: folder.path, PORT: String(port) })
  expect((await server.exited).code).toBe(1)
  expect(server.err()).toBe(
    `The address 127.0.0.1:${port} is taken by another process. Stop that one, or choose another PORT. (EADDRINUSE)\n`,
  )
  expect(server.err()).not.toMatch(/\n\s+at /)
  await new Promise((closed) => holder.close(closed))
  expect((await (await start()).visitor().call('GET', '/readyz')).status).toBe(200)
})

test('a database that is not there is said without its password', async () => {
  const server = runServer({ DATABASE_URL: 'postgres://words:sesame@127.0.0.1:1/words' })
  expect((await server.exited).code).toBe(1)
  expect(server.err()).toBe(
    'PostgreSQL at 127.0.0.1:1 cannot be opened: connect ECONNREFUSED 127.0.0.1:1. Is it running, and is DATABASE_URL right?\n',
  )
})

test('a data folder that is none is said', async () => {
  const taken = join(folder.path, 'taken')
  writeFileSync(taken, '')
  const server = runServer({ DATA_DIR: taken })
  expect((await server.exited).code).toBe(1)
  expect(server.err()).toMatch(
    /^The data folder \S+taken cannot be used \(\w+\)\. Let this user write there, or choose another DATA_DIR\.\n$/,
  )
})

test('an embedded database that is broken is said, and left as it is', async () => {
  const broken = join(folder.path, 'broken')
  mkdirSync(join(broken, 'pglite'), { recursive: true })
  writeFileSync(join(broken, 'pglite/PG_VERSION'), 'junk')
  const server = runServer({ DATA_DIR: broken })
  expect((await server.exited).code).toBe(1)
  expect(server.err()).toMatch(/^The embedded database in \S+ cannot be opened \(.*\)\. Put a backup back/)
  expect(server.err()).not.toMatch(/\n\s+at /)
  expect(readFileSync(join(broken, 'pglite/PG_VERSION'), 'utf8')).toBe('junk')
})

test('a database that a newer version has brought up to date is served by an older one meanwhile', async () => {
  const url = await createDatabase(inject('postgres'), { template: TEMPLATE })
  const sql = postgres(url, { onnotice: () => {} })
  await sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 9999999999999)`
  await sql`alter table users add column newer text`
  await sql.end()
  const server = await start({ DATABASE_URL: url })
  expect((await server.visitor().call('GET', '/readyz')).status).toBe(200)
  const member = await server.member()
  expect((await member.call('GET', '/api/user')).status).toBe(200)
})

test('guesses are counted by the true address, whatever a client says', async () => {
  const server = await start()
  const visitor = server.visitor()
  const guess = (count: number) =>
    visitor.call('POST', '/api/login', {
      json: { email: `${crypto.randomUUID()}@example.org`, password: 'a wrong guess' },
      headers: { 'x-forwarded-for': `203.0.113.${count}`, 'x-real-ip': `203.0.113.${count}` },
    })
  for (let count = 0; count < 10; count++) expect((await guess(count)).status).toBe(401)
  const refused = await guess(10)
  expect(refused.status).toBe(429)
  expect(refused.headers.get('retry-after')).toMatch(/^\d+$/)
})

test.each([
  ['true', 1, (client: string, invented: string) => `${invented}, ${client}`],
  ['1', 2, (client: string, invented: string) => `${invented}, ${invented}, ${client}`],
  ['2', 3, (client: string, invented: string) => `${invented}, ${client}, 10.0.0.2`],
])(
  'with TRUST_PROXY=%s, guesses are counted by the address that proxies of ours tell, whatever a client says beside it',
  async (TRUST_PROXY, site, forwarded) => {
    const server = await start({ TRUST_PROXY })
    const visitor = server.visitor()
    const guess = (count: number, address = `198.51.100.${site}`) =>
      visitor.call('POST', '/api/login', {
        json: { email: `${crypto.randomUUID()}@example.org`, password: 'a wrong guess' },
        headers: {
          'x-forwarded-for': forwarded(address, `203.0.113.${count}`),
          forwarded: `for=203.0.113.${count};host=evil.example`,
        },
      })
    for (let count = 0; count < 10; count++) expect((await guess(count)).status).toBe(401)
    expect((await guess(10)).status).toBe(429)
    expect((await guess(11, `198.51.101.${site}`)).status).toBe(401)
    for (let count = 0; count < 10; count++) {
      expect((await guess(count, `2001:db8:7:${site}::${count}`)).status).toBe(401)
    }
    expect((await guess(10, `2001:db8:7:${site}:8:9::1`)).status).toBe(429)
  },
)

test('files of the build are served for good, and nothing else is', async () => {
  const server = await start()
  const visitor = server.visitor()
  const page = await visitor.open('/')
  const stylesheet = /href="(\/assets\/[^"]+\.css)"/.exec(page.html)?.[1] ?? ''
  const style = await visitor.send(stylesheet, { headers: { 'accept-encoding': 'br' } })
  expect(style.status).toBe(200)
  expect(style.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(style.headers.get('x-content-type-options')).toBe('nosniff')
  const ofAnotherBuild = await visitor.send('/assets/enhance-AAAAAAAA.js')
  expect(ofAnotherBuild.status).toBe(404)
  expect(ofAnotherBuild.headers.get('cache-control')).toBe('no-store')
  const unnamed = await visitor.send('/favicon.svg')
  expect(unnamed.headers.get('cache-control')).toBe('public, max-age=3600')
  expect(existsSync('package.json') && readFileSync('package.json', 'utf8')).toContain('"name"')
  for (const path of [
    '/package.json',
    '/..%2f..%2fpackage.json',
    '/assets/..%2f..%2f..%2fpackage.json',
    '/server/index.js',
    '/%2e%2e/server.ts',
    '/data/pglite/PG_VERSION',
    '/.env',
  ]) {
    const answer = await visitor.call('GET', path)
    expect([400, 404], path).toContain(answer.status)
    expect(answer.text).not.toContain('"dependencies"')
  }
})
