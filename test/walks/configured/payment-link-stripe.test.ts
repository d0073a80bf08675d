import { afterAll, beforeAll, expect, test } from 'vitest'
import { running } from '../../billing/truth.ts'
import { startStripe, type StripeServer } from '../../mocks/stripe/server.ts'
import { clientOf, priceVariables, stock } from '../../mocks/stripe/shop.ts'
import { type App, startApp } from '../app.ts'
import { linkIn } from '../letters.ts'
import { planOf } from '../subscribing.ts'

let stripe: StripeServer
let prices: Awaited<ReturnType<typeof stock>>
let app: App
beforeAll(async () => {
  stripe = await startStripe({ automatic: false })
  prices = await stock(clientOf(stripe))
  app = await startApp({
    ...stripe.variables,
    ...priceVariables(prices),
  })
})
afterAll(async () => {
  await app.stop()
  await stripe.close()
})

const customerOf = (email: string) =>
  stripe.world.all('customer').find((each) => each.email === email)?.id ??
  expect.fail(`${email} is no customer`)

test('the letter leads to Stripe’s page, the one that the button beside it leads to', async () => {
  const member = await app.member()
  const plans = await member.open('/subscription?code=WELCOME25')
  const button = 'E-mail me a link to pay for Grasshopper'
  for (const sent of [await member.submit(plans, { button }), await member.submit(plans, { button })]) {
    expect(sent.path).toBe('/subscription?code=WELCOME25')
    expect(sent.text).toContain(`We sent the link to ${member.email}`)
  }
  const link = await linkIn(member, member.email, 'a link to pay $2.99 for Grasshopper, monthly')
  const { path, init } = member.submission(plans, { button: 'Choose Grasshopper' })
  const chosen = (await member.send(path, init)).headers.get('location')
  expect(chosen).toBe(stripe.url + link)

  const paid = stripe.payOnPage(stripe.url + link, 'pm_card_visa')
  if (!('location' in paid)) throw new Error(paid.refused)
  const back = new URL(paid.location)
  expect((await member.open(back.pathname + back.search)).text).toContain('Subscription Successful')
  expect(await planOf(member)).toBe('grasshopper')
  expect(running(stripe.world, customerOf(member.email))).toHaveLength(1)
})

test('a page that was left without paying is sent again, as it is', async () => {
  const member = await app.member()
  const button = 'Choose Grasshopper'
  const { path, init } = member.submission(await member.open('/subscription'), { button })
  const chosen = (await member.send(path, init)).headers.get('location')
  const sent = await member.submit(await member.open('/subscription'), { button: 'E-mail me a link to pay' })
  expect(sent.text).toContain(`We sent the link to ${member.email}`)
  expect(
    stripe.url + (await linkIn(member, member.email, 'a link to pay $3.99 for Grasshopper, monthly')),
  ).toBe(chosen)
})

test('a payment that waits is sent as the page of its invoice', async () => {
  const member = await app.member()
  await member.call('POST', '/api/create-subscription', { json: { priceId: prices.ninja_month } })
  const plans = await member.open('/subscription')
  const sent = await member.submit(plans, { button: 'E-mail me a link to pay' })
  expect(sent.text).toContain(`We sent the link to ${member.email}`)
  const link = await linkIn(member, member.email, 'a link to pay $11.99 for Ninja, monthly')
  expect(plans.link('Pay now')).toBe(stripe.url + link)
  expect((await fetch(stripe.url + link)).status).toBe(200)
})
