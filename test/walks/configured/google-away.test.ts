import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createKeys } from '../../mocks/openid-keys.ts'
import { type App, PASSWORD, startApp } from '../app.ts'
import type { Visitor } from '../visitor.ts'

const CLIENT = 'wordkin-walk.apps.example'
const EMAIL = 'grace@navy.example'

/** What the issuer does with a request. */
type Mood = 'well' | 'refuses' | 'answers nonsense' | 'hangs' | 'hangs half-way' | 'hangs up'
let mood: Mood = 'well'
let nonce = ''

const keys = createKeys()
/** An issuer of OpenID Connect that falls ill on request; its tokens say who `EMAIL` is. */
const issuer = createServer((request, response) => {
  if (mood === 'hangs') return
  if (mood === 'hangs up') return void request.socket.destroy()
  if (mood === 'refuses') return void response.writeHead(503, { 'retry-after': '60' }).end('sk-inner-words')
  if (mood === 'answers nonsense')
    return void response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Welcome to nginx!</h1>')
  response.writeHead(200, { 'content-type': 'application/json' })
  if (mood === 'hangs half-way') return void response.write('{"issuer":')
  const url = `http://127.0.0.1:${(issuer.address() as AddressInfo).port}`
  if (request.url?.startsWith('/.well-known/')) {
    const places = { authorization_endpoint: `${url}/authorize`, token_endpoint: `${url}/token` }
    return void response.end(JSON.stringify({ issuer: url, ...places, jwks_uri: `${url}/keys` }))
  }
  if (request.url === '/keys') return void response.end(JSON.stringify(keys.shown()))
  const iat = Math.floor(Date.now() / 1000)
  const times = { iat, exp: iat + 3_600 }
  const claims = { iss: url, sub: '1906', aud: CLIENT, ...times, nonce, email: EMAIL, email_verified: true }
  const token = keys.sign({ ...claims, given_name: 'Grace' })
  response.end(JSON.stringify({ access_token: 'a', token_type: 'Bearer', id_token: token }))
})

let app: App
beforeAll(async () => {
  await new Promise<void>((listening) => issuer.listen(0, '127.0.0.1', listening))
  app = await startApp({
    GOOGLE_CLIENT_ID: CLIENT,
    GOOGLE_CLIENT_SECRET: 'GOCSPX-walk',
    GOOGLE_ISSUER: `http://127.0.0.1:${(issuer.address() as AddressInfo).port}`,
  })
})
afterAll(async () => {
  await app.stop()
  issuer.closeAllConnections()
  await new Promise((closed) => issuer.close(closed))
})

/** Goes to Google; answers where it would lead back to. */
async function begin(visitor: Visitor): Promise<string> {
  const { headers } = await visitor.send('/api/auth/google')
  const asked = new URL(headers.get('location') ?? '').searchParams
  nonce = asked.get('nonce') ?? ''
  return `/api/auth/google/callback?code=anything&state=${asked.get('state')}`
}

/** Opens what needs Google: a page that says so, without a word of its inside, and nobody is let in. */
async function isTold(visitor: Visitor, path: string, status: number) {
  const page = await visitor.open(path)
  expect(page.status).toBe(status)
  expect(page.text).toMatch(/Google.*try again/is)
  expect(page.html).not.toMatch(/sk-inner-words|nginx|ECONN|fetch failed|AbortError/)
  expect((await visitor.call('GET', '/api/user')).status).toBe(401)
}

const ILL: Mood[] = ['refuses', 'answers nonsense', 'hangs up', 'hangs half-way', 'hangs']

// First, since what Google says of its addresses is asked for once.
test.each(ILL)('while Google %s, that is said at the door, and passwords open it', async (ill) => {
  mood = ill
  const member = await app.member()
  // Back at the door, where there are other ways in.
  await isTold(app.visitor(), '/api/auth/google', 200)
  const door = await app.visitor().open('/auth')
  expect(door.status).toBe(200)
  const entered = await app
    .visitor()
    .call('POST', '/api/login', { json: { email: member.email, password: PASSWORD } })
  expect(entered.status).toBe(200)
})

test.each(ILL)(
  'on the way back, when Google %s, there is a page, and another try makes one account',
  async (ill) => {
    mood = 'well'
    const visitor = app.visitor()
    const back = await begin(visitor)
    mood = ill
    await isTold(visitor, back, 503)
    mood = 'well'
    const again = await visitor.open(await begin(visitor))
    expect(again).toMatchObject({ path: '/dashboard', status: 200 })
    const rows = await app.sql`select count(*)::int as count from users where email = ${EMAIL}`
    expect(rows).toEqual([{ count: 1 }])
  },
)
