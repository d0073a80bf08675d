import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** Nothing of the page lies beyond its right edge, so that nobody has to scroll sideways. */
export async function expectNothingCut(page: Page, name: string) {
  const wide = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .map((element) => `<${element.tagName.toLowerCase()} class="${element.className}">`)
  })
  expect.soft(wide, `${name}: what is wider than the window`).toEqual([])
}
