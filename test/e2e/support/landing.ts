import type { Page } from '@playwright/test'

/** A draft whose figure and name must survive. */
export const DRAFT =
  'It is important to note that Ada Byron utilizes 42 engines. Furthermore, she does this in order to count.'

/** Where a visitor's text is typed. */
export function tryText(page: Page) {
  return page.getByRole('textbox', { name: 'Your text' })
}

/** The rewrite of a trial. */
export function tryRewrite(page: Page) {
  return page.locator('#try-rewrite')
}

/** Types `text` into the trial of the start page and has it rewritten. */
export async function tryOut(page: Page, text: string) {
  await tryText(page).fill(text)
  await page.getByRole('button', { name: 'Humanize Text' }).click()
}
