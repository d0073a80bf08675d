import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type App, PASSWORD, startApp } from './app.ts'
import { letterTo, linkIn } from './letters.ts'

let app: App
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const NEW = 'eleven brass buttons'

describe('confirming an address', () => {
  test('is a letter, a link and a press of a button; opening the link alone does nothing', async () => {
    const member = await app.member()
    const link = await linkIn(member, member.email, 'Please confirm that this address is yours')
    for (let time = 0; time < 2; time++) expect((await member.open(link)).status).toBe(200)
    const page = await member.open(link)
    expect(page.text).toContain(member.email)
    const done = await member.submit(page, { button: 'Confirm my address' })
    expect(done).toMatchObject({ path: '/dashboard', status: 200 })
    expect(done.text).toContain('Your address is confirmed')
    const again = await member.open(link)
    expect(again.status).toBe(404)
    expect(again.text).toContain('This link has been used or has expired.')
    const rows = await app.sql`select email_verified_at from users where email = ${member.email}`
    expect(rows[0]?.email_verified_at).toBeInstanceOf(Date)
  })

  test('works in another browser, too, with the password, which signs in there', async () => {
    const member = await app.member()
    const link = await linkIn(member, member.email, 'Please confirm')
    const other = app.visitor()
    const page = await other.open(link)
    const empty = await other.submit(page, { button: 'Confirm my address' })
    expect(empty).toMatchObject({ status: 422 })
    expect(empty.text).toContain('Please enter the password of this account.')
    const wrong = await other.submit(empty, {
      button: 'Confirm my address',
      fields: { password: 'a guess of mine' },
    })
    expect(wrong.status).toBe(403)
    expect(wrong.html).toContain('<title>Error: Confirm your address')
    const fields = { password: PASSWORD }
    const done = await other.submit(wrong, { button: 'Confirm my address', fields })
    expect(done).toMatchObject({ status: 200, path: '/dashboard' })
    expect(done.text).toContain('Your address is confirmed')
    expect((await other.call('GET', '/api/user')).json).toMatchObject({ email: member.email })
    const rows = await app.sql`select email_verified_at from users where email = ${member.email}`
    expect(rows[0]?.email_verified_at).toBeInstanceOf(Date)
  })
})

describe('an address that a stranger signed up with', () => {
  test('is not confirmed by its owner without knowing it, who is shown the way to take it', async () => {
    const stranger = await app.member('ninja')
    const made = await stranger.submit(await stranger.open('/account/tokens/new'), {
      button: 'Make token',
      fields: { name: 'mine' },
    })
    const token = /wk_[\w-]{43}/.exec(made.text)?.[0] ?? ''
    const owner = await app.member()
    const link = await linkIn(owner, stranger.email, 'Please confirm')
    const page = await owner.open(link)
    expect(page.text).toContain('You did not open this account')
    const refused = await owner.submit(page, {
      button: 'Confirm my address',
      fields: { password: 'what I use elsewhere' },
    })
    expect(refused.status).toBe(403)
    const forgot = await owner.open(refused.link('reset your password by email'))
    await owner.submit(forgot, { button: 'Send the link', fields: { email: stranger.email } })
    const reset = await owner.open(await linkIn(owner, stranger.email, 'asked to reset the password'))
    await owner.submit(reset, { button: 'Change my password', fields: { password: NEW } })
    expect((await stranger.call('GET', '/api/user')).status).toBe(401)
    const call = { headers: { authorization: `Bearer ${token}` }, json: { text: 'Hello there, you.' } }
    expect((await app.visitor().call('POST', '/api/humanize', call)).status).toBe(401)
    await letterTo(owner, stranger.email, 'were removed: 1 API token.')
  })

  test('takes over no account when the stranger asks for it as a new address', async () => {
    const stranger = await app.member()
    const email = `${crypto.randomUUID()}@example.org`
    const fields = { email, current: PASSWORD }
    await stranger.submit(await stranger.open('/account/profile/email'), {
      button: 'Send an email there',
      fields,
    })
    const reader = app.visitor()
    const link = await linkIn(reader, email, 'asked to use this address')
    const refused = await reader.submit(await reader.open(link), {
      button: 'Use this address',
      fields: { password: 'what I use elsewhere' },
    })
    expect(refused.status).toBe(403)
    expect(await app.sql`select 1 from users where email = ${email}`).toHaveLength(0)
  })
})

test('a link for an account without a password is come back to, signed in', async () => {
  const member = await app.member()
  const link = await linkIn(member, member.email, 'Please confirm')
  await app.sql`update users set password_hash = null where email = ${member.email}`
  const page = await app.visitor().open(link)
  expect(page.forms.some(({ id }) => id === 'verify')).toBe(false)
  expect(page.link('Sign in to that account')).toContain(encodeURIComponent('/auth/verify?token='))
})

