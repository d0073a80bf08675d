import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { running } from '../../billing/truth.ts'
import type { CardName } from '../../mocks/stripe/cards.ts'
import { startStripe, type StripeServer } from '../../mocks/stripe/server.ts'
import { clientOf, priceVariables, stock } from '../../mocks/stripe/shop.ts'
import { signature } from '../../mocks/stripe/webhooks.ts'
import { type App, PASSWORD, startApp } from '../app.ts'
import { planOf } from '../subscribing.ts'
import { ORIGIN, type Visitor } from '../visitor.ts'

const DAY = 86_400
/** Two secrets are configured, as while one is changed for the other. */
const SECRETS = ['whsec_the_old_one', 'whsec_the_new_one']
const [OLD = '', NEW = ''] = SECRETS

let stripe: StripeServer
let prices: Awaited<ReturnType<typeof stock>>
let app: App
beforeAll(async () => {
  stripe = await startStripe({ automatic: false, clocks: true })
  prices = await stock(clientOf(stripe))
  stripe.deliveries.take()
  app = await startApp({
    ...stripe.variables,
    MAIL: 'off',
    STRIPE_WEBHOOK_SECRET: `${SECRETS.join(', ')},`,
    ...priceVariables(prices),
  })
})
afterAll(async () => {
  await app.stop()
  await stripe.close()
})

type Member = Visitor & { email: string }

const create = (member: Member, priceId: unknown) =>
  member.call('POST', '/api/create-subscription', { json: { priceId } })

/** What Stripe knows of a member. */
function customerOf({ email }: Member) {
  const customer = stripe.world.all('customer').find((each) => each.email === email)
  return customer ?? expect.fail(`${email} is no customer`)
}
const subscriptionsOf = (member: Member) => running(stripe.world, customerOf(member).id)

/** A member who pays for a plan, of which we know already. */
async function subscriber(priceId = prices.grasshopper_month, card: CardName = 'pm_card_visa') {
  const member = await app.member()
  const { clientSecret } = (await create(member, priceId)).json as { clientSecret: string }
  stripe.confirm(clientSecret, card)
  await tellAll()
  return member
}

/** The request that agrees to the price of an upgrade to Ninja. */
async function agreement(member: Member) {
  const question = await member.open((await member.open('/subscription')).link('Upgrade to Ninja'))
  return member.submission(question, { button: /Pay \$[\d.]+ and switch/.exec(question.text)?.[0] ?? '' })
}

type Delivery = { body: string; signature?: string | null }
const post = ({ body, signature: header = signature(body, [NEW]) }: Delivery) =>
  app.visitor().call('POST', '/api/stripe/webhook', {
    body,
    headers: { 'content-type': 'application/json', ...(header !== null && { 'stripe-signature': header }) },
  })

const eventsNow = () => stripe.deliveries.take().map((event) => JSON.stringify(event))

/** Tells the product everything that has happened. */
async function tellAll() {
  for (const body of eventsNow()) expect((await post({ body })).status).toBe(200)
}

