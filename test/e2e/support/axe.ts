import { AxeBuilder } from '@axe-core/playwright'
import type { Browser, Page } from '@playwright/test'
import { day, isLong } from '#test/long.ts'
import { expect } from './test.ts'

/** WCAG 2.2 at level AA with all that came before it, and what axe's makers hold to be good practice. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Of so many looks one is taken every day, another one each day, and of so many one at the dark colours as well. */
const EVERY = isLong ? 1 : 3
const EVERY_DARK = isLong ? 1 : 6

/** What axe finds wrong with the page as it stands: the rule, the elements and what they lack. */
async function violations(page: Page, onlyColours: boolean): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode()
  const { violations: found } = await (onlyColours
    ? axe.withRules('color-contrast')
    : axe.withTags(RULES)
  ).analyze()
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  )
}

/**
 * Answers what checks `page` in light, and its colours in dark as well: nothing else differs. A page that cannot run axe,
 * because scripts are off, is checked as a twin: the same document without its scripts, in a browser that can. So is the
 * dark one, for a page that has been light before may keep some of its colours.
 */
export async function barriers(browser: Browser, page: Page, canRun: boolean) {
  const twins = await browser.newContext({
    viewport: page.viewportSize(),
    javaScriptEnabled: true,
    // Motion would leave axe measuring colours half-way between two states.
    reducedMotion: 'reduce',
  })
  const twin = await twins.newPage()
  if (canRun) await page.emulateMedia({ reducedMotion: 'reduce' })
  let body = ''
  const address = () => page.url().replace(/#.*/, '')
  await twin.route(
    ({ href }) => href === address(),
    (route) => route.fulfill({ body, contentType: 'text/html; charset=utf-8' }),
  )
  // Going to an address with a fragment where the twin stands already would load nothing.
  const show = async (colorScheme: 'light' | 'dark') => {
    await twin.goto('about:blank')
    await twin.emulateMedia({ colorScheme })
    await twin.goto(address())
  }
  let looks = day
  return async (name: string) => {
    looks += 1
    if (looks % EVERY !== 0) return
    const scripts = /<script\b[\s\S]*?<\/script>|<link rel="modulepreload"[^>]*>/g
    body = (await page.content()).replaceAll(scripts, '')
    if (!canRun) await show('light')
    expect.soft(await violations(canRun ? page : twin, false), `${name}, light`).toEqual([])
    if (looks % EVERY_DARK !== 0) return
    await show('dark')
    expect.soft(await violations(twin, true), `${name}, dark`).toEqual([])
  }
}
