import type { Stripe } from 'stripe'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { KEYS, startStripe, type StripeServer } from './server.ts'
import { clientOf, stock } from './shop.ts'
import { signature } from './webhooks.ts'

const START = Date.UTC(2026, 0, 31) / 1000
const DAY = 86_400

let server: StripeServer
let stripe: Stripe
let prices: Awaited<ReturnType<typeof stock>>
let customer: string

beforeEach(async () => {
  server = await startStripe({ listen: false, frozen: START, automatic: false })
  stripe = clientOf(server)
  prices = await stock(stripe)
  customer = (await stripe.customers.create({ email: 'ada@example.com', payment_method: await visa() })).id
})
afterEach(() => server.close())

/** A card that nobody has attached yet. */
async function visa() {
  const { id } = await stripe.customers.create({})
  return (await stripe.paymentMethods.attach('pm_card_visa', { customer: id })).id
}
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'no refusal',
    (error: { code?: string; param?: string; message: string }) => error,
  )
const first = (subscription: Stripe.Subscription) =>
  subscription.items.data[0] ?? expect.fail('A subscription has an item.')

async function active(price = prices.grasshopper_month, more: Stripe.SubscriptionCreateParams = {}) {
  server.useCard(customer, 'pm_card_visa')
  return stripe.subscriptions.create({ customer, items: [{ price }], ...more })
}
const later = async (id: string, seconds: number) => {
  server.advance(seconds)
  return stripe.subscriptions.retrieve(id)
}

describe('parameters', () => {
  test('that Stripe does not know are refused, with their path', async () => {
    expect(await refusal(stripe.customers.create({ emial: 'x' } as never))).toMatchObject({
      code: 'parameter_unknown',
      param: 'emial',
    })
    const nested = { customer, items: [{ price: prices.ninja_month, amount: 1 }] } as never
    expect(await refusal(stripe.subscriptions.create(nested))).toMatchObject({ param: 'items[0][amount]' })
    const wrong = { customer, items: [{ price: prices.ninja_month }], payment_behavior: 'hope' }
    expect(await refusal(stripe.subscriptions.create(wrong))).toMatchObject({ param: 'payment_behavior' })
    expect(
      await refusal(stripe.prices.create({ currency: 'usd', product: 'wordkin_ninja', unit_amount: 1.5 })),
    ).toMatchObject({
      code: 'parameter_invalid_integer',
    })
  })

  test('that name nothing say what is missing', async () => {
    expect(await refusal(stripe.subscriptions.retrieve('sub_none'))).toMatchObject({
      code: 'resource_missing',
    })
    expect(
      await refusal(stripe.subscriptions.create({ customer, items: [{ price: 'price_none' }] })),
    ).toMatchObject({
      code: 'resource_missing',
      param: 'items[0][price]',
    })
    expect(await refusal(stripe.refunds.create({}))).toMatchObject({ code: 'parameter_missing' })
  })

  test('may be left out, but not the key', async () => {
    const answer = await server.fetch(new Request('http://stripe.test/v1/customers'))
    expect(answer.status).toBe(401)
    const browser = { headers: { authorization: `Bearer ${KEYS.publishable}` } }
    expect((await server.fetch(new Request('http://stripe.test/v1/customers', browser))).status).toBe(401)
  })
})

describe('the same key', () => {
  test('gets the same answer, and another question none', async () => {
    const options = { idempotencyKey: 'k' }
    const one = await stripe.customers.create({ name: 'Ada' }, options)
    expect((await stripe.customers.create({ name: 'Ada' }, options)).id).toBe(one.id)
    expect(await refusal(stripe.customers.create({ name: 'Bob' }, options))).toMatchObject({
      type: 'StripeIdempotencyError',
    })
  })

  test('is free again after what was never begun, and after a day', async () => {
    const options = { idempotencyKey: 'k' }
    await refusal(stripe.customers.create({ nmae: 'Ada' } as never, options))
    const one = await stripe.customers.create({ name: 'Ada' }, options)
    server.advance(DAY + 1)
    expect((await stripe.customers.create({ name: 'Ada' }, options)).id).not.toBe(one.id)
  })

  test('answers what was done although its answer was lost', async () => {
    const options = { idempotencyKey: 'k' }
    const before = server.world.all('customer').length
    server.faults.failAfter = 1
    expect(await refusal(stripe.customers.create({ name: 'Ada' }, options))).toMatchObject({
      type: 'StripeAPIError',
    })
    await stripe.customers.create({ name: 'Ada' }, options)
    expect(server.world.all('customer')).toHaveLength(before + 1)
  })
})

