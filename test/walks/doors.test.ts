import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type App, PASSWORD, startApp } from './app.ts'

let app: App
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const PROTECTED = [
  '/dashboard',
  '/humanizer',
  '/account',
  '/humanizer?run=1&live=1',
  '/dashboard.data',
  '/humanizer.data',
]

describe('what is behind a door', () => {
  test.each(PROTECTED)('a visitor on %s is sent to the plans, with nothing of anybody', async (path) => {
    for (const method of ['GET', 'HEAD']) {
      for (const accept of ['text/html', 'application/json', '*/*']) {
        const answer = await app.visitor().call(method, path, { headers: { accept } })
        expect([202, 302]).toContain(answer.status)
        expect(answer.text).not.toContain('Welcome back')
        const to = answer.headers.get('location') ?? answer.text
        if (method === 'GET') expect(to).toContain('/subscription?next=')
      }
    }
  })

  test.each([
    ['GET', '/api/user'],
    ['GET', '/api/tones'],
    ['POST', '/api/tones'],
    ['DELETE', '/api/tones/1'],
    ['POST', '/api/humanize'],
    ['POST', '/api/humanize/stream'],
    ['GET', '/api/humanize/stream?run=00000000-0000-4000-8000-000000000000'],
    ['POST', '/api/runs/00000000-0000-4000-8000-000000000000/stop'],
    ['GET', '/api/humanizer/history'],
    ['DELETE', '/api/humanizer/history'],
    ['GET', '/api/humanizer/history/1'],
    ['DELETE', '/api/humanizer/history/1'],
    ['GET', '/api/humanizer/history/1/download'],
  ])('%s %s answers 401 to visitors', async (method, path) => {
    const answer = await app
      .visitor()
      .call(method, path, method === 'POST' ? { json: { text: 'Hello there' } } : {})
    expect(answer).toMatchObject({ status: 401, json: { message: 'Please sign in first.' } })
  })

  test('the next page is an address within the product, whatever was asked for', async () => {
    const answer = await app.visitor().call('GET', '/humanizer?next=//evil.example')
    expect(answer.headers.get('location')).toBe('/subscription?next=%2Fhumanizer%3Fnext%3D%2F%2Fevil.example')
  })
})

