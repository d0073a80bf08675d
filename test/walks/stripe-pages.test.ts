import { afterAll, beforeAll, expect, test } from 'vitest'
import { startStripe, type StripeServer } from '../mocks/stripe/server.ts'
import { clientOf, stock } from '../mocks/stripe/shop.ts'
import { type App, startApp } from './app.ts'

let stripe: StripeServer
let app: App
beforeAll(async () => {
  stripe = await startStripe({ automatic: false })
  const prices = await stock(clientOf(stripe))
  app = await startApp({
    ...stripe.variables,
    MAIL: 'off',
    STRIPE_PRICE_GRASSHOPPER_MONTH: prices.grasshopper_month,
    STRIPE_PRICE_GRASSHOPPER_YEAR: prices.grasshopper_year,
    STRIPE_PRICE_NINJA_MONTH: prices.ninja_month,
    STRIPE_PRICE_NINJA_YEAR: prices.ninja_year,
  })
})
afterAll(async () => {
  await app.stop()
  await stripe.close()
})

type Member = Awaited<ReturnType<App['member']>>

/** Presses a plan's button and answers where the browser is led: away from us, so that it is not followed. */
async function choose(member: Member, button = 'Choose Grasshopper') {
  const { path, init } = member.submission(await member.open('/subscription?code=WELCOME25'), { button })
  return member.send(path, init)
}

/** A member who has paid on Stripe's own page and come back. */
async function payer() {
  const member = await app.member()
  const url = (await choose(member)).headers.get('location') ?? ''
  const paid = stripe.payOnPage(url, 'pm_card_visa')
  if (!('location' in paid)) throw new Error(paid.refused)
  const back = new URL(paid.location)
  return { member, back: await member.open(back.pathname + back.search) }
}

test('without script a plan is paid for on Stripe’s own page, with the discount that was shown', async () => {
  const member = await app.member()
  const sent = await choose(member)
  expect(sent.status).toBe(303)
  const url = new URL(sent.headers.get('location') ?? '')
  expect(url.origin).toBe(stripe.url)
  const page = await (await fetch(url)).text()
  expect(page).toContain('$2.99 due today, then $3.99 per month')
  const { back } = await payer()
  expect(back.path).toBe('/subscription')
  expect(back.text).toContain('Subscription Successful You are on Grasshopper now.')
  expect(back.text).not.toContain('Demo billing')
})

test('where no letters are sent, none is offered', async () => {
  const member = await app.member()
  expect((await member.open('/subscription')).text).not.toContain('E-mail me a link')
  const json = { priceId: process.env.STRIPE_PRICE_NINJA_MONTH }
  expect(await member.call('POST', '/api/subscription/payment-link', { json })).toMatchObject({
    status: 403,
    json: { message: 'This server sends no letters. Please pay on this device.' },
  })
  expect(stripe.world.all('customer').find(({ email }) => email === member.email)).toBeUndefined()
})

test('pages come from our own data while Stripe is away, and what needs Stripe says so', async () => {
  const { member } = await payer()
  stripe.faults.down = true
  try {
    const plans = await member.open('/subscription')
    expect(plans).toMatchObject({ status: 200 })
    expect(plans.text).toContain('Current Plan')
    const account = await member.open('/account')
    expect(account).toMatchObject({ status: 200 })
    expect(account.text).toContain('$3.99 per month')
    const question = await member.open(plans.link('Upgrade to Ninja'))
    expect(question.status).toBe(200)
    expect(question.text).toContain('Subscription Error')
    const refused = await member.submit(await member.open('/account?panel=pause'), {
      button: 'Pause subscription',
    })
    expect(refused.status).toBe(503)
    expect(refused.text).toContain('Failed to pause subscription')
    const fresh = await app.member()
    expect((await choose(fresh)).status).toBe(503)
    expect((await member.open('/subscription?redirect_status=processing')).path).toBe('/subscription')
  } finally {
    stripe.faults.down = false
  }
  const paused = await member.submit(await member.open('/account?panel=pause'), {
    button: 'Pause subscription',
  })
  expect(paused.text).toContain('Subscription Paused')
})

test('Stripe’s script may run on the plans page alone', async () => {
  const policyOf = async (path: string) =>
    (await app.visitor().send(path)).headers.get('content-security-policy') ?? ''
  const plans = await policyOf('/subscription')
  expect(plans).toMatch(/script-src 'self' 'nonce-[^']+' https:\/\/js\.stripe\.com/)
  expect(plans).toMatch(/frame-src 'self' https:\/\/js\.stripe\.com/)
  expect(plans).toMatch(/form-action 'self' https:\/\/checkout\.stripe\.com/)
  for (const path of ['/', '/auth', '/humanizer', '/account']) {
    expect(await policyOf(path), path).not.toContain('js.stripe.com')
  }
  expect(await policyOf('/')).not.toContain('stripe')
  // It is asked for by a button's script and by no tag of the page.
  expect(await (await app.visitor().send('/subscription')).text()).not.toContain('js.stripe.com')
})

// The last one here: time passes for everybody.
test('what has ended is not told to be ending', async () => {
  const { member } = await payer()
  expect(await member.call('POST', '/api/subscription/cancel', { json: {} })).toMatchObject({ status: 200 })
  expect((await member.open('/subscription')).text).toContain('Your subscription is ending')
  stripe.advance(32 * 86_400)
  // Whoever comes back from Stripe is looked up there.
  await member.open('/subscription?checkout=done')
  const plans = await member.open('/subscription')
  expect(plans.text).not.toContain('Your subscription is ending')
  expect(plans.text).toContain('Choose Grasshopper')
  expect((await member.call('GET', '/api/subscription/details')).json).toMatchObject({
    status: 'canceled',
    cancelAtPeriodEnd: false,
    accessEndsAt: null,
  })
})