test('lists come in pages, the newest first', async () => {
  for (let count = 0; count < 7; count += 1) await stripe.coupons.create({ id: `c${count}`, percent_off: 5 })
  for (let count = 0; count < 7; count += 1) await stripe.customers.create({ name: `N${count}` })
  const page = await stripe.customers.list({ limit: 3 })
  expect(page).toMatchObject({ has_more: true, data: [{ name: 'N6' }, { name: 'N5' }, { name: 'N4' }] })
  const next = await stripe.customers.list({ limit: 3, starting_after: page.data[2]?.id })
  expect(next.data.map(({ name }) => name)).toEqual(['N3', 'N2', 'N1'])
  const names = (await stripe.customers.list({ limit: 2 }).autoPagingToArray({ limit: 50 })).map(
    ({ name }) => name,
  )
  expect(names.slice(0, 7)).toEqual(['N6', 'N5', 'N4', 'N3', 'N2', 'N1', 'N0'])
})

test('what is asked for is expanded, what is not is left out, and nonsense is refused', async () => {
  const { id } = await active()
  const plain = await stripe.subscriptions.retrieve(id)
  expect(plain.customer).toBe(customer)
  expect(plain.latest_invoice).toMatch(/^in_/)
  const full = await stripe.subscriptions.retrieve(id, { expand: ['customer', 'latest_invoice.payments'] })
  expect(full).toMatchObject({
    customer: { email: 'ada@example.com' },
    latest_invoice: { payments: { data: [{ status: 'paid' }] } },
  })
  expect((await stripe.invoices.list({ customer })).data[0]).not.toHaveProperty('payments')
  expect(await refusal(stripe.subscriptions.retrieve(id, { expand: ['nonsense'] }))).toMatchObject({
    param: 'expand',
  })
})

