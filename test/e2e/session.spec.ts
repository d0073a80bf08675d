import type { Page } from '@playwright/test'
import {
  chooseTone,
  expectNews,
  finishedRewrite,
  humanizeButton,
  input,
  openHumanizer,
  ready,
} from './support/humanizer.ts'
import type { Person } from './support/people.ts'
import { expect, test } from './support/test.ts'
import { ESSAY } from './support/texts.ts'

async function signInAgain(page: Page, { email, password }: Person) {
  await expectNews(page, 'Please sign in again', 'Your text is kept.')
  await expect(page).toHaveURL('/auth?next=%2Fhumanizer')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

test('a text sent after the session has ended waits for its writer to sign in', async ({
  page,
  person,
  problems,
  scripted,
}) => {
  if (scripted) problems.expect(/^401 POST \/api\/humanize\/stream$/)
  await openHumanizer(page, scripted)
  await input(page).fill(ESSAY)
  await chooseTone(page, 'Standard')
  await page.context().clearCookies({ name: 'session' })
  await humanizeButton(page).click()
  await signInAgain(page, person)
  await ready(page, scripted)
  await expect(input(page)).toHaveValue(ESSAY)
  await expect(page.getByRole('radio', { name: 'Standard', includeHidden: true })).toBeChecked()
  await humanizeButton(page).click()
  expect(await finishedRewrite(page)).toContain('1,250')
})
