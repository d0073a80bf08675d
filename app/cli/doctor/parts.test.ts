import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Stripe } from 'stripe'
import { expect, onTestFinished, test } from 'vitest'
import { parseEnv } from '#app/env.server.ts'
import type { DatabaseState } from '#db/inspect.server.ts'
import { startS3 } from '#test/mocks/s3.ts'
import { startSmtp } from '#test/mocks/smtp.ts'
import { KEYS, startStripe } from '#test/mocks/stripe/server.ts'
import { stock } from '#test/mocks/stripe/shop.ts'
import { examineAddress } from './address.ts'
import { examineBilling, judgeEvents } from './billing.ts'
import { examineDatabase, judgeDatabase } from './database.ts'
import { judgeDisk, judgeMemory, judgeOcrData, judgeTemporary } from './machine.ts'
import { examineMail } from './mail.ts'
import { examineModel } from './model.ts'
import { examineStorage } from './storage.ts'

/** A port where nobody listens. */
const NOBODY = '127.0.0.1:9'
const GB = 1024 ** 3

async function serve(answer: (response: ServerResponse, path: string) => void): Promise<string> {
  const server = createServer((request, response) => answer(response, request.url ?? ''))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const json = (response: ServerResponse, status: number, body: unknown) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

const says = (text: RegExp) => expect.stringMatching(text) as string

test('a bucket is tried out, and what is wrong with it is named', async () => {
  const service = await startS3()
  onTestFinished(() => service.close())
  const s3 = service.settings
  expect(await examineStorage({ s3, dataDir: '/' })).toMatchObject({
    level: 'ok',
    says: says(/kept in the bucket/),
  })
  expect(await examineStorage({ s3: { ...s3, bucket: 'nowhere' }, dataDir: '/' })).toMatchObject({
    level: 'fault',
    says: says(/^There is no bucket of that name: the bucket nowhere/),
    advice: says(/wordkin bucket/),
  })
  expect(await examineStorage({ s3: { ...s3, endpoint: `http://${NOBODY}` }, dataDir: '/' })).toMatchObject({
    level: 'fault',
    says: says(/nobody listens there/),
  })
})

test.each([
  ['InvalidAccessKeyId', 403, /does not know the key/],
  ['SignatureDoesNotMatch', 403, /secret of the key is wrong/],
  ['AccessDenied', 403, /may not read, write and delete/],
  ['RequestTimeTooSkewed', 403, /clock of this machine is wrong/],
])('a bucket that answers %s is said in words', async (code, status, words) => {
  const endpoint = await serve((response) =>
    response
      .writeHead(status, { 'content-type': 'application/xml' })
      .end(`<Error><Code>${code}</Code></Error>`),
  )
  const s3 = { endpoint, bucket: 'files', region: 'us-east-1', accessKeyId: 'id', secretAccessKey: 'sesame' }
  const found = await examineStorage({ s3, dataDir: '/' })
  expect(found).toMatchObject({ level: 'fault', says: says(words) })
  expect(JSON.stringify(found)).not.toContain('sesame')
})

test('a folder that cannot be written is named', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'wordkin-doctor-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  expect(await examineStorage({ s3: undefined, dataDir: folder })).toMatchObject({ level: 'ok' })
  // A file where the folder should be.
  writeFileSync(join(folder, 'taken'), '')
  const found = await examineStorage({ s3: undefined, dataDir: join(folder, 'taken') })
  expect(found).toMatchObject({ part: 'storage', level: 'fault' })
})

test('the mail server is signed in to, and gets no letter', async () => {
  const server = await startSmtp({ password: 'green' })
  onTestFinished(() => server.close())
  const at = (password: string) =>
    examineMail({
      mail: { kind: 'smtp', url: `smtp://desk:${password}@127.0.0.1:${server.port}`, from: 'a@b.c' },
    })
  expect(await at('green')).toMatchObject([{ level: 'ok', says: says(/lets the product in/) }])
  const refused = await at('sesame')
  expect(refused).toMatchObject([{ level: 'fault', says: says(/refuses the user or the password/) }])
  expect(JSON.stringify(refused)).not.toContain('sesame')
  expect(server.letters).toEqual([])
  expect(await examineMail({ mail: { kind: 'smtp', url: `smtp://${NOBODY}`, from: 'a@b.c' } })).toMatchObject(
    [{ level: 'fault', says: says(/nobody listens there/) }],
  )
})

