import { register } from './support/people.ts'
import { expect, test } from './support/test.ts'

// Narrow windows have a menu instead.
test.describe('the sidebar', { tag: '@wide' }, () => {
  test('remembers its width', async ({ page, context, scripted }) => {
    await register(context)
    await page.goto('/dashboard')
    const sidebar = page.getByRole('complementary', { name: 'Sidebar' })
    const width = async () => (await sidebar.boundingBox())?.width
    const stored = () => page.evaluate(() => localStorage.getItem('sidebar-collapsed-v2'))
    const cookie = async () =>
      (await page.context().cookies()).find(({ name }) => name === 'sidebar-collapsed-v2')?.value
    expect(await width()).toBe(64)
    await expect(sidebar.getByText('Level 0')).toBeHidden()
    await expect(sidebar.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page')

    const expand = sidebar.getByRole('button', { name: 'Expand sidebar' })
    await expect(expand).toHaveAttribute('aria-expanded', 'false')
    await expand.click()
    const collapse = sidebar.getByRole('button', { name: 'Collapse sidebar' })
    await expect(collapse).toHaveAttribute('aria-expanded', 'true')
    await expect.poll(width).toBe(256)
    await expect(sidebar.getByText('Level 0')).toBeVisible()
    await expect(sidebar.getByText('0 points')).toBeVisible()
    await expect(page).toHaveURL('/dashboard')
    if (scripted) expect(await stored()).toBe('false')

    await page.reload()
    expect(await width()).toBe(256)
    expect(await cookie()).toBe('false')
    await collapse.click()
    await expect(expand).toHaveAttribute('aria-expanded', 'false')
    await expect.poll(width).toBe(64)
    await page.reload()
    expect(await width()).toBe(64)
    expect(await cookie()).toBe('true')
    if (scripted) expect(await stored()).toBe('true')
  })
})

test('behind their picture a person finds how pages look, and the way out', async ({ page, person }) => {
  await page.goto('/dashboard')
  const menu = page.getByRole('banner').locator('summary', { hasText: 'Your account' })
  await menu.click()
  await expect(page.getByRole('banner').getByText(person.email)).toBeVisible()
  await page.getByRole('banner').getByRole('button', { name: 'Dark' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.getByRole('banner').getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/')
})

test('below 768 px everything is in the menu', { tag: '@phone' }, async ({ page, scripted }) => {
  await page.setViewportSize({ width: 700, height: 740 })
  await page.goto('/')
  const menu = page.locator('header summary', { hasText: 'Menu' })
  await menu.click()
  await expect(page.locator('header').getByRole('link', { name: 'Features' })).toBeVisible()
  if (scripted) {
    await page.keyboard.press('Escape')
    await expect(page.locator('header').getByRole('link', { name: 'Features' })).toBeHidden()
    await expect(menu).toBeFocused()
    await menu.click()
  }
  await page.locator('header').getByRole('link', { name: 'Features' }).click()
  await expect(page).toHaveURL('/subscription?next=%2Fhumanizer')
})

test('an address without a page says so and leads back', { tag: '@long' }, async ({
  page,
  context,
  problems,
}) => {
  problems.expect(/^404 GET \/no\/such\/page$/)
  await page.goto('/no/such/page')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found')
  await expect(page).toHaveTitle(/^404 Page Not Found/)
  await page.getByRole('link', { name: 'Go to the start page' }).click()
  await expect(page).toHaveURL('/')

  const person = await register(context)
  await page.goto('/no/such/page')
  await page.getByRole('link', { name: 'Go to your dashboard' }).click()
  await expect(page.getByText(`Welcome back, ${person.firstName}!`)).toBeVisible()
})