describe('events', () => {
  test('that Stripe did not sign, or signed long ago or in the future, change nothing', async () => {
    const member = await app.member()
    const { clientSecret } = (await create(member, prices.ninja_month)).json as { clientSecret: string }
    eventsNow()
    stripe.confirm(clientSecret, 'pm_card_visa')
    const body = eventsNow().at(-1) ?? ''
    const now = Math.floor(Date.now() / 1000)
    const forged: Delivery[] = [
      { body, signature: null },
      { body, signature: '' },
      { body, signature: 'nonsense' },
      { body, signature: signature(body, ['whsec_of_somebody_else']) },
      { body, signature: signature(body, ['']) },
      { body, signature: signature(body, [NEW], now - 301) },
      { body, signature: signature(body, [NEW], now + 330) },
      { body, signature: signature(body, [NEW], now + 365 * 86_400) },
      { body, signature: `t=${now},${signature(body, [NEW], now + 86_400)}` },
      { body: `${body} `, signature: signature(body, [NEW]) },
      { body: body.replace('customer', 'consumer'), signature: signature(body, [NEW]) },
      { body: '', signature: signature('', [NEW]) },
      { body: 'not json', signature: signature('not json', [NEW]) },
    ]
    for (const each of forged) expect((await post(each)).status).toBe(400)
    expect(await planOf(member)).toBe('free')
    // Signed with the secret before, with both, and a while ago.
    for (const good of [
      signature(body, [OLD]),
      signature(body, ['whsec_of_somebody_else', NEW]),
      signature(body, [NEW], now - 240),
      signature(body, [NEW], now + 240),
    ]) {
      expect((await post({ body, signature: good })).status).toBe(200)
    }
    expect(await planOf(member)).toBe('ninja')
  })

  test('told ten times at once have one effect and ten answers', async () => {
    const member = await app.member()
    const { clientSecret } = (await create(member, prices.grasshopper_month)).json as { clientSecret: string }
    eventsNow()
    stripe.confirm(clientSecret, 'pm_card_visa')
    const body = eventsNow().at(-1) ?? ''
    const answers = await Promise.all(Array.from({ length: 10 }, () => post({ body })))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200))
    expect(await planOf(member)).toBe('grasshopper')
    const { id } = JSON.parse(body) as { id: string }
    expect(
      await app.sql`select processed_at is not null as done from billing_events where id = ${id}`,
    ).toEqual([{ done: true }])
  })

  test('in any order lead to what is true now', async () => {
    const member = await subscriber()
    const [subscription] = subscriptionsOf(member)
    await clientOf(stripe).subscriptions.cancel(subscription?.id ?? '')
    const [deleted = ''] = eventsNow()
    // Older, and saying that the subscription is active.
    const older = JSON.parse(deleted) as { id: string; type: string; data: { object: { status: string } } }
    Object.assign(older, { id: 'evt_older', type: 'customer.subscription.updated' })
    older.data.object.status = 'active'
    for (const body of [deleted, JSON.stringify(older)]) expect((await post({ body })).status).toBe(200)
    expect(await planOf(member)).toBe('free')
  })

  test('about customers that are not ours are taken and change nothing, whoever they claim to be', async () => {
    const member = await subscriber()
    const [row] = await app.sql`select id from users where email = ${member.email}`
    const body = JSON.stringify({
      id: 'evt_foreign',
      object: 'event',
      type: 'customer.subscription.deleted',
      data: { object: { object: 'subscription', customer: 'cus_foreign', metadata: { userId: row?.id } } },
    })
    expect((await post({ body })).status).toBe(200)
    expect(await planOf(member)).toBe('grasshopper')
    expect(await app.sql`select id from billing_events where id = 'evt_foreign'`).toEqual([])
  })

  test('that come while Stripe does not answer are told again until they are understood', async () => {
    const member = await app.member()
    const { clientSecret } = (await create(member, prices.grasshopper_month)).json as { clientSecret: string }
    eventsNow()
    stripe.confirm(clientSecret, 'pm_card_visa')
    const body = eventsNow().at(-1) ?? ''
    stripe.faults.down = true
    const refused = await post({ body })
    stripe.faults.down = false
    expect(refused.status).toBe(503)
    expect(await planOf(member)).toBe('free')
    expect((await post({ body })).status).toBe(200)
    expect(await planOf(member)).toBe('grasshopper')
  })

  test('are limited in size, and only posted', async () => {
    expect((await post({ body: 'x'.repeat(600_000) })).status).toBe(413)
    expect((await app.visitor().call('GET', '/api/stripe/webhook')).status).toBe(405)
  })
})

