import type { Page } from '@playwright/test'
import { barriers } from './support/axe.ts'
import { gateBefore } from './support/gate.ts'
import { finished, input, openHumanizer, ready, rewrite } from './support/humanizer.ts'
import { expectNothingCut } from './support/layout.ts'
import { register, wordsUsed } from './support/people.ts'
import { expect, test } from './support/test.ts'
import { LONG, NOTE, ofWords, wordsOf } from './support/texts.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Compare two tones' })
const pane = (page: Page, tone: string) => page.getByRole('region', { name: tone, exact: true })
const both = (page: Page) => page.getByText('Both are done, and in your history.')

/** Long enough for a model to be met in the middle of it, short enough to be rewritten twice. */
const STEPS = LONG.split('\n\n').slice(0, 2).join('\n\n')

async function choose(page: Page, scripted: boolean, text: string, first: string, second: string) {
  await openHumanizer(page, scripted)
  await input(page).fill(text)
  await page.getByRole('button', { name: 'Compare', exact: true }).click()
  await dialog(page).getByLabel('One tone').selectOption({ label: first })
  await dialog(page).getByLabel('Other tone').selectOption({ label: second })
}

/** Waits for the end of both; without script by asking again. */
async function bothDone(page: Page, scripted: boolean) {
  await expect(async () => {
    if (!scripted && !(await both(page).isVisible())) {
      await page.getByRole('link', { name: 'Check progress' }).first().click({ timeout: 5_000 })
    }
    await expect(both(page)).toBeVisible({ timeout: 1_000 })
  }).toPass()
}

test.beforeEach(async ({ context }) => {
  await register(context)
})

test('two tones are priced, written side by side, and one is taken further', async ({
  page,
  context,
  browser,
  scripted,
}) => {
  await choose(page, scripted, NOTE, 'Formal', 'Friendly')
  const words = wordsOf(NOTE)
  await expect(dialog(page)).toContainText(`Uses 2 × ${words} = ${2 * words} of your 350 remaining words.`)
  await expect(input(page)).toHaveValue(NOTE)
  const look = barriers(browser, page, scripted)
  await look('choosing two tones')
  await dialog(page).getByRole('button', { name: 'Rewrite in both tones' }).click()

  await bothDone(page, scripted)
  await expect(page.getByRole('heading', { name: 'Formal and Friendly compared' })).toBeVisible()
  for (const tone of ['Formal', 'Friendly']) {
    await expect(pane(page, tone).getByRole('textbox')).toHaveValue(/12/)
    await expect(pane(page, tone)).toContainText(`of ${words} words changed`)
    await expect(pane(page, tone)).toContainText(/Fact check: the one [a-z ]+ is there/)
  }
  expect(await wordsUsed(context)).toBe(2 * words)
  await look('two tones compared')
  await expectNothingCut(page, 'two tones compared')
  await page.reload()
  const text = await pane(page, 'Friendly').getByRole('textbox').inputValue()

  await page.getByRole('link', { name: 'Use this one (Friendly)' }).click()
  await expect(finished(page)).toHaveText(/Friendly/)
  await expect(rewrite(page)).toHaveValue(text)
  await expect(input(page)).toHaveValue(NOTE)
})

test('other tones are tried on the same text', { tag: ['@phone', '@long'] }, async ({ page, scripted }) => {
  await choose(page, scripted, NOTE, 'Formal', 'Friendly')
  await dialog(page).getByRole('button', { name: 'Rewrite in both tones' }).click()
  await bothDone(page, scripted)
  await page.getByRole('link', { name: 'Compare other tones' }).click()
  await expect(dialog(page)).toBeVisible()
  await ready(page, scripted)
  await expect(input(page)).toHaveValue(NOTE)
})

test('the same tone twice is a mistake beside its cause', { tag: '@long' }, async ({
  page,
  problems,
  scripted,
}) => {
  problems.expect(/^422 POST \/humanizer\/compare(?:\.data)?$/)
  await choose(page, scripted, NOTE, 'Formal', 'Formal')
  await dialog(page).getByRole('button', { name: 'Rewrite in both tones' }).click()
  await expect(dialog(page)).toContainText('Please choose two different tones.')
  await expect(input(page)).toHaveValue(NOTE)
  await expect(dialog(page).getByLabel('Other tone')).toHaveValue('formal')
})

test('words for one rewrite only are explained, and none is used', { tag: '@long' }, async ({
  page,
  context,
  problems,
  scripted,
}) => {
  problems.expect(/^402 POST \/humanizer\/compare(?:\.data)?$/)
  const text = ofWords(200)
  await choose(page, scripted, text, 'Formal', 'Direct')
  await expect(dialog(page)).toContainText('That is more than you have left.')
  await dialog(page).getByRole('button', { name: 'Rewrite in both tones' }).click()
  const limit = page.getByRole('dialog', { name: /^You've reached/ })
  await expect(limit).toContainText('Two rewrites of this text')
  await limit.getByRole('link', { name: 'Back to my text' }).click()
  await expect(input(page)).toHaveValue(text)
  expect(await wordsUsed(context)).toBe(0)
})

test('comparing by keyboard alone', { tag: '@long' }, async ({ page, scripted }) => {
  await openHumanizer(page, scripted)
  await input(page).fill(NOTE)
  await page.getByRole('button', { name: 'Compare', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toBeVisible()
  await dialog(page).getByLabel('Other tone').focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(dialog(page).getByRole('button', { name: 'Rewrite in both tones' })).toBeFocused()
  await page.keyboard.press('Enter')
  await bothDone(page, scripted)
  const use = page.getByRole('link', { name: /^Use this one/ }).first()
  await use.focus()
  await page.keyboard.press('Enter')
  await expect(finished(page)).toBeVisible()
})

test.describe('with a language model', () => {
  test.use({ product: 'helped' })

  test('progress is seen, one can be stopped, and the other goes on', async ({ page, context, scripted }) => {
    const half = gateBefore(6, STEPS)
    await choose(page, scripted, half.text, 'Formal', 'Direct')
    await dialog(page).getByRole('button', { name: 'Rewrite in both tones' }).click()
    await page.waitForURL(/comparison/, { waitUntil: 'commit' })
    await expect(page.getByText('Rewriting your text in both tones.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Stop Direct' })).toBeVisible()
    await page.getByRole('button', { name: 'Stop Formal' }).click()
    await expect(pane(page, 'Formal')).toContainText('Stopped;')
    await half.open()
    await expect(async () => {
      if (!scripted) await page.reload()
      await expect(page.getByText('Both have ended; what was written is in your history.')).toBeVisible({
        timeout: 1_000,
      })
    }).toPass()
    // Without script it may be stopped before anything was written.
    await expect(pane(page, 'Formal')).toContainText(
      /Stopped; (charged for this part only|nothing was changed, nothing charged)/,
    )
    await expect(pane(page, 'Direct').getByRole('textbox')).toHaveValue(/step 10 /)
    expect(await wordsUsed(context)).toBeLessThan(2 * wordsOf(STEPS))
  })
})
