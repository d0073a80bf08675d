import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { gunzipSync } from 'node:zlib'
import { type App, PASSWORD, startApp } from './app.ts'
import type { Visitor } from './visitor.ts'

let app: App
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const ANSWERS: [string, string, number][] = [
  ['GET', '/', 200],
  ['GET', '/auth', 200],
  ['GET', '/subscription', 200],
  ['GET', '/dashboard', 302],
  ['GET', '/nowhere', 404],
  ['POST', '/nowhere', 404],
  ['GET', '/api/nowhere', 404],
  ['GET', '/api/user', 401],
  ['GET', '/api/login', 405],
  ['POST', '/api/humanize', 401],
  ['GET', '/healthz', 200],
  ['GET', '/robots.txt', 200],
  ['GET', '/sitemap.xml', 200],
  ['GET', '/manifest.webmanifest', 200],
  ['GET', '/.well-known/security.txt', 200],
  ['GET', '/.well-known/change-password', 302],
]

test('without script the sidebar is made wide and narrow by its button, and stays so', async () => {
  const member = await app.member()
  let page = await member.open('/my-files')
  for (const [button, other] of [
    ['Expand sidebar', 'Collapse sidebar'],
    ['Collapse sidebar', 'Expand sidebar'],
  ] as const) {
    page = await member.submit(page, { button })
    for (const shown of [page, await member.open('/my-files')]) {
      expect(shown.path).toBe('/my-files')
      expect(shown.text).toContain(other)
      expect(shown.text).not.toContain(button)
    }
  }
})

describe.each(ANSWERS)('%s %s', (method, path, status) => {
  test(`answers ${status} with every protection`, async () => {
    const { headers, ...answer } = await app
      .visitor()
      .call(method, path, method === 'POST' ? { json: { text: 'x' } } : {})
    expect(answer.status).toBe(status)
    const policy = headers.get('content-security-policy') ?? ''
    for (const rule of [
      "default-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "form-action 'self'",
      "img-src 'self' data:",
    ]) {
      expect(policy).toContain(rule)
    }
    expect(policy).toMatch(/script-src 'self' 'nonce-[\w+/=]{22,}'/)
    expect(policy).not.toContain('unsafe')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.get('x-request-id')).toMatch(/^[\w-]{12}$/)
    if (!/\.(txt|xml|webmanifest)$/.test(path)) expect(headers.get('cache-control')).toContain('no-store')
  })
})

test('every answer has a nonce and a number of its own, and every script on a page has that nonce or a file', async () => {
  const member = await app.member()
  const nonces = new Set<string>()
  for (const path of ['/', '/auth', '/humanizer', '/dashboard', '/nowhere', '/humanizer']) {
    const { headers, text } = await member.call('GET', path)
    const nonce = /'nonce-([^']+)'/.exec(headers.get('content-security-policy') ?? '')?.[1] ?? ''
    expect(nonces.has(nonce)).toBe(false)
    nonces.add(nonce)
    for (const [, attributes = ''] of text.matchAll(/<script\b([^>]*)>/g)) {
      // What search engines read is no script to a browser.
      if (attributes.includes('type="application/ld+json"')) continue
      expect(attributes.includes(`nonce="${nonce}"`) || attributes.includes('src="/')).toBe(true)
    }
    expect(text).not.toMatch(/\son(click|load|error|submit)=/i)
    expect(text).not.toMatch(/(src|href)="https?:\/\/(?!localhost)/)
  }
})

test('another address is a 404 that says so, and leads back', async () => {
  const visitor = await app.visitor().open('/no/such/page')
  expect(visitor.status).toBe(404)
  expect(visitor.text).toContain('404 Page Not Found')
  expect(visitor.link('Go to the start page')).toBe('/')
  const member = await (await app.member()).open('/no/such/page')
  expect(member.status).toBe(404)
  expect(member.link('Go to your dashboard')).toBe('/dashboard')
})

test('another call is a 404 in JSON, by any method', async () => {
  for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']) {
    expect(await app.visitor().call(method, '/api/no/such/call')).toMatchObject({
      status: 404,
      json: { message: 'There is no such call.' },
    })
  }
})

