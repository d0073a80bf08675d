import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from './support/test.ts'

/** Has the person begin Ninja by the month and pay: with a make-believe card, or on the page of Stripe's stand-in. */
async function subscribe(page: Page, context: BrowserContext) {
  await page.goto('/subscription')
  const price = await page.locator('#plan-ninja input[name=price]').getAttribute('value')
  const begun = await context.request.post('/subscription/choose', {
    form: { price: price ?? '' },
    maxRedirects: 0,
  })
  const payment = begun.headers().location ?? ''
  if (payment.includes('/c/pay/')) {
    const paid = await context.request.post(payment, {
      form: { card: '4242424242424242' },
      maxRedirects: 0,
    })
    await page.goto(paid.headers().location ?? '')
  } else {
    await context.request.post('/subscription/pay', { form: { card: 'works' } })
  }
  await page.goto('/account')
}

/** Goes through the changes of section 4 that keep or give up a plan, each from where people find it. */
async function changeEverything(page: Page) {
  const section = page.getByRole('region', { name: 'Subscription' })
  const dialog = page.getByRole('dialog')
  const badge = (name: string) => section.getByText(name, { exact: true })
  await expect(badge('Active')).toBeVisible()

  await section.getByRole('link', { name: 'Pause' }).click()
  await dialog.getByRole('button', { name: 'Pause subscription' }).click()
  await dialog.getByRole('link', { name: 'Back to your account' }).click()
  await expect(badge('Paused')).toBeVisible()
  await section.getByRole('button', { name: 'Resume Subscription' }).click()
  await expect(badge('Active')).toBeVisible()

  await page.goto('/subscription')
  await page.getByRole('link', { name: 'Downgrade to Grasshopper' }).click()
  await dialog.getByRole('button', { name: /^Switch on / }).click()
  await expect(page.getByText('Downgrade Scheduled').first()).toBeVisible()
  await page.goto('/account')
  await section.getByRole('button', { name: 'Keep my plan as it is' }).click()
  await expect(section.getByRole('button', { name: 'Keep my plan as it is' })).toHaveCount(0)

  await page.goto('/subscription')
  await page.getByRole('link', { name: 'Switch to Free' }).click()
  await dialog.getByRole('button', { name: 'Switch to Free' }).click()
  await expect(page.getByText('Subscription Canceled').first()).toBeVisible()
  await page.goto('/account')
  await expect(badge('Canceling')).toBeVisible()
  await section.getByRole('button', { name: 'Reactivate Subscription' }).click()
  await expect(badge('Active')).toBeVisible()

  await section.getByRole('link', { name: 'Cancel' }).click()
  await dialog.getByRole('button', { name: 'Stay with 25% off' }).click()
  await dialog.getByRole('link', { name: 'Back to your account' }).click()
  await expect(section.getByText('$8.99 (25% off)')).toBeVisible()

  await section.getByRole('link', { name: 'Refund' }).click()
  await dialog.getByRole('button', { name: 'Refund $11.99' }).click()
  await expect(section.getByText('No Active Subscription')).toBeVisible()
  await expect(badge('Canceled')).toBeVisible()
}

test('a card that fails is mended in demo billing', { tag: '@long' }, async ({ page, context, person }) => {
  expect(person.email).toBeTruthy()
  await subscribe(page, context)
  await page.goto('/account/card')
  await page.getByLabel('A card that fails at the next payment').check()
  await page.getByRole('button', { name: 'Use this card' }).click()
  await page.getByRole('link', { name: 'Demo billing: move time forward' }).click()
  await page.getByRole('button', { name: 'Move time forward' }).click()
  const section = page.getByRole('region', { name: 'Subscription' })
  await expect(section.getByText('Payment failed', { exact: true })).toBeVisible()
  await section.getByRole('button', { name: 'Update card' }).click()
  await page.getByRole('dialog').getByLabel('A card that works').check()
  await page.getByRole('button', { name: 'Use this card' }).click()
  await expect(page.getByText('What was owed has been paid with it').first()).toBeVisible()
  await expect(section.getByText('Active', { exact: true })).toBeVisible()
})

test('every change of a subscription is made in demo billing', { tag: '@long' }, async ({
  page,
  context,
  person,
}) => {
  expect(person.email).toBeTruthy()
  await subscribe(page, context)
  await changeEverything(page)
})

test.describe('with Stripe', () => {
  test.use({ product: 'helped' })

  test('every change of a subscription is made', { tag: '@long' }, async ({ page, context, person }) => {
    expect(person.email).toBeTruthy()
    await subscribe(page, context)
    await changeEverything(page)
  })
})
