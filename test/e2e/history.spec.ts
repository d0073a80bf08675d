import {
  expectNews,
  finished,
  input,
  openHistory,
  openHumanizer,
  ready,
  rewrite,
} from './support/humanizer.ts'
import { haveRewritten, register } from './support/people.ts'
import { expect, test } from './support/test.ts'
import { ESSAY, ofWords } from './support/texts.ts'

const RIVER = 'Moreover, the river demonstrates that 3 bridges are not enough.'
const BREAD = 'However, bread facilitates friendship: 100% of it is eaten.'

test('an empty history says so', { tag: '@long' }, async ({ page, context, scripted }) => {
  await register(context)
  await openHumanizer(page, scripted)
  await input(page).fill('Half a thought')
  const drawer = await openHistory(page)
  await expect(drawer.getByRole('heading', { name: 'No history entries yet' })).toBeVisible()
  await drawer.getByRole('link', { name: 'Close' }).click()
  await expect(drawer).toBeHidden()
  await ready(page, scripted)
  await expect(input(page)).toHaveValue('Half a thought')
})

test('entries are searched, opened and deleted', async ({ page, context, scripted }) => {
  await register(context)
  const [, bread] = await haveRewritten(context, [RIVER, BREAD], 'academic')
  await haveRewritten(context, [ESSAY], 'friendly')
  await openHumanizer(page, scripted)
  const drawer = await openHistory(page)
  const entries = drawer.getByRole('listitem')
  await expect(entries).toHaveCount(3)
  await expect(entries.first()).toContainText('Friendly')
  await expect(entries.first()).toContainText('just now')
  await expect(entries.first().getByRole('link').first()).toHaveText(`${ESSAY.slice(0, 60)}…`)

  const search = drawer.getByRole('searchbox')
  await search.fill('50% of nothing')
  await drawer.getByRole('button', { name: 'Search' }).click()
  await expect(drawer.getByRole('heading', { name: 'Nothing found' })).toBeVisible()
  await search.fill('FRIENDSHIP')
  await search.press('Enter')
  await expect(entries).toHaveCount(1)
  await entries.getByRole('link', { name: BREAD }).first().click()

  await ready(page, scripted)
  await expect(rewrite(page)).toHaveValue(String(bread))
  await expect(input(page)).toHaveValue(BREAD)
  await expect(finished(page)).toContainText('Academic')
  await expect(page.getByRole('radio', { name: 'Academic', includeHidden: true })).toBeChecked()
  if (scripted) await expectNews(page, 'History entry loaded')

  await openHistory(page)
  const river = entries.filter({ hasText: 'river' })
  await river.locator('summary').click()
  await expect(river.getByText('Delete this entry?')).toBeVisible()
  await river.getByRole('button', { name: 'Delete for good' }).click()
  await expectNews(page, 'Entry deleted')
  await expect(entries).toHaveCount(2)

  await drawer.locator('summary', { hasText: 'Delete all' }).click()
  await drawer.getByRole('button', { name: 'Delete for good', exact: true }).click()
  await expectNews(page, 'History deleted')
  await expect(drawer.getByRole('heading', { name: 'No history entries yet' })).toBeVisible()
})

test('a long history is turned page by page', { tag: '@long' }, async ({ page, context, scripted }) => {
  await register(context)
  await haveRewritten(
    context,
    Array.from({ length: 21 }, (_, index) => `Text number ${index + 1}.`),
  )
  await openHumanizer(page, scripted)
  const drawer = await openHistory(page)
  await expect(drawer.getByRole('listitem')).toHaveCount(20)
  await drawer.getByRole('link', { name: 'Older entries' }).click()
  await expect(drawer.getByRole('listitem')).toHaveCount(1)
  await expect(drawer.getByRole('listitem')).toContainText('Text number 1.')
})

test('Usage Insights tells what this month has cost', { tag: '@long' }, async ({
  page,
  context,
  scripted,
}) => {
  await register(context)
  await haveRewritten(context, [ofWords(70)])
  await openHumanizer(page, scripted)
  await input(page).fill('Half a thought')
  await page.getByRole('button', { name: 'Usage Insights' }).click()
  const dialog = page.getByRole('dialog', { name: 'Usage Insights' })
  await expect(dialog.getByText('Free plan: 350 words a month')).toBeVisible()
  await expect(dialog.getByText('70 of 350 (20%)')).toBeVisible()
  await expect(dialog.getByRole('progressbar', { name: 'Words used' })).toHaveAttribute('value', '20')
  await expect(dialog.getByText('280 words remaining')).toBeVisible()
  for (const tracked of [
    'Chat PDF questions and responses',
    'Quiz generation in Study Buddy',
    'Related videos lookup',
    'Key points generation',
  ])
    await expect(dialog.getByText(tracked)).toBeVisible()
  await dialog.getByRole('link', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
  await ready(page, scripted)
  await expect(input(page)).toHaveValue('Half a thought')
})