describe('subscriptions', () => {
  test('renew on the day they began, in short months on the last', async () => {
    const { id } = await active()
    const days: string[] = []
    for (const passed of [0, 28, 31, 30]) {
      const { current_period_end: end } = first(await later(id, passed * DAY))
      days.push(new Date(end * 1000).toISOString().slice(0, 10))
    }
    expect(days).toEqual(['2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31'])
  })

  test('cannot be changed against their state', async () => {
    const waiting = await stripe.subscriptions.create({
      customer,
      items: [{ price: prices.ninja_month }],
      payment_behavior: 'default_incomplete',
    })
    const items = [{ id: first(waiting).id, price: prices.grasshopper_month }]
    expect(await refusal(stripe.subscriptions.update(waiting.id, { items }))).toMatchObject({
      param: 'items',
    })
    await stripe.subscriptions.cancel(waiting.id)
    expect(await refusal(stripe.subscriptions.update(waiting.id, { items }))).toMatchObject({
      code: 'invalid_canceled_subscription_fields',
    })
    expect(await refusal(stripe.subscriptions.cancel(waiting.id))).toMatchObject({ code: 'resource_missing' })
    const { id } = await active()
    await stripe.subscriptionSchedules.create({ from_subscription: id })
    expect(await refusal(stripe.subscriptionSchedules.create({ from_subscription: id }))).toMatchObject({
      param: 'from_subscription',
    })
    expect(await refusal(stripe.subscriptions.update(id, { cancel_at_period_end: true }))).toMatchObject({
      message: expect.stringContaining('managed by the subscription schedule'),
    })
    const pending = { payment_behavior: 'pending_if_incomplete', cancel_at_period_end: false } as const
    expect(await refusal(stripe.subscriptions.update(id, pending))).toMatchObject({
      param: 'cancel_at_period_end',
    })
  })

  test('that change give back what was really paid, by the second', async () => {
    const subscription = await active(prices.ninja_month, { discounts: [{ coupon: 'WELCOME25' }] })
    server.advance(14 * DAY)
    const items = [{ id: first(subscription).id, price: prices.grasshopper_month }]
    const details = { items, proration_behavior: 'always_invoice' } as const
    const preview = await stripe.invoices.createPreview({
      subscription: subscription.id,
      subscription_details: details,
    })
    expect(preview.lines.data.map(({ amount }) => amount)).toEqual([-450, 200])
    expect(await stripe.invoices.list({ customer })).toMatchObject({ data: [{ amount_due: 899 }] })
    await stripe.subscriptions.update(subscription.id, { items, proration_behavior: 'always_invoice' })
    const [invoice] = (await stripe.invoices.list({ customer })).data
    expect(invoice).toMatchObject({ status: 'paid', total: -250, amount_due: 0, ending_balance: -250 })
    server.advance(15 * DAY)
    expect((await stripe.invoices.list({ customer })).data[0]).toMatchObject({ total: 399, amount_due: 149 })
  })

  test('an update that waits for its payment is forgotten after a day', async () => {
    const subscription = await active()
    server.useCard(customer, 'pm_card_authenticationRequired')
    const update = await stripe.subscriptions.update(subscription.id, {
      items: [{ id: first(subscription).id, price: prices.ninja_month }],
      proration_behavior: 'always_invoice',
      payment_behavior: 'pending_if_incomplete',
      expand: ['latest_invoice.confirmation_secret'],
    })
    expect(update.pending_update).not.toBeNull()
    expect(first(update).price.id).toBe(prices.grasshopper_month)
    const secret = (update.latest_invoice as Stripe.Invoice).confirmation_secret?.client_secret ?? ''
    const after = await later(subscription.id, DAY)
    expect(after.pending_update).toBeNull()
    expect(() => server.authenticate(secret)).toThrow()
    expect(first(after).price.id).toBe(prices.grasshopper_month)
  })

  test('on a test clock live in a time of their own', async () => {
    const clock = await stripe.testHelpers.testClocks.create({ frozen_time: START })
    const { id } = await stripe.customers.create({ test_clock: clock.id })
    const method = (await stripe.paymentMethods.attach('pm_card_visa', { customer: id })).id
    const subscription = await stripe.subscriptions.create({
      customer: id,
      items: [{ price: prices.ninja_month }],
      default_payment_method: method,
    })
    const { id: other } = await active()
    await stripe.testHelpers.testClocks.advance(clock.id, { frozen_time: START + 90 * DAY })
    expect((await stripe.invoices.list({ subscription: subscription.id })).data).toHaveLength(4)
    expect((await stripe.invoices.list({ subscription: other })).data).toHaveLength(1)
    const back = stripe.testHelpers.testClocks.advance(clock.id, { frozen_time: START })
    expect(await refusal(back)).toMatchObject({ param: 'frozen_time' })
  })

  test('that cannot be collected in the end are given up as the account is set', async () => {
    server.world.state.afterRetries = 'cancel'
    const { id } = await active()
    server.useCard(customer, 'pm_card_chargeCustomerFail')
    expect((await later(id, 29 * DAY)).status).toBe('past_due')
    expect(await later(id, 20 * DAY)).toMatchObject({
      status: 'canceled',
      cancellation_details: { reason: 'payment_failed' },
    })
  })
})

test('money is given back up to what was paid', async () => {
  await active()
  const [charge] = (await stripe.charges.list({ customer })).data
  const id = charge?.id ?? ''
  await stripe.refunds.create({ charge: id, amount: 100 })
  expect(await refusal(stripe.refunds.create({ charge: id, amount: 300 }))).toMatchObject({ param: 'amount' })
  await stripe.refunds.create({ charge: id })
  expect(await refusal(stripe.refunds.create({ charge: id }))).toMatchObject({
    code: 'charge_already_refunded',
  })
})

