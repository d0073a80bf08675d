import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { register } from './support/people.ts'
import {
  chooseDownload,
  chooseTone,
  expectNews,
  finished,
  humanize,
  humanizeButton,
  input,
  moreTones,
  openHumanizer,
  ready,
} from './support/humanizer.ts'
import { expect, test } from './support/test.ts'
import { NOTE } from './support/texts.ts'

const tone = (page: Page, name: string) => page.getByRole('radio', { name, exact: true, includeHidden: true })
const toneDialog = (page: Page) => page.getByRole('dialog', { name: 'Create Custom Tone' })

test.beforeEach(async ({ context }) => {
  await register(context)
})

test('a tone from the More menu is named there and remembered at the next visit', { tag: '@phone' }, async ({
  page,
  scripted,
}) => {
  await openHumanizer(page, scripted)
  await expect(moreTones(page)).toHaveText('More')
  const inSight = page.getByRole('group', { name: 'Tone' }).locator('> label')
  expect(await inSight.count()).toBeGreaterThanOrEqual(2)
  await expect(
    page.getByRole('group', { name: 'Tone' }).getByRole('radio', { includeHidden: true }),
  ).toHaveCount(19)

  await chooseTone(page, 'Sarcastic')
  if (scripted) {
    await expect(moreTones(page)).toHaveText('More: Sarcastic')
    await expect(page.getByRole('heading', { name: 'Sarcastic mode' })).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('lastTone'))).toBe('sarcastic')
  } else {
    // Without script the choice is kept when the form is sent.
    await humanize(page, NOTE)
    await expect(page.getByText('Done in Sarcastic tone.')).toBeVisible()
  }
  await page.goto('/dashboard')
  await openHumanizer(page, scripted)
  await expect(tone(page, 'Sarcastic')).toBeChecked()
  await expect(moreTones(page)).toHaveText('More: Sarcastic')
})

test('a tone of one’s own is made, used and deleted', async ({ page, problems, scripted }) => {
  problems.expect(/^422 POST \/humanizer\/tones\/new(?:\.data)?$/)
  await openHumanizer(page, scripted)
  await input(page).fill(NOTE)
  await page.getByRole('button', { name: 'Custom' }).click()

  const dialog = toneDialog(page)
  const formality = dialog.getByRole('spinbutton', { name: /^Formality/ })
  await expect(formality).toHaveValue('50')
  await formality.fill('80')
  if (scripted) {
    const slider = dialog.getByRole('slider', { name: 'Formality' })
    await expect(slider).toHaveValue('80')
    await slider.fill('72')
    await expect(formality).toHaveValue('72')
    await formality.fill('80')
  }
  await expect(dialog.getByLabel('Description')).toBeDisabled()
  await expect(dialog.getByLabel('Description')).toHaveAccessibleDescription(/^Only a language model/)
  await dialog.getByRole('button', { name: 'Create tone' }).click()
  await expect(dialog.getByLabel('Name')).toHaveAccessibleDescription(/Name is required/)
  await expect(dialog.getByRole('alert')).toContainText('Name is required')
  await expect(formality).toHaveValue('80')

  await dialog.getByLabel('Name').fill('River guide')
  await dialog.getByRole('button', { name: 'Create tone' }).click()
  await expect(dialog).toBeHidden()
  await expectNews(page, 'Custom tone created', 'Your tone "River guide" has been created successfully.')
  await expect(tone(page, 'River guide')).toBeChecked()
  await expect(input(page)).toHaveValue(NOTE)

  await humanizeButton(page).click()
  const onward = page.getByRole('link', { name: 'Show the finished page' })
  await expect(finished(page).or(onward)).toBeVisible()
  if (await onward.isVisible()) await onward.click()
  await expect(page.getByText('Done in River guide tone.')).toBeVisible()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    chooseDownload(page, 'Plain text (.txt)'),
  ])
  expect(download.suggestedFilename()).toMatch(/^humanized-text-custom-tone-\d{4}-\d\d-\d\d\.txt$/)
  expect(await readFile(await download.path(), 'utf8')).toContain('12')

  await moreTones(page).click()
  await page.getByRole('link', { name: 'Delete the tone River guide' }).click()
  const confirm = page.getByRole('dialog', { name: 'Delete the tone “River guide”?' })
  await confirm.getByRole('button', { name: 'Delete' }).click()
  await expect(confirm).toBeHidden()
  await expectNews(page, 'Tone deleted')
  await expect(tone(page, 'River guide')).toHaveCount(0)
  await expect(tone(page, 'Conversational')).toBeChecked()
  await openHumanizer(page, scripted)
  await expect(tone(page, 'Conversational')).toBeChecked()
})

test('leaving the dialog makes no tone and keeps the text', async ({ page, scripted }) => {
  await openHumanizer(page, scripted)
  await input(page).fill(NOTE)
  await chooseTone(page, 'Standard')
  await page.getByRole('button', { name: 'Custom' }).click()
  await toneDialog(page).getByLabel('Name').fill('Never mind')
  await toneDialog(page).getByRole('link', { name: 'Cancel' }).click()
  await expect(toneDialog(page)).toBeHidden()
  await ready(page, scripted)
  await expect(input(page)).toHaveValue(NOTE)
  await expect(tone(page, 'Standard')).toBeChecked()
  await expect(tone(page, 'Never mind')).toHaveCount(0)
})
