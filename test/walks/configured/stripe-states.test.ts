import { afterAll, beforeAll, expect, test } from 'vitest'
import { running } from '../../billing/truth.ts'
import { KEYS, startStripe, type StripeServer } from '../../mocks/stripe/server.ts'
import { clientOf, priceVariables, stock } from '../../mocks/stripe/shop.ts'
import { signature } from '../../mocks/stripe/webhooks.ts'
import { until } from '../../until.ts'
import { type App, startApp } from '../app.ts'
import { planOf } from '../subscribing.ts'
import type { Visitor } from '../visitor.ts'

// What docs/decisions/015 says each state of a subscription at Stripe gives. The state is put into Stripe's stand-in as it
// is, since some come about in ways only that the product never asks for: a trial is given by hand, for instance.

const DAY = 86_400
let stripe: StripeServer
let prices: Awaited<ReturnType<typeof stock>>
let app: App
beforeAll(async () => {
  stripe = await startStripe({ automatic: false })
  prices = await stock(clientOf(stripe))
  app = await startApp({ ...stripe.variables, MAIL: 'off', ...priceVariables(prices) })
})
afterAll(async () => {
  await app.stop()
  await stripe.close()
})

let events = 0
/** Tells the product that something happened to a customer: not what. */
async function tell(customer: string): Promise<void> {
  const event = { id: `evt_state_${++events}`, object: 'event', type: 'customer.subscription.updated' }
  const body = JSON.stringify({ ...event, data: { object: { object: 'subscription', customer } } })
  const headers = {
    'content-type': 'application/json',
    'stripe-signature': signature(body, [KEYS.webhook]),
  }
  const post = () => app.visitor().call('POST', '/api/stripe/webhook', { body, headers })
  await until(async () => (await post()).status === 200, 'the event to be taken')
}

/** A member who has just paid for a month, and what Stripe's stand-in keeps of that. */
async function subscriber() {
  const member = await app.member()
  const asked = await member.call('POST', '/api/create-subscription', {
    json: { priceId: prices.grasshopper_month },
  })
  stripe.confirm((asked.json as { clientSecret: string }).clientSecret, 'pm_card_visa')
  const customer = stripe.world.all('customer').find(({ email }) => email === member.email)
  const [subscription] = running(stripe.world, customer?.id ?? '')
  if (!customer || !subscription) return expect.fail('nothing was begun')
  return { member, customer: customer.id, subscription }
}
type Subscriber = Awaited<ReturnType<typeof subscriber>>

/** Makes the paid time of a subscription end so many days from now; negative is past. */
function paidUntil({ subscription }: Subscriber, days: number): void {
  const end = Math.floor(Date.now() / 1000) + days * DAY
  for (const item of subscription.items) item.current_period_end = end
  for (const invoice of stripe.world.all('invoice')) {
    if (invoice.parent?.subscription_details?.subscription !== subscription.id) continue
    for (const line of invoice.lines) line.period.end = end
  }
}

/** What the very next requests say: the plan, the status, and whether questions may be asked (of a document there is not). */
async function rights(member: Visitor) {
  const question = { message: 'Who?', documentId: crypto.randomUUID() }
  const asked = await member.call('POST', '/api/chat', { json: question })
  const { json } = await member.call('GET', '/api/subscription/details')
  expect([402, 404]).toContain(asked.status)
  return {
    plan: await planOf(member),
    status: (json as { status: string }).status,
    asks: asked.status === 404,
  }
}

const YES = { plan: 'grasshopper', asks: true }
const NO = { plan: 'free', asks: false }

test.each<[string, (one: Subscriber) => void, { plan: string; asks: boolean; status?: string }]>([
  ['active', () => {}, { ...YES, status: 'active' }],
  [
    'trialing',
    ({ subscription: s }) => void Object.assign(s, { status: 'trialing' }),
    { ...YES, status: 'active' },
  ],
  ['incomplete', ({ subscription: s }) => void (s.status = 'incomplete'), { ...NO, status: 'incomplete' }],
  ['incomplete_expired', ({ subscription: s }) => void (s.status = 'incomplete_expired'), NO],
  ['canceled', ({ subscription: s }) => void (s.status = 'canceled'), NO],
  ['unpaid', ({ subscription: s }) => void (s.status = 'unpaid'), { ...NO, status: 'unpaid' }],
  [
    'past_due, paid until yesterday',
    (one) => {
      one.subscription.status = 'past_due'
      paidUntil(one, -1)
    },
    { ...YES, status: 'past_due' },
  ],
  [
    'past_due for 22 days',
    (one) => {
      one.subscription.status = 'past_due'
      paidUntil(one, -22)
    },
    { ...NO, status: 'past_due' },
  ],
  [
    'not collected, within what is paid',
    (one) => {
      one.subscription.pause_collection = { behavior: 'void', resumes_at: null }
    },
    { ...YES, status: 'paused' },
  ],
  [
    'not collected, after what was paid',
    (one) => {
      one.subscription.pause_collection = { behavior: 'void', resumes_at: null }
      paidUntil(one, -1)
    },
    { ...NO, status: 'paused' },
  ],
  [
    'paused after a trial without a card',
    (one) => {
      Object.assign(one.subscription, { status: 'paused' })
      paidUntil(one, -1)
    },
    { ...NO, status: 'paused' },
  ],
  [
    'cancelled for the end of the period',
    ({ subscription: s }) => void (s.cancel_at_period_end = true),
    { ...YES, status: 'active' },
  ],
  [
    'cancelled, and the period is over',
    (one) => {
      one.subscription.cancel_at_period_end = true
      paidUntil(one, -1)
    },
    NO,
  ],
  [
    'in a state that nobody knows yet',
    ({ subscription: s }) => void Object.assign(s, { status: 'suspended' }),
    { ...NO, status: 'unpaid' },
  ],
])(
  'a subscription that is %s gives what is written down, with the next request',
  async (_, change, expected) => {
    const one = await subscriber()
    await tell(one.customer)
    expect(await rights(one.member)).toMatchObject(YES)
    change(one)
    await tell(one.customer)
    expect(await rights(one.member)).toMatchObject(expected)
  },
)

test('what was canceled ends by the calendar, though Stripe never says so, and resuming before that undoes it', async () => {
  const one = await subscriber()
  expect((await one.member.call('POST', '/api/cancel-subscription', { json: {} })).status).toBe(200)
  expect(await rights(one.member)).toMatchObject(YES)
  expect(one.subscription.cancel_at_period_end).toBe(true)
  expect((await one.member.call('POST', '/api/subscription/resume', { json: {} })).status).toBe(200)
  expect(one.subscription.cancel_at_period_end).toBe(false)
  expect(await app.sql`select plan_ends_at as at from users where email = ${one.member.email}`).toEqual([
    { at: null },
  ])
  expect((await one.member.call('POST', '/api/cancel-subscription', { json: {} })).status).toBe(200)
  const ends = one.subscription.items[0]?.current_period_end ?? 0
  const [kept] =
    await app.sql`select extract(epoch from plan_ends_at)::int as at from users where email = ${one.member.email}`
  expect(kept?.at).toBe(ends)
  // As if that moment had come; nobody is told.
  await app.sql`update users set plan_ends_at = now() - interval '1 second' where email = ${one.member.email}`
  expect(await rights(one.member)).toMatchObject(NO)
})
