import { afterAll, beforeAll, expect, test } from 'vitest'
import { type App, startApp } from './app.ts'
import { daysPass, planOf, subscribe } from './subscribing.ts'

let app: App
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const MONTHLY = 'demo_grasshopper_month'
const CHANGES = [
  '/api/create-subscription',
  '/api/cancel-subscription',
  '/api/schedule-downgrade',
  '/api/subscription/cancel',
  '/api/subscription/apply-coupon',
  '/api/subscription/payment-link',
  '/api/subscription/pause',
  '/api/subscription/resume',
  '/api/create-billing-portal-session',
]

test('every call is for people who are signed in, and for the right method', async () => {
  for (const path of CHANGES) {
    const visitor = app.visitor()
    expect((await visitor.call('POST', path, { json: {} })).status, path).toBe(401)
    expect((await visitor.call('GET', path)).status, path).toBe(405)
  }
  const refused = await app.visitor().call('POST', '/api/create-subscription', { json: { priceId: MONTHLY } })
  expect(refused.json).toEqual({ message: 'You must be logged in to subscribe' })
  expect((await app.visitor().call('GET', '/api/subscription/details')).status).toBe(401)
})

test('pages of other sites change nothing', async () => {
  const member = await app.member()
  await subscribe(member)
  for (const path of CHANGES) {
    const headers = { origin: 'https://elsewhere.example' }
    expect((await member.call('POST', path, { json: {}, headers })).status, path).toBe(403)
  }
  expect(await planOf(member)).toBe('grasshopper')
})

test('a subscription is begun once, for prices of ours', async () => {
  const member = await app.member()
  const begin = (priceId: unknown) => member.call('POST', '/api/create-subscription', { json: { priceId } })
  for (const bad of ['price_of_somebody', '', 7, null, ['demo_ninja_month'], { $gt: '' }]) {
    expect(await begin(bad)).toMatchObject({
      status: 400,
      json: { message: 'This subscription option is currently unavailable' },
    })
  }
  const answers = await Promise.all([begin(MONTHLY), begin(MONTHLY), begin(MONTHLY)])
  const [first] = answers
  expect(first).toMatchObject({ status: 200, json: { clientSecret: expect.stringMatching(/./) } })
  for (const { json } of answers) expect(json).toEqual(first?.json)
  expect(await planOf(member)).toBe('free')
  await member.call('POST', '/subscription/pay', { form: { card: 'works' } })
  expect(await planOf(member)).toBe('grasshopper')
  expect(await begin(MONTHLY)).toMatchObject({ status: 409, json: { message: 'Already Subscribed' } })
})

test('details are told, and each change shows in them at once', async () => {
  const member = await app.member()
  const details = async () => (await member.call('GET', '/api/subscription/details')).json
  const change = (path: string, json: object = {}) => member.call('POST', path, { json })
  expect(await details()).toMatchObject({ plan: 'free', status: null, amount: null, wordsUsed: 0 })
  await subscribe(member, 'Ninja')
  expect(await details()).toMatchObject({
    plan: 'ninja',
    status: 'active',
    cancelAtPeriodEnd: false,
    amount: 1199,
    interval: 'month',
    nextBillingDate: expect.any(String),
  })

  expect(await change('/api/schedule-downgrade', { priceId: MONTHLY })).toMatchObject({
    status: 200,
    json: { success: true, message: expect.stringContaining('Grasshopper begins on') },
  })
  expect((await change('/api/schedule-downgrade', { priceId: 'demo_ninja_year' })).status).toBe(409)
  expect((await change('/api/schedule-downgrade', { priceId: 'other' })).status).toBe(400)

  expect((await change('/api/subscription/pause')).json).toMatchObject({
    message: expect.stringContaining('was given up'),
  })
  expect(await details()).toMatchObject({ status: 'paused', nextBillingDate: null, scheduled: null })
  expect((await change('/api/subscription/resume')).json).toMatchObject({ charged: false })

  expect((await change('/api/subscription/cancel', { reason: 'too dear' })).status).toBe(200)
  expect((await change('/api/cancel-subscription')).status).toBe(200)
  expect(await details()).toMatchObject({ status: 'active', cancelAtPeriodEnd: true, retentionOffered: true })

  const coupon = await change('/api/subscription/apply-coupon', { couponCode: 'FREE100' })
  expect(coupon.json).toMatchObject({ message: 'Your 25% discount has been applied to your next invoice!' })
  expect(await details()).toMatchObject({ cancelAtPeriodEnd: false, discountPercent: 25 })
  expect((await change('/api/subscription/apply-coupon')).status).toBe(409)

  expect((await change('/api/create-billing-portal-session')).json).toMatchObject({
    url: expect.stringContaining('/account'),
  })
  await change('/api/subscription/cancel')
  await daysPass(member, 32)
  expect(await details()).toMatchObject({ plan: 'free', status: 'canceled', amount: null })
})

test('people without a subscription are told so, and nobody has a portal who never paid', async () => {
  const member = await app.member()
  for (const path of ['/api/cancel-subscription', '/api/subscription/pause', '/api/subscription/resume']) {
    expect(await member.call('POST', path), path).toMatchObject({
      status: 409,
      json: { message: 'You have no subscription.' },
    })
  }
  expect(await member.call('POST', '/api/create-billing-portal-session')).toMatchObject({
    status: 404,
    json: { message: "You don't have any billing history yet." },
  })
})

test('a form without script comes back to its page with a message, and never leaves for another site', async () => {
  const member = await app.member()
  await subscribe(member)
  const headers = { accept: 'text/html' }
  const post = (path: string, form: Record<string, string>) => member.call('POST', path, { form, headers })
  const paused = await post('/api/subscription/pause', { goTo: '/subscription' })
  expect(paused.status).toBe(303)
  expect(paused.headers.get('location')).toBe('/subscription')
  expect((await member.open('/subscription')).text).toContain('Subscription Paused')
  const again = await post('/api/cancel-subscription', { goTo: 'https://elsewhere.example/' })
  expect(again.headers.get('location')).toBe('/account')
})

test('a token opens the calls that rewrite and no other', async () => {
  const member = await app.member('ninja')
  const page = await member.open((await member.open('/account/tokens')).link('New token'))
  const made = await member.submit(page, { button: 'Make token', fields: { name: 'x' } })
  const token = /<code id="token">([^<]+)</.exec(made.html)?.[1] ?? ''
  const headers = { authorization: `Bearer ${token}` }
  const program = app.visitor()
  const draft = { text: 'The mill was utilized by the town.', tone: 'friendly' }
  const streamed = await program.call('POST', '/api/humanize/stream', { json: draft, headers })
  expect(streamed.status).toBe(200)
  const run = streamed.headers.get('x-run-id') ?? ''
  expect((await program.call('GET', `/api/humanize/stream?run=${run}`, { headers })).status).toBe(200)
  for (const path of [
    '/api/user',
    '/api/subscription/details',
    '/api/humanizer/history',
    '/api/account/export',
  ]) {
    expect((await program.call('GET', path, { headers })).status, path).toBe(401)
  }
  const wrong = await member.call('POST', '/api/humanize', {
    json: draft,
    headers: { authorization: 'Bearer wk_wrong' },
  })
  expect(wrong.status).toBe(401)
  expect(wrong.headers.get('www-authenticate')).toBe('Bearer')
})
