import type { Page } from '@playwright/test'
import { barriers } from './support/axe.ts'
import { finished, humanize, input, openHumanizer, ready, rewrite } from './support/humanizer.ts'
import { expectNothingCut } from './support/layout.ts'
import { register } from './support/people.ts'
import { expect, test } from './support/test.ts'
import { ESSAY } from './support/texts.ts'

const CAVEAT = 'A heuristic, no verdict: no tool can tell who wrote a text.'
const check = (page: Page) => page.getByRole('dialog', { name: 'Check of your text' })

test.beforeEach(async ({ context }) => {
  await register(context)
})

test('a rewrite is measured against its source, in figures, a picture and reasons', async ({
  page,
  browser,
  scripted,
}) => {
  await openHumanizer(page, scripted)
  const text = await humanize(page, ESSAY)
  await page.getByRole('link', { name: 'Report', exact: true }).click()
  await expect(page.getByText(CAVEAT)).toBeVisible()
  const figures = page.getByRole('table', { name: 'How the text is written, before and after' })
  await expect(figures.getByRole('row', { name: /^Stock phrases \d+ \d+ (fewer|same)$/ })).toBeVisible()
  await expect(page.getByRole('img', { name: /^Bar chart of the sentence lengths/ })).toHaveCount(2)
  await page.getByText('The lengths as a table').click()
  await expect(page.getByRole('table', { name: 'Words in each sentence' })).toBeVisible()
  await page.getByText('The same for your text').click()
  await expect(page.getByText('stock phrase: “Furthermore”')).toBeVisible()
  await barriers(browser, page, scripted)('the writing report')
  await expectNothingCut(page, 'the writing report')
  await page.reload()
  await expect(page.getByText(CAVEAT)).toBeVisible()
  await page.getByRole('link', { name: 'Rewrite', exact: true }).click()
  await expect(rewrite(page)).toHaveValue(text)
})

test('a text is checked before it is rewritten, and cleaned', { tag: '@long' }, async ({
  page,
  browser,
  scripted,
}) => {
  await openHumanizer(page, scripted)
  await input(page).fill('Furthermore, the p\u0430per plays a crucial\u200b role in most offices.')
  await page.getByRole('button', { name: 'Check text' }).click()
  await expect(check(page)).toContainText('2 hidden or look-alike characters found')
  await expect(check(page)).toContainText('U+200B ZERO WIDTH SPACE')
  await expect(check(page)).toContainText('stock phrase: “plays a crucial role”')
  await expect(check(page)).toContainText(CAVEAT)
  await barriers(browser, page, scripted)('a text with hidden characters')
  await expectNothingCut(page, 'a text with hidden characters')
  await check(page).getByRole('button', { name: 'Use the cleaned text' }).click()
  await ready(page, scripted)
  await expect(input(page)).toHaveValue('Furthermore, the paper plays a crucial role in most offices.')

  await page.getByRole('button', { name: 'Check text' }).click()
  await expect(check(page)).toContainText('No hidden characters')
  await check(page).getByRole('link', { name: 'Close' }).click()
  await expect(check(page)).toBeHidden()
  await expect(input(page)).toHaveValue('Furthermore, the paper plays a crucial role in most offices.')
})

test('a text with hidden characters is cleaned on its way, and the result says so', {
  tag: '@long',
}, async ({ page, scripted }) => {
  await openHumanizer(page, scripted)
  await humanize(page, 'Furthermore, the p\u0430per says so\u200b, and nobody minds it.')
  await expect(page.getByText('2 hidden or look-alike characters were replaced in your text')).toBeVisible()
  await page.getByRole('link', { name: 'Facts', exact: true }).click()
  await expect(page.getByText('No hidden characters')).toBeVisible()
})

test('checking the text of a rewrite keeps the rewrite', { tag: '@script' }, async ({ page, scripted }) => {
  await openHumanizer(page, scripted)
  await humanize(page, ESSAY)
  await expect(page).toHaveURL(/run=/)
  await page.getByRole('button', { name: 'Check text' }).click()
  await expect(check(page)).toContainText(CAVEAT)
  await page.keyboard.press('Escape')
  await expect(check(page)).toBeHidden()
  await expect(page.getByRole('button', { name: 'Check text' })).toBeFocused()
  await expect(finished(page)).toBeVisible()
})
