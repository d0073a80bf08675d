import { spawn } from 'node:child_process'
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { checkFiles, readManifest } from '#app/domain/backup/check.server.ts'
import { startS3 } from '../mocks/s3.ts'
import { createDatabase } from '../postgres.ts'
import { environment } from '../setup/environment.ts'
import { until } from '../until.ts'
import { uniqueText } from '../uploads.ts'
import { readAll } from '../walks/events.ts'
import type { Visitor } from '../walks/visitor.ts'
import { dataFolder, type Server, startServer } from './server.ts'

const PASSWORD = 'seven green bottles'
const TEXT = 'In order to reach 42 villages we utilize numerous boats.'

type Row = { id: string; status: string; content: string; fileName: string }
type Variables = Record<string, string>

const root = dataFolder()
const at = (name: string) => join(root.path, name)
const closing: (() => unknown)[] = []
afterAll(async () => {
  for (const close of closing.toReversed()) await close()
  root.remove()
})

/** Runs the command line as a person would. */
async function wordkin(args: string[], variables: Variables) {
  const child = spawn(process.execPath, ['cli.ts', ...args], { env: environment(variables) })
  const ended = new Promise<number | null>((done) => child.once('exit', done))
  const [output, errors, code] = await Promise.all([text(child.stdout), text(child.stderr), ended])
  return { output, errors, code }
}

/** The same, of what must succeed. */
async function done(args: string[], variables: Variables): Promise<string> {
  const { output, errors, code } = await wordkin(args, variables)
  if (code !== 0) throw new Error(`${args.join(' ')} failed: ${errors}`)
  return output
}

async function start(variables: Variables): Promise<Server> {
  const server = await startServer(variables)
  closing.push(() => server.stop())
  return server
}

/** An empty database of PostgreSQL, an empty bucket and an empty data folder. */
async function emptyDeployment(name: string): Promise<Variables> {
  const s3 = await startS3()
  closing.push(() => s3.close())
  return { DATABASE_URL: await createDatabase(inject('postgres')), DATA_DIR: at(name), ...s3.variables }
}

function upload(visitor: Visitor, content: string, fileName: string) {
  const form = new FormData()
  form.append('file', new File([content], fileName))
  return visitor.call('POST', '/api/upload-document', { form })
}

async function signIn(server: Server, email: string): Promise<Visitor> {
  const visitor = server.visitor()
  const { status, text } = await visitor.call('POST', '/api/login', { json: { email, password: PASSWORD } })
  if (status !== 200) throw new Error(`${email} cannot sign in: ${text}`)
  return visitor
}

/** People keep bringing and deleting files until it is ended, which answers how often they did. */
function writing(visitor: Visitor) {
  const stop = new AbortController()
  let turns = 0
  const work = (async () => {
    while (!stop.signal.aborted) {
      const { json, status } = await upload(visitor, uniqueText(400), `load-${turns}.txt`)
      if (status > 202) throw new Error(`An upload was answered with ${status}.`)
      if (turns++ % 2 === 0) await visitor.call('DELETE', `/api/documents/${(json as Row).id}`)
    }
  })()
  return {
    turns: () => turns,
    async end() {
      stop.abort()
      await work
    },
  }
}

/** The rows of a table in a backup, as a set; `without` are columns that a restore may change. */
function rowsOf(backup: string, table: string, without: string[] = []): string[] {
  const { tables } = JSON.parse(readFileSync(join(backup, 'manifest.json'), 'utf8')) as {
    tables: { name: string; columns: string[] }[]
  }
  const columns = tables.find(({ name }) => name === table)?.columns ?? []
  return gunzipSync(readFileSync(join(backup, `tables/${table}.jsonl.gz`)))
    .toString()
    .split('\n')
    .filter(Boolean)
    .map((line) =>
      JSON.stringify((JSON.parse(line) as unknown[]).filter((_, at) => !without.includes(columns[at]!))),
    )
    .sort()
}

/** How many files were gone when a backup came to their bytes. */
function missingIn(backup: string): number {
  const { objects } = JSON.parse(readFileSync(join(backup, 'manifest.json'), 'utf8')) as {
    objects: { missing: string[] }
  }
  return objects.missing.length
}

