import { type Layout, regionsOf } from '../layout/pages.ts'
import { type Size, type TextItem, runsOf, turned } from '../layout/runs.ts'
import { type Overlay, linked, overlayOf, turnedLink } from './annotations.ts'
import type { PdfDocument, PdfPage } from './engine.ts'
import { ITEMS } from './typesetter.ts'

/** The layout of a page of `document`, counted from 1; undefined where the page is damaged. */
export async function layoutOfPage(document: PdfDocument, number: number): Promise<Layout | undefined> {
  try {
    const page = await document.getPage(number)
    const layout = await layoutOf(page)
    page.cleanup()
    return layout
  } catch {
    return undefined
  }
}

/** What is set on a page and what is laid over it. */
async function layoutOf(page: PdfPage): Promise<Layout> {
  const viewport = page.getViewport({ scale: 1 })
  const size: Size = { width: viewport.width, height: viewport.height }
  const overlay = await overlayOf(page).catch((): Overlay => ({ links: [], fields: [], remarks: [] }))
  const items = [...(await textItems(page)), ...overlay.fields]
  const groups = runsOf(items, viewport.transform, size)
  const regions = groups.flatMap((group) => {
    const turn = group.turn
    const links = overlay.links.map((link) => {
      return turnedLink(link, viewport.transform, (x, y) => turned(x, y, turn, size))
    })
    return regionsOf(linked(group.runs, links))
  })
  const isUpright = (groups[0]?.turn ?? 0) % 180 === 0
  return { regions, height: isUpright ? size.height : size.width, remarks: overlay.remarks }
}

/** The stretches of text that are set on a page, in the order of the file. */
async function textItems(page: PdfPage): Promise<TextItem[]> {
  const reader = page.streamTextContent({ disableNormalization: true }).getReader()
  const items: TextItem[] = []
  for (;;) {
    const { value, done } = await reader.read()
    if (done) return items
    for (const item of value.items as unknown[]) if (isText(item)) items.push(item)
    if (items.length > ITEMS) {
      await reader.cancel(new Error('There is more text on this page than is read'))
      return items
    }
  }
}

function isText(item: unknown): item is TextItem {
  return typeof item === 'object' && item !== null && 'str' in item && item.str !== ''
}
