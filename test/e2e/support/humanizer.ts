import type { Locator, Page } from '@playwright/test'
import { expect } from './test.ts'

/** The text area people write in. */
export const input = (page: Page): Locator => page.getByLabel('Text to humanize')

/** The text area with the rewrite. */
export const rewrite = (page: Page): Locator => page.getByLabel('Rewritten text')

/** The line that says a rewrite is finished. */
export const finished = (page: Page): Locator => page.getByText(/\bDone in .+ tone\./)

export const humanizeButton = (page: Page): Locator =>
  page.getByRole('button', { name: /^(Humanize Text|Humanizing…)$/ })

/** Waits until React has taken the page over, where it does: the file button is then one that reads the file at once. */
export async function ready(page: Page, scripted: boolean) {
  await expect(page.getByRole('heading', { name: 'AI Text Humanizer' })).toBeVisible()
  if (scripted) await expect(page.locator('button', { hasText: 'Upload File' })).toBeAttached()
}

/** Opens the humanizer, on an address of its own if `query` says so. */
export async function openHumanizer(page: Page, scripted: boolean, query = '') {
  await page.goto(`/humanizer${query}`)
  await ready(page, scripted)
}

/** Writes `text` and has it humanized; answers the rewrite. */
export async function humanize(page: Page, text: string): Promise<string> {
  await input(page).fill(text)
  await humanizeButton(page).click()
  return finishedRewrite(page)
}

/** Waits for the end of a rewrite. Without script the page may first be one that the words are written into. */
export async function finishedRewrite(page: Page): Promise<string> {
  const onward = page.getByRole('link', { name: 'Show the finished page' })
  await expect(finished(page).or(onward)).toBeVisible()
  if (await onward.isVisible()) await onward.click()
  await expect(finished(page)).toBeVisible()
  return rewrite(page).inputValue()
}

/**
 * Picks a tone, from the More menu when it is not in sight. The bar finds out how many tones fit only once it stands, so
 * that one which is in sight may still go into the menu.
 */
export async function chooseTone(page: Page, name: string) {
  const tone = page.getByRole('radio', { name, exact: true })
  await expect(async () => {
    if (!(await tone.isVisible())) await moreTones(page).click({ timeout: 5_000 })
    await tone.click({ timeout: 5_000 })
  }).toPass()
  // The menu closes over its choice, which is then only said by its button.
  await expect(page.getByRole('radio', { name, exact: true, includeHidden: true })).toBeChecked()
}

/** What opens the menu with the tones that are not in sight. */
export const moreTones = (page: Page): Locator => page.locator('summary', { hasText: /^More/ })

/** What opens the options, and says which differ from the defaults. */
export const options = (page: Page): Locator => page.locator('summary', { hasText: /^\s*Options/ })

/** Waits for a message, wherever it is told: as a toast, or at the top of the page. */
export async function expectNews(page: Page, title: string, description?: string) {
  const news = page.locator('.toast, [data-flash]').filter({ hasText: title }).first()
  await expect(news).toBeVisible()
  if (description) await expect(news).toContainText(description)
}

/** Downloads the rewrite as a file of that kind. */
export async function chooseDownload(page: Page, kind: string) {
  await page.locator('summary', { hasText: 'Download' }).click()
  await page.getByRole('link', { name: kind }).click()
}

/** Opens the history from the toolbar. */
export async function openHistory(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'History' }).click()
  const drawer = page.getByRole('dialog', { name: 'History' })
  await expect(drawer).toBeVisible()
  return drawer
}

/** Whether two texts differ in more than white space. */
export function differ(one: string, other: string): boolean {
  return one.replaceAll(/\s+/g, ' ').trim() !== other.replaceAll(/\s+/g, ' ').trim()
}
