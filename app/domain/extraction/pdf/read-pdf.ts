import { markdownOfPages } from '../layout/pages.ts'
import type { Page, Reader, Reading } from '../reader.ts'
import { refusal } from '../refusals.ts'
import { attachedNotes } from './attached.ts'
import { unknownLetters } from '../unread.ts'
import { refuseBombs } from './bombs.ts'
import { openPdf } from './engine.ts'
import { fontTrust } from './font-trust.ts'
import { layoutsOf } from './layouts.ts'
import { lossNotes } from './losses.ts'
import { outlineOf, titleOf } from './outline.ts'
import type { PageLayout } from './page-layout.ts'
import { hasFewLetters, readPictures } from './read-pictures.ts'
import { withoutLines } from './wrong-fonts.ts'

/** What is said instead of a text that would be none. */
const UNKNOWN =
  'The text of this file could not be read: its fonts do not say which letters they show, and nothing could be made out on its pages as pictures either.'

const NOTHING: PageLayout = { regions: [], height: 0, fonts: [] }

/**
 * Reads a PDF page by page: the text that stands in it in reading order with headings, lists, tables and links; pages
 * without text, or with text that means nothing, are drawn and read off the picture. Throws the refusals `password_pdf`,
 * `damaged`, `too_many_pages`, `too_much_inside` and `no_text`.
 */
export const readPdf: Reader = async ({ bytes, languages, report, keep, shortOf }) => {
  refuseBombs(bytes)
  const document = await openPdf(new Uint8Array(bytes))
  const notes: string[] = []
  const found = await layoutsOf(document, (page) => report({ page, of: document.numPages }))
  const broken = found.filter((layout) => !layout).length
  if (broken === document.numPages) throw refusal('damaged')
  notes.push(...lossNotes(found), ...(await attachedNotes(document)))
  const layouts = found.map((layout) => layout ?? NOTHING)
  const title = await titleOf(document)
  const outline = await outlineOf(document)
  const reading = (layouts: readonly PageLayout[], confidences = new Map<number, number>()): Reading => ({
    pages: markdownOfPages(layouts, outline).map(({ text, leftOut }, at): Page => {
      const confidence = confidences.get(at)
      const page = { label: `Page ${at + 1}`, text, ...(leftOut.length > 0 && { leftOut }) }
      return confidence === undefined ? { ...page, method: 'text' } : { ...page, method: 'ocr', confidence }
    }),
    notes,
    ...(title ? { title } : {}),
  })
  const trust = fontTrust(layouts)
  const doubted = new Set(layouts.flatMap((layout, at) => (trust.doubts(layout) ? [at] : [])))
  const doubtful = layouts.flatMap((layout, at) => {
    return layout !== NOTHING && (doubted.has(at) || hasFewLetters(layout)) ? [at] : []
  })
  let confidences: Map<number, number> | undefined
  if (doubtful.length > 0) {
    const safe = layouts.map((layout, at) =>
      doubted.has(at) ? withoutLines(layout, trust.lost(layout)) : layout,
    )
    const lost = safe.flatMap((layout, at) =>
      layout === layouts[at] || trust.lost(layout).size === 0 ? [] : [at],
    )
    // Nobody should lose a book for its pictures.
    if (safe.some((layout) => !hasFewLetters(layout))) {
      const { notes, ...kept } = reading(safe)
      const unknown = unknownLetters(new Map(lost.map((at) => [at, 'unfinished'])))
      keep?.(
        { ...kept, notes: [...notes, ...unknown] },
        doubtful.filter((at) => !lost.includes(at)).map((at) => at + 1),
      )
    }
    confidences = await readPictures(document, layouts, doubtful, {
      languages,
      report,
      shortOf,
      notes,
      trust,
    })
  }
  const read = reading(layouts, confidences)
  if (!read.pages.some((page) => page.text.trim()))
    throw refusal('no_text', trust.isAnyBad() ? UNKNOWN : undefined)
  return read
}
