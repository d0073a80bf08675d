import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { URI } from 'otpauth'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { openZip } from '#app/domain/extraction/zip/open-zip.ts'
import { until } from '../until.ts'
import { type App, PASSWORD, startApp } from './app.ts'
import { letterTo, linkIn } from './letters.ts'

let app: App
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const NEW = 'eleven brass buttons'

test('a name is changed in place; an empty one is told beside the field', async () => {
  const member = await app.member()
  const page = await member.open('/account/profile/name')
  const wrong = await member.submit(page, {
    button: 'Save',
    fields: { firstName: ' ', lastName: 'Lovelace' },
  })
  expect(wrong.status).toBe(422)
  expect(wrong.text).toContain('First name is required')
  expect(wrong.value('lastName')).toBe('Lovelace')
  const done = await member.submit(wrong, { button: 'Save', fields: { firstName: 'Augusta' } })
  expect(done).toMatchObject({ path: '/account/profile', status: 200 })
  expect(done.text).toContain('Augusta Lovelace')
})

test('a password is changed by who knows the old one, and the other devices are signed out', async () => {
  const member = await app.member()
  const other = app.visitor()
  const json = { email: member.email, password: PASSWORD }
  await other.call('POST', '/api/login', { json })
  const page = await member.open('/account/security/password')
  const fields = { current: 'not the password', password: NEW }
  const refused = await member.submit(page, { button: 'Save password', fields })
  expect(refused.status).toBe(403)
  expect(refused.html).not.toContain(NEW)
  const done = await member.submit(refused, {
    button: 'Save password',
    fields: { ...fields, current: PASSWORD },
  })
  expect(done.text).toContain('All other devices were signed out')
  expect((await other.call('GET', '/api/user')).status).toBe(401)
  expect((await member.call('GET', '/api/user')).status).toBe(200)
  await letterTo(member, member.email, 'The password of your account was just changed')
})

test('an address is changed through a letter to the new one; the old one is told', async () => {
  const member = await app.member()
  const email = `${crypto.randomUUID()}@example.org`
  const page = await member.open('/account/profile/email')
  const asked = await member.submit(page, {
    button: 'Send an email there',
    fields: { email, current: PASSWORD },
  })
  expect(asked.text).toContain('Check your email')
  expect(asked.text).toContain(member.email)
  const link = await linkIn(member, email, 'asked to use this address')
  const done = await member.submit(await member.open(link), { button: 'Use this address' })
  expect(done).toMatchObject({ path: '/account/profile', status: 200 })
  expect(done.text).toContain(email)
  await letterTo(member, member.email, 'Your account now uses another email address')
})

describe('two-step sign-in', () => {
  test('is turned on with a code, asked for at the door, and turned off', async () => {
    const member = await app.member()
    const page = await member.open('/account/security/two-factor')
    const key = /type this key into the app: ([A-Z2-7 ]+)/.exec(page.text)?.[1]?.replaceAll(' ', '') ?? ''
    const totp = URI.parse(`otpauth://totp/Wordkin?secret=${key}&issuer=Wordkin`)
    const code = (steps = 0) => totp.generate({ timestamp: Date.now() + steps * 30_000 })
    const wrong = await member.submit(page, { button: 'Turn on', fields: { code: '12345x' } })
    expect(wrong.status).toBe(422)
    const on = await member.submit(wrong, { button: 'Turn on', fields: { code: code() } })
    expect(on.text).toContain('Your recovery codes')
    const recovery = [...on.html.matchAll(/<code>([0-9a-z-]{19})<\/code>/g)].map((match) => match[1] ?? '')
    expect(recovery).toHaveLength(10)

    const json = { email: member.email, password: PASSWORD }
    const byCall = await app.visitor().call('POST', '/api/login', { json })
    expect(byCall).toMatchObject({ status: 401, json: { codeNeeded: true } })
    const browser = app.visitor()
    const door = await browser.submit(await browser.open('/auth?next=%2Fhumanizer'), {
      button: 'Sign in',
      fields: json,
    })
    expect(door).toMatchObject({ path: '/auth/code', status: 200 })
    expect(browser.cookies.has('session')).toBe(false)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 11 * 60_000 })
    const late = await browser
      .submit(door, { button: 'Sign in', fields: { code: recovery[0] ?? '' } })
      .finally(() => vi.useRealTimers())
    expect(late.status).toBe(401)
    expect(late.text).toContain('That took too long.')
    const refused = await browser.submit(door, { button: 'Sign in', fields: { code: '000000' } })
    expect(refused.status).toBe(422)
    const entered = await browser.submit(refused, { button: 'Sign in', fields: { code: recovery[0] ?? '' } })
    expect(entered).toMatchObject({ path: '/humanizer', status: 200 })
    await letterTo(member, member.email, 'one of your recovery codes')
    const again = await app.visitor().call('POST', '/api/login', { json: { ...json, code: recovery[0] } })
    expect(again.status).toBe(422)
    const byApp = await app.visitor().call('POST', '/api/login', { json: { ...json, code: code(1) } })
    expect(byApp.status).toBe(200)

    const off = await member.open('/account/security/two-factor/off')
    const done = await member.submit(off, { button: 'Turn off', fields: { current: PASSWORD } })
    expect(done.text).toContain('Two-step sign-in is off')
    expect((await app.visitor().call('POST', '/api/login', { json })).status).toBe(200)
  })
})