describe('paying', () => {
  test('prices that are not ours are refused before Stripe hears of them', async () => {
    const member = await app.member()
    const foreign = await clientOf(stripe).prices.create({
      product: 'wordkin_ninja',
      currency: 'usd',
      unit_amount: 1,
      recurring: { interval: 'year' },
    })
    for (const bad of [foreign.id, 'price_unknown', '', null, 7, ['x'], { toString: 'x' }]) {
      const answer = await create(member, bad)
      expect(answer.status, JSON.stringify(bad)).toBe(400)
    }
    expect(stripe.world.all('customer').some(({ email }) => email === member.email)).toBe(false)
  })

  test('two tabs and double clicks make one customer, one subscription and one charge, by keys', async () => {
    const member = await app.member()
    const from = stripe.requests.length
    const answers = await Promise.all(Array.from({ length: 6 }, () => create(member, prices.ninja_month)))
    const secrets = new Set(answers.map(({ json }) => (json as { clientSecret: string }).clientSecret))
    expect(secrets.size).toBe(1)
    const made = stripe.requests
      .slice(from)
      .filter(({ method, path }) => method === 'post' && /\/v1\/(customers|subscriptions)$/.test(path))
    expect(made.map(({ path }) => path)).toEqual(['/v1/customers', '/v1/subscriptions'])
    expect(
      made.every(({ idempotencyKey }) => idempotencyKey && !idempotencyKey.startsWith('stripe-node')),
    ).toBe(true)
    stripe.confirm([...secrets][0] ?? '', 'pm_card_visa')
    await tellAll()
    expect((await create(member, prices.ninja_month)).status).toBe(409)
    const paid = stripe.world
      .all('charge')
      .filter((each) => each.customer === customerOf(member).id && each.paid)
    expect(paid).toHaveLength(1)
  })

  test('without scripts it is done on the page of Stripe, which leads back', async () => {
    const member = await app.member()
    const { path, init } = member.submission(await member.open('/subscription'), {
      button: 'Choose Grasshopper',
    })
    const sent = await member.send(path, init)
    expect(sent.status).toBe(303)
    const url = sent.headers.get('location') ?? ''
    expect(url.startsWith(`${stripe.url}/c/pay/`)).toBe(true)
    expect(sent.headers.get('content-security-policy')).toContain(`form-action 'self'`)
    const shown = await fetch(url)
    expect(await shown.text()).toContain('$3.99 due today')
    const declined = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams({ card: '4000 0000 0000 0002' }),
    })
    expect(await declined.text()).toContain('Your card was declined.')
    const body = new URLSearchParams({ card: '4242 4242 4242 4242' })
    const paid = await fetch(url, { method: 'POST', body, redirect: 'manual' })
    const back = new URL(paid.headers.get('location') ?? '')
    expect(back.origin).toBe(ORIGIN)
    const page = await member.open(back.pathname + back.search)
    expect(page.text).toContain('Subscription Successful')
    expect(await planOf(member)).toBe('grasshopper')
  })

  test.each([
    ['succeeded', 'Payment processing'],
    ['processing', 'Payment processing'],
    ['requires_payment_method', 'Payment failed — Please try another payment method'],
    ['anything', 'Something went wrong — Please try again later'],
  ])('an address that claims %s gives nothing', async (claim, words) => {
    const member = await app.member()
    await create(member, prices.ninja_year)
    const page = await member.open(`/subscription?payment_intent=pi_1&redirect_status=${claim}`)
    expect(page.text).toContain(words)
    expect(await planOf(member)).toBe('free')
  })

  test('a card that asks its owner later is followed to the page where it asks', async () => {
    const member = await subscriber()
    stripe.useCard(customerOf(member).id, 'pm_card_authenticationRequired')
    const { path, init } = await agreement(member)
    const sent = await member.send(path, init)
    expect(sent.headers.get('location')).toMatch(new RegExp(`^${stripe.url}/i/in_`))
    expect(await planOf(member)).toBe('grasshopper')
  })
})

