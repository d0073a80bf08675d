import type { Browser, Page } from '@playwright/test'
import { barriers } from './axe.ts'
import { expectNothingCut } from './layout.ts'

/** The narrowest window that has to do: 320 px, which is also 1280 px at 400 % zoom. */
const NARROWEST = { width: 320, height: 640 }

/** How the views of a page are looked at: for barriers when their turn has come, and always in the narrowest window. */
export type Looks = {
  /** Looks at the page as it stands; `name` says which view that is. */
  look: (name: string) => Promise<void>
  /**
   * Goes to `path` and looks at it, once it `stands`. When its turn has not come, it is only gone to in the narrowest window,
   * without scripts, where nothing may be cut off: a fraction of the work.
   */
  visit: (path: string, name?: string, stands?: () => Promise<void>) => Promise<void>
}

/** Answers what looks at the views of `page`, which runs scripts or does not. */
export function looksAt(browser: Browser, page: Page, scripted: boolean): Looks {
  const lookForBarriers = barriers(browser, page, scripted)
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
      return expectNothingCut(made, nameNarrow(name))
    },
  }
}
