import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type App, PASSWORD, startApp } from '../app.ts'
import { linkIn } from '../letters.ts'

let app: App
beforeAll(async () => {
  app = await startApp({ SIGNUP: 'open', SIGNUP_DOMAINS: 'uni.example' })
})
afterAll(() => app.stop())

test('whoever has an address in the domains is sent a link that makes their account', async () => {
  const email = `${randomUUID()}@uni.example`
  const visitor = app.visitor()
  const door = await visitor.open('/auth/register')
  expect(door.text).toContain('Accounts here are for addresses at uni.example')
  const asking = await visitor.open(door.link('Ask for an account'))
  const wrong = await visitor.submit(asking, {
    button: 'Send the link',
    fields: { email: 'ada@example.org' },
  })
  expect(wrong).toMatchObject({ status: 403 })
  expect(wrong.value('email')).toBe('ada@example.org')
  const sent = await visitor.submit(wrong, { button: 'Send the link', fields: { email } })
  expect(sent.text).toContain('An email is on its way')
  const page = await visitor.open(await linkIn(visitor, email, 'Make my account'))
  const fields = { firstName: 'Ada', lastName: 'Byron', password: PASSWORD }
  expect((await visitor.submit(page, { button: 'Create account', fields })).path).toBe('/dashboard')
  // Asked once more, the letter tells its owner alone that there is one.
  const stranger = app.visitor()
  const again = await stranger.submit(await stranger.open('/auth/ask'), {
    button: 'Send the link',
    fields: { email },
  })
  expect(again.text).toContain('An email is on its way')
  expect(await linkIn(stranger, email, 'You already have one')).toBe('/auth')
})

test('an address that is only typed makes no account', async () => {
  const account = {
    firstName: 'Ada',
    lastName: 'Byron',
    email: `${randomUUID()}@uni.example`,
    password: PASSWORD,
  }
  expect(await app.visitor().call('POST', '/api/register', { json: account })).toMatchObject({ status: 403 })
  const other = { ...account, email: 'ada@example.org' }
  expect(await app.visitor().call('POST', '/api/register', { json: other })).toMatchObject({ status: 403 })
})
