import type { Page } from '@playwright/test'
import { newcomer, type Person } from './support/people.ts'
import { expect, test } from './support/test.ts'

const summary = (page: Page) => page.getByRole('alert', { name: 'There is a problem' })
const password = (page: Page) => page.getByLabel('Password', { exact: true })

async function signIn(page: Page, { email, password: secret }: Pick<Person, 'email' | 'password'>) {
  await page.getByLabel('Email').fill(email)
  await password(page).fill(secret)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

test('mistakes on the way to an account are named under their fields and nothing typed is lost', async ({
  page,
  problems,
  scripted,
}) => {
  problems.expect(/^422 POST \/auth\/register$/)
  await page.goto('/auth')
  await page
    .getByRole('navigation', { name: 'Sign in or create an account' })
    .getByText('Create account')
    .click()
  await expect(page).toHaveURL('/auth?tab=register')
  await page.getByLabel('First Name').fill('Mira')
  await page.getByLabel('Email').fill('mira@nowhere')
  await password(page).fill('short')
  await page.getByRole('button', { name: 'Create account' }).click()

  await expect(page).toHaveTitle(/^Error: Create your account/)
  if (scripted) await expect(summary(page)).toBeFocused()
  await expect(summary(page).getByRole('listitem')).toHaveText([
    'Last name is required',
    'Invalid email address',
    'Password must be at least 8 characters',
  ])
  await expect(page.getByLabel('First Name')).toHaveValue('Mira')
  await expect(page.getByLabel('First Name')).not.toHaveAttribute('aria-invalid')
  await expect(page.getByLabel('Email')).toHaveValue('mira@nowhere')
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/Invalid email address/)
  await expect(password(page)).toHaveAccessibleDescription(/Password must be at least 8 characters/)
  await expect(password(page)).toHaveValue('')

  await summary(page).getByRole('link', { name: 'Last name is required' }).click()
  await expect(page.getByLabel('Last Name')).toBeFocused()
  await page.keyboard.type('Holm')
  await page.getByLabel('Email').fill(newcomer().email)
  await password(page).fill('seven quiet lanterns')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page).toHaveURL('/dashboard')

  await page.goto('/auth')
  await expect(page).toHaveURL('/')
})

test('an address that has an account is not taken again', { tag: '@long' }, async ({
  page,
  person,
  problems,
}) => {
  problems.expect(/^409 POST \/auth\/register$/)
  await page.context().clearCookies({ name: 'session' })
  await page.goto('/auth?tab=register')
  await page.getByLabel('First Name').fill('Other')
  await page.getByLabel('Last Name').fill('Person')
  await page.getByLabel('Email').fill(person.email.toUpperCase())
  await password(page).fill('eleven loud lanterns')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(summary(page)).toContainText('Registration failed')
  await expect(page.getByLabel('First Name')).toHaveValue('Other')
})

test('a wrong password is refused, a right one is let in', { tag: '@long' }, async ({
  page,
  person,
  problems,
  scripted,
}) => {
  problems.expect(/^401 POST \/auth$/)
  problems.expect(/^422 POST \/auth$/)
  await page.context().clearCookies({ name: 'session' })
  await page.goto('/auth')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(summary(page).getByRole('listitem')).toHaveText([
    'Invalid email address',
    'Password is required',
  ])

  await signIn(page, { ...person, password: 'not the right one' })
  await expect(page).toHaveTitle(/^Error: Sign in/)
  await expect(page.getByRole('alert', { name: 'Login failed' })).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue(person.email)

  const show = page.getByRole('button', { name: 'Show password' })
  if (scripted) {
    await password(page).fill(person.password)
    await show.click()
    await expect(password(page)).toHaveAttribute('type', 'text')
  } else await expect(show).toBeHidden()
  await signIn(page, person)
  await expect(page).toHaveURL('/dashboard')
})

test('a visitor gets to the wanted page by signing in', { tag: '@long' }, async ({ page, person }) => {
  await page.context().clearCookies({ name: 'session' })
  for (const wanted of ['/dashboard', '/account', '/humanizer/history']) {
    await page.goto(wanted)
    await expect(page).toHaveURL(`/subscription?next=${encodeURIComponent(wanted)}`)
  }
  await expect(page.getByText('That page is for members')).toBeVisible()
  await page.locator('main').getByRole('link', { name: 'Sign in' }).click()
  await signIn(page, person)
  await expect(page).toHaveURL('/humanizer/history')
})

test('after signing out nothing private is left behind Back', async ({ page, person, scripted }) => {
  await page.goto('/account/security')
  await expect(page.getByText('This device')).toBeVisible()
  // What a browser keeps of the humanizer goes, too, from whatever page one leaves.
  await page.evaluate(() => localStorage.setItem('wordkin:text:humanizer:somebody', '{"text":"private"}'))
  await page.locator('main').getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/')
  if (scripted)
    expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toContain('wordkin:text')
  await expect(page.getByRole('link', { name: 'Humanize My Text' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/subscription?next=%2Faccount%2Fsecurity')
  await expect(page.getByText(person.email)).toBeHidden()
})
