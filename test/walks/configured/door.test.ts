import { createHash, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type App, PASSWORD, startApp } from '../app.ts'
import { linkIn } from '../letters.ts'
import type { Visitor } from '../visitor.ts'

const KEEPER = 'keeper@example.org'

let app: App
let keeper: Visitor
beforeAll(async () => {
  app = await startApp({ SIGNUP: 'invite', ADMIN_EMAILS: `${KEEPER}, second@example.org` })
  keeper = app.visitor()
  await join(keeper, `/auth/register?invitation=${await invitation(KEEPER)}`, KEEPER)
})
afterAll(() => app.stop())

/** The token of an invitation, as the command line makes it. */
async function invitation(email: string): Promise<string> {
  const token = randomUUID()
  const hash = createHash('sha256').update(token).digest('base64url')
  await app.sql`insert into invitations (token_hash, email, email_key, expires_at, proves_address)
    values (${hash}, ${email}, ${email}, now() + interval '1 day', true)`
  return token
}

async function join(visitor: Visitor, link: string, email?: string) {
  const page = await visitor.open(link)
  const fields = { firstName: 'Ada', lastName: 'Byron', password: PASSWORD, ...(email && { email }) }
  return visitor.submit(page, { button: 'Create account', fields })
}

describe('the door', () => {
  test('lets nobody in without an invitation, by form or by call, and says so', async () => {
    const visitor = app.visitor()
    for (const path of ['/auth?tab=register', '/auth/register']) {
      const page = await visitor.open(path)
      expect(page.text).toContain('Accounts are by invitation')
      expect(page.text).not.toContain('First name')
    }
    const account = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.org', password: PASSWORD }
    const answer = await visitor.call('POST', '/api/register', { json: account })
    expect(answer).toMatchObject({
      status: 403,
      json: { message: expect.stringContaining('by invitation') as string },
    })
    expect(await visitor.call('POST', '/auth/register', { form: account })).toMatchObject({ status: 403 })
    expect((await app.sql`select 1 from users where email = 'ada@example.org'`).length).toBe(0)
  })

  test('is opened by a letter, once, and tells of a link that opens nothing', async () => {
    const form = await keeper.open('/admin/invitations/new')
    const email = `${randomUUID()}@example.net`
    const sent = await keeper.submit(form, { button: 'Invite', fields: { email, plan: 'grasshopper' } })
    expect(sent).toMatchObject({ path: '/admin/invitations', status: 200 })
    expect(sent.text).toContain('The invitation is on its way')
    const link = await linkIn(keeper, email, 'Make my account')
    const guest = app.visitor()
    const page = await guest.open(link)
    expect(page.text).toContain('You are invited')
    expect(page.value('email')).toBe(email)
    const landed = await join(guest, link)
    expect(landed.path).toBe('/dashboard')
    expect((await guest.call('GET', '/api/user')).json).toMatchObject({ email, subscription: 'grasshopper' })
    expect((await app.visitor().open(link)).text).toContain('This invitation was used already')
    expect((await app.visitor().open('/auth/register?invitation=nonsense')).text).toContain('is not valid')
  })

  test('is opened by a link that is handed over, which a new one ends', async () => {
    const asked = await keeper.submit(await keeper.open('/admin/invitations/new'), { button: 'Invite' })
    expect(asked.path).toMatch(/^\/admin\/invitations\/[\w-]+\/link$/)
    const make = async () => {
      const made = await keeper.submit(await keeper.open(asked.path), { button: 'Make the link' })
      const url = /<code id="invitation-link">([^<]+)</.exec(made.html)?.[1] ?? ''
      return new URL(url).pathname + new URL(url).search
    }
    const first = await make()
    const second = await make()
    expect((await app.visitor().open(first)).text).toContain('is not valid')
    const guest = app.visitor()
    expect((await join(guest, second, `${randomUUID()}@example.com`)).path).toBe('/dashboard')
  })
})

