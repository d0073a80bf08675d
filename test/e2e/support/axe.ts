import { AxeBuilder } from '@axe-core/playwright'
import type { Browser, Page } from '@playwright/test'
import { day, isLong } from '#test/long.ts'
import { expect } from './test.ts'

/** WCAG 2.2 at level AA with all that came before it, and what axe's makers hold to be good practice. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Of so many looks one is taken every day, another one each day, and of so many one at the dark colours as well. */
export type Turns = { light: number; dark: number }
const ALL: Turns = { light: 1, dark: 1 }
const ON_THE_WAY: Turns = { light: 5, dark: 10 }

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

/** Looks at a page as it stands for barriers, when its turn has come; `name` says which view that is. */
export type Look = ((name: string) => Promise<void>) & {
  /** Whether it is the turn of the next one. */
  isNext(): boolean
  /** Passes the next one over. */
  skip(): void
}

/**
 * Answers what checks `page` in light, and its colours in dark as well: nothing else differs. A page that cannot run axe,
 * because scripts are off, is checked as a twin: the same document without its scripts, in a browser that can. So is the
 * dark one, for a page that has been light before may keep some of its colours. `turns` says how many looks wait for other
 * days, unless this is the long run.
 */
export function barriers(browser: Browser, page: Page, canRun: boolean, turns = ON_THE_WAY): Look {
  const every = isLong ? ALL : turns
  const address = () => page.url().replace(/#.*/, '')
  let body = ''
  let made: Page | undefined
  const makeTwin = async () => {
    const twins = await browser.newContext({
      viewport: page.viewportSize(),
      javaScriptEnabled: true,
      // Motion would leave axe measuring colours half-way between two states.
      reducedMotion: 'reduce',
    })
    const twin = await twins.newPage()
    await twin.route(
      ({ href }) => href === address(),
      (route) => route.fulfill({ body, contentType: 'text/html; charset=utf-8' }),
    )
    return twin
  }
  // Going to an address with a fragment where the twin stands already would load nothing.
  const show = async (colorScheme: 'light' | 'dark') => {
    const scripts = /<script\b[\s\S]*?<\/script>|<link rel="modulepreload"[^>]*>/g
    body = (await page.content()).replaceAll(scripts, '')
    made ??= await makeTwin()
    await made.goto('about:blank')
    await made.emulateMedia({ colorScheme })
    await made.goto(address())
    return made
  }
  let looks = day
  const look = async (name: string) => {
    looks += 1
    if (canRun) await page.emulateMedia({ reducedMotion: 'reduce' })
    if (looks % every.light !== 0) return
    expect.soft(await violations(canRun ? page : await show('light'), false), `${name}, light`).toEqual([])
    if (looks % every.dark !== 0) return
    expect.soft(await violations(await show('dark'), true), `${name}, dark`).toEqual([])
  }
  return Object.assign(look, { isNext: () => (looks + 1) % every.light === 0, skip: () => void looks++ })
}
