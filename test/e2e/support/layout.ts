import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** How long a page may take to settle in a window of another size. */
const SETTLED_MS = 10_000

/** Nothing of the page lies beyond its right edge, so that nobody has to scroll sideways. */
export async function expectNothingCut(page: Page, name: string) {
  // What the window has moved may still be on its way.
  const fits = () => document.documentElement.scrollWidth <= document.documentElement.clientWidth
  await page.waitForFunction(fits, undefined, { timeout: SETTLED_MS }).catch(() => undefined)
  const wide = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .map((element) => `<${element.tagName.toLowerCase()} class="${element.className}">`)
  })
  expect.soft(wide, `${name}: what is wider than the window`).toEqual([])
}
