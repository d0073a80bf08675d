import type { TextItem } from '../layout/runs.ts'
import { type PdfDocument, openPdf, parserBeside } from './engine.ts'
import { textItems } from './page-layout.ts'

/** Pages read twice for the names of their fonts from which on it is looked whether that is most of them. */
const TWICE = 8

export type TextBeside = {
  /** Begins to read a page, counted from 1. */
  ask(page: number): Promise<TextItem[]>
  /** What was read of a page, with fonts in the names that the first parser gives them. Wants one page after the other. */
  named(page: number, asked: Promise<TextItem[]>): Promise<TextItem[]>
  /** Whether it is of any help: a file with new fonts on every page is read twice. */
  isUseful(): boolean
  close(): Promise<void>
}

/**
 * The text of `document`, whose file is `bytes`, as the parser in the other thread reads it; nothing when it cannot. Parsers
 * number fonts as they come across them, so a page with a font that is not known yet is read by both, which tells what the
 * font is called here.
 */
export async function openTextBeside(
  document: PdfDocument,
  bytes: Uint8Array,
): Promise<TextBeside | undefined> {
  const other = await openPdf(new Uint8Array(bytes), await parserBeside()).catch(() => undefined)
  if (!other) return undefined
  const names = new Map<string, string>()
  let once = 0
  let twice = 0
  return {
    async ask(number) {
      const page = await other.getPage(number)
      const items = await textItems(page)
      page.cleanup()
      return items
    },
    async named(number, asked) {
      const items = await asked.catch(() => undefined)
      if (items?.every(({ fontName }) => names.has(fontName))) {
        once++
        return items.map((item) => ({ ...item, fontName: names.get(item.fontName)! }))
      }
      twice++
      const here = await textItems(await document.getPage(number))
      if (items?.length === here.length)
        items.forEach(({ fontName }, at) => names.set(fontName, here[at]!.fontName))
      return here
    },
    isUseful: () => twice < TWICE || twice < once,
    async close() {
      await other.loadingTask.destroy()
    },
  }
}