/** Everything a person finds at a server that it had been before: what they wrote, brought and got. */
async function findsAll(
  server: Server,
  { email, document, content, run, output }: Belongings,
  backup: string,
) {
  const ada = await signIn(server, email)
  expect((await ada.call('GET', `/api/documents/${document}`)).json).toMatchObject({
    status: 'ready',
    content,
  })
  expect((await ada.call('GET', `/api/documents/${document}/file`)).text).toBe(content)
  const { end } = await readAll(await ada.send(`/api/humanize/stream?run=${run}`))
  expect(end).toMatchObject({ event: 'complete', fullText: output })
  // What waited is read, and each file has its bytes, but for those that were deleted between the rows and the bytes.
  const listed = async () => (await ada.call('GET', '/api/documents')).json as Row[]
  const rows = await until(async () => {
    const all = await listed()
    return all.every(({ status }) => status === 'ready' || status === 'failed') && all
  }, 'all to be read')
  const without: Row[] = []
  for (const row of rows) {
    const { status, text: bytes } = await ada.call('GET', `/api/documents/${row.id}/file`)
    if (status === 404) without.push(row)
    else expect([row.status, status, bytes.length > 100]).toEqual(['ready', 200, true])
  }
  expect(without.length).toBe(missingIn(backup))
  return ada
}

type Belongings = { email: string; document: string; content: string; run: string; output: string }

async function belongings(visitor: Visitor & { email: string }): Promise<Belongings> {
  const content = `The lighthouse of Tallow was finished in 1874. Since then ${uniqueText(200)}.`
  const { id } = (await upload(visitor, content, 'lighthouse.txt')).json as Row
  await until(async () => {
    const { json } = await visitor.call('GET', `/api/documents/${id}`)
    return (json as Row).status === 'ready'
  }, 'the document to be read')
  const answer = await visitor.send('/api/humanize/stream', {
    method: 'POST',
    body: JSON.stringify({ text: TEXT, tone: 'formal' }),
    headers: { 'content-type': 'application/json' },
  })
  const run = answer.headers.get('x-run-id') ?? ''
  const { end } = await readAll(answer)
  return { email: visitor.email, document: id, content, run, output: end.fullText ?? '' }
}

const laptop: Variables = { DATA_DIR: at('laptop') }
const first = at('backups/first')
const second = at('backups/second')
let ada: Belongings
let deployment: Variables
let stranger: Awaited<ReturnType<typeof wordkin>>

/** Makes a backup of `server` while people write, after they have begun to. */
async function underLoad(visitor: Visitor, backup: string, variables: Variables) {
  const load = writing(visitor)
  await until(() => load.turns() > 3, 'people to write')
  const before = load.turns()
  const said = await done(['backup', backup], variables)
  // They never pause, so a write was under way all the time; it ends as if there were no backup.
  await until(() => load.turns() > before, 'people to write on')
  await load.end()
  expect(said).toMatch(
    /^Backed up into .* in [\d.]+ s: \d+ rows, \d+ files with \d+ bytes, 0 letters that wait\.\n/,
  )
}

beforeAll(async () => {
  const server = await start(laptop)
  const member = await server.member()
  ada = await belongings(member)
  await underLoad(member, first, laptop)
  stranger = await wordkin(['backup', at('backups/stranger')], { ...laptop, SESSION_SECRET: 'x'.repeat(40) })
  await server.stop()
})

test('a server hands nothing over to whoever does not know its secret', () => {
  expect(stranger.errors).toContain('has another SESSION_SECRET than this command')
  expect(stranger.code).toBe(1)
})

test('a laptop at work moves to PostgreSQL and a bucket', async () => {
  deployment = await emptyDeployment('one')
  expect(await done(['restore', first], deployment)).toMatch(
    /^Restored the backup of .*: \d+ rows, \d+ files/,
  )
  const server = await start(deployment)
  const member = await findsAll(server, ada, first)
  await underLoad(member, second, deployment)
  await server.stop()
})

