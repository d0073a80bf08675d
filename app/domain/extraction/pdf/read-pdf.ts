import { type Layout, markdownOfPages } from '../layout/pages.ts'
import type { Page, Reader, Reading } from '../reader.ts'
import { refusal } from '../refusals.ts'
import { refuseBombs } from './bombs.ts'
import { openPdf } from './engine.ts'
import { layoutsOf } from './layouts.ts'
import { outlineOf, titleOf } from './outline.ts'
import { isDoubtful, readPictures } from './read-pictures.ts'

const NOTHING: Layout = { regions: [], height: 0, remarks: [] }

/**
 * Reads a PDF page by page: the text that stands in it in reading order with headings, lists, tables and links; pages
 * without text, or with text that means nothing, are drawn and read off the picture. Throws the refusals `password_pdf`,
 * `damaged`, `too_many_pages`, `too_much_inside` and `no_text`.
 */
export const readPdf: Reader = async ({ bytes, languages, report, keep, shortOf }) => {
  refuseBombs(bytes)
  const document = await openPdf(new Uint8Array(bytes))
  const notes: string[] = []
  const found = await layoutsOf(document, bytes, (page) => report({ page, of: document.numPages }))
  const broken = found.filter((layout) => !layout).length
  if (broken === document.numPages) throw refusal('damaged')
  if (broken > 0)
    notes.push(
      broken === 1 ? '1 page is damaged and was left out.' : `${broken} pages are damaged and were left out.`,
    )

  const layouts = found.map((layout) => layout ?? NOTHING)
  const title = await titleOf(document)
  const outline = await outlineOf(document)
  const reading = (confidences = new Map<number, number>()): Reading => ({
    pages: markdownOfPages(layouts, outline).map((text, at): Page => {
      const confidence = confidences.get(at)
      const label = `Page ${at + 1}`
      return confidence === undefined
        ? { label, text, method: 'text' }
        : { label, text, method: 'ocr', confidence }
    }),
    notes,
    ...(title ? { title } : {}),
  })
  const doubtful = layouts.flatMap((layout, at) => (layout !== NOTHING && isDoubtful(layout) ? [at] : []))
  let confidences: Map<number, number> | undefined
  if (doubtful.length > 0) {
    const unread = doubtful.map((at) => at + 1)
    // Nobody should lose a book for its pictures.
    if (doubtful.length < document.numPages - broken) keep?.(reading(), unread)
    confidences = await readPictures(document, layouts, doubtful, { languages, report, shortOf, notes })
  }
  const read = reading(confidences)
  if (!read.pages.some((page) => page.text.trim())) throw refusal('no_text')
  return read
}
