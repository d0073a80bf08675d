import type { PageLayout } from './page-layout.ts'
import { threadBeside } from './thread-beside.ts'

/** Pages read twice for the names of their fonts from which on it is looked whether that is most of them. */
const TWICE = 8

export type LayoutsBeside = {
  /** Begins to read a page, counted from 1. */
  ask(page: number): Promise<PageLayout | undefined>
  /** What was read, with fonts in the names they have here. Wants one page after the other; `readHere` reads it here. */
  named(
    asked: Promise<PageLayout | undefined>,
    readHere: () => Promise<PageLayout | undefined>,
  ): Promise<PageLayout | undefined>
  /** Whether it is of any help: a file with new fonts on every page is read twice. */
  isUseful(): boolean
  close(): void
}

/**
 * The pages of the file of `bytes` as the other thread reads them; nothing when it cannot. Each thread numbers fonts as it
 * comes across them, so a page with a font that is not known yet is read by both, which tells what the font is called here.
 */
export async function openLayoutsBeside(bytes: Uint8Array): Promise<LayoutsBeside | undefined> {
  const thread = threadBeside()
  if (!(await thread.open(bytes))) return undefined
  const names = new Map<string, string>()
  let once = 0
  let twice = 0
  return {
    ask: (page) => thread.layoutOf(page),
    async named(asked, readHere) {
      const layout = await asked
      if (layout?.fonts.every(({ font }) => names.has(font))) {
        once++
        for (const use of [...layout.regions.flat(), ...layout.fonts])
          use.font = names.get(use.font) ?? use.font
        return layout
      }
      twice++
      const here = await readHere()
      if (layout?.fonts.length === here?.fonts.length)
        layout?.fonts.forEach(({ font }, at) => names.set(font, here!.fonts[at]!.font))
      return here
    },
    isUseful: () => twice < TWICE || twice < once,
    close: () => thread.close(),
  }
}