test('methods a call does not know are refused, and change nothing', async () => {
  const member = await app.member()
  await member.call('POST', '/api/tones', { json: { name: 'Calm' } })
  for (const [method, path] of [
    ['PUT', '/api/tones'],
    ['PATCH', '/api/humanizer/history'],
    ['PUT', '/api/humanizer/history'],
    ['DELETE', '/api/user'],
    ['PUT', '/api/humanize'],
    ['DELETE', '/api/logout'],
    ['PUT', '/api/login'],
  ] as const) {
    expect(
      (await member.call(method, path, { json: { name: 'x', text: 'Hello there' } })).status,
      `${method} ${path}`,
    ).toBe(405)
  }
  expect((await member.call('GET', '/api/tones')).json).toHaveLength(1)
  expect((await member.call('GET', '/api/user')).json).toMatchObject({ wordsUsed: 0 })
})

test('health, readiness and robots', async () => {
  const visitor = app.visitor()
  expect((await visitor.call('GET', '/healthz')).json).toEqual({ status: 'ok' })
  expect((await visitor.call('GET', '/readyz')).json).toEqual({
    status: 'ready',
    database: true,
    stopping: false,
    documents: { waiting: 0, reading: 0 },
  })
  const robots = await visitor.call('GET', '/robots.txt')
  expect(robots.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  for (const room of ['/api/', '/dashboard', '/humanizer', '/account'])
    expect(robots.text).toContain(`Disallow: ${room}`)
})

test('pages come compressed to those who take it, and are the same', async () => {
  const visitor = app.visitor()
  const response = await visitor.send('/subscription', { headers: { 'accept-encoding': 'gzip, deflate' } })
  expect(response.headers.get('content-encoding')).toBe('gzip')
  const html = gunzipSync(Buffer.from(await response.arrayBuffer())).toString()
  expect(html).toMatch(/<\/html>\s*$/)
  const plain = await visitor.call('GET', '/subscription')
  expect(plain.headers.has('content-encoding')).toBe(false)
})

test('HEAD answers like GET, without a body', async () => {
  const member = await app.member()
  for (const path of ['/', '/auth', '/humanizer', '/nowhere', '/api/user', '/healthz']) {
    const [head, get] = [await member.call('HEAD', path), await member.call('GET', path)]
    expect(head.status, path).toBe(get.status)
    expect(head.text).toBe('')
  }
})

test('preferences are kept in cookies, and lead back to the page', async () => {
  const visitor = app.visitor()
  const page = await visitor.open('/subscription')
  const answer = await visitor.call('POST', '/api/preferences', {
    form: { name: 'theme', value: 'dark', returnTo: '/subscription' },
  })
  expect(answer.headers.get('location')).toBe('/subscription')
  expect(page.html).not.toContain('data-theme="dark"')
  expect((await visitor.open('/subscription')).html).toContain('data-theme="dark"')
  const unknown: Record<string, string>[] = [
    { name: 'theme', value: 'evil' },
    { name: 'session' },
    { value: 'x' },
  ]
  for (const form of unknown) {
    expect((await visitor.call('POST', '/api/preferences', { form })).status).toBe(422)
  }
  const away = { name: 'theme', value: 'light', returnTo: '//evil.example' }
  expect((await visitor.call('POST', '/api/preferences', { form: away })).headers.get('location')).toBe('/')
})

test('prices and allowances are the catalogue’s', async () => {
  const visitor = app.visitor()
  const monthly = await visitor.open('/subscription')
  for (const fact of ['$3.99', '$11.99', '350 words', '10,000 words', '500,000 words']) {
    expect(monthly.text).toContain(fact)
  }
  const yearly = await visitor.open(monthly.link('Annual, save 20%'))
  for (const fact of ['$38.30', '$115.10', '$3.19', '$9.59']) expect(yearly.text).toContain(fact)
})

describe('on a phone', () => {
  test('the manifest names icons that are there, and an address that takes what is shared', async () => {
    const answer = await app.visitor().call('GET', '/manifest.webmanifest')
    expect(answer.headers.get('content-type')).toBe('application/manifest+json')
    const { icons, share_target: target } = JSON.parse(answer.text) as {
      icons: { src: string; sizes: string; type: string }[]
      share_target: { action: string; method: string }
    }
    expect(target).toMatchObject({ action: '/api/share', method: 'POST' })
    expect(icons.some(({ sizes }) => sizes === '512x512')).toBe(true)
    for (const { src, sizes, type } of icons) {
      const bytes = await readFile(new URL(`../../build/client${src}`, import.meta.url))
      if (type !== 'image/png') continue
      // The header of a PNG says how large it is.
      expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`, src).toBe(sizes)
    }
    const { html } = await app.visitor().open('/')
    expect(html).toContain('<link rel="manifest" href="/manifest.webmanifest"/>')
  })

  test('the bars of the browser have the colour of the page, as system or person choose', async () => {
    const member = await app.member()
    const colours = async () =>
      [...(await member.open('/dashboard')).html.matchAll(/<meta name="theme-color"[^>]*>/g)].map(
        ([tag]) => tag,
      )
    expect(await colours()).toEqual([
      expect.stringMatching(/prefers-color-scheme: light.*#f9f6f0/),
      expect.stringMatching(/prefers-color-scheme: dark.*#161512/),
    ])
    await member.call('POST', '/api/preferences', { form: { name: 'theme', value: 'dark' } })
    expect(await colours()).toEqual(['<meta name="theme-color" content="#161512"/>'])
  })

  /** As browsers send what another program shares: no site has asked for it. */
  const share = (visitor: Visitor, fields: Record<string, string>, site = 'none') =>
    visitor.send('/api/share', {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { origin: 'null', 'sec-fetch-site': site },
    })

  test.each([
    [
      { title: 'A page', text: 'Moreover, the mill burned.', url: 'https://a.example' },
      'Moreover, the mill burned.',
    ],
    [{ title: 'A page', url: 'https://a.example/mill' }, 'https://a.example/mill'],
    [{ title: 'The mill burned.', text: ' ' }, 'The mill burned.'],
  ])('what is shared (%o) stands in the humanizer', async (fields, text) => {
    const member = await app.member()
    const answer = await share(member, fields)
    expect(answer.status).toBe(303)
    const page = await member.open(answer.headers.get('location') ?? '')
    expect(page.path).toMatch(/^\/humanizer\?draft=/)
    expect(page.value('text')).toBe(text)
  })

  test('what a visitor shares waits until they have signed in; nothing is nothing', async () => {
    const visitor = app.visitor()
    const answer = await share(visitor, { text: 'Moreover, the mill burned.' })
    const page = await visitor.open(answer.headers.get('location') ?? '')
    expect(page.text).toContain('Your text is kept')
    const account = {
      firstName: 'Ada',
      lastName: 'Byron',
      email: `${randomUUID()}@example.org`,
      password: PASSWORD,
    }
    await visitor.call('POST', '/api/register', { json: account })
    expect((await visitor.open('/humanizer')).value('text')).toBe('Moreover, the mill burned.')
    const empty = await share(await app.member(), {})
    expect(empty.headers.get('location')).toBe('/humanizer')
  })

  test.each(['cross-site', 'same-site'])('no other site (%s) puts words into the humanizer', async (site) => {
    const member = await app.member()
    const answer = await share(member, { text: 'Buy at evil.example' }, site)
    expect(answer.status).toBe(403)
  })

  test('who finds a hole is told whom to tell, and password managers where a password is changed', async () => {
    const { text } = await app.visitor().call('GET', '/.well-known/security.txt')
    expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m)
    const expires = Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? '')
    expect(expires - Date.now()).toBeGreaterThan(90 * 86_400_000)
    expect(expires - Date.now()).toBeLessThan(365 * 86_400_000)
    const member = await app.member()
    expect((await member.open('/.well-known/change-password')).path).toBe('/account/security/password')
  })
})