describe('a forgotten password', () => {
  test('is replaced through a link; every device is signed out, and the owner is told', async () => {
    const member = await app.member()
    const visitor = app.visitor()
    const login = await visitor.open('/auth')
    const forgot = await visitor.open(login.link('Forgot your password?'))
    const sent = await visitor.submit(forgot, {
      button: 'Send the link',
      fields: { email: member.email.toUpperCase() },
    })
    expect(sent).toMatchObject({ path: '/auth/sent', status: 200 })
    const link = await linkIn(visitor, member.email, 'asked to reset the password')
    const page = await visitor.open(link)
    const weak = await visitor.submit(page, { button: 'Change my password', fields: { password: 'short' } })
    expect(weak.status).toBe(422)
    expect(weak.text).toContain('Password must be at least 8 characters')
    const done = await visitor.submit(weak, { button: 'Change my password', fields: { password: NEW } })
    expect(done).toMatchObject({ path: '/auth', status: 200 })
    expect(done.text).toContain(`The password of ${member.email} was changed`)
    expect((await member.call('GET', '/api/user')).status).toBe(401)
    await letterTo(visitor, member.email, 'The password of your account was just changed')
    const json = { email: member.email, password: PASSWORD }
    expect((await app.visitor().call('POST', '/api/login', { json })).status).toBe(401)
    const entered = await app.visitor().call('POST', '/api/login', { json: { ...json, password: NEW } })
    expect(entered.status).toBe(200)
    expect((await visitor.open(link)).status).toBe(404)
  })

  test('lets its owner in at once, however many strangers fail at the door meanwhile', async () => {
    const member = await app.member()
    const owner = app.visitor()
    await owner.submit(await owner.open('/auth/forgot'), {
      button: 'Send the link',
      fields: { email: member.email },
    })
    const page = await owner.open(await linkIn(owner, member.email, 'asked to reset the password'))
    const wrong = { email: member.email, password: 'a guess of mine' }
    for (let at = 0; at < 11; at++) await app.visitor().call('POST', '/api/login', { json: wrong })
    await owner.submit(page, { button: 'Change my password', fields: { password: NEW } })
    const fields = { email: member.email, password: NEW }
    const entered = await owner.submit(await owner.open('/auth'), { button: 'Sign in', fields })
    expect(entered).toMatchObject({ path: '/dashboard', status: 200 })
    expect((await app.visitor().call('POST', '/api/login', { json: fields })).status).toBe(429)
  })

  test('is answered alike for an address nobody has, and asked for only so often', async () => {
    const visitor = app.visitor()
    const fields = { email: `${crypto.randomUUID()}@example.org` }
    const forgot = await visitor.open('/auth/forgot')
    for (let time = 0; time < 5; time++) {
      expect((await visitor.submit(forgot, { fields })).path).toBe('/auth/sent')
    }
    const refused = await visitor.submit(forgot, { fields })
    expect(refused.status).toBe(429)
    expect(refused.headers.get('retry-after')).toMatch(/^\d+$/)
    expect(refused.value('email')).toBe(fields.email)
  })
})

test.each(['/auth/reset?token=made-up', '/auth/verify', '/auth/new-address?token=%00', '/auth/reset'])(
  '%s is a page that says so, and posting to it changes nothing',
  async (path) => {
    const visitor = app.visitor()
    const page = await visitor.open(path)
    expect(page.status).toBe(404)
    expect(page.text).toContain('This link has been used or has expired.')
    const posted = await visitor.send(path, { method: 'POST', body: new URLSearchParams({ password: NEW }) })
    expect(posted.status).toBe(404)
    expect(visitor.cookies.has('session')).toBe(false)
  },
)

test.each([
  ['/auth?view=verify&token=abc', '/auth/verify?token=abc'],
  ['/auth?view=change&token=abc', '/auth/new-address?token=abc'],
  ['/auth?view=reset&token=abc', '/auth/reset?token=abc'],
  ['/auth?view=forgot', '/auth/forgot'],
  ['/auth?tab=benefits&next=%2Fhumanizer', '/auth/benefits?next=%2Fhumanizer'],
])('%s, as letters had it, leads to %s', async (before, now) => {
  expect((await app.visitor().open(before)).redirects[0]?.to).toBe(now)
})

test('a code is asked for only of who is on the way in', async () => {
  const visitor = app.visitor()
  const page = await visitor.open('/auth/code')
  expect(page.status).toBe(401)
  expect(page.text).toContain('That took too long.')
  const posted = await visitor.send('/auth/code', {
    method: 'POST',
    body: new URLSearchParams({ code: '123456' }),
  })
  expect(posted.status).toBe(401)
})
