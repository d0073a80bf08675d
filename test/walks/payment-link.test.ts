import { afterAll, beforeAll, expect, test } from 'vitest'
import { type App, PASSWORD, startApp } from './app.ts'
import { letterTo, linkIn } from './letters.ts'
import { pay, planOf } from './subscribing.ts'

let app: App
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const BUTTON = 'E-mail me a link to pay'
const ask = (member: Awaited<ReturnType<App['member']>>, json: object) =>
  member.call('POST', '/api/subscription/payment-link', { json })

test('a payment is begun on one device and made on another, by a link in a letter', async () => {
  const member = await app.member()
  const plans = await member.open('/subscription?code=WELCOME25')
  const payment = await member.submit(plans, { button: 'Choose Grasshopper' })
  const sent = await member.submit(payment, { button: BUTTON })
  expect(sent.path).toBe('/subscription/pay')
  expect(sent.text).toContain(`We sent the link to ${member.email}`)
  const link = await linkIn(member, member.email, 'a link to pay $2.99 for Grasshopper, monthly')

  // The server of this test is reached on its own machine alone.
  await letterTo(member, member.email, 'You pay $2.99 now, then $3.99 a month from')
  await letterTo(member, member.email, 'It opens on the computer that Wordkin runs on')

  const other = app.visitor()
  const door = await other.open(link)
  expect(door.path).toBe(`/auth?next=${encodeURIComponent('/subscription/pay')}`)
  const form = await other.submit(door, {
    button: 'Sign in',
    fields: { email: member.email, password: PASSWORD },
  })
  expect(form.text).toContain('Pay $2.99')
  expect((await pay(other, form, 'works')).text).toContain('Subscription Successful')
  // Letters about money lead somewhere in local mode, too.
  expect(await linkIn(member, member.email, 'Receipt for $2.99')).toBe('/account')
  await letterTo(member, member.email, 'The next payment is $3.99 on')
  expect(await planOf(member)).toBe('grasshopper')
  expect((await member.open('/subscription')).text).not.toContain(BUTTON)
})

test('asked for by a price it begins one subscription, however often, and none for who pays', async () => {
  const member = await app.member()
  const asked = { priceId: 'demo_ninja_month', offer: 'welcome' }
  for (const answer of [await ask(member, asked), await ask(member, asked)]) {
    expect(answer).toMatchObject({ status: 200, json: { success: true } })
  }
  await linkIn(member, member.email, 'You pay $8.99 now, then $11.99 a month from')
  const [count] = await app.sql`select count(*)::int as open from invoices i join users u on u.id = i.user_id
    where u.email = ${member.email} and i.status = 'open'`
  expect(count).toEqual({ open: 1 })
  const plans = await member.open('/subscription')
  expect(plans.text).toContain('You began Ninja, monthly')
  expect((await member.submit(plans, { button: BUTTON })).path).toBe('/subscription')
  await pay(member, await member.open('/subscription/pay'), 'works')
  expect(await ask(member, asked)).toMatchObject({ status: 409, json: { message: 'Already Subscribed' } })
  expect(await ask(member, {})).toMatchObject({ status: 409, json: { message: 'No payment is waiting.' } })
})

test('prices that are not ours and offers that are over begin nothing', async () => {
  const member = await app.member()
  expect((await ask(member, { priceId: 'price_of_somebody' })).status).toBe(400)
  expect((await ask(member, { priceId: 'demo_ninja_month', offer: 'limit' })).status).toBe(409)
  expect((await ask(member, {})).status).toBe(409)
  expect((await member.open('/subscription')).text).not.toContain('You began')
})