describe('while Stripe is down', () => {
  test('pages are made of our own data, and what was asked for is said not to have happened', async () => {
    const member = await subscriber()
    const newcomer = await app.member()
    stripe.faults.down = true
    try {
      for (const path of ['/subscription', '/account']) {
        const page = await member.open(path)
        expect(page.status).toBe(200)
        expect(page.text).toContain('Grasshopper')
      }
      const refused = await create(newcomer, prices.ninja_month)
      expect(refused.status).toBe(503)
      expect((refused.json as { message: string }).message).toContain('does not answer')
      for (const [path, failed] of [
        ['/api/schedule-downgrade', 'Failed to schedule downgrade'],
        ['/api/cancel-subscription', 'Failed to cancel subscription'],
        ['/api/subscription/pause', 'Failed to pause subscription'],
        ['/api/subscription/resume', 'Failed to resume subscription'],
        ['/api/subscription/apply-coupon', 'Failed to apply discount'],
        ['/api/create-billing-portal-session', 'Failed to open billing portal'],
      ] as const) {
        const answer = await member.call('POST', path, { json: { priceId: prices.grasshopper_month } })
        const message = `${failed}. Please try again later.`
        expect(answer, path).toMatchObject({ status: 503, json: { message } })
      }
      const free = await member.submit(await member.open('/subscription/free'), {
        button: 'Switch to Free',
      })
      expect(free.text).toContain('Failed to cancel subscription. Please try again later.')
    } finally {
      stripe.faults.down = false
    }
    expect(subscriptionsOf(member)).toMatchObject([{ status: 'active', pause_collection: null }])
    expect((await create(newcomer, prices.ninja_month)).status).toBe(200)
  })

  test('an answer that is lost does not charge twice', async () => {
    const member = await subscriber()
    const customer = customerOf(member).id
    const { path, init } = await agreement(member)
    stripe.faults.failAfter = 2
    await member.send(path, init)
    stripe.faults.failAfter = 0
    await member.send(path, init)
    const paid = stripe.world.all('charge').filter((each) => each.customer === customer && each.paid)
    expect(paid).toHaveLength(2)
    expect(await planOf(member)).toBe('ninja')
  })
})

test('a renewal that fails keeps the plan while it is tried again, and then ends it', async () => {
  const member = await subscriber()
  const { id } = customerOf(member)
  stripe.useCard(id, 'pm_card_chargeCustomerFail')
  stripe.advanceCustomer(id, 32 * DAY)
  await tellAll()
  expect(await planOf(member)).toBe('grasshopper')
  expect((await member.open('/account')).text).toContain('Payment failed')
  stripe.advanceCustomer(id, 20 * DAY)
  await tellAll()
  expect(await planOf(member)).toBe('free')
})

test('a new card that Stripe tells of is charged with what is owed at once', async () => {
  const member = await subscriber()
  const { id } = customerOf(member)
  stripe.useCard(id, 'pm_card_chargeCustomerFail')
  stripe.advanceCustomer(id, 32 * DAY)
  await tellAll()
  expect((await member.open('/account')).text).toContain('Payment failed')
  stripe.useCard(id, 'pm_card_visa')
  const [told = ''] = eventsNow().filter((event) => event.includes('"type":"customer.updated"'))
  for (const body of [told, told]) expect((await post({ body })).status).toBe(200)
  expect((await member.open('/account')).text).not.toContain('Payment failed')
  expect(stripe.world.all('charge').filter((each) => each.customer === id && each.paid)).toHaveLength(2)
})

test('an account that is deleted takes its subscription along, and later events find nobody', async () => {
  const member = await subscriber()
  const { id } = customerOf(member)
  const page = await member.open('/account/data/delete')
  const gone = await member.submit(page, { button: 'Delete account', fields: { current: PASSWORD } })
  expect(gone.text).toContain('Your account was deleted')
  expect(running(stripe.world, id)).toEqual([])
  for (const body of eventsNow()) expect((await post({ body })).status).toBe(200)
  expect(await app.sql`select id from billing_events where customer_id = ${id}`).toEqual([])
})

test('the portal opens for the own customer only, and for nobody without one', async () => {
  const member = await subscriber()
  const own = await member.call('POST', '/api/create-billing-portal-session', {
    json: { customer: 'cus_foreign', customerId: 'cus_foreign' },
  })
  const url = (own.json as { url: string }).url
  const session = stripe.world.get('billing_portal.session', url.split('/').at(-1) ?? '')
  expect(session.customer).toBe(customerOf(member).id)
  const nobody = await (await app.member()).call('POST', '/api/create-billing-portal-session', { json: {} })
  expect(nobody.status).toBeGreaterThanOrEqual(400)
})
