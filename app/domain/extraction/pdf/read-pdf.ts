import { type Layout, lettersOf, markdownOfPages, plainText } from '../layout/pages.ts'
import { LIMITS } from '../limits.ts'
import type { Page, Reader } from '../reader.ts'
import { refusal } from '../refusals.ts'
import { refuseBombs } from './bombs.ts'
import { isBetter, isGarbled } from './doubt.ts'
import { type PdfDocument, openPdf } from './engine.ts'
import { outlineOf, titleOf } from './outline.ts'
import { layoutOf } from './page-layout.ts'

/** Letters below which a page may be a picture with a stamp on it. */
const FEW_LETTERS = 80

/** Pages that are read at the same time: pdf.js unpacks streams beside its other work. */
const AT_ONCE = 4

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
  const layouts: Layout[] = []
  let broken = 0
  for (let page = 1; page <= document.numPages; page += AT_ONCE) {
    const numbers = Array.from(
      { length: Math.min(AT_ONCE, document.numPages - page + 1) },
      (_, at) => page + at,
    )
    report({ page, of: document.numPages })
    for (const layout of await Promise.all(numbers.map((number) => layoutOfPage(document, number)))) {
      if (!layout) broken++
      layouts.push(layout ?? NOTHING)
    }
  }
  if (broken === document.numPages) throw refusal('damaged')
  if (broken > 0)
    notes.push(
      broken === 1 ? '1 page is damaged and was left out.' : `${broken} pages are damaged and were left out.`,
    )

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

async function layoutOfPage(document: PdfDocument, number: number): Promise<Layout | undefined> {
  try {
    const page = await document.getPage(number)
    const layout = await layoutOf(page)
    page.cleanup()
    return layout
  } catch {
    return undefined
  }
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
  return lettersOf(layout) < FEW_LETTERS || isGarbled(plainText(layout))
}
