import { openHumanizer, ready } from './support/humanizer.ts'
import { register } from './support/people.ts'
import { expect, test } from './support/test.ts'

test.beforeEach(async ({ context }) => {
  await register(context)
})

test('with forced colours controls keep their edges and choices can be told apart', async ({
  page,
  scripted,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await openHumanizer(page, scripted)
  const look = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const { borderTopStyle, borderTopWidth, outlineStyle, color, backgroundColor, borderTopColor } =
          getComputedStyle(element)
        return {
          edge: `${borderTopStyle} ${borderTopWidth}`,
          outlineStyle,
          color,
          backgroundColor,
          borderTopColor,
        }
      })
  for (const control of ['#rewrite', '#humanize .btn', '#humanize fieldset > label']) {
    expect((await look(control)).edge, control).toMatch(/^solid [1-9]/)
  }
  expect(await look('#humanize fieldset > label:has(:checked)')).not.toEqual(
    await look('#humanize fieldset > label:not(:has(:checked))'),
  )
  await page.locator('#text').focus()
  expect((await look('#text')).outlineStyle).not.toBe('none')
})

test('people who asked for less motion get none', async ({ page, scripted }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/humanizer/history')
  await ready(page, scripted)
  await expect(page.getByRole('dialog', { name: 'History' })).toBeVisible()
  const moving = await page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .map((element) => getComputedStyle(element))
      .filter(
        ({ animationName, animationDuration }) => animationName !== 'none' && animationDuration !== '0s',
      )
      .map(({ animationName, animationDuration }) => `${animationName} ${animationDuration}`)
      .filter((motion) => !/ (0|1e-0\d|0\.0+1?)(m?s)$/.test(motion)),
  )
  expect(moving).toEqual([])
})
