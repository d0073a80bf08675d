import type { PdfDocument } from './engine.ts'
import { openLayoutsBeside } from './layouts-beside.ts'
import { type PageLayout, layoutOfPage } from './page-layout.ts'
import { endThreadBeside, hasThreadBeside } from './thread-beside.ts'

/** Pages that are read at the same time: pdf.js unpacks streams beside its other work. */
const AT_ONCE = 4

/** Pages from which on two threads parse: each has to find its way in the file first, and to be started if it is not. */
const LONG = { started: 16, not: 100 }

/** A file that one thread parses: two hold it twice, and leave twice as much behind. */
const LARGE = { bytes: 3 * 1024 * 1024, pages: 500 }

/** Pages that the other thread is asked for ahead of their turn, so that it need not wait; a share of what is left. */
const AHEAD = { pages: 12, share: 0.3 }

/**
 * The layouts of all pages in their order, undefined where a page is damaged. The pages of a long file are parsed in two
 * threads, whichever is free. `report` is told the page that is begun, counted from 1.
 */
export async function layoutsOf(
  document: PdfDocument,
  bytes: Uint8Array,
  report: (page: number) => void,
): Promise<(PageLayout | undefined)[]> {
  const layouts: (PageLayout | undefined)[] = Array.from({ length: document.numPages }, () => undefined)
  let begun = 0
  const next = () => {
    if (begun === layouts.length) return undefined
    report(++begun)
    return begun
  }
  const readHere = async () => {
    for (let page = next(); page !== undefined; page = next()) {
      layouts[page - 1] = await layoutOfPage(document, page)
      // pdf.js does all in one go; what the other thread says waits for its end.
      await new Promise(setImmediate)
    }
  }
  const readBeside = async () => {
    const beside = await openLayoutsBeside(bytes)
    if (!beside) return
    const ahead = () => Math.min(AHEAD.pages, 1 + (layouts.length - begun) * AHEAD.share)
    const asked: { page: number; layout: Promise<PageLayout | undefined> }[] = []
    for (;;) {
      while (asked.length < ahead() && beside.isUseful()) {
        const page = next()
        if (page === undefined) break
        asked.push({ page, layout: beside.ask(page) })
      }
      const first = asked.shift()
      if (!first) break
      layouts[first.page - 1] = await beside.named(first.layout, () => layoutOfPage(document, first.page))
    }
    beside.close()
  }
  const isLarge = bytes.length >= LARGE.bytes || layouts.length > LARGE.pages
  const isLong = layouts.length >= (hasThreadBeside() ? LONG.started : LONG.not)
  // What it has in memory may be what a large file needs.
  if (isLarge) await endThreadBeside()
  if (isLong && !isLarge) await Promise.all([readHere(), readBeside()])
  else await Promise.all(Array.from({ length: AT_ONCE }, readHere))
  return layouts
}