test.each([
  [200, { data: [{ id: 'gpt-5-mini' }] }, 'ok', /has gpt-5-mini/],
  [200, { data: [{ id: 'another' }] }, 'fault', /has no model gpt-5-mini/],
  [401, { error: 'sesame' }, 'fault', /refuses the key/],
  [404, {}, 'warning', /does not say which models/],
  [503, {}, 'fault', /out of order/],
])('an endpoint that answers %i %o is a case of %s', async (status, body, level, words) => {
  const paths: string[] = []
  const url = await serve((response, path) => {
    paths.push(path)
    json(response, status, body)
  })
  const { llm } = parseEnv({ OPENAI_BASE_URL: `${url}/v1`, OPENAI_API_KEY: 'sk-sesame' })
  const found = await examineModel({ llm })
  expect(found).toMatchObject({ part: 'model', level, says: says(words) })
  expect(JSON.stringify(found)).not.toContain('sesame')
  expect(paths).toEqual(['/v1/models'])
})

test('an endpoint that is away is named, and so is what happens meanwhile', async () => {
  const { llm } = parseEnv({ OPENAI_BASE_URL: `http://${NOBODY}/v1` })
  expect(await examineModel({ llm })).toMatchObject({ level: 'fault', advice: says(/embedded engine/) })
  expect(await examineModel({ llm: undefined })).toMatchObject({ level: 'ok' })
})

test('the account at Stripe is compared with what the pages say', async () => {
  const server = await startStripe()
  onTestFinished(() => server.close())
  const { hostname: host, port } = new URL(server.url)
  const client = new Stripe(KEYS.secret, { host, port, protocol: 'http' })
  const ids = await stock(client)
  const prices = Object.entries(ids).map(([name, id]) => [`STRIPE_PRICE_${name.toUpperCase()}`, id])
  const origin = 'https://words.example'
  const at = (variables: Record<string, string> = {}) => {
    const all = { ...server.variables, ...Object.fromEntries(prices), ...variables }
    return examineBilling({ stripe: parseEnv(all).stripe, origin, databaseUrl: undefined })
  }
  expect(await at()).toMatchObject([{ level: 'fault', says: says(/tells nobody at https:/) }])
  const url = `${origin}/api/stripe/webhook`
  const hook = await client.webhookEndpoints.create({ url, enabled_events: ['invoice.paid'] })
  expect(await at()).toMatchObject([{ level: 'ok' }])
  // One that came before there was an address, one that is on its way, and one that nobody has taken.
  const now = Math.floor(Date.now() / 1000)
  server.world.get('webhook_endpoint', hook.id).created = now - 7200
  for (const ago of [9000, 60]) server.world.tell('invoice.paid', { customer: 'cus_1' }, now - ago)
  expect(await at()).toMatchObject([{ level: 'ok' }])
  server.world.tell('invoice.paid', { customer: 'cus_1' }, now - 3600)
  expect(await at()).toMatchObject([
    {
      level: 'warning',
      says: says(/^An event of the last three days could not be handed over/),
      advice: says(/STRIPE_WEBHOOK_SECRET/),
    },
  ])
  for (const event of server.world.state.events) event.pending_webhooks = 0
  await client.webhookEndpoints.update(hook.id, { disabled: true })
  expect(await at()).toMatchObject([{ says: says(/switched off/) }])
  await client.webhookEndpoints.update(hook.id, { disabled: false })
  expect(await at({ STRIPE_PRICE_NINJA_YEAR: 'price_nowhere' })).toMatchObject([
    { level: 'fault', says: says(/^STRIPE_PRICE_NINJA_YEAR: the account has no such price/) },
  ])
  const swapped = {
    STRIPE_PRICE_NINJA_YEAR: ids.ninja_month,
    STRIPE_PRICE_NINJA_MONTH: ids.ninja_year,
  }
  expect(await at(swapped)).toMatchObject([{ level: 'warning' }, { says: says(/is not what the pages say/) }])
  const refused = await at({ STRIPE_SECRET_KEY: 'sk_test_sesame' })
  expect(refused).toMatchObject([{ level: 'fault', says: says(/refuses the key/) }])
  expect(JSON.stringify(refused)).not.toContain('sesame')
  expect(await at({ STRIPE_API_URL: `http://${NOBODY}` })).toMatchObject([
    { says: says(/cannot be reached/) },
  ])
})