describe('sessions', () => {
  test('signing in starts a new session, whatever cookie was planted before', async () => {
    const member = await app.member()
    const first = member.cookies.get('session')
    const visitor = app.visitor()
    visitor.cookies.set('session', first ?? '')
    await visitor.call('POST', '/api/login', { json: { email: member.email, password: PASSWORD } })
    expect(visitor.cookies.get('session')).not.toBe(first)
    const planted = app.visitor()
    planted.cookies.set('session', 'attackers-choice')
    await planted.call('POST', '/api/login', { json: { email: member.email, password: PASSWORD } })
    expect(planted.cookies.get('session')).not.toBe('attackers-choice')
    expect((await planted.call('GET', '/api/user')).status).toBe(200)
  })

  test('the cookie is out of reach of scripts and of other sites', async () => {
    const answer = await app.visitor().call('POST', '/api/register', {
      json: {
        firstName: 'A',
        lastName: 'B',
        email: `${crypto.randomUUID()}@example.org`,
        password: PASSWORD,
      },
    })
    const cookie = answer.headers.getSetCookie().find((header) => header.startsWith('session='))
    expect(cookie).toMatch(/; HttpOnly/)
    expect(cookie).toMatch(/; SameSite=Lax/)
    expect(cookie).toMatch(/; Path=\//)
  })

  test('a tampered cookie is signed out, not an error', async () => {
    const member = await app.member()
    const token = member.cookies.get('session') ?? ''
    const values = [
      token.slice(0, -4),
      `${token}x`,
      token.split('').toReversed().join(''),
      'ImFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYSI%3D',
      '%00',
      '%E0%A4%A',
      '{"id":1}',
      'x'.repeat(7_000),
      '""',
    ]
    for (const value of values) {
      member.cookies.set('session', value)
      expect(await member.call('GET', '/api/user'), value).toMatchObject({ status: 401 })
      expect((await member.open('/')).status).toBe(200)
    }
  })

  test('a session that has run out is signed out', async () => {
    const member = await app.member()
    await app.sql`update sessions set expires_at = now() - interval '1 second' where user_id = (select id from users where email = ${member.email})`
    expect((await member.call('GET', '/api/user')).status).toBe(401)
  })

  test('other cookies that are broken do no harm', async () => {
    const member = await app.member()
    for (const name of ['flash', 'draft', 'lastTone', 'theme', 'sidebar-collapsed-v2']) {
      for (const value of ['%00', '%E0%A4%A', 'x'.repeat(4_000), '"><script>', 'eyJraW5kIjoiZ29vZCJ9']) {
        member.cookies.set(name, value)
        const page = await member.open('/humanizer')
        expect(page.status, `${name}=${value}`).toBe(200)
        expect(page.html).not.toContain('"><script>')
      }
      member.cookies.delete(name)
    }
  })
})

describe('guessing passwords', () => {
  const guess = (visitor: ReturnType<App['visitor']>, email: string, headers?: HeadersInit) =>
    visitor.call('POST', '/api/login', { json: { email, password: 'a wrong guess' }, headers })

  test('is stopped for the account, wherever the guesses come from', async () => {
    const member = await app.member()
    for (let attempt = 0; attempt < 10; attempt++)
      expect((await guess(app.visitor(), member.email)).status).toBe(401)
    const refused = await guess(app.visitor(), member.email)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(refused.json).toEqual({
      message: expect.stringMatching(/^Too many attempts\. Please try again in /),
    })
    // The window passes: nobody is locked out for good.
    await app.sql`update rate_limits set expire = now() - interval '1 second'`
    const right = { json: { email: member.email, password: PASSWORD } }
    expect((await app.visitor().call('POST', '/api/login', right)).status).toBe(200)
  })

  test('of strangers does not keep the owner out of a browser they have used before', async () => {
    const member = await app.member()
    await member.call('POST', '/api/logout')
    for (let attempt = 0; attempt < 11; attempt++) await guess(app.visitor(), member.email)
    const right = { json: { email: member.email, password: PASSWORD } }
    expect((await app.visitor().call('POST', '/api/login', right)).status).toBe(429)
    expect((await member.call('POST', '/api/login', right)).status).toBe(200)
    // A browser known to one account is a stranger to another, and its own guesses are counted, too.
    const other = await app.member()
    for (let attempt = 0; attempt < 11; attempt++) await guess(app.visitor(), other.email)
    const wrong = { json: { email: other.email, password: PASSWORD } }
    expect((await member.call('POST', '/api/login', wrong)).status).toBe(429)
    for (let attempt = 0; attempt < 10; attempt++) await guess(member, member.email)
    expect((await guess(member, member.email)).status).toBe(429)
  })

  test('is stopped for the address, and saying to be somebody else does not help', async () => {
    const visitor = app.visitor()
    const email = () => `${crypto.randomUUID()}@example.org`
    for (let attempt = 0; attempt < 10; attempt++) expect((await guess(visitor, email())).status).toBe(401)
    for (const header of ['x-forwarded-for', 'x-real-ip', 'forwarded', 'cf-connecting-ip', 'x-client-ip']) {
      expect((await guess(visitor, email(), { [header]: '203.0.113.7' })).status, header).toBe(429)
    }
    const page = await visitor.submit(await visitor.open('/auth'), {
      button: 'Sign in',
      fields: { email: email(), password: 'a wrong guess' },
    })
    expect(page.status).toBe(429)
    expect(page.headers.get('retry-after')).toMatch(/^\d+$/)
    expect(page.text).toContain('Too many attempts')
    expect((await guess(app.visitor(), email())).status).toBe(401)
  })
})

describe('requests from elsewhere', () => {
  const STATE_CHANGES: [string, string][] = [
    ['POST', '/api/login'],
    ['POST', '/api/register'],
    ['POST', '/api/logout'],
    ['POST', '/api/humanize'],
    ['POST', '/api/humanize/stream'],
    ['POST', '/api/tones'],
    ['DELETE', '/api/humanizer/history'],
    ['POST', '/api/humanizer/history'],
    ['POST', '/api/drafts'],
    ['POST', '/api/process-file'],
    ['POST', '/api/preferences'],
    ['POST', '/api/upload-document'],
    ['POST', '/api/documents'],
    ['POST', '/api/account/sessions'],
    ['POST', '/api/account/verification'],
    ['POST', '/api/account/identity'],
    ['POST', '/api/account/passkeys'],
    ['POST', '/api/account/passkeys/options'],
    ['POST', '/api/account/passkeys/remove'],
    ['POST', '/api/auth/passkey'],
    ['POST', '/account/data/delete'],
    ['POST', '/auth'],
    ['POST', '/humanizer'],
  ]

  test.each(STATE_CHANGES)('%s %s is refused when another site sends it', async (method, path) => {
    const member = await app.member()
    const form = { text: 'Hello there', tone: 'formal', email: member.email, password: PASSWORD, name: 'x' }
    const foreign = [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: 'http://localhost:3001' },
      { origin: 'http://localhost:3000.evil.example' },
      { 'sec-fetch-site': 'cross-site' },
      { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin', 'x-forwarded-host': 'evil.example' },
    ]
    for (const headers of foreign) {
      const answer = await member.call(method, path, { form, headers: headers as HeadersInit })
      expect(answer.status, JSON.stringify(headers)).toBe(403)
      expect(answer.json).toEqual({ message: 'This request came from another site, so it was refused.' })
    }
    expect((await member.call('GET', '/api/user')).json).toMatchObject({ wordsUsed: 0 })
  })

  test.each([
    '/api/login',
    '/api/register',
    '/api/humanize',
    '/api/humanize/stream',
    '/api/tones',
    '/api/drafts',
  ])('%s takes neither JSON disguised as text nor other types', async (path) => {
    const member = await app.member()
    const body = JSON.stringify({
      text: 'Hello there',
      name: 'x',
      email: 'a@example.org',
      password: PASSWORD,
    })
    const send = (type: string) => member.call('POST', path, { body, headers: { 'content-type': type } })
    expect((await send('text/plain')).status).toBe(403)
    expect((await send('text/plain;charset=UTF-8')).status).toBe(403)
    for (const type of ['application/xml', 'application/octet-stream', 'text/html', 'application/jsonp']) {
      expect((await send(type)).status, type).toBe(415)
    }
  })

  test('our own pages and programs are served', async () => {
    const member = await app.member()
    const json = { name: 'Dry wit' }
    const origins: HeadersInit[] = [
      {},
      { origin: 'http://localhost:3000' },
      { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' },
    ]
    for (const headers of origins) {
      expect((await member.call('POST', '/api/tones', { json, headers })).status).toBe(201)
    }
  })

  test('a name that only leads to this machine is refused', async () => {
    const visitor = app.visitor()
    for (const host of ['evil.example', 'localhost.evil.example', '127.0.0.1.nip.io:3000', '10.0.0.1']) {
      const response = await visitor.send(`http://${host}/api/user`)
      expect(response.status, host).toBe(403)
    }
    for (const host of ['127.0.0.1:3000', 'localhost', '[::1]:3000']) {
      expect((await visitor.send(`http://${host}/healthz`)).status, host).toBe(200)
    }
  })

  test('no link changes anything', async () => {
    const member = await app.member()
    for (const path of [
      '/api/logout',
      '/api/humanize',
      '/api/drafts',
      '/api/preferences',
      '/api/process-file',
      '/api/login',
      '/api/register',
      '/api/tones/1',
      '/api/runs/1/stop',
    ]) {
      const answer = await member.call('GET', path)
      expect(answer.status, path).toBe(405)
      expect(answer.headers.get('allow'), path).toContain('POST')
    }
    expect((await member.call('GET', '/api/user')).status).toBe(200)
  })
})