describe('events', () => {
  test('are signed so that the SDK takes them, and only fresh ones', async () => {
    const [event] = server.deliveries.take()
    const body = JSON.stringify(event)
    const taken = stripe.webhooks.constructEvent(body, signature(body, ['whsec_x']), 'whsec_x', 300)
    expect(taken).toMatchObject({ id: event?.id, object: 'event', type: event?.type })
    const old = signature(body, ['whsec_x'], START)
    expect(() => stripe.webhooks.constructEvent(body, old, 'whsec_x', 300)).toThrow('tolerance')
  })

  test('are told again until they are taken, twice, in another order or never, as wanted', async () => {
    const running = await startStripe({ listen: false })
    const heard: string[] = []
    let refusals = 2
    running.hook((body) => {
      refusals -= 1
      if (refusals >= 0) return Promise.resolve(500)
      heard.push((JSON.parse(body) as { data: { object: { name: string } } }).data.object.name)
      return Promise.resolve(200)
    })
    const client = clientOf(running)
    running.deliveries.troubles.copies = 2
    await client.customers.create({ name: 'one' })
    await running.deliveries.settled()
    expect(heard).toEqual(['one', 'one'])
    expect(running.deliveries.attempts.map(({ status }) => status)).toEqual([500, 500, 200, 200])
    running.deliveries.troubles.copies = 1
    running.deliveries.troubles.drop = (event) => event.data.object.name === 'three'
    running.deliveries.troubles.shuffle = (events) => events.toReversed()
    await Promise.all(['two', 'three', 'four'].map((name) => client.customers.create({ name })))
    await running.deliveries.settled()
    expect(heard.slice(2).toSorted()).toEqual(['four', 'two'])
    await running.close()
  })
})

test('pages of Stripe take cards, ask and lead back', async () => {
  const session = await stripe.checkout.sessions.create({
    mode: 'subscription',
    customer,
    line_items: [{ price: prices.ninja_month, quantity: 1 }],
    success_url: 'https://words.example/?s={CHECKOUT_SESSION_ID}',
  })
  const pay = (card: string, answer?: 'yes' | 'no') => {
    const body = new URLSearchParams({ card, ...(answer && { answer }) })
    return server.fetch(new Request(session.url ?? '', { method: 'POST', body }))
  }
  expect(await (await pay('4000000000000002')).text()).toContain('Your card was declined.')
  expect(await (await pay('1234')).text()).toContain('No such PaymentMethod')
  const asking = '4000002760003184'
  expect(await (await pay(asking)).text()).toContain('Confirm this payment')
  expect(await (await pay(asking, 'no')).text()).toContain('We are unable to authenticate')
  expect(server.world.all('subscription').filter((each) => each.customer === customer)).toEqual([])
  expect((await pay(asking, 'yes')).headers.get('location')).toBe(`https://words.example/?s=${session.id}`)
  expect(await (await pay('4242424242424242')).text()).toContain('expired or was used')
  const portal = await stripe.billingPortal.sessions.create({
    customer,
    return_url: 'https://words.example/account',
  })
  expect(await (await server.fetch(new Request(portal.url))).text()).toContain('TEST-0001')
})

test('an invoice that waits is paid on its page, when the bank was asked', async () => {
  const waiting = await stripe.subscriptions.create({
    customer,
    items: [{ price: prices.ninja_month }],
    payment_behavior: 'default_incomplete',
    expand: ['latest_invoice'],
  })
  const url = (waiting.latest_invoice as Stripe.Invoice).hosted_invoice_url ?? ''
  const send = (to: string, fields: Record<string, string>) =>
    server.fetch(new Request(to, { method: 'POST', body: new URLSearchParams(fields) }))
  expect(await (await send(url, { card: '4000000000000002' })).text()).toContain('Your card was declined.')
  const asked = await send(url, { card: '4000002760003184' })
  expect((await stripe.subscriptions.retrieve(waiting.id)).status).toBe('incomplete')
  await send(asked.headers.get('location') ?? '', { answer: 'yes' })
  expect((await stripe.subscriptions.retrieve(waiting.id)).status).toBe('active')
  expect(await (await server.fetch(new Request(url))).text()).toContain('$11.99, paid')
})
