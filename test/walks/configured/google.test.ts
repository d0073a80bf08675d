import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startGoogle } from '../../mocks/google.ts'
import { type App, PASSWORD, startApp } from '../app.ts'
import { sentToIssuer } from '../issuer.ts'
import { letterTo, linkIn } from '../letters.ts'
import { ORIGIN, type Visitor } from '../visitor.ts'

const GRACE = 'grace@navy.example'
const ADA = 'ada@analytical.example'
const MARY = 'mary@unconfirmed.example'
const TAKEN = 'taken@example.org'
const MINE = 'mine@example.org'
const HIS = 'his@example.org'
const PLANTED = 'planted@example.org'
const LATE = 'late@example.org'
const ALONE = 'alone@example.org'

let google: Awaited<ReturnType<typeof startGoogle>>
let app: App
beforeAll(async () => {
  google = await startGoogle(ORIGIN, [
    { email: GRACE, name: 'Grace Hopper' },
    { email: ADA, name: 'Ada Lovelace' },
    { email: MARY, name: 'Mary Somerville', email_verified: false },
    { email: TAKEN, name: 'Rightful Owner' },
    ...[HIS, MINE, PLANTED, LATE, ALONE].map((email) => ({ email, name: 'Somebody Else' })),
  ])
  app = await startApp(google.variables)
})
afterAll(async () => {
  await app.stop()
  await google.close()
})

/** The whole way: to Google as `email`, and back. */
async function goThrough(visitor: Visitor, email: string, path?: string) {
  const back = new URL(await google.agree(await sentToIssuer(visitor, path), email))
  expect(back.origin).toBe(ORIGIN)
  return { back: back.pathname + back.search, page: await visitor.open(back.pathname + back.search) }
}

describe('signing in with Google', () => {
  test('asks with state, nonce and PKCE, and keeps its secrets from scripts', async () => {
    const visitor = app.visitor()
    const way = (await visitor.open('/auth?next=%2Fhumanizer')).link('Continue with Google')
    expect(way).toBe('/api/auth/google?next=%2Fhumanizer')
    const answer = await visitor.send(way)
    const query = new URL(answer.headers.get('location') ?? '').searchParams
    expect(query.get('code_challenge_method')).toBe('S256')
    for (const name of ['state', 'nonce', 'code_challenge'])
      expect(query.get(name)?.length).toBeGreaterThan(20)
    expect(query.get('redirect_uri')).toBe(`${ORIGIN}/api/auth/google/callback`)
    for (const cookie of answer.headers.getSetCookie()) expect(cookie).toMatch(/HttpOnly/i)
  })

  test('makes an account the first time and opens it the second, where one wanted to go', async () => {
    const first = await goThrough(app.visitor(), GRACE)
    expect(first.page).toMatchObject({ path: '/dashboard', status: 200 })
    expect(first.page.text).toContain('Welcome back, Grace!')
    const second = await goThrough(app.visitor(), GRACE, '/api/auth/google?next=%2Fhumanizer')
    expect(second.page.path).toBe('/humanizer')
    const rows = await app.sql`select count(*)::int as count from users where email = ${GRACE}`
    expect(rows[0]?.count).toBe(1)
  })

  test('never leads to another site afterwards', async () => {
    const { page } = await goThrough(app.visitor(), GRACE, '/api/auth/google?next=//evil.example')
    expect(page.path).toBe('/dashboard')
  })

  test('is refused for an address Google has not confirmed', async () => {
    const visitor = app.visitor()
    const { page } = await goThrough(visitor, MARY)
    expect(page.status).toBe(403)
    expect(page.text).toContain('Google has not confirmed that this address is yours')
    expect(visitor.cookies.has('session')).toBe(false)
    expect(await app.sql`select 1 from users where email = ${MARY}`).toHaveLength(0)
  })
})

describe('what comes back from Google', () => {
  const callback = '/api/auth/google/callback'

  test.each([callback, `${callback}?code=x`, `${callback}?code=x&state=made-up`, `${callback}?state=x`])(
    '%s opens nothing',
    async (path) => {
      const visitor = app.visitor()
      const page = await visitor.open(path)
      expect(page.status).toBe(422)
      expect(visitor.cookies.has('session')).toBe(false)
    },
  )

  test('works in the browser that asked, once', async () => {
    const [victim, attacker] = [app.visitor(), app.visitor()]
    const back = new URL(await google.agree(await sentToIssuer(attacker), ADA))
    const stolen = await victim.open(back.pathname + back.search)
    expect(stolen.status).toBe(422)
    expect(victim.cookies.has('session')).toBe(false)
    expect((await attacker.open(back.pathname + back.search)).path).toBe('/dashboard')
    await attacker.call('POST', '/api/logout')
    const replayed = await attacker.open(back.pathname + back.search)
    expect(replayed.status).toBe(422)
    expect(attacker.cookies.has('session')).toBe(false)
  })

  test('a no is a page like any other', async () => {
    const visitor = app.visitor()
    const state = new URL(await sentToIssuer(visitor)).searchParams.get('state')
    const page = await visitor.open(`${callback}?error=access_denied&state=${state}`)
    expect(page.text).toContain('You did not let Google tell us who you are')
    expect(visitor.cookies.has('session')).toBe(false)
  })
})