test('a deployment at work moves to another one, and goes on there', async () => {
  const other = await emptyDeployment('two')
  await done(['restore', second], other)
  const server = await start(other)
  const member = await findsAll(server, ada, second)
  // Numbers that rows have are not given again.
  await belongings(Object.assign(member, { email: ada.email }))
  expect(((await member.call('GET', '/api/humanizer/history')).json as unknown[]).length).toBe(2)
  // A question about what came along is answered from it.
  await done(['user', 'set-plan', ada.email, 'ninja'], other)
  const asked = { message: 'When was the lighthouse of Tallow finished?', documentId: ada.document }
  const answer = await member.call('POST', '/api/chat', { json: asked })
  expect(answer.status).toBe(200)
  expect((answer.json as { response: string }).response).toContain('1874')
  await server.stop()
})

test.each([
  ['the embedded database', first, 'third'],
  ['PostgreSQL', second, 'fourth'],
])('what was in %s is in an embedded database to the letter', async (_, backup, name) => {
  await done(['restore', backup], { DATA_DIR: at(name) })
  await done(['backup', at(`backups/${name}`)], { DATA_DIR: at(name) })
  const { tables } = JSON.parse(readFileSync(join(backup, 'manifest.json'), 'utf8')) as {
    tables: { name: string }[]
  }
  expect(tables.length).toBeGreaterThan(25)
  for (const table of tables.map(({ name }) => name)) {
    // Of what was deleted meanwhile, a restore takes these back.
    if (['stored_objects', 'storage_usage'].includes(table)) continue
    const changed = table === 'documents' ? ['heartbeat_at', 'storage_key', 'status', 'error'] : []
    expect(rowsOf(at(`backups/${name}`), table, changed), table).toEqual(rowsOf(backup, table, changed))
  }
  const secret = readFileSync(at(`${name}/session-secret`), 'utf8')
  expect(secret).toBe(readFileSync(at('laptop/session-secret'), 'utf8'))
  expect(statSync(at(`${name}/session-secret`)).mode & 0o777).toBe(0o600)
  expect(statSync(backup).mode & 0o777).toBe(0o700)
})

test('a system that has data in it, and one with another secret, are left alone', async () => {
  const full = await wordkin(['restore', first], laptop)
  expect(full).toMatchObject({ code: 1, output: '' })
  expect(full.errors).toContain(
    'A backup is restored into an empty system only, and this one has data in it.',
  )
  const SESSION_SECRET = 'x'.repeat(40)
  const other = await wordkin(['restore', first], { DATA_DIR: at('other'), SESSION_SECRET })
  expect(other.errors).toContain('SESSION_SECRET is not the one of the system that was backed up')
  expect(existsSync(at('other'))).toBe(false)
  await done(['restore', '--other-secret', first], { DATA_DIR: at('other'), SESSION_SECRET })
})

const change = (path: string, work: (bytes: Buffer) => Buffer | string) =>
  writeFileSync(path, work(readFileSync(path)))
const flip = (bytes: Buffer) => {
  bytes[bytes.length >> 1]! ^= 1
  return bytes
}
const manifestOf = (backup: string) => join(backup, 'manifest.json')
const anObject = (backup: string) => {
  const sums = readFileSync(join(backup, 'SHA256SUMS'), 'utf8')
  return join(backup, /objects\/\S+/.exec(sums)?.[0] ?? '')
}

/** A copy of a good backup to which something has happened. */
function damaged(damage: (backup: string) => void): string {
  const backup = at('damaged')
  rmSync(backup, { recursive: true, force: true })
  cpSync(first, backup, { recursive: true })
  damage(backup)
  return backup
}

/** What a restore begins with. */
const checked = async (backup: string) => checkFiles(backup, await readManifest(backup))

