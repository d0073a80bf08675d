import type { Browser, BrowserContext, Page } from '@playwright/test'
import { barriers, type Turns } from './axe.ts'
import { day, isLong } from '#test/long.ts'
import { expectNothingCut } from './layout.ts'
import type { Problems } from './problems.ts'
import { test } from './test.ts'

/** The narrowest window that has to do: 320 px, which is also 1280 px at 400 % zoom. */
const NARROWEST = { width: 320, height: 640 }
/** A tour is made on one day of so many. */
const DAYS = isLong ? 1 : 3
/** On its days it looks for barriers at so many of its views: on the next of its days at the others. */
const TURNS: Turns = { light: 2, dark: 4 }

/** How the views of a page are looked at: for barriers when it is their turn, and in the narrowest window. */
export type Looks = {
  /** Looks at the page as it stands; `name` says which view that is. */
  look: (name: string) => Promise<void>
  /**
   * Goes to `path` and looks at it, once it `stands`. When it is not its turn to be looked at for barriers, it is gone to in
   * a narrow window without scripts, where nothing may be cut off: a fraction of the work.
   */
  visit: (path: string, name?: string, stands?: () => Promise<void>) => Promise<void>
}

/** What a tour goes through pages with. */
export type Visit = { page: Page; context: BrowserContext; problems: Problems; scripted: boolean }

/**
 * Declares the test `title`, which looks at all that `visit` goes through, on the days whose `turn` it is: from 0 up to the
 * number of days in which all tours are made.
 */
export function tour(
  title: string,
  turn: 0 | 1 | 2,
  visit: (visit: Visit, looks: Looks) => Promise<void>,
): void {
  if (day % DAYS !== turn % DAYS) return
  test(title, async ({ page, context, browser, problems, scripted }) => {
    test.slow()
    await visit({ page, context, problems, scripted }, looksAt(browser, page, scripted))
  })
}

/** Answers what looks at the views of `page`, which runs scripts or does not. */
function looksAt(browser: Browser, page: Page, scripted: boolean): Looks {
  const lookForBarriers = barriers(browser, page, scripted, TURNS)
  let made: Page | undefined
  const narrowPage = async () => {
    const context = await browser.newContext({ viewport: NARROWEST, javaScriptEnabled: false })
    return context.newPage()
  }
  const nameNarrow = (name: string) => `${name} at ${NARROWEST.width} px`
  const look = async (name: string) => {
    await lookForBarriers(name)
    const usual = page.viewportSize()
    await page.setViewportSize(NARROWEST)
    await expectNothingCut(page, nameNarrow(name))
    if (usual) await page.setViewportSize(usual)
  }
  return {
    look,
    async visit(path, name = path, stands) {
      if (lookForBarriers.isNext() || !scripted) {
        await page.goto(path)
        await stands?.()
        return look(name)
      }
      lookForBarriers.skip()
      made ??= await narrowPage()
      await made.context().addCookies(await page.context().cookies())
      await made.goto(path)
      await expectNothingCut(made, nameNarrow(name))
    },
  }
}
