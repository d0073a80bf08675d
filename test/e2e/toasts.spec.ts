import type { Page } from '@playwright/test'
import { humanize, openHumanizer, rewrite } from './support/humanizer.ts'
import { haveRewritten, register } from './support/people.ts'
import { expect, test } from './support/test.ts'
import { NOTE } from './support/texts.ts'

const toasts = (page: Page) => page.locator('.toast')

test.beforeEach(async ({ context }) => {
  await register(context)
})

test('a message stands for five seconds, one at a time', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.clock.install()
  await openHumanizer(page, true)
  const text = await humanize(page, NOTE)
  await expect(toasts(page)).toContainText('Your text was successfully transformed with Conversational tone.')
  await page.getByRole('button', { name: 'Copy' }).click()
  await expect(toasts(page)).toHaveCount(1)
  await expect(toasts(page)).toContainText('Copied')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text)

  await page.clock.pauseAt(new Date(Date.now() + 3_600_000))
  await page.getByRole('button', { name: 'Copy' }).click()
  await expect(toasts(page)).toHaveCount(1)
  await page.clock.runFor(4_900)
  await expect(toasts(page)).toHaveCount(1)
  await page.clock.runFor(200)
  await expect(toasts(page)).toHaveCount(0)
})

test('F8 goes to the messages, Escape sends one off and goes back', async ({ page }) => {
  await openHumanizer(page, true)
  await humanize(page, NOTE)
  const button = page.getByRole('button', { name: 'Usage Insights' })
  await button.focus()
  await page.keyboard.press('F8')
  await expect(page.getByRole('region', { name: 'Notifications (F8)' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Dismiss' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(toasts(page)).toHaveCount(0)
  await expect(button).toBeFocused()
})

test('sharing opens the sheet of the system, or else a mail', async ({ page, context }) => {
  const [text] = await haveRewritten(context, [NOTE])
  await page.addInitScript(() => {
    const shared: string[] = []
    Object.assign(globalThis, { shared })
    Object.defineProperty(Navigator.prototype, 'share', {
      configurable: true,
      value: ({ text }: { text: string }) => Promise.resolve(shared.push(text)),
    })
  })
  await page.goto('/dashboard')
  await page
    .locator('main')
    .getByRole('link', { name: NOTE.slice(0, 20) })
    .click()
  await expect(rewrite(page)).toHaveValue(String(text))
  await expect(page.locator('button', { hasText: 'Upload File' })).toBeAttached()
  const share = page.getByRole('link', { name: 'Share' })
  const mail = new URL(String(await share.getAttribute('href')))
  expect(mail.protocol).toBe('mailto:')
  expect(mail.searchParams.get('body')).toBe(text)
  await share.click()
  expect(await page.evaluate(() => (globalThis as never as { shared: string[] }).shared)).toEqual([text])

  await page.evaluate(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
  const prevented = await share.evaluate(
    (link) =>
      new Promise<boolean>((resolve) => {
        // Looks whether the page leaves the link to the browser, and then keeps it from starting a mail program.
        addEventListener(
          'click',
          (event) => {
            resolve(event.defaultPrevented)
            event.preventDefault()
          },
          { once: true },
        )
        ;(link as HTMLAnchorElement).click()
      }),
  )
  expect(prevented).toBe(false)
})
