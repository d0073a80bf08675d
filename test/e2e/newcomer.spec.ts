import { readFile } from 'node:fs/promises'
import {
  chooseDownload,
  chooseTone,
  differ,
  finishedRewrite,
  humanizeButton,
  input,
  openHistory,
  ready,
  rewrite,
} from './support/humanizer.ts'
import { newcomer } from './support/people.ts'
import { expect, test } from './support/test.ts'
import { ESSAY, ESSAY_FACTS } from './support/texts.ts'

test('a newcomer signs up, humanizes an essay, finds it again, downloads it and leaves', {
  tag: ['@plain', '@blocked', '@phone'],
}, async ({ page, scripted }) => {
  const person = newcomer()

  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sound Human. Write Brilliant.')
  await page.getByRole('link', { name: 'Humanize My Text' }).click()
  await expect(page).toHaveURL('/#try')
  await page.getByRole('link', { name: 'Create a free account' }).click()
  await page.getByLabel('First Name').fill(person.firstName)
  await page.getByLabel('Last Name').fill(person.lastName)
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Create account' }).click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Welcome back, ${person.firstName}!`)
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByRole('heading', { name: 'First steps' })).toBeVisible()
  await page.locator('main').getByRole('link', { name: 'Humanizer', exact: true }).click()

  await ready(page, scripted)
  await expect(page.getByRole('radio', { name: 'Conversational' })).toBeChecked()
  await chooseTone(page, 'Academic')
  if (scripted) {
    await expect(humanizeButton(page)).toBeDisabled()
    await expect(page.getByRole('heading', { name: 'Academic mode' })).toBeVisible()
    await expect(page.getByText('grant proposals')).toBeVisible()
  }
  await input(page).fill(ESSAY)
  if (scripted) await expect(page.locator('#word-count')).toContainText('of your 350 remaining words')
  await humanizeButton(page).click()

  const text = await finishedRewrite(page)
  expect(differ(text, ESSAY)).toBe(true)
  for (const fact of ESSAY_FACTS) expect(text).toContain(fact)
  await expect(page.getByText('Done in Academic tone.')).toBeVisible()
  await expect(input(page)).toHaveValue(ESSAY)

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    chooseDownload(page, 'Plain text (.txt)'),
  ])
  const today = new Date().toISOString().slice(0, 10)
  expect(download.suggestedFilename()).toBe(`humanized-text-academic-${today}.txt`)
  expect(await readFile(await download.path(), 'utf8')).toBe(text)

  const drawer = await openHistory(page)
  const entry = drawer.getByRole('listitem')
  await expect(entry).toHaveCount(1)
  await expect(entry).toContainText('Academic')
  await expect(entry).toContainText('just now')
  await expect(entry.getByRole('link').first()).toHaveText(`${ESSAY.slice(0, 60)}…`)

  await page.goto('/dashboard')
  await expect(page.getByText('Total words processed through AI').locator('..')).toContainText(/1\d\d/)
  await page.locator('main').getByRole('link', { name: "In today's rapidly" }).click()
  await ready(page, scripted)
  await expect(input(page)).toHaveValue(ESSAY)
  await expect(rewrite(page)).toHaveValue(text)
  await expect(page.getByRole('radio', { name: 'Academic', includeHidden: true })).toBeChecked()

  await page.goto('/account/security')
  await expect(page.getByText('This device')).toBeVisible()
  await page.locator('main').getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/')
  await page.goBack()
  await expect(page.getByRole('link', { name: 'create a free account' })).toBeVisible()
  await expect(page.getByText('This device')).toBeHidden()
})