test('events that were not taken are a fault when none was taken since, and no concern of ours when they are about others', () => {
  const at = new Date('2026-11-20T10:30:00Z')
  const untaken = [
    { id: 'evt_2', customerId: 'cus_1', at },
    { id: 'evt_1', customerId: 'cus_2', at },
  ]
  const judged = (missed: string[], lastTakenAt: Date | null) =>
    judgeEvents(untaken, { missed: new Set(missed), lastTakenAt })
  expect(judged([], null)).toEqual([])
  expect(judged(['evt_1', 'evt_2'], null)).toMatchObject([
    {
      level: 'fault',
      says: says(/^2 events .* the newest of 2026-11-20 10:30 UTC\. None was ever taken\.$/),
    },
  ])
  expect(judged(['evt_2'], new Date('2026-11-19T08:00:00Z'))).toMatchObject([
    { level: 'fault', says: says(/^An event .* taken came at 2026-11-19 08:00 UTC\.$/) },
  ])
  expect(judged(['evt_2'], new Date('2026-11-20T11:00:00Z'))).toMatchObject([{ level: 'warning' }])
})

test('an address that leads elsewhere, or nowhere, is named', async () => {
  const ours = await serve((response) => json(response, 200, { status: 'ok' }))
  const another = await serve((response) => response.end('<h1>Welcome</h1>'))
  expect(await examineAddress({ origin: ours })).toMatchObject([{ level: 'ok' }])
  expect(await examineAddress({ origin: another })).toMatchObject([{ says: says(/does not lead here/) }])
  expect(await examineAddress({ origin: `http://${NOBODY}` })).toMatchObject([{ level: 'warning' }])
  expect(await examineAddress({ origin: undefined })).toEqual([])
})

const FINE: DatabaseState = {
  version: 170_010,
  aheadMs: 3,
  connections: { allowed: 97, open: 20 },
  migrations: { pending: 0, unknown: 0 },
  mayCreate: true,
  late: { jobs: 0, minutes: 0, anyAtWork: false },
}

test.each<[Partial<DatabaseState>, string, RegExp]>([
  [{}, 'ok', /PostgreSQL 17 answers/],
  [{ version: 140_005 }, 'fault', /This is PostgreSQL 14/],
  [{ aheadMs: 5_400 }, 'warning', /5 seconds ahead of/],
  [{ aheadMs: -90_000 }, 'fault', /90 seconds behind/],
  [{ connections: { allowed: 97, open: 90 } }, 'warning', /90 of 97 connections/],
  [{ connections: { allowed: 97, open: 96 } }, 'fault', /96 of 97 connections/],
  [{ migrations: { pending: 2, unknown: 0 } }, 'warning', /2 migrations are not applied/],
  [{ migrations: { pending: 2, unknown: 0 }, mayCreate: false }, 'fault', /may make no tables/],
  [{ migrations: { pending: 0, unknown: 1 } }, 'warning', /a newer one was here/],
  [
    { late: { jobs: 4, minutes: 31, anyAtWork: false } },
    'fault',
    /4 jobs have waited .* 31 minutes, and nobody works/,
  ],
  [{ late: { jobs: 1, minutes: 11, anyAtWork: true } }, 'warning', /1 job has waited/],
])('a database with %o is a case of %s', (state, level, words) => {
  expect(judgeDatabase({ ...FINE, ...state })).toMatchObject([{ level, says: says(words) }])
})

test('a database that is away is named without its password', async () => {
  const found = await examineDatabase({
    databaseUrl: `postgres://words:sesame@${NOBODY}/words`,
    dataDir: '/',
  })
  expect(found).toMatchObject([
    { level: 'fault', says: says(/127\.0\.0\.1:9 cannot be reached: nobody listens/) },
  ])
  expect(JSON.stringify(found)).not.toContain('sesame')
})

test('too little room, memory or data is said with figures', () => {
  expect(judgeTemporary('/tmp', GB)).toEqual([])
  expect(judgeTemporary('/tmp', 5 * 1024 ** 2)).toMatchObject([
    { level: 'fault', says: says(/only 5 MB free in \/tmp/) },
  ])
  expect(judgeTemporary('/tmp', undefined)).toMatchObject([{ level: 'fault' }])
  expect(judgeDisk('/data', 10 * GB)).toEqual([])
  expect(judgeDisk('/data', GB)).toMatchObject([{ level: 'warning', says: says(/only 1.0 GB free/) }])
  expect(judgeDisk('/data', 0.1 * GB)).toMatchObject([{ level: 'fault' }])
  expect(judgeMemory(2.25 * GB, 2)).toEqual([])
  expect(judgeMemory(0.5 * GB, 2)).toMatchObject([
    { level: 'warning', says: says(/0\.5 GB of memory are little/) },
  ])
  const empty = mkdtempSync(join(tmpdir(), 'wordkin-ocr-'))
  onTestFinished(() => rmSync(empty, { recursive: true }))
  writeFileSync(join(empty, 'eng.traineddata.gz'), 'half a file')
  expect(judgeOcrData(empty)).toMatchObject([
    { level: 'fault', says: says(/eng, spa, fra, deu, ita, por, nld, rus/) },
  ])
})