test('a token or a second step is added only after the password, when signing in is a while ago', async () => {
  const member = await app.member('ninja')
  const late = () => app.sql`update sessions set authenticated_at = now() - interval '11 minutes'
    where user_id = (select id from users where email = ${member.email})`
  const open = await member.open('/account/tokens/new')
  expect(open.value('current')).toBeUndefined()
  await late()
  const refused = await member.submit(open, { button: 'Make token', fields: { name: 'my script' } })
  expect(refused.status).toBe(403)
  expect(refused.text).toContain('confirm again that it is you')
  expect(refused.html).toContain('value="my script"')
  const wrong = await member.submit(refused, { button: 'Make token', fields: { current: 'a guess' } })
  expect(wrong.status).toBe(403)
  expect(wrong.value('current')).toBe('')
  const made = await member.submit(wrong, { button: 'Make token', fields: { current: PASSWORD } })
  expect(made.text).toMatch(/wk_[\w-]{43}/)
  await letterTo(member, member.email, 'A new API token can now use your account')

  await late()
  const asked = await member.open('/account/security/two-factor')
  expect(asked.path).toBe('/account/security/confirm?for=two-factor')
  expect(asked.text).not.toContain('type this key into the app')
  expect((await member.call('POST', '/api/account/passkeys/options')).status).toBe(403)
  const page = await member.submit(asked, { button: 'Go on', fields: { current: PASSWORD } })
  const key = /type this key into the app: ([A-Z2-7 ]+)/.exec(page.text)?.[1]?.replaceAll(' ', '') ?? ''
  const code = URI.parse(`otpauth://totp/Wordkin?secret=${key}&issuer=Wordkin`).generate()
  const done = await member.submit(page, { button: 'Turn on', fields: { code } })
  expect(done.text).toContain('Your recovery codes')
})

test('a new password takes API tokens along, unless their owner keeps them', async () => {
  const member = await app.member('ninja')
  const token = await member.submit(await member.open('/account/tokens/new'), {
    button: 'Make token',
    fields: { name: 'my script' },
  })
  const secret = /wk_[\w-]{43}/.exec(token.text)?.[0] ?? ''
  const call = { headers: { authorization: `Bearer ${secret}` }, json: { text: 'Hello there, you.' } }
  const changed = async (fields: Record<string, string>) =>
    member.submit(await member.open('/account/security/password'), { button: 'Save password', fields })
  const kept = await changed({ current: PASSWORD, password: NEW, tokens: '' })
  expect(kept.text).toContain('All other devices were signed out.')
  expect((await app.visitor().call('POST', '/api/humanize', call)).status).toBe(200)
  const ended = await changed({ current: NEW, password: PASSWORD })
  expect(ended.text).toContain('your API tokens no longer work')
  expect((await app.visitor().call('POST', '/api/humanize', call)).status).toBe(401)
})

test('devices are listed, and signed out one by one or all at once', async () => {
  const member = await app.member()
  const json = { email: member.email, password: PASSWORD }
  const others = [app.visitor(), app.visitor(), app.visitor()]
  for (const other of others)
    await other.call('POST', '/api/login', { json, headers: { 'user-agent': 'Firefox/1 Linux' } })
  const page = await member.open('/account/security')
  expect(page.text).toContain('This device')
  const one = await member.submit(page, { button: 'Sign out Firefox on Linux' })
  expect(one.text).toContain('That device was signed out')
  const all = await member.submit(one, { button: 'Sign out everywhere else' })
  expect(all.text).toContain('2 other devices were signed out')
  for (const other of others) expect((await other.call('GET', '/api/user')).status).toBe(401)
  const stranger = await app.member()
  const [row] =
    await app.sql`select id from sessions where user_id = (select id from users where email = ${member.email})`
  const foreign = await stranger.call('POST', '/api/account/sessions', { form: { session: String(row?.id) } })
  expect(foreign.status).toBe(404)
  expect((await member.call('GET', '/api/user')).status).toBe(200)
})

