import { type Layout, regionsOf } from '../layout/pages.ts'
import { type Size, type TextItem, runsOf, turned } from '../layout/runs.ts'
import { type Overlay, linked, overlayOf, turnedLink } from './annotations.ts'
import type { PdfPage } from './engine.ts'

/** Stretches of text of one page that are looked at; real pages have some thousands. */
const ITEMS = 60_000

/** Reads what is set on a page and what is laid over it. `text` is what is set there, when it has been read already. */
export async function layoutOf(page: PdfPage, text?: readonly TextItem[]): Promise<Layout> {
  const viewport = page.getViewport({ scale: 1 })
  const size: Size = { width: viewport.width, height: viewport.height }
  const overlay = await overlayOf(page).catch((): Overlay => ({ links: [], fields: [], remarks: [] }))
  const items = [...(text ?? (await textItems(page))), ...overlay.fields]
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
export async function textItems(page: PdfPage): Promise<TextItem[]> {
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
