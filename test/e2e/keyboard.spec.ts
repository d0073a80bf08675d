import type { Locator, Page } from '@playwright/test'
import { some } from '#test/long.ts'
import { gateBefore } from './support/gate.ts'
import { finished, humanizeButton, input, moreTones, ready, rewrite } from './support/humanizer.ts'
import { register } from './support/people.ts'
import { expect, test } from './support/test.ts'
import { NOTE, ofWords } from './support/texts.ts'

const DIALOGS = [
  ['Custom', 'Create Custom Tone'],
  ['History', 'History'],
  ['Usage Insights', 'Usage Insights'],
] as const

/** Presses Tab until `target` has focus, which must be visible then. */
async function tabTo(page: Page, target: Locator, { back = false, atMost = 40 } = {}) {
  for (let presses = 0; presses < atMost; presses++) {
    if (await target.evaluate((element) => element === document.activeElement).catch(() => false)) {
      await expect(target).toBeInViewport()
      return
    }
    await page.keyboard.press(back ? 'Shift+Tab' : 'Tab')
  }
  await expect(target).toBeFocused()
}

/** Something has focus, not just the page as a whole. */
async function expectFocusSomewhere(page: Page) {
  await expect(page.locator(':focus')).not.toHaveCount(0)
}

test('signing in, humanizing and signing out by keyboard alone', async ({ page, context, scripted }) => {
  const person = await register(context)
  await context.clearCookies({ name: 'session' })
  await page.goto('/')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to main content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.locator('main').getByRole('link', { name: 'Humanize My Text' })).toBeFocused()
  await tabTo(page, page.getByRole('banner').getByRole('link', { name: 'Sign in' }), { back: true })
  await page.keyboard.press('Enter')

  await expect(page.getByRole('heading', { name: 'Sign in', exact: true })).toBeVisible()
  await tabTo(page, page.getByLabel('Email'))
  await page.keyboard.type(person.email)
  await tabTo(page, page.getByLabel('Password', { exact: true }))
  await page.keyboard.type(person.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/dashboard')
  await tabTo(page, page.locator('main').getByRole('link', { name: 'Humanizer', exact: true }))
  await page.keyboard.press('Enter')

  await ready(page, scripted)
  await tabTo(page, page.getByRole('radio', { name: 'Conversational' }))
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'Standard' })).toBeChecked()
  await tabTo(page, moreTones(page))
  await page.keyboard.press('Enter')
  await tabTo(page, input(page))
  await page.keyboard.type(NOTE)
  await tabTo(page, humanizeButton(page))
  await page.keyboard.press('Enter')
  const onward = page.getByRole('link', { name: 'Show the finished page' })
  await expect(finished(page).or(onward)).toBeVisible()
  if (await onward.isVisible()) {
    await tabTo(page, onward)
    await page.keyboard.press('Enter')
    await expect(finished(page)).toBeVisible()
  }
  if (scripted) await expectFocusSomewhere(page)
  await tabTo(page, rewrite(page))
  await tabTo(page, page.locator('summary', { hasText: 'Download' }))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('link', { name: 'Plain text (.txt)' }))
  const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')])
  expect(download.suggestedFilename()).toContain('humanized-text-standard')

  const account = page.getByRole('banner').locator('summary', { hasText: 'Your account' })
  await tabTo(page, account, { back: true, atMost: 60 })
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('banner').getByRole('button', { name: 'Sign out' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/')
})

// Without script every step is a page.
test.describe('a slow rewrite', { tag: '@script' }, () => {
  test.use({ product: 'helped' })

  test('focus stays on the button while it works, and goes to the text when Stop goes', async ({
    page,
    context,
  }) => {
    await register(context)
    await page.goto('/humanizer')
    await ready(page, true)
    await input(page).fill(gateBefore(11).text)
    await tabTo(page, humanizeButton(page))
    await page.keyboard.press('Enter')
    await expect(humanizeButton(page)).toBeDisabled()
    await expect(humanizeButton(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(rewrite(page)).toHaveValue(/step 1 /)
    const stop = page.getByRole('button', { name: 'Stop' })
    await tabTo(page, stop)
    await page.keyboard.press('Enter')
    await expect(page.getByText('Stopped.')).toBeVisible()
    await expect(stop).toBeHidden()
    await expect(rewrite(page)).toBeFocused()
  })
})

// Without script dialogs are part of the page.
test.describe('dialogs', { tag: '@script' }, () => {
  test.beforeEach(async ({ page, context }) => {
    await register(context)
    await page.goto('/humanizer')
    await ready(page, true)
  })

  test('take focus, keep it, and give it back on Escape', async ({ page }) => {
    for (const [button, title] of some(DIALOGS, 1)) {
      const opener = page.getByRole('button', { name: button })
      await tabTo(page, opener)
      await page.keyboard.press('Enter')
      const dialog = page.getByRole('dialog', { name: title })
      await expect(dialog).toBeVisible()
      await expect(dialog.locator(':focus')).toHaveCount(1)
      for (let presses = 0; presses < 12; presses++) {
        await page.keyboard.press('Tab')
        const behind = await page.evaluate(() => {
          const { activeElement: at } = document
          return at !== document.body && at?.closest('dialog') === null && !at.closest('.toasts')
        })
        expect(behind).toBe(false)
      }
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(opener).toBeFocused()

      await page.keyboard.press('Enter')
      await expect(dialog).toBeVisible()
      await page.goBack()
      await expect(dialog).toBeHidden()
    }
  })

  test('Escape and Undo leave focus where it was, or in the text', async ({ page, problems }) => {
    await tabTo(page, moreTones(page))
    await page.keyboard.press('Enter')
    const inside = page.getByRole('radio', { name: 'Sarcastic' })
    await expect(inside).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(inside).toBeHidden()
    await expect(moreTones(page)).toBeFocused()

    await input(page).fill(NOTE)
    await tabTo(page, page.getByRole('button', { name: 'Clear' }))
    await page.keyboard.press('Enter')
    await expect(input(page)).toBeFocused()
    await tabTo(page, page.getByRole('button', { name: 'Undo' }))
    await page.keyboard.press('Enter')
    await expect(input(page)).toHaveValue(NOTE)
    await expect(input(page)).toBeFocused()

    problems.expect(/^402 POST \/api\/humanize\/stream$/)
    await input(page).fill(ofWords(351))
    await humanizeButton(page).focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await expect(dialog.locator(':focus')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(humanizeButton(page)).toBeFocused()
  })
})