test('an account made before with somebody’s address falls to its owner, without the old password', async () => {
  const json = { firstName: 'M', lastName: 'X', email: TAKEN, password: PASSWORD }
  const squatter = app.visitor()
  await squatter.call('POST', '/api/register', { json })
  const owner = app.visitor()
  const { page } = await goThrough(owner, TAKEN)
  expect(page.path).toBe('/auth/join?next=%2Fdashboard')
  const wrong = await owner.submit(page, {
    button: 'Connect Google',
    fields: { password: 'a wrong password' },
  })
  expect(wrong.status).toBe(403)
  const joined = await owner.submit(wrong, { button: 'Connect Google', fields: { password: PASSWORD } })
  expect(joined).toMatchObject({ path: '/dashboard', status: 200 })
  expect((await squatter.call('GET', '/api/user')).status).toBe(401)
  expect((await app.visitor().call('POST', '/api/login', { json })).status).toBe(401)
  expect((await goThrough(app.visitor(), TAKEN)).page.path).toBe('/dashboard')
})

test('an account nobody knows the password of falls to its owner by letter, then by Google, and is told', async () => {
  const json = { firstName: 'M', lastName: 'X', email: HIS, password: PASSWORD }
  const stranger = app.visitor()
  await stranger.call('POST', '/api/register', { json })
  await goThrough(stranger, PLANTED)
  const owner = app.visitor()
  const { page } = await goThrough(owner, HIS)
  expect(page.text).toContain('Make this account mine')
  const forgot = await owner.open('/auth/forgot')
  await owner.submit(forgot, { button: 'Send the link', fields: { email: HIS } })
  const reset = await owner.open(await linkIn(owner, HIS, 'asked to reset the password'))
  await owner.submit(reset, { button: 'Change my password', fields: { password: 'eleven brass buttons' } })
  await letterTo(owner, HIS, 'were removed: 1 connected account elsewhere.')
  expect((await goThrough(owner, HIS)).page.path).toBe('/dashboard')
  await letterTo(owner, HIS, 'can now sign in with your Google account')
  const again = app.visitor()
  expect((await goThrough(again, PLANTED)).page.path).toBe('/dashboard')
  expect(await again.call('GET', '/api/user')).toMatchObject({ json: { email: PLANTED } })
})

test('an account nobody knows the password of falls to its owner by Google alone, in one press', async () => {
  const json = { firstName: 'M', lastName: 'X', email: MINE, password: PASSWORD }
  const stranger = app.visitor()
  await stranger.call('POST', '/api/register', { json })
  const owner = app.visitor()
  const { page } = await goThrough(owner, MINE)
  const empty = await owner.submit(page, { button: 'Connect Google' })
  expect(empty.status).toBe(422)
  const mine = await owner.submit(empty, { button: 'Make this account mine' })
  expect(mine).toMatchObject({ path: '/dashboard', status: 200 })
  expect((await stranger.call('GET', '/api/user')).status).toBe(401)
  expect((await app.visitor().call('POST', '/api/login', { json })).status).toBe(401)
  await letterTo(owner, MINE, 'were removed: the password and 1 device that was signed in.')
})

test('Google is connected only after the password, when signing in is a while ago', async () => {
  const member = await app.member()
  await app.sql`update sessions set authenticated_at = now() - interval '11 minutes'
    where user_id = (select id from users where email = ${member.email})`
  const refused = await goThrough(member, LATE)
  expect(refused.page.path).toBe('/account/security/confirm?for=google')
  const account = await member.open('/account/security')
  const asked = await member.open(account.link('Connect Google'))
  expect(asked.text).toContain('we ask for your password')
  const answer = await member.send(asked.path, {
    method: 'POST',
    body: new URLSearchParams({ current: PASSWORD }),
    headers: { origin: ORIGIN },
  })
  expect(answer.headers.get('location')).toBe('/api/auth/google?next=/account/security')
  expect((await goThrough(member, LATE)).page.text).toContain('Google was connected')
})

test('who has no password shows by Google that it is still they', async () => {
  const visitor = app.visitor()
  await goThrough(visitor, ALONE)
  await app.sql`update sessions set authenticated_at = now() - interval '11 minutes'
    where user_id = (select id from users where email = ${ALONE})`
  const panel = '/account/security/password'
  const page = await visitor.open(panel)
  expect(page.forms.some(({ id }) => id === 'form-password')).toBe(false)
  const again = await goThrough(visitor, ALONE, page.link('Sign in with Google'))
  expect(again.page.path).toBe(panel)
  const done = await visitor.submit(again.page, { button: 'Save password', fields: { password: PASSWORD } })
  expect(done.text).toContain('Your password was changed')
})

test('who is signed in connects Google to their account, unless it opens another one', async () => {
  await goThrough(app.visitor(), ADA)
  const member = await app.member()
  const { page } = await goThrough(member, ADA)
  expect(page.status).toBe(409)
  expect(page.text).toContain('already connected to another account')
})