test('everything can be taken along', async () => {
  const member = await app.member()
  const file = new FormData()
  file.set('file', new File(['Rain fell on the mill.'], 'mill.txt'))
  expect(await member.call('POST', '/api/upload-document', { form: file })).toMatchObject({ status: 201 })
  const response = await member.send('/api/account/export')
  expect(response.headers.get('content-disposition')).toMatch(
    /^attachment; filename="wordkin-\d{4}-\d\d-\d\d\.zip"$/,
  )
  expect(response.headers.get('cache-control')).toContain('no-store')
  const archive = await openZip(new Uint8Array(await response.arrayBuffer()))
  const read = async (path: string) => Buffer.from((await archive.read(path)) ?? []).toString()
  expect(await read('originals/mill.txt')).toBe('Rain fell on the mill.')
  expect(await read('account.jsonl')).toContain(member.email)
  expect((await app.visitor().send('/api/account/export')).status).toBe(401)
})

test('an account is deleted by its owner, at once and for good', async () => {
  const member = await app.member()
  const file = new FormData()
  file.set('file', new File(['Rain fell on the mill.'], 'mill.txt'))
  expect(await member.call('POST', '/api/upload-document', { form: file })).toMatchObject({ status: 201 })
  const page = await member.open('/account/data/delete')
  expect(page.text).toContain('1 document in My Files')
  const refused = await member.submit(page, { button: 'Delete account', fields: { current: 'wrong' } })
  expect(refused.status).toBe(403)
  const gone = await member.submit(refused, { button: 'Delete account', fields: { current: PASSWORD } })
  expect(gone).toMatchObject({ path: '/', status: 200 })
  expect(gone.text).toContain('Your account was deleted')
  expect(await app.sql`select 1 from users where email = ${member.email}`).toHaveLength(0)
  const json = { email: member.email, password: PASSWORD }
  expect((await app.visitor().call('POST', '/api/login', { json })).status).toBe(401)
  await letterTo(member, member.email, 'have been deleted, as you asked')
  const fresh = await app
    .visitor()
    .call('POST', '/api/register', { json: { ...json, firstName: 'A', lastName: 'B' } })
  expect(fresh.status).toBe(200)
})

test('after an account has gone, its address stands nowhere but in the letter that says so', async () => {
  const member = await app.member()
  const stranger = await app.member()
  await letterTo(member, member.email, 'Please confirm that this address is yours')
  await app.visitor().submit(await app.visitor().open('/auth/forgot'), { fields: { email: member.email } })
  await letterTo(member, member.email, 'asked to reset the password')
  const wrong = { email: member.email, password: 'not the password' }
  await app.visitor().call('POST', '/api/login', { json: wrong })
  const page = await member.open('/account/data/delete')
  await member.submit(page, { button: 'Delete account', fields: { current: PASSWORD } })
  await letterTo(member, member.email, 'have been deleted, as you asked')

  const folder = join(app.dataDir, 'outbox')
  const letters = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'))
  expect(letters.filter((letter) => letter.includes(member.email))).toHaveLength(1)
  expect(letters.some((letter) => letter.includes(stranger.email))).toBe(true)
  const tables = await app.sql`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'`
  expect(tables).toContainEqual({ schema: 'pgboss', name: 'job' })
  await until(async () => {
    for (const { schema, name } of tables) {
      const rows = await app.sql`
        select 1 from ${app.sql(`${schema}.${name}`)} as t where t::text like ${`%${member.email}%`} limit 1`
      if (rows.length > 0) return undefined
    }
    return true
  }, 'a database without the address')
})

test('addresses that dialogs and sections had before lead on', async () => {
  const member = await app.member()
  for (const [before, now] of [
    ['/account?panel=password', '/account/security/password'],
    ['/account?panel=cancel', '/account/cancel'],
    ['/account?dialog=card', '/account'],
    ['/account?month=2025-01', '/account/usage?month=2025-01'],
    ['/account?panel=confirm&for=two-factor', '/account/security/two-factor'],
    ['/account?panel=constructor', '/account?panel=constructor'],
    ['/account/name', '/account/profile/name'],
    ['/account/picture', '/account/profile/picture'],
  ]) {
    expect((await member.open(before ?? '')).path, before).toBe(now)
  }
  expect((await member.send('/account/constructor')).status).toBe(404)
})

test('nothing of the account page is open to visitors', async () => {
  const visitor = app.visitor()
  expect((await visitor.open('/account/data/delete')).path).toBe(
    '/subscription?next=%2Faccount%2Fdata%2Fdelete',
  )
  for (const path of [
    'sessions',
    'verification',
    'identity',
    'passkeys',
    'passkeys/options',
    'passkeys/remove',
  ]) {
    const answer = await visitor.call('POST', `/api/account/${path}`, { form: {} })
    expect(answer.status, path).toBe(401)
  }
})
