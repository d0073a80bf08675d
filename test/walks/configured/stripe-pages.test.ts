import { afterAll, beforeAll, expect, test } from 'vitest'
import { startStripe, type StripeServer } from '../../mocks/stripe/server.ts'
import { clientOf, priceVariables, stock } from '../../mocks/stripe/shop.ts'
import { type App, startApp } from '../app.ts'
import { planOf } from '../subscribing.ts'
import type { Page } from '../visitor.ts'

let stripe: StripeServer
let app: App
beforeAll(async () => {
  stripe = await startStripe({ automatic: false })
  const prices = await stock(clientOf(stripe))
  app = await startApp({
    ...stripe.variables,
    MAIL: 'off',
    ...priceVariables(prices),
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

/** Presses a button of the account page and answers where at Stripe the browser is led. */
async function sentTo(member: Member, account: Page, button: string): Promise<string> {
  const { path, init } = member.submission(account, { button })
  const headers = new Headers(init.headers)
  headers.set('accept', 'text/html')
  return (await member.send(path, { ...init, headers })).headers.get('location') ?? ''
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
  // In our own words, for what Stripe’s page itself says is Stripe’s.
  expect(page).toContain(
    'After that $3.99 a month, first a month after you pay. It renews by itself until you cancel.',
  )
  const payment = await payer()
  expect(payment.back.path).toBe('/subscription')
  expect(payment.back.text).toContain('Subscription Successful You are on Grasshopper now.')
  expect(payment.back.text).not.toContain('Demo billing')
  const account = await payment.member.open('/account')
  expect(account.text).toMatch(/Active .*\$3\.99 per month/)
  const portal = await sentTo(payment.member, account, 'View Billing Portal')
  expect(await (await fetch(portal)).text()).toContain('Billing portal')
})

test('who leaves that page without paying finds the way back to it, while it is open', async () => {
  const member = await app.member()
  const url = (await choose(member)).headers.get('location') ?? ''
  for (const path of ['/subscription', '/account']) {
    const page = await member.open(path)
    expect(page.text, path).toContain('You began Grasshopper, monthly Nothing is charged until you pay.')
    expect(page.text, path).toMatch(/You pay \$2\.99 now, then \$3\.99 a month from/)
    expect(page.link('Pay now'), path).toBe(url)
  }
  expect(await planOf(member)).toBe('free')
  // Another choice takes its place.
  const { path, init } = member.submission(await member.open('/subscription'), { button: 'Choose Ninja' })
  const other = (await member.send(path, init)).headers.get('location') ?? ''
  const waits = await member.open('/subscription')
  expect(waits.text).toMatch(/You began Ninja, monthly .* You pay \$11\.99 now, then \$11\.99 a month from/)
  expect(waits.link('Pay now')).toBe(other)
  const paid = stripe.payOnPage(other, 'pm_card_visa')
  if (!('location' in paid)) throw new Error(paid.refused)
  const back = new URL(paid.location)
  expect((await member.open(back.pathname + back.search)).text).toContain('You are on Ninja now.')
  expect((await member.open('/account')).text).not.toContain('You began')
})

test('who changes their mind closes Stripe’s page, where nobody can pay any more', async () => {
  const member = await app.member()
  const url = (await choose(member)).headers.get('location') ?? ''
  const done = await member.submit(await member.open('/subscription'), { button: 'I changed my mind' })
  expect(done.text).toContain('Payment withdrawn')
  expect(done.text).not.toContain('You began')
  expect(() => stripe.payOnPage(url, 'pm_card_visa')).toThrow('expired')
})

test('a card whose bank asks is asked about on that page, and nothing begins before the answer', async () => {
  const member = await app.member()
  const url = (await choose(member)).headers.get('location') ?? ''
  const post = (fields: Record<string, string>) =>
    fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })
  const card = '4000 0027 6000 3184'
  expect(await (await post({ card })).text()).toContain('Confirm this payment')
  await member.open('/subscription?checkout=done')
  expect(await planOf(member)).toBe('free')
  expect(await (await post({ card, answer: 'no' })).text()).toContain('We are unable to authenticate')
  const back = new URL((await post({ card, answer: 'yes' })).headers.get('location') ?? '')
  expect((await member.open(back.pathname + back.search)).text).toContain('You are on Grasshopper now.')
})

test('where no letters are sent, none is offered', async () => {
  const member = await app.member()
  expect((await member.open('/subscription')).text).not.toContain('E-mail me a link')
  const json = { priceId: process.env.STRIPE_PRICE_NINJA_MONTH }
  expect(await member.call('POST', '/api/subscription/payment-link', { json })).toMatchObject({
    status: 403,
    json: { message: 'This server sends no email. Please pay on this device.' },
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
    const refused = await member.submit(await member.open('/account/pause'), {
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
  const paused = await member.submit(await member.open('/account/pause'), {
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
  // Without script forms lead to Stripe, and a browser lets them lead only there.
  for (const policy of [plans, await policyOf('/auth')])
    for (const origin of ['https://checkout.stripe.com', 'https://billing.stripe.com', stripe.url])
      expect(/form-action ([^;]+)/.exec(policy)?.[1]?.split(' ')).toContain(origin)
  // The page as the server keeps it for visitors.
  expect(await policyOf('/subscription')).toContain('https://js.stripe.com')
  for (const path of ['/', '/auth', '/humanizer', '/account']) {
    expect(await policyOf(path), path).not.toContain('js.stripe.com')
  }
  // It is asked for by a button's script and by no tag of the page.
  expect(await (await app.visitor().send('/subscription')).text()).not.toContain('js.stripe.com')
})

// The last ones here: time passes for everybody.
test('a renewal that fails is told, and a new card at Stripe is charged with it on the way back', async () => {
  const { member } = await payer()
  const customer = stripe.world.all('customer').find(({ email }) => email === member.email)?.id ?? ''
  stripe.useCard(customer, 'pm_card_chargeCustomerFail')
  stripe.advance(32 * 86_400)
  await member.open('/subscription?checkout=done')
  const failed = await member.open('/account')
  expect(failed.text).toContain('$3.99 could not be charged.')
  const update = async (card: string) => {
    const portal = await sentTo(member, await member.open('/account'), 'Update card')
    expect(portal.startsWith(`${stripe.url}/p/session/`)).toBe(true)
    const body = new URLSearchParams({ card })
    const done = await fetch(portal, { method: 'POST', body, redirect: 'manual' })
    const back = new URL(done.headers.get('location') ?? '')
    return member.open(back.pathname + back.search)
  }
  expect((await update('4000 0000 0000 9995')).text).toContain('What is owed could not be charged to it.')
  const mended = await update('4242 4242 4242 4242')
  expect(mended.text).toContain('What was owed has been paid with it')
  expect(mended.text).toContain('Active')
  // Coming by that address once more charges nothing.
  const charges = () => stripe.world.all('charge').filter((each) => each.customer === customer && each.paid)
  expect(charges()).toHaveLength(2)
  expect((await member.open('/account?card=changed')).text).toContain('Your card was updated')
  expect(charges()).toHaveLength(2)
})

test('what was given up is told on the plans and in the account, with and without something to pay', async () => {
  const { member } = await payer()
  const customer = stripe.world.all('customer').find(({ email }) => email === member.email)?.id ?? ''
  stripe.useCard(customer, 'pm_card_chargeCustomerFail')
  stripe.advance(55 * 86_400)
  await member.open('/subscription?checkout=done')
  expect(await planOf(member)).toBe('free')
  for (const path of ['/subscription', '/account']) {
    const page = await member.open(path)
    expect(page.text, path).toContain('Your subscription was not paid for')
    expect(page.text, path).toContain('$3.99 would bring Grasshopper back')
    expect(page.link('Pay now'), path).toContain(`${stripe.url}/i/`)
  }
  // Paying the old debt brings nothing back by then.
  stripe.advance(31 * 86_400)
  await member.open('/subscription?checkout=done')
  const plans = await member.open('/subscription')
  expect(plans.text).toContain('You are on Free now, and nothing is collected any more. Choose a plan below')
  expect(plans.text).not.toContain('Pay now')
})

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
