import type { Page } from '@playwright/test'
import {
  expectNews,
  humanize,
  humanizeButton,
  input,
  openHistory,
  openHumanizer,
  options,
  ready,
} from './support/humanizer.ts'
import { register } from './support/people.ts'
import { expect, test } from './support/test.ts'
import { NOTE } from './support/texts.ts'

const SPANISH = 'Además, la casa es grande y los niños están en el jardín con su madre, que les lee un libro.'
const PORTUGUESE = 'Além disso, a casa é grande e as crianças estão no jardim com a mãe delas.'
/** Taken for English, and with something for the French engine to change. */
const MIXED = 'De plus, the library utilizes 12 scanners in order to help readers.'

const option = (page: Page, name: string) =>
  page.getByRole('radio', { name, exact: true, includeHidden: true })
const language = (page: Page) => page.locator('#language')
const locked = (page: Page) => page.locator('#locked')
const manner = (page: Page) => page.getByText(/^Language: /)

/** Asks for a strong, shorter rewrite with two terms locked. */
async function choose(page: Page) {
  await options(page).click()
  await option(page, 'Strong').click()
  await option(page, 'Shorter').click()
  await page.getByLabel('Locked terms').fill('utilizes, in order to')
}

test.beforeEach(async ({ context }) => {
  await register(context)
})

test('options are used, told with the result, and there again after a reload', async ({ page, scripted }) => {
  await openHumanizer(page, scripted)
  await expect(options(page)).toHaveText('Options')
  await expect(locked(page)).toBeHidden()
  await choose(page)
  if (scripted) await expect(options(page)).toHaveText('Options: strong, shorter, 2 locked terms')
  const text = await humanize(page, NOTE)
  for (const term of ['utilizes', 'in order to', '12']) expect(text).toContain(term)
  const told = 'Language: English (detected) · Options: strong, shorter, 2 locked terms'
  await expect(manner(page)).toHaveText(told)

  await page.reload()
  await ready(page, scripted)
  await expect(options(page)).toHaveText('Options: strong, shorter, 2 locked terms')
  await expect(option(page, 'Strong')).toBeChecked()
  await expect(option(page, 'Shorter')).toBeChecked()
  await expect(locked(page)).toHaveValue(/^utilizes(, |\n)in order to$/)
  await expect(manner(page)).toHaveText(told)

  // Strength and length are a habit; terms belong to a text.
  await page.goto('/dashboard')
  await openHumanizer(page, scripted)
  await expect(options(page)).toHaveText('Options: strong, shorter')
  await expect(locked(page)).toHaveValue('')
})

test('an entry of the history brings its options back', { tag: '@long' }, async ({ page, scripted }) => {
  await openHumanizer(page, scripted)
  await choose(page)
  await language(page).selectOption('French')
  await humanize(page, MIXED)
  await openHumanizer(page, scripted)
  if (!(await option(page, 'Light').isVisible())) await options(page).click()
  await option(page, 'Light').click()
  const drawer = await openHistory(page)
  await drawer.getByRole('listitem').getByRole('link').first().click()
  if (scripted) await expectNews(page, 'History entry loaded')
  await ready(page, scripted)
  await expect(options(page)).toHaveText('Options: strong, shorter, 2 locked terms, French')
  await expect(option(page, 'Strong')).toBeChecked()
  await expect(language(page)).toHaveValue('fr')
  await expect(locked(page)).toHaveValue('utilizes\nin order to')
  await expect(manner(page)).toHaveText('Language: French · Options: strong, shorter, 2 locked terms')
})

test('the language is found out, and another one can be said', { tag: '@long' }, async ({
  page,
  scripted,
}) => {
  await openHumanizer(page, scripted)
  await expect(language(page).locator('option').first()).toHaveText('Detect from the text')
  await humanize(page, SPANISH)
  await expect(manner(page)).toHaveText('Language: Spanish (detected)')
  await expect(page.locator('#word-count')).toContainText('20 words in Spanish')
  await expect(language(page).locator('option').first()).toHaveText('Detect: Spanish')
  if (!(await language(page).isVisible())) await options(page).click()
  await page.getByLabel('Language of the text').selectOption('Portuguese')
  await humanize(page, PORTUGUESE)
  await expect(manner(page)).toHaveText('Language: Portuguese')
})