test.each<[string, (backup: string) => void, RegExp]>([
  [
    'a flipped bit in rows',
    (b) => change(join(b, 'tables/users.jsonl.gz'), flip),
    /damaged: tables\/users\.jsonl\.gz is not what it was/,
  ],
  ['a flipped bit in a file', (b) => change(anObject(b), flip), /damaged: objects\/\S+ is not what it was/],
  ['a missing file', (b) => rmSync(anObject(b)), /damaged: objects\/\S+ is missing/],
  [
    'a missing table',
    (b) => rmSync(join(b, 'tables/runs.jsonl.gz')),
    /damaged: tables\/runs\.jsonl\.gz is missing/,
  ],
  [
    'another manifest',
    (b) => change(manifestOf(b), (text) => text.toString().replace('"rows": 1', '"rows": 2')),
    /damaged: manifest\.json is not what it was/,
  ],
  [
    'half a manifest',
    (b) => change(manifestOf(b), (text) => text.subarray(0, 400)),
    /damaged: manifest\.json is not what a backup has/,
  ],
  [
    'a newer version',
    (b) =>
      change(manifestOf(b), (text) =>
        text
          .toString()
          .replace(/"migrations": \[/, '$&9999999999999,')
          .replace(/9999999999999,([^\]]*)\]/, '$1,9999999999999]'),
      ),
    /made by a newer version of the product/,
  ],
  [
    'lines taken out',
    (b) => change(join(b, 'SHA256SUMS'), (text) => text.toString().replace(/^.*users.*\n/m, '')),
    /does not name tables\/users/,
  ],
  [
    'lines put in',
    (b) => appendFileSync(join(b, 'SHA256SUMS'), `${'0'.repeat(64)}  ../../etc/passwd\n`),
    /has a line that is none/,
  ],
  ['no end', (b) => rmSync(join(b, 'SHA256SUMS')), /is no backup, or one that did not finish/],
])('a backup with %s is refused', async (_, damage, said) => {
  await expect(checked(damaged(damage))).rejects.toThrow(said)
})

test('a backup is looked at before anything is written', async () => {
  await expect(checked(first)).resolves.toBeUndefined()
  const backup = damaged((b) => change(anObject(b), flip))
  const { code, errors } = await wordkin(['restore', backup], { DATA_DIR: at('nothing') })
  expect(errors).toMatch(
    /^The backup is damaged: objects\/\S+ is not what it was\. Nothing was restored\.\n$/,
  )
  expect(code).toBe(1)
  expect(existsSync(at('nothing/pglite'))).toBe(false)
  expect(existsSync(at('nothing/files'))).toBe(false)
})

/** What stands for a server that begins to hand a snapshot over and goes no further. */
async function stuckServer(name: string, after: 'waits' | 'ends') {
  mkdirSync(at(`${name}/pglite`), { recursive: true })
  mkdirSync(at(`${name}/control`))
  const about = { format: 1, database: 'embedded', migrations: [1], sequences: {} }
  const lines = `${JSON.stringify({ about })}\n${JSON.stringify({ table: 'users', columns: ['id'] })}\n["1"]\n["2`
  const server = createServer((socket) => (after === 'ends' ? socket.end(lines) : socket.write(lines)))
  await new Promise<void>((listening) => server.listen(at(`${name}/control/backup.sock`), listening))
  closing.push(() => server.close())
}

test('a backup that breaks off says so, and cannot be taken for a whole one', async () => {
  await stuckServer('ending', 'ends')
  const backup = at('backups/ending')
  const { code, errors } = await wordkin(['backup', backup], { DATA_DIR: at('ending') })
  expect(errors).toBe(
    `The backup did not finish. The server ended before it had given everything. What there is of it is in ${backup}.partial; it cannot be restored.\n`,
  )
  expect(code).toBe(1)
  expect(existsSync(backup)).toBe(false)
  expect((await wordkin(['restore', `${backup}.partial`], { DATA_DIR: at('nothing') })).errors).toContain(
    'is no backup',
  )
  expect((await wordkin(['backup', backup], { DATA_DIR: at('ending') })).errors).toContain('Remove it first.')
})

test('a backup that is stopped says so', async () => {
  await stuckServer('waiting', 'waits')
  const backup = at('backups/waiting')
  const child = spawn(process.execPath, ['cli.ts', 'backup', backup], {
    env: environment({ DATA_DIR: at('waiting') }),
  })
  const errors = text(child.stderr)
  await until(() => existsSync(join(`${backup}.partial`, 'tables/users.jsonl.gz')), 'rows to be written')
  child.kill('SIGTERM')
  expect(await errors).toBe(
    `The backup did not finish. It was stopped. What there is of it is in ${backup}.partial; it cannot be restored.\n`,
  )
})
