import type { PdfDocument } from './engine.ts'
import { type PageLayout, layoutOfPage } from './page-layout.ts'

/** Pages that are read at the same time: pdf.js unpacks streams beside its other work. */
const AT_ONCE = 4

/**
 * Returns the layouts of all pages in their order, undefined where a page is damaged. `report` is told the page that is begun,
 * counted from 1.
 */
export async function layoutsOf(
  document: PdfDocument,
  report: (page: number) => void,
): Promise<(PageLayout | undefined)[]> {
  const layouts: (PageLayout | undefined)[] = Array.from({ length: document.numPages }, () => undefined)
  let begun = 0
  const readOn = async () => {
    while (begun < layouts.length) {
      const page = ++begun
      report(page)
      layouts[page - 1] = await layoutOfPage(document, page)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, readOn))
  return layouts
}