test('the language is told as it is typed', { tag: '@script' }, async ({ page, scripted }) => {
  await openHumanizer(page, scripted)
  const count = page.locator('#word-count')
  await expect(count).not.toContainText(' in ')
  for (const [text, name] of [
    [NOTE, 'English'],
    [SPANISH, 'Spanish'],
    ['Das Haus ist groß, und die Kinder sind mit ihrer Mutter im Garten.', 'German'],
    ['Дом большой, и дети сидят в саду.', 'Russian'],
  ] as const) {
    await input(page).fill(text)
    await expect(count).toContainText(` words in ${name} ·`)
    await expect(language(page).locator('option').first()).toHaveText(`Detect: ${name}`)
  }
  await options(page).click()
  await language(page).selectOption('Dutch')
  await expect(count).toContainText(' words in Dutch ·')
  await expect(options(page)).toHaveText('Options: Dutch')
})

test('too many locked terms are told at their field, and nothing is lost', { tag: '@long' }, async ({
  page,
  problems,
  scripted,
}) => {
  // With script the mistake is seen before anything is sent.
  if (!scripted) problems.expect(/^422 POST \/humanizer$/)
  await openHumanizer(page, scripted)
  await input(page).fill(NOTE)
  await choose(page)
  const terms = Array.from({ length: 52 }, (_, at) => `term ${at}`).join('\n')
  await locked(page).fill(terms)
  await options(page).click()
  await expect(locked(page)).toBeHidden()
  await humanizeButton(page).click()
  const field = page.getByRole('textbox', { name: 'Locked terms' })
  await expect(field).toHaveAccessibleDescription(
    /You can lock up to 50 terms; these are 52\. Please take 2 out\.$/,
  )
  if (scripted) await expect(field).toBeFocused()
  else await page.getByRole('link', { name: 'You can lock up to 50 terms' }).click()
  await expect(field).toBeInViewport()
  await expect(field).toHaveValue(terms)
  await expect(input(page)).toHaveValue(NOTE)
  await expect(option(page, 'Strong')).toBeChecked()
  await field.fill('scanners')
  // Without script the panel stays over the text until it is folded.
  if (!scripted) await options(page).click()
  await humanize(page, NOTE)
  await expect(manner(page)).toContainText('1 locked term')
  await expect(page.getByText('You can lock up to 50 terms')).toHaveCount(0)
})

test('options stay while a dialog is open', { tag: '@long' }, async ({ page, scripted }) => {
  await openHumanizer(page, scripted)
  await input(page).fill(NOTE)
  await choose(page)
  await page.getByRole('button', { name: 'Usage Insights' }).click()
  const dialog = page.getByRole('dialog', { name: 'Usage Insights' })
  await dialog.getByRole('link', { name: 'Close' }).first().click()
  await expect(dialog).toBeHidden()
  await ready(page, scripted)
  await expect(options(page)).toHaveText('Options: strong, shorter, 2 locked terms')
  await expect(option(page, 'Strong')).toBeChecked()
  await expect(locked(page)).toHaveValue('utilizes, in order to')
})

test('what is chosen before the scripts arrive is kept', { tag: ['@script', '@long'] }, async ({ page }) => {
  let go = () => {}
  const held = new Promise<void>((resolve) => {
    go = resolve
  })
  await page.route('/assets/*.js*', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/humanizer', { waitUntil: 'commit' })
  await choose(page)
  await language(page).selectOption('Italian')
  go()
  await ready(page, true)
  await expect(options(page)).toHaveText('Options: strong, shorter, 2 locked terms, Italian')
  await expect(option(page, 'Strong')).toBeChecked()
  await expect(locked(page)).toHaveValue('utilizes, in order to')
  await expect(locked(page)).toBeVisible()
})
