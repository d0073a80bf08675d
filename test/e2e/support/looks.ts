import type { Browser, Page } from '@playwright/test'
import { barriers } from './axe.ts'
import { day, isLong } from '#test/long.ts'
import { expectNothingCut } from './layout.ts'

/** The narrowest window that has to do: 320 px, which is also 1280 px at 400 % zoom. */
const NARROWEST = { width: 320, height: 640 }
/** Of so many views one is looked at in it every day, another one each day. */
const EVERY = isLong ? 1 : 3

/** How the views of a page are looked at: for barriers and in the narrowest window, each when its turn has come. */
export type Looks = {
  /** Looks at the page as it stands; `name` says which view that is. */
  look: (name: string) => Promise<void>
  /**
   * Goes to `path` and looks at it, once it `stands`. When only the turn of the narrowest window has come, it is gone to in
   * one without scripts, where nothing may be cut off: a fraction of the work.
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
  let views = day
  const isNarrowNext = () => ++views % EVERY === 0
  const look = async (name: string) => {
    await lookForBarriers(name)
    if (!isNarrowNext()) return
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
      if (!isNarrowNext()) return
      made ??= await narrowPage()
      await made.context().addCookies(await page.context().cookies())
      await made.goto(path)
      await expectNothingCut(made, nameNarrow(name))
    },
  }
}
