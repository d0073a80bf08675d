import { newcomer } from './support/people.ts'
import { expect, test } from './support/test.ts'
import { ofWords } from './support/texts.ts'

test('a visitor picks a plan, signs up on the way, and pays', async ({ page, problems, scripted }) => {
  problems.expect(/^409 POST \/subscription\/pay$/)
  await page.goto('/subscription?code=WELCOME25')
  await page.getByRole('link', { name: 'Choose Grasshopper' }).click()
  // With script the way in opens over the plans.
  if (scripted) await expect(page).toHaveURL('/subscription?code=WELCOME25')
  const person = newcomer()
  const door = scripted ? page.getByRole('dialog', { name: 'Create your account' }) : page.getByRole('main')
  await door.getByLabel('First Name').fill(person.firstName)
  await door.getByLabel('Last Name').fill(person.lastName)
  await door.getByLabel('Email').fill(person.email)
  await door.getByLabel('Password', { exact: true }).fill(person.password)
  await door.getByRole('button', { name: 'Create account' }).click()

  const choice = page.getByRole('dialog', { name: 'Grasshopper, monthly' })
  await expect(choice.getByText('25% off the first month')).toBeVisible()
  await expect(choice.getByText('Charged today')).toBeVisible()
  await choice.getByRole('button', { name: 'Continue to payment' }).click()
  const payment = page.getByRole('dialog', { name: 'Pay $2.99' })
  await expect(payment.getByText('Demo billing: no card is charged')).toBeVisible()
  await payment.getByLabel('A card that is declined').check()
  await payment.getByRole('button', { name: 'Pay $2.99' }).click()
  await expect(payment.getByRole('alert')).toContainText('Payment failed — Please try another payment method')
  if (scripted) await expect(payment.getByRole('alert')).toBeFocused()
  await expect(payment.getByLabel('A card that is declined')).toBeChecked()

  await payment.getByLabel('A card whose bank asks you to confirm').check()
  await payment.getByRole('button', { name: 'Pay $2.99' }).click()
  await page
    .getByRole('dialog', { name: 'Your bank asks' })
    .getByRole('button', { name: 'Yes, it is me' })
    .click()
  await expect(page.getByText('Subscription Successful').first()).toBeVisible()
  await expect(page).toHaveURL('/subscription')
  const card = page.getByRole('region', { name: 'Grasshopper' })
  await expect(card.getByRole('button', { name: 'Current Plan' })).toBeDisabled()
})

test('a payer moves up, leaves, and comes back', { tag: '@long' }, async ({
  page,
  context,
  person,
  scripted,
}) => {
  expect(person.email).toBeTruthy()
  const begun = await context.request.post('/api/create-subscription', {
    data: { priceId: 'demo_grasshopper_month' },
  })
  expect(begun.status()).toBe(200)
  await context.request.post('/subscription/pay', { form: { card: 'works' } })

  await page.goto('/subscription')
  const upgrade = page.getByRole('link', { name: 'Upgrade to Ninja' })
  await upgrade.click()
  const price = page.getByRole('dialog', { name: 'Switch to Ninja, monthly?' })
  await expect(price.getByText('Due now')).toBeVisible()
  if (scripted) {
    await page.keyboard.press('Escape')
    await expect(price).toBeHidden()
    await expect(upgrade).toBeFocused()
    await upgrade.click()
  }
  await price.getByRole('button', { name: 'Pay $8.00 and switch' }).click()
  await expect(page.getByText('You are on Ninja now.').first()).toBeVisible()

  await page.goto('/account')
  const section = page.getByRole('region', { name: 'Subscription' })
  await expect(section.getByText('Active', { exact: true })).toBeVisible()
  await section.getByRole('link', { name: 'Cancel' }).click()
  const cancel = page.getByRole('dialog', { name: 'Cancel your subscription?' })
  await expect(cancel.getByRole('button', { name: 'Stay with 25% off' })).toBeVisible()
  await cancel.getByLabel('What made you leave? (optional)').fill('I have finished my thesis.')
  await cancel.getByRole('button', { name: 'Cancel subscription' }).click()
  const set = page.getByRole('dialog', { name: "You're all set" })
  await expect(set.getByText('Your subscription is canceled.')).toBeVisible()
  await set.getByRole('link', { name: 'Back to your account' }).click()
  await expect(section.getByText('Canceling')).toBeVisible()
  await section.getByRole('button', { name: 'Reactivate Subscription' }).click()
  await expect(page.getByText('Subscription Resumed').first()).toBeVisible()
  await expect(section.getByText('Active', { exact: true })).toBeVisible()
})

test('a notice about words is put away without leaving the page @script', async ({
  page,
  context,
  person,
}) => {
  expect(person.email).toBeTruthy()
  const text = ofWords(290)
  const made = await context.request.post('/api/humanize', { data: { text, tone: 'formal' } })
  expect(made.status()).toBe(200)
  await page.goto('/humanizer')
  const input = page.getByLabel('Text to humanize')
  await expect(input).toBeEditable()
  await input.fill('Do not lose this.')
  const notice = page.getByText('80% of this month’s words are used')
  await expect(notice).toBeVisible()
  const kept = page.waitForResponse((answer) => /\/api\/preferences(\.data)?$/.test(answer.url()))
  await page.getByRole('button', { name: 'Hide until next time' }).click()
  await expect(notice).toBeHidden()
  await expect(input).toHaveValue('Do not lose this.')
  await kept
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: /^Welcome back/ })).toBeVisible()
  await expect(notice).toHaveCount(0)
})
