import { DRAFT, tryOut, tryRewrite } from './support/landing.ts'
import { type Looks, tour, type Visit } from './support/looks.ts'
import { expect, test } from './support/test.ts'

/** Goes through all that the start page can show. */
async function visitLanding({ page, problems }: Visit, { look, visit }: Looks) {
  for (const path of [
    '/',
    '/?demo=friendly&billing=annual',
    '/?page=privacy',
    '/?page=terms',
    '/?page=support',
  ])
    await visit(path)
  problems.expect(/^413 POST \/$/)
  await page.goto('/')
  await page.getByText('Will my text pass AI detectors?').click()
  await tryOut(page, `${DRAFT} `.repeat(8))
  await expect(page.getByRole('alert')).toBeVisible()
  await look('a text that is too long')
  await page.getByRole('button', { name: 'Humanize the first 100 words' }).click()
  await expect(tryRewrite(page)).toBeVisible()
  await page.getByText('Show what was changed').first().click()
  await look('a rewrite')
}

tour('the start page has no known barriers, and nothing needs scrolling sideways', 1, visitLanding)

test('with forced colours what was struck out and what was put in can be told apart', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/')
  const line = (element: string) =>
    page
      .locator(`.manuscript ${element}`)
      .first()
      .evaluate((one) => getComputedStyle(one).textDecorationLine)
  expect(await line('del')).toBe('line-through')
  expect(await line('ins')).toBe('underline')
  for (const selector of ['.manuscript-sheet', 'div:has(> #try-text)', '.chip', '.plan', '.btn']) {
    const edge = await page
      .locator(selector)
      .first()
      .evaluate((one) => {
        const { borderTopStyle, borderTopWidth } = getComputedStyle(one)
        return `${borderTopStyle} ${borderTopWidth}`
      })
    expect(edge, selector).toMatch(/^solid [1-9]/)
  }
})
