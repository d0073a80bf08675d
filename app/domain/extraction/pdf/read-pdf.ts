import { type Layout, lettersOf, markdownOfPages, plainText } from '../layout/pages.ts'
import { LIMITS } from '../limits.ts'
import type { Page, Reader } from '../reader.ts'
import { refusal } from '../refusals.ts'
import { refuseBombs } from './bombs.ts'
import { isBetter, isGarbled } from './doubt.ts'
import { type PdfDocument, endParserBeside, openPdf } from './engine.ts'
import { layoutsOf } from './layouts.ts'
import { outlineOf, titleOf } from './outline.ts'

/** Fewer letters than these, and a page may be a picture with a stamp on it. */
const HAS_LETTERS = /^(?:[^\p{L}\p{N}]*[\p{L}\p{N}]){80}/u

const NOTHING: Layout = { regions: [], height: 0, remarks: [] }

/**
 * Reads a PDF page by page: the text that stands in it in reading order with headings, lists, tables and links; pages
 * without text, or with text that means nothing, are drawn and read off the picture. Throws the refusals `password_pdf`,
 * `damaged`, `too_many_pages`, `too_much_inside` and `no_text`.
 */
export const readPdf: Reader = async ({ bytes, languages, report }) => {
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
  const confidences = await readPictures(document, layouts, { languages, report, notes })
  const pages = markdownOfPages(layouts, await outlineOf(document)).map((text, at): Page => {
    const confidence = confidences.get(at)
    const label = `Page ${at + 1}`
    return confidence === undefined
      ? { label, text, method: 'text' }
      : { label, text, method: 'ocr', confidence }
  })
  if (!pages.some((page) => page.text.trim())) throw refusal('no_text')
  const title = await titleOf(document)
  return { pages, notes, ...(title ? { title } : {}) }
}

type Task = { languages: string[]; report: Parameters<Reader>[0]['report']; notes: string[] }

/**
 * Reads pages that are pictures and puts what was read in the place of their layout where it is more than what stands in
 * the file. Returns how sure it is, by index of page.
 */
async function readPictures(
  document: PdfDocument,
  layouts: Layout[],
  { languages, report, notes }: Task,
): Promise<Map<number, number>> {
  const read = new Map<number, number>()
  const doubtful = layouts.flatMap((layout, at) => (layout !== NOTHING && isDoubtful(layout) ? [at] : []))
  if (doubtful.length === 0) return read
  await endParserBeside()
  // Most files need none.
  const { openRecogniser } = await import('../ocr/recogniser.ts')
  const { hasPicture, renderPage } = await import('./render.ts')
  const recogniser = openRecogniser(languages)
  let tried = 0
  let left = 0
  try {
    for (const at of doubtful) {
      const page = await document.getPage(at + 1)
      const letters = lettersOf(layouts[at]!)
      const isText = letters > 0 && !isGarbled(plainText(layouts[at]!))
      if (isText && !(await hasPicture(page).catch(() => false))) continue
      if (tried >= LIMITS.ocrPages) {
        left++
        continue
      }
      report({ page: at + 1, of: document.numPages, ocr: true })
      const picture = await renderPage(page).catch(() => undefined)
      page.cleanup()
      if (!picture) continue
      tried++
      const recognition = await recogniser.read(picture)
      const text = plainText(layouts[at]!)
      const isMore = lettersOf(recognition.layout) > letters * 1.5
      if (!isMore && !(isGarbled(text) && isBetter(plainText(recognition.layout), text))) continue
      layouts[at] = recognition.layout
      read.set(at, recognition.confidence)
    }
  } finally {
    await recogniser.close()
  }
  if (left > 0)
    notes.push(`${left} more pages are pictures and were not read: ${LIMITS.ocrPages} is the most.`)
  return read
}

function isDoubtful(layout: Layout): boolean {
  const text = plainText(layout)
  return !HAS_LETTERS.test(text) || isGarbled(text)
}