describe('administration', () => {
  const guest = async () => {
    const email = `${randomUUID()}@example.org`
    const visitor = app.visitor()
    await join(visitor, `/auth/register?invitation=${await invitation(email)}`, email)
    const [row] = await app.sql`select id from users where email = ${email}`
    return { visitor, email, page: `/admin/people/${String(row?.id)}` }
  }

  test('is there for whoever is named and has confirmed their address, and for nobody else', async () => {
    expect((await keeper.open('/dashboard')).html).toContain('href="/admin"')
    expect((await keeper.open('/admin')).text).toContain('People')
    const { visitor, page } = await guest()
    expect((await visitor.open('/dashboard')).html).not.toContain('href="/admin"')
    for (const path of [
      '/admin',
      '/admin/invitations',
      '/admin/server',
      '/admin/actions',
      page,
      `${page}/delete`,
    ])
      expect((await visitor.open(path)).status).toBe(404)
    for (const path of [`${page}/delete`, `${page}/plan`, `${page}/access`, '/admin/invitations/new'])
      expect((await visitor.call('POST', path, { form: { plan: 'ninja', to: 'off' } })).status).toBe(404)
    // Whoever takes the name of an administrator's address without showing that it is theirs is none.
    const second = app.visitor()
    await join(
      second,
      `/auth/register?invitation=${await invitation('second@example.org')}`,
      'second@example.org',
    )
    await app.sql`update users set email_verified_at = null where email = 'second@example.org'`
    expect((await second.open('/admin')).status).toBe(404)
  })

  test('finds people, gives plans, switches accounts off and on, and notes it', async () => {
    const { visitor, email, page } = await guest()
    const found = await keeper.open(`/admin?q=${encodeURIComponent(email)}`)
    expect(found.text).toContain('1 person with')
    await keeper.submit(await keeper.open(`${page}/plan`), { button: 'Set plan', fields: { plan: 'ninja' } })
    expect((await visitor.call('GET', '/api/user')).json).toMatchObject({ subscription: 'ninja' })
    await keeper.submit(await keeper.open(`${page}/access`), { button: 'Disable' })
    expect((await visitor.call('GET', '/api/user')).status).toBe(401)
    const refused = await visitor.call('POST', '/api/login', { json: { email, password: PASSWORD } })
    expect(refused).toMatchObject({
      status: 403,
      json: { message: expect.stringContaining('disabled') as string },
    })
    const on = await keeper.submit(await keeper.open(`${page}/access`), { button: 'Enable' })
    expect(on.text).toContain('They can sign in again.')
    expect((await visitor.call('POST', '/api/login', { json: { email, password: PASSWORD } })).status).toBe(
      200,
    )
    const done = await keeper.open('/admin/actions')
    for (const words of ['set the plan of', 'disabled the account of', 'enabled the account of'])
      expect(done.text).toContain(`${KEEPER} ${words} ${email}`)
    // Whether a letter is still on its way depends on how quick the queue is.
    expect((await keeper.open('/admin/server')).text).toMatch(
      /Documents 0 .*(?:Work in the queue|Nothing is in the queue)/,
    )
  })

  test('deletes an account only once its address was typed, and never an administrator’s', async () => {
    const { email, page } = await guest()
    const wrong = await keeper.submit(await keeper.open(`${page}/delete`), {
      button: 'Delete account',
      fields: { email: 'another@example.org' },
    })
    expect(wrong.status).toBe(422)
    expect(wrong.text).toContain('That is not the address of this account')
    const gone = await keeper.submit(wrong, {
      button: 'Delete account',
      fields: { email: email.toUpperCase() },
    })
    expect(gone.path).toBe('/admin')
    expect((await keeper.open(page)).status).toBe(404)
    const [own] = await app.sql`select id from users where email = ${KEEPER}`
    const self = `/admin/people/${String(own?.id)}`
    expect((await keeper.open(self)).html).not.toContain(`${self}/delete`)
    expect((await keeper.call('POST', `${self}/access`, { form: { to: 'off' } })).status).toBe(403)
    expect((await keeper.call('POST', `${self}/delete`, { form: { email: KEEPER } })).status).toBe(403)
    expect((await keeper.open('/admin')).status).toBe(200)
  })

  test('asks for the password again before it reaches into accounts', async () => {
    const { email, page } = await guest()
    await app.sql`update sessions set authenticated_at = now() - interval '11 minutes'
      where user_id = (select id from users where email = ${KEEPER})`
    const asked = await keeper.open(`${page}/delete`)
    expect(asked.text).toContain('Current password')
    const refused = await keeper.submit(asked, { button: 'Delete account', fields: { email } })
    expect(refused.status).toBe(403)
    expect((await keeper.open(page)).status).toBe(200)
    const wrong = await keeper.submit(refused, {
      button: 'Delete account',
      fields: { email, current: 'not it at all' },
    })
    expect(wrong.status).toBe(403)
    const done = await keeper.submit(wrong, {
      button: 'Delete account',
      fields: { email, current: PASSWORD },
    })
    expect(done.path).toBe('/admin')
  })

  test('sends a letter that switches two-step sign-in off, once', async () => {
    const { email, page } = await guest()
    await app.sql`update users set totp_since = now(), totp_secret = 'sealed' where email = ${email}`
    await keeper.submit(await keeper.open(`${page}/two-step`), { button: 'Send the email' })
    const link = await linkIn(keeper, email, 'Turn it off')
    const visitor = app.visitor()
    const landed = await visitor.submit(await visitor.open(link), { button: 'Turn it off' })
    expect(landed.text).toContain('Two-step sign-in is off')
    const [row] = await app.sql`select totp_since from users where email = ${email}`
    expect(row?.totp_since).toBeNull()
    expect((await visitor.open(link)).status).toBe(404)
  })
})
