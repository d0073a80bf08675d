import type { Page } from '@playwright/test'
import { quarters } from '#test/pictures.ts'
import { barriers } from './support/axe.ts'
import { chooseEarly } from './support/files.ts'
import { newcomer } from './support/people.ts'
import { expect, test } from './support/test.ts'

test('the account page and its dialogs are sound, and lead back to where they were opened', async ({
  page,
  person,
  scripted,
  browser,
}) => {
  const sound = barriers(browser, page, scripted)
  await page.goto('/account')
  const sections = page.getByRole('navigation', { name: 'My account' })
  await expect(page.getByRole('region', { name: 'Subscription' })).toBeVisible()
  await sound('the plan')
  for (const name of ['Usage', 'API tokens', 'Your data']) {
    await sections.getByRole('link', { name }).click()
    await expect(page).toHaveTitle(new RegExp(`^${name} · My account`))
    await sound(name)
  }
  await sections.getByRole('link', { name: 'Profile' }).click()
  await expect(page.locator('main').getByText(person.email)).toBeVisible()
  await sound('the profile')
  await page.getByRole('link', { name: 'Change name' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change your name' })
  await expect(dialog).toBeVisible()
  await sound('changing the name')
  await dialog.getByLabel('First Name').fill('Augusta')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Your name was changed').first()).toBeVisible()
  await expect(page.locator('main').getByText('Augusta')).toBeVisible()
  await sections.getByRole('link', { name: 'Security' }).click()
  if (scripted) {
    await expect(page.getByText('Passkeys need a site with a name')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Add a passkey' })).toHaveCount(0)
  }
  await page.getByRole('link', { name: 'Turn on' }).click()
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible()
  await sound('two-step sign-in')
  if (scripted) {
    await page.keyboard.press('Escape')
    await expect(page.getByRole('link', { name: 'Turn on' })).toBeFocused()
  }
})

test('a picture is chosen, refused, chosen again, and removed', { tag: '@long' }, async ({
  page,
  person,
  problems,
  scripted,
  browser,
}) => {
  problems.expect(/^415 POST \/account\/profile\/picture(\.data)?$/)
  const sound = barriers(browser, page, scripted)
  await page.goto('/account/profile')
  await expect(page.locator('main').getByText(person.email)).toBeVisible()
  await page.getByRole('link', { name: 'Add a picture' }).click()
  const dialog = page.getByRole('dialog', { name: 'Your picture' })
  await expect(dialog).toBeVisible()
  const choose = async (name: string, buffer: Buffer) => {
    const answered = page.waitForResponse((answer) => answer.request().method() === 'POST')
    await dialog.getByLabel('Choose a picture').setInputFiles({ name, mimeType: 'image/png', buffer })
    // The script sends what was chosen at once.
    if (!scripted) await dialog.getByRole('button', { name: 'Save picture' }).click()
    await answered
  }
  let sent = 0
  page.on('request', (request) => (sent += request.method() === 'POST' ? 1 : 0))
  await choose('text.png', Buffer.from('This is no picture.'))
  await expect(dialog.getByRole('alert', { name: 'There is a problem' })).toBeVisible()
  await expect(dialog.getByLabel('Choose a picture')).toHaveAccessibleDescription(/This file is not a PNG/)
  await sound('a file that is no picture')
  expect(sent).toBe(1)
  await choose('me.png', await quarters())
  await expect(page.getByText('Your picture was changed').first()).toBeVisible()
  await expect(page).toHaveURL('/account/profile')
  const picture = page.getByRole('img', { name: 'Your profile picture' })
  await expect(picture).toBeVisible()
  expect(
    await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
  ).toBe(256)
  await page.getByRole('button', { name: 'Remove picture' }).click()
  await expect(page.getByText('Your picture was removed').first()).toBeVisible()
  await expect(picture).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Add a picture' })).toBeVisible()
})

test('a picture chosen before the script arrives is sent when it comes @script @long', async ({
  page,
  person,
}) => {
  await chooseEarly(page, {
    script: 'picture',
    address: '/account/profile/picture',
    field: '#picture-file',
    file: { name: 'me.png', mimeType: 'image/png', buffer: await quarters() },
  })
  await expect(page.getByText('Your picture was changed').first()).toBeVisible()
  await expect(page.locator('main').getByText(person.email)).toBeVisible()
})

test('a forgotten password is chosen anew through the letter', { tag: '@long' }, async ({ page, person }) => {
  await page.context().clearCookies({ name: 'session' })
  await page.goto('/auth')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await page.getByLabel('Email').fill(person.email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
  await openLetter(page, person.email, 'Choose a new password')
  await page.getByLabel('New password', { exact: true }).fill('four slow tortoises')
  await page.getByRole('button', { name: 'Change my password' }).click()
  await expect(page.getByText(`The password of ${person.email} was changed`).first()).toBeVisible()
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill('four slow tortoises')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL('/dashboard')
})

/** Opens the link of the newest letter to `email` about `subject`; waits until there is one. */
async function openLetter(page: Page, email: string, subject: string) {
  const letter = page.getByRole('article').filter({ hasText: email }).filter({ hasText: subject }).first()
  await expect(async () => {
    await page.goto('/api/outbox')
    await expect(letter).toBeVisible({ timeout: 500 })
  }).toPass()
  await letter.getByRole('link').first().click()
}

test('a passkey is added, signs in without a password, and is removed @script', async ({
  page,
  context,
  baseURL,
}) => {
  // A passkey belongs to a name, and 127.0.0.1 is none.
  const desk = (baseURL ?? '').replace('127.0.0.1', 'localhost')
  const devtools = await context.newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  const answer = await context.request.post(`${desk}/api/register`, { data: newcomer() })
  expect(answer.status()).toBe(200)
  await page.goto(`${desk}/account/security`)
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(page.getByText('The passkey was added').first()).toBeVisible()
  await context.clearCookies()
  await page.goto(`${desk}/auth?next=%2Fhumanizer`)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page).toHaveURL(`${desk}/humanizer`)
  await page.goto(`${desk}/account/security`)
  await expect(page.getByText(/Added .*last used just now/)).toBeVisible()
  await page.getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('The passkey was removed').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Remove' })).toHaveCount(0)
})

test('the header opens the way in over the page one is on @script @wide', async ({
  page,
  problems,
  browser,
}) => {
  problems.expect(/^422 POST \/auth\/register$/)
  const sound = barriers(browser, page, true)
  await page.goto('/subscription')
  const signUp = page.getByRole('banner').getByRole('link', { name: 'Create account' })
  await signUp.click()
  const dialog = page.getByRole('dialog', { name: 'Create your account' })
  await expect(dialog).toBeVisible()
  await expect(page).toHaveURL('/subscription')
  await sound('the sign-up dialog')
  await page.keyboard.press('Escape')
  await expect(signUp).toBeFocused()

  await signUp.click()
  await dialog.getByRole('link', { name: 'Back to Benefits' }).click()
  const benefits = page.getByRole('dialog', { name: 'Pro Features' })
  await benefits.getByRole('link', { name: 'Sign in' }).click()
  const login = page.getByRole('dialog', { name: 'Sign in' })
  await login.getByRole('link', { name: 'Create account' }).click()
  const person = newcomer()
  await dialog.getByLabel('First Name').fill(person.firstName)
  await dialog.getByLabel('Email').fill(person.email)
  await dialog.getByLabel('Password', { exact: true }).fill(person.password)
  await dialog.getByRole('button', { name: 'Create account' }).click()
  await expect(dialog.getByRole('alert', { name: 'There is a problem' })).toBeFocused()
  await expect(dialog.getByLabel('First Name')).toHaveValue(person.firstName)
  await dialog.getByLabel('Last Name').fill(person.lastName)
  await dialog.getByLabel('Password', { exact: true }).fill(person.password)
  await dialog.getByRole('button', { name: 'Create account' }).click()
  await expect(page).toHaveURL('/dashboard')
})
