import type { BrowserContext } from '@playwright/test'
import { ORIGINS } from '#test/mocks/stripe/stripe-js.ts'
import { STRIPE_ADDRESS } from './support/servers.ts'
import { expect, test } from './support/test.ts'

test.use({ product: 'helped' })

/** Leads what the browser asks of Stripe's own addresses to the stand-in; the page's policy still has to allow them. */
async function leadToStandIn(context: BrowserContext) {
  const standIn = process.env[STRIPE_ADDRESS] ?? ''
  for (const origin of Object.values(ORIGINS)) {
    await context.route(`${origin}/**`, async (route) => {
      const request = route.request()
      const cors = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }
      if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers: cors })
      const response = await route.fetch({ url: request.url().replace(origin, standIn) })
      await route.fulfill({ response, headers: { ...response.headers(), ...cors } })
    })
  }
}

test('a plan is paid for: in Stripe’s form on the page, and without script on Stripe’s own page', async ({
  page,
  context,
  person,
  scripted,
  problems,
}) => {
  if (scripted) problems.expect(/^402 POST \/v1\/payment_intents\//)
  expect(person.email).toBeTruthy()
  await leadToStandIn(context)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).origin))
  await page.goto('/subscription?code=WELCOME25')
  // Nothing of theirs comes before somebody wants to pay.
  expect(asked.filter((origin) => origin.includes('stripe'))).toEqual([])
  const choose = page.getByRole('button', { name: 'Choose Grasshopper' })
  await choose.click()
  if (scripted) {
    const payment = page.getByRole('dialog', { name: 'Pay for Grasshopper, monthly' })
    await expect(payment.getByRole('definition')).toHaveText([
      '$3.99 a month',
      '25% off the first month',
      'None is added',
      '$2.99',
      '$3.99',
    ])
    const number = payment.frameLocator('iframe').getByLabel('Card number')
    await number.fill('4000000000000002')
    await payment.getByRole('button', { name: 'Pay $2.99' }).click()
    await expect(payment.getByRole('alert')).toContainText('declined')
    await payment.getByRole('button', { name: 'Close' }).click()
    await expect(choose).toBeFocused()

    await choose.click()
    await number.fill('4000002760003184')
    await payment.getByRole('button', { name: 'Pay $2.99' }).click()
    await page.frameLocator('iframe[title="3D Secure"]').getByRole('button', { name: 'Complete' }).click()
  } else {
    await expect(page.getByText('$2.99 due today, then $3.99 per month')).toBeVisible()
    await page.getByLabel('Card number').fill('4000000000000002')
    await page.getByRole('button', { name: 'Subscribe' }).click()
    await expect(page.getByRole('alert')).toContainText('declined')
    await page.getByLabel('Card number').fill('4000002760003184')
    await page.getByRole('button', { name: 'Subscribe' }).click()
    await page.getByRole('button', { name: 'Complete' }).click()
  }
  await expect(page.getByText('Subscription Successful').first()).toBeVisible()
  await expect(page).toHaveURL('/subscription')
  await expect(page.getByText('Demo billing')).toHaveCount(0)

  await page.goto('/account')
  const section = page.getByRole('region', { name: 'Subscription' })
  await expect(section.getByText('Active', { exact: true })).toBeVisible()
  await expect(section.getByText('$3.99 per month')).toBeVisible()
  const [portal] = await Promise.all([
    context.waitForEvent('page'),
    section.getByRole('button', { name: 'View Billing Portal' }).click(),
  ])
  await expect(portal.getByRole('heading', { name: 'Billing portal' })).toBeVisible()
})
